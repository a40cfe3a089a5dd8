/** The end of a round: all hands laid open, with the reasons for the points. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  lettersOf,
  say,
  seatName,
  seatNames,
  tileName,
  tileNames,
} from "../../../locales/messages";
import { type DialogActions, head, written } from "../../../panels/dialog";
import { foot, forgetting, heads, ofDeal, totalOf, unseen } from "../../../panels/foot";
import { roundNumber, teamOf } from "../../../panels/tally";
import type {
  Finish,
  OkeyGameView as GameView,
  OkeyResultView as ResultView,
  OkeyRoundView as RoundView,
  OkeyRowView as RowView,
  TileView,
} from "../../../pkg/istaka/istaka";
import { arrangedIn, faceIn } from "../../../state/faces";
import { winnerOf } from "../../../state/state";
import type { OkeyState } from "../state";
import { downwards, specially } from "../suffixes";

export function result(game: GameView, actions: DialogActions, state: OkeyState): TemplateResult {
  const { table } = game;
  if (!table?.result) return html``;
  const { outcome } = table;
  const winner = winnerOf(table);
  const first = (row: RowView): number => (row.seat === winner ? -1 : row.seat);
  const rows = table.result.rows.toSorted((a, b) => first(a) - first(b));
  const last = outcome?.kind === "won" ? faceIn(table, outcome.discard) : null;
  return html`
    ${head(title(game, winner, state), html`${why(game, table, table.result).map((line) => html`<p>${line}</p>`)}`, last ? lastTile(last) : nothing)}
    ${heads(game, state)}
    <div class="hands" tabindex="0">${forgetting(game, state, actions)}${rows.map((row, i) => hand(row, table, game, state, i))}${ofDeal(game, state, actions)}</div>
    ${foot(game, state, actions, out(game))}
  `;
}

function title(game: GameView, winner: number | null, state: OkeyState): string {
  const round = roundNumber(state);
  if (winner === null) return say("result-void", { round });
  const team = teamOf(winner, game).seats;
  const names = seatNames(team.filter((seat) => seat !== 0));
  if (team.length > 1) {
    return say(team.includes(0) ? "result-win-with" : "result-win-together", { names, round });
  }
  return say(winner === 0 ? "result-you-win" : "result-win", { name: seatName(winner), round });
}

function why(game: GameView, table: RoundView, { value, rows }: ResultView): string[] {
  const { outcome } = table;
  const shown = table.players.findIndex(({ shownTwin }) => shownTwin);
  const twin = shown < 0 ? null : shown;
  const twinPoints = table.values.twin;
  const by = (seat: number, id: string, points: number): string =>
    say(`result-${seat === 0 ? "you-" : ""}${id}${downwards(game)}`, {
      name: seatName(seat),
      points,
    });
  const offences = rows.filter(({ score }) => score.offence > 0);
  return [
    outcome?.kind === "won" ? won(game, table, outcome, value) : voided(game, twin),
    ...(game.sheet.at(-1)?.oneColor ? [say("result-one-colour")] : []),
    ...(game.sheet.at(-1)?.doubled ? [say("result-doubled")] : []),
    ...(twin === null ? [] : [by(twin, "twin", twinPoints)]),
    ...offences.map(({ seat, score }) => by(seat, "offence", score.offence)),
    ...potAndTie(game),
  ];
}

function voided({ options }: GameView, twin: number | null): string {
  const id = options.end === "rounds" ? "again" : twin === null ? "void-why" : "void-twin";
  return say(`result-${id}`);
}

function won(game: GameView, table: RoundView, outcome: Finish, value: number): string {
  const { options } = game;
  const { seat: winner, byOkey, byPairs } = outcome;
  if (options.counting === "wins") {
    return say(winner === 0 ? "result-you-one" : "result-one", { name: seatName(winner) });
  }
  const id = byOkey && byPairs ? "okey-pairs" : byOkey ? "okey" : byPairs ? "pairs" : "plain";
  return say(`result-${id}${downwards(game)}`, { value, loss: table.values.loss });
}

/** Tells who takes the pot or what it holds, and whether an extra round follows. */
function potAndTie(game: GameView): string[] {
  const to = game.sheet.at(-1)?.potTo ?? null;
  const chips = game.units?.pot ?? 0;
  const tied = game.table?.tied ?? [];
  return [
    ...(to === null
      ? []
      : [say(to === 0 ? "result-you-pot" : "result-pot", { name: seatName(to) })]),
    ...(to === null && chips > 0 ? [say("pot-holds", { chips })] : []),
    ...(tied.length > 0 ? [say("result-level", { names: seatNames(tied) })] : []),
  ];
}

function lastTile(tile: TileView): TemplateResult {
  return html`<tile-row class="last" role="img" aria-label=${say("result-last-tile", { tile: tileName(tile) })} .tiles=${[tile]}></tile-row>`;
}

function hand(
  row: RowView,
  table: RoundView,
  game: GameView,
  state: OkeyState,
  i: number,
): TemplateResult {
  const won = row.seat === winnerOf(table);
  const { melds, rest } = arrangedIn(table, row.hand);
  // Under these rules points are good for a player.
  const gains = ["wins", "own"].includes(game.options.counting);
  const round = row.score.shown;
  return html`
    <section class="hand step-${i} ${won ? "won" : ""} ${row.out ? "is-out" : ""}" aria-label=${seatName(row.seat)}>
      <div class="player ${won ? "turn" : ""}">
        <span class="avatar seat-${row.seat}" aria-hidden="true">${lettersOf(row.seat)}</span>
        <span class="who"><b>${seatName(row.seat)}</b><small>${status(row, table, game)}</small></span>
      </div>
      <div class="melds">
        ${melds.map(
          (meld, step) =>
            html`<div class="meld step-${step}"><tile-row role="img" aria-label=${say("meld-label", { tiles: tileNames(meld) })} .tiles=${meld}></tile-row></div>`,
        )}
        ${
          rest.length > 0
            ? html`<div class="rest step-${melds.length}"><tile-row role="img" aria-label=${say("rest-label", { tiles: tileNames(rest) })} .tiles=${rest}></tile-row></div>`
            : nothing
        }
      </div>
      <b class="points ${(round === 0) === gains ? "" : "none"}">${unseen("column-round")}${written(round)}</b>
      ${totalOf(row, state)}
    </section>
  `;
}

function status(row: RowView, { outcome }: RoundView, { options }: GameView): string {
  if (row.out && options.end !== "rounds") return say("row-out");
  if (outcome?.kind === "won" && row.seat === outcome.seat)
    return say(`row-finished${specially(outcome)}`);
  const { deficiency } = row.hand;
  return deficiency === 0 ? say("row-complete") : say("row-away", { count: deficiency });
}

/** Tells why the player only watches from now on; null if they still play. */
function out({ eliminated, options }: GameView): string | null {
  if (!eliminated[0]) return null;
  const { end, limit, limitRule } = options;
  if (end === "rounds") return say("human-behind");
  return say(limitRule === "reach" ? "human-out-reach" : "human-out", { limit });
}
