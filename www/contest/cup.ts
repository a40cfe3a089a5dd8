/** A painted cup: gold, silver or bronze, as the place is. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";

const METALS = ["first", "second", "third"] as const;

/** Draws the cup of a place; nothing behind the third. */
export function cup(place: number): TemplateResult {
  const metal = METALS[place - 1];
  if (!metal) return html``;
  return html`<svg class="cup ${metal}" viewBox="0 0 80 88" role="img" aria-label=${say(`cup-${metal}`)}>
    <path class="handle" d="M21 14H9c-2 17 6 27 17 29M59 14h12c2 17-6 27-17 29" />
    <path class="dark" d="M34 46h12l3 18H31z" />
    <path class="metal" d="M18 8h44c1 24-5 41-22 45C23 49 17 32 18 8z" />
    <path class="shade" d="M46 8h16c1 24-5 41-22 45 8-7 8-26 6-45z" />
    <path class="light" d="M24 12h7c0 14 2 25 6 33-9-5-13-17-13-33z" />
    <ellipse class="dark" cx="40" cy="8.5" rx="22" ry="4" />
    <path class="metal" d="M28 62h24l4 9H24z" />
    <path class="wood" d="M18 71h44c2 0 3 1 3 3v10H15V74c0-2 1-3 3-3z" />
    <path class="plate" d="M30 75h20v5H30z" />
    <path class="star" d="m40 19 3 6.2 6.8 1-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-1z" />
  </svg>`;
}
