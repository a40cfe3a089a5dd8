/** The explanation of a turn: the hand, its prospects, and a better move. */

import "../../../ui/tile-row";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileNames } from "../../../locales/messages";
import { closing, type DialogActions, head } from "../../../panels/dialog";
import { neighbours } from "../../../panels/turns";
import type { OkeyGameView as GameView } from "../../../pkg/istaka/istaka";
import type { OkeyWhyView as WhyView } from "../../../pkg/judge/istaka";
import { faceIn, facesIn, type TileFace, type Wilds } from "../../../state/faces";
import { withTiles } from "../../../ui/with-tiles";
import type { OkeyState } from "../state";
import { endsOf, turns } from "../turns";
import { questionAbout } from "./history";
import { ahead, linesOf } from "./lines";
import { hand } from "./review";

export function why(game: GameView, actions: DialogActions, { told }: OkeyState): TemplateResult {
  if (!told) return html``;
  const { why, event } = told;
  const { table } = game;
  if (!table) return html``;
  const { seat, threw } = why;
  const name = seatName(seat);
  const ends = endsOf(table, seat);
  const turn = turns(table).find((one) => one.event === event);
  return html`
    ${head(turn ? questionAbout(turn, table) : "", nothing, one(faceIn(table, threw.tile)))}
    <div class="body why" tabindex="0" aria-live="polite">${keyed(
      event,
      html`<p>${say("why-held", { name })}</p>
      ${hand(why, table, (tiles) => tiles)}
      <ul>${linesOf(why, table).map((line) => html`<li>${withTiles(line)}</li>`)}</ul>
      ${helping(why, table)}`,
    )}</div>
    ${closing(actions, neighbours(ends, event, actions))}`;
}

/** Renders a tile beside the title. */
function one(tile: TileFace): TemplateResult {
  return html`<tile-row class="last" aria-hidden="true" .tiles=${[tile]}></tile-row>`;
}

/** The tiles that could still help, as far as the player could know. */
function helping(
  { seat, threw: { leaves } }: WhyView,
  round: Wilds,
): TemplateResult | typeof nothing {
  if (!leaves) return nothing;
  const helping = facesIn(round, leaves.helping);
  const row = html`<tile-row role="img" aria-label=${tileNames(helping)} .tiles=${helping}></tile-row>`;
  return html`<p>${ahead(seat, leaves)}</p>
    ${helping.length > 0 ? row : nothing}`;
}
