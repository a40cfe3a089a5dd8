/**
 * What lies over the table by the rules: the player's own points, as
 * a thing that can be asked about.
 */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../../../locales/messages";
import { at } from "../../../table/at";
import type { Layout } from "../../../table/layout";
import type { RummiState } from "../state";

export function over(
  { game }: RummiState,
  { seats: [seat] }: Pick<Layout, "seats">,
): TemplateResult {
  if (!game?.table || !seat) return html``;
  return html`<button class="asked" data-about="points" ${at(seat)} aria-label=${say("thing-points-label")}></button>`;
}
