/** The panels of table rummy: above and beside the table, and in dialogs. */

import "../panels.css";
import { html, type TemplateResult } from "lit/html.js";
import { PRESETS } from "../../../engine/presets";
import { say } from "../../../locales/messages";
import { decimal } from "../../../panels/numbers";
import { at } from "../../../table/at";
import type { Layout } from "../../../table/layout";
import type { GamePanels } from "../../game";
import type { RummiState } from "../state";
import { aboutThing, aim } from "../things";
import { turnName } from "../turns";
import { turnList } from "./history";
import { reasonsOf, result } from "./result";
import { review } from "./review";
import { why } from "./why";

export const panels: GamePanels = {
  bodies: { result, why },
  aim,
  reasons: reasonsOf,
  over,
  turns: turnList,
  about: aboutThing,
  turnName,
  review,
  rules: { game: "rummi", presets: () => PRESETS.rummi },
  loss: (lost) => decimal(lost),
  // Only the player's own turns have explanations.
  explains: ({ seat }) => seat === 0,
};

/** The player's points, as a button to their explanation. */
export function over(
  { game }: RummiState,
  { seats: [seat] }: Pick<Layout, "seats">,
): TemplateResult {
  if (!game?.table || !seat) return html``;
  return html`<button class="asked" data-about="points" ${at(seat)} aria-label=${say("thing-points-label")}></button>`;
}
