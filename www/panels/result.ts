/** The end of a round: all hands laid open, and why each writes what he writes. */

import "../elements/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileName, tileNames } from "../locales/messages";
import type { GameView, ResultView, RowView, TileView } from "../pkg/istaka";
import { columns, type DialogActions, head, written } from "./dialog";

export function result(game: GameView, actions: DialogActions): TemplateResult {
  const outcome = game.table?.result;
  if (!outcome) return html``;
  const rows = [...outcome.rows].sort((a, b) => order(outcome, a) - order(outcome, b));
  const last = outcome.discard;
  return html`
    ${head(title(game, outcome), html`${why(game, outcome).map((line) => html`<p>${line}</p>`)}`, last ? lastTile(last) : nothing)}
    ${columns("column-points", "column-round", "column-total")}
    <div class="hands" tabindex="0">${rows.map((row, i) => hand(row, outcome, i))}</div>
    ${foot(game, actions)}
  `;
}

/** The winner first, then by seat. */
function order(outcome: ResultView, row: RowView): number {
  return row.seat === outcome.winner ? -1 : row.seat;
}

function title({ round }: GameView, { winner }: ResultView): string {
  if (winner === null) return say("result-void", { round });
  return say(winner === 0 ? "result-you-win" : "result-win", { name: seatName(winner), round });
}

function why({ values }: GameView, outcome: ResultView): string[] {
  const { winner, value, byOkey, byPairs, twinShownBy: twin } = outcome;
  const id = byOkey && byPairs ? "okey-pairs" : byOkey ? "okey" : byPairs ? "pairs" : "plain";
  const end =
    winner === null
      ? say(twin === null ? "result-void-why" : "result-void-twin")
      : say(`result-${id}`, { value, loss: values.loss });
  if (twin === null) return [end];
  const args = { name: seatName(twin), points: values.twin };
  return [end, say(twin === 0 ? "result-you-twin" : "result-twin", args)];
}

function lastTile(tile: TileView): TemplateResult {
  return html`<tile-row class="last" role="img" aria-label=${say("result-last-tile", { tile: tileName(tile) })} .tiles=${[tile]}></tile-row>`;
}

function hand(row: RowView, outcome: ResultView, i: number): TemplateResult {
  const won = row.seat === outcome.winner;
  const round = row.finish + row.twin;
  return html`
    <section class="hand step-${i} ${won ? "won" : ""} ${row.out ? "is-out" : ""}" aria-label=${seatName(row.seat)}>
      <div class="player ${won ? "turn" : ""}">
        <span class="avatar seat-${row.seat}" aria-hidden="true">${[...seatName(row.seat)][0]}</span>
        <span class="who"><b>${seatName(row.seat)}</b><small>${status(row, outcome)}</small></span>
      </div>
      <div class="melds">
        ${row.melds.map(
          (meld, step) =>
            html`<div class="meld step-${step}"><tile-row role="img" aria-label=${say("meld-label", { tiles: tileNames(meld.tiles) })} .tiles=${meld.tiles}></tile-row></div>`,
        )}
        ${
          row.rest.length > 0
            ? html`<div class="rest step-${row.melds.length}"><tile-row role="img" aria-label=${say("rest-label", { tiles: tileNames(row.rest) })} .tiles=${row.rest}></tile-row></div>`
            : nothing
        }
      </div>
      <b class="points ${round === 0 ? "none" : ""}">${unseen("column-round")}${written(round)}</b>
      <b class="total">${unseen("column-total")}${row.total}</b>
    </section>
  `;
}

/** What a number is, for those who do not see the head of its column. */
function unseen(column: string): TemplateResult {
  return html`<span class="unseen">${say(column)} </span>`;
}

function status(row: RowView, outcome: ResultView): string {
  if (row.out) return say("row-out");
  if (row.seat === outcome.winner) {
    return say(
      outcome.byOkey
        ? "row-finished-okey"
        : outcome.byPairs
          ? "row-finished-pairs"
          : "row-finished",
    );
  }
  return row.deficiency === 0 ? say("row-complete") : say("row-away", { count: row.deficiency });
}

function foot(game: GameView, actions: DialogActions): TemplateResult {
  const primary = (id: string, action: () => void) =>
    html`<button class="primary" autofocus data-move=${id} @click=${action}>${say(id)}</button>`;
  const sheet = html`<button class="quiet" data-move="to-table" @click=${actions.close}>${say("to-table")}</button>
    <button class="quiet" data-move="moves" @click=${() => actions.open("moves")}>${say("moves")}</button>
    <button class="quiet" @click=${() => actions.open("scores")}>${say("scores")}</button>
    ${game.undo ? html`<button class="quiet" data-move="undo" @click=${actions.undo}>${say("undo")}</button>` : nothing}`;
  if (game.standing)
    return html`<footer>${sheet} ${primary("to-standing", () => actions.open("standing"))}</footer>`;
  if (!game.eliminated[0])
    return html`<footer>${sheet} ${primary("next-round", actions.nextRound)}</footer>`;
  return html`<footer>
    <p>${say("human-out", { limit: game.limit })}</p>
    ${sheet}
    <button class="quiet" data-move="watch-on" @click=${actions.nextRound}>${say("watch-on")}</button>
    ${primary("to-standing", actions.toStanding)}
  </footer>`;
}
