/** Explains the best play in one of the player's own turns. */

import "../../../ui/tile-row";
import "../panels.css";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../../../locales/messages";
import { closing, type DialogActions, head } from "../../../panels/dialog";
import { neighbours } from "../../../panels/turns";
import type { RummiGameView as GameView } from "../../../pkg/istaka/istaka";
import type { Play, Missed as WhyView } from "../../../pkg/judge/istaka";
import { facesIn, type TileFace, type Wilds } from "../../../state/faces";
import type { RummiState } from "../state";
import { turnsOf } from "../turns";

export function why(game: GameView, actions: DialogActions, { told }: RummiState): TemplateResult {
  if (!told) return html``;
  const { why, event } = told;
  const { laid, best } = why;
  const turns = game.table ? turnsOf(game.table, game.table.seat) : [];
  const missed = best !== null && best.laid.length > laid ? best : null;
  return html`
    ${head(say("rummi-why-label", { number: event + 1 }))}
    <div class="body why" tabindex="0" aria-live="polite">${keyed(
      event,
      html`<p>${say("rummi-why-laid", { count: laid })} ${missed ? nothing : say(nothingMissed(why))}</p>
      ${missed && game.table ? instead(missed, game.table) : nothing}`,
    )}</div>
    ${closing(actions, neighbours(turns, event, actions))}`;
}

/** Tells that no more tiles, or none at all, could be laid. */
function nothingMissed({ best }: WhyView): string {
  return best === null ? "rummi-why-nothing" : "rummi-why-all";
}

/** The tiles of the best play, and the table after it. */
export function instead({ laid: tiles, points, table }: Play, round: Wilds): TemplateResult {
  const own = new Set(tiles);
  const laid = facesIn(round, tiles);
  return html`<p>${say("rummi-why-best", { count: laid.length, points })}</p>
    <div class="melds"><tile-row role="img" aria-label=${tileNames(laid)} .tiles=${laid}></tile-row></div>
    <p>${say("rummi-why-table")}</p>
    <ul class="series">${table.map((series) => row(facesIn(round, series), own))}</ul>`;
}

/** A series, with frames around tiles from the rack. */
function row(fronts: readonly TileFace[], own: ReadonlySet<string>): TemplateResult {
  return html`<li><div role="img" aria-label=${tileNames(fronts)}>${fronts.map(
    (front) =>
      html`<tile-row class=${own.has(front.tile) ? "own" : ""} .tiles=${[front]}></tile-row>`,
  )}</div></li>`;
}
