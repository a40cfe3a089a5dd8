/**
 * The end of a round: the winners, and the tiles left on the other racks; and the reasons in the
 * score sheet.
 */

import { html, type TemplateResult } from "lit/html.js";
import { say, seatName, seatNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { type EndHand, roundEnd, winTitle } from "../../../panels/round-end";
import type {
  RummiGameView as GameView,
  RummiResultView as ResultView,
  RummiRoundView as RoundView,
  RummiRowView as RowView,
  RummiSheetRow as SheetRow,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import { isClosed, type RummiState } from "../state";

/** The titles of a blocked round that several players win. */
const SHARED = ["rummi-result-you-share", "rummi-result-share"] as const;

export function result(game: GameView, actions: DialogActions, state: RummiState): TemplateResult {
  const { table } = game;
  const outcome = table?.result;
  if (!table || !outcome) return html``;
  const end = {
    title: winTitle(outcome.winners, state, "result-void", SHARED),
    why: [why(table, outcome, game)],
    hands: outcome.rows.map((row) => hand(row, outcome, table, game)),
  };
  return roundEnd(end, game, actions, state);
}

function why(
  { outcome }: RoundView,
  { winners }: ResultView,
  { counts }: Pick<GameView, "counts">,
): string {
  const taken = counts === "taken";
  if (outcome?.kind !== "won") {
    return say(`rummi-result-blocked${taken ? "-taken" : ""}`, { count: winners.length });
  }
  const { seat: winner, atOnce } = outcome;
  const you = winner === 0 ? "you-" : "";
  const way = taken ? "taken" : atOnce ? "at-once" : "plain";
  return say(`rummi-result-${you}${way}`, { name: seatName(winner) });
}

function hand(row: RowView, { winners }: ResultView, table: RoundView, game: GameView): EndHand {
  const { seat, total, score } = row;
  return {
    ...{ seat, total, points: score.shown, good: score.shown === 0 },
    won: winners.includes(seat),
    status: status(row, table, game),
    rest: facesIn(table, row.rest),
  };
}

/**
 * Returns the status of a player; minus points for a rack laid at once depend on the tiles laid
 * before.
 */
function status({ seat, sum }: RowView, { players, outcome }: RoundView, game: GameView): string {
  const won = outcome?.kind === "won" ? outcome : null;
  if (seat === won?.seat) return say("rummi-row-all");
  if (won?.atOnce && game.counts === "minus")
    return say(players[seat]?.opened ? "rummi-row-some" : "rummi-row-none");
  return say(`rummi-row-${isClosed(game, seat) ? "closed" : "sum"}`, { points: sum });
}

/** Tells how the round was won. */
export function reasonsOf({ state, winners, atOnce }: SheetRow): string[] {
  if (state === "running") return [];
  const names = seatNames(winners);
  if (state === "blocked") {
    return [say("rummi-reason-blocked"), say("rummi-reason-least", { names })];
  }
  return [say("reason", { name: names, what: say(`rummi-reason-${atOnce ? "at-once" : "won"}`) })];
}
