/** Elements above the table: the player's points, as a button to their explanation. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../../../locales/messages";
import { at } from "../../../table/at";
import type { Layout } from "../../../table/layout";
import type { Okey101State } from "../state";

export function over(
  { game }: Okey101State,
  { seats: [seat] }: Pick<Layout, "seats">,
): TemplateResult {
  if (!game?.table || !seat) return html``;
  return html`<button class="asked" data-about="points" ${at(seat)} aria-label=${say("thing-points-label")}></button>`;
}
