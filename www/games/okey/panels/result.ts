/**
 * The end of a round of Okey: the winner, the reasons for the points, and the distances; and the
 * reasons in the score sheet.
 */

import { html, type TemplateResult } from "lit/html.js";
import { say, seatName, seatNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { type EndHand, roundEnd, winTitle } from "../../../panels/round-end";
import { teamOf } from "../../../panels/tally";
import type {
  Finish,
  OkeyGameView as GameView,
  OkeyResultView as ResultView,
  OkeyRoundView as RoundView,
  OkeyRowView as RowView,
  OkeySheetRow as SheetRow,
} from "../../../pkg/istaka/istaka";
import { arrangedIn, faceIn } from "../../../state/faces";
import { winnerOf } from "../../../state/state";
import { downwards, type OkeyState, specially } from "../state";

export function result(game: GameView, actions: DialogActions, state: OkeyState): TemplateResult {
  const { table } = game;
  if (!table?.result) return html``;
  const { outcome, result } = table;
  const winner = winnerOf(table);
  const end = {
    title: winTitle(winner === null ? [] : teamOf(winner, game).seats, state, "result-void"),
    why: why(game, table, result),
    last: outcome?.kind === "won" ? faceIn(table, outcome.discard) : null,
    hands: result.rows.map((row) => hand(row, table, game)),
    out: out(game),
  };
  return roundEnd(end, game, actions, state);
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

function hand(row: RowView, table: RoundView, game: GameView): EndHand {
  // Under these rules points are good for a player.
  const gains = ["wins", "own"].includes(game.options.counting);
  const { seat, out, total, score } = row;
  return {
    ...{ seat, out, total, ...arrangedIn(table, row.hand) },
    won: seat === winnerOf(table),
    status: status(row, table, game),
    points: score.shown,
    good: (score.shown === 0) !== gains,
  };
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

/** Lists how the round was won, and every other reason for points. */
export function reasonsOf(row: SheetRow, game: GameView): string[] {
  const { options } = game;
  const by = (seat: number, what: string): string =>
    say("reason", { name: seatNames([seat]), what });
  const { winners, twinShownBy, potTo } = row;
  const offences = row.scores.flatMap((score, seat) =>
    score?.offence
      ? [by(seat, say(`reason-offence${downwards(game)}`, { points: score.offence }))]
      : [],
  );
  return [
    ...winners.map((seat) => by(seat, say(`row-finished${specially(row)}`))),
    ...(row.oneColor ? [say("reason-one-colour")] : []),
    ...(row.doubled ? [say("reason-doubled")] : []),
    ...(row.state === "void"
      ? [say(options.end === "rounds" ? "reason-again" : "reason-void")]
      : []),
    ...(twinShownBy === null ? [] : [by(twinShownBy, say("reason-twin"))]),
    ...offences,
    ...(potTo === null ? [] : [by(potTo, say("reason-pot"))]),
  ];
}
