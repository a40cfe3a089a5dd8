/** A painted cup: gold, silver or bronze, as the place is; it looks the same in every theme. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";

/** The metals of the first places: their colour, in the shade, and in the light. */
const METALS = [
  { name: "first", metal: "#e9b949", deep: "#a9781d", bright: "#ffe9ae" },
  { name: "second", metal: "#c3ccd3", deep: "#7d8891", bright: "#f4f8fa" },
  { name: "third", metal: "#c98751", deep: "#8a5327", bright: "#f0c39c" },
] as const;

/** Draws the cup of a place; nothing behind the third. */
export function cup(place: number): TemplateResult {
  const found = METALS[place - 1];
  if (!found) return html``;
  const { name, metal, deep, bright } = found;
  return html`<svg class="cup" viewBox="0 0 80 88" role="img" aria-label=${say(`cup-${name}`)} fill=${metal}>
    <path d="M21 14H9c-2 17 6 27 17 29M59 14h12c2 17-6 27-17 29" fill="none" stroke=${metal} stroke-width="5" stroke-linecap="round" />
    <path d="M34 46h12l3 18H31z" fill=${deep} />
    <path d="M18 8h44c1 24-5 41-22 45C23 49 17 32 18 8z" />
    <path d="M46 8h16c1 24-5 41-22 45 8-7 8-26 6-45z" fill=${deep} opacity="0.45" />
    <path d="M24 12h7c0 14 2 25 6 33-9-5-13-17-13-33z" fill=${bright} opacity="0.8" />
    <ellipse cx="40" cy="8.5" rx="22" ry="4" fill=${deep} />
    <path d="M28 62h24l4 9H24z" />
    <path d="M18 71h44c2 0 3 1 3 3v10H15V74c0-2 1-3 3-3z" fill="#6a3f20" />
    <path d="M30 75h20v5H30z" fill=${bright} />
    <path d="m40 19 3 6.2 6.8 1-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-1z" fill=${deep} />
  </svg>`;
}
