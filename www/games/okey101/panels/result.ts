/**
 * The end of a round: every line of each player's sum, the openings, and the tiles left; and the
 * reasons in the score sheet.
 */

import { html, type TemplateResult } from "lit/html.js";
import { say, seatName, seatNames, speak } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { type EndHand, roundEnd, winTitle } from "../../../panels/round-end";
import type {
  Okey101Finish as Finish,
  Okey101GameView as GameView,
  Okey101ResultView as ResultView,
  Okey101RoundView as RoundView,
  Okey101RowView as RowView,
  Okey101SheetRow as SheetRow,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import { openedOf } from "../seat";
import { finishOf, type Okey101State } from "../state";

export function result(
  game: GameView,
  actions: DialogActions,
  state: Okey101State,
): TemplateResult {
  const { table } = game;
  const outcome = table?.result;
  if (!table || !outcome) return html``;
  const end = {
    title: winTitle(outcome.winners, state, "okey101-result-nobody"),
    why: [why(table)],
    hands: outcome.rows.map((row) => hand(row, outcome, table)),
  };
  return roundEnd(end, game, actions, state);
}

function why({ outcome }: RoundView): string {
  return outcome?.kind === "won"
    ? wayOf(outcome)
    : say(`okey101-result-${outcome?.kind ?? "void"}`);
}

/** Tells who finished, and in which way. */
function wayOf(finish: Finish): string {
  const way = finishOf(finish);
  if (finish.seat === 0) return say("okey101-result-you-won", { way });
  const how = say(`okey101-finish-${way}`);
  return say("okey101-result-won", { name: seatName(finish.seat), how });
}

function hand(row: RowView, { winners }: ResultView, table: RoundView): EndHand {
  const { seat, total, score } = row;
  const announced = table.players[seat]?.announced ?? false;
  const lines = linesOf(row, table);
  // The first line of a sum says it of a player who has not opened.
  const isTold = lines.length > 0 && row.opened === null && !announced;
  return {
    ...{ seat, total, points: score.shown, good: score.total <= 0 },
    won: winners.includes(seat),
    status: isTold ? "" : speak(openedOf(row.opened, announced, seat === 0)),
    rest: facesIn(table, row.rest),
    sum: lines.join(" · "),
  };
}

/** Lists the lines of a sum: base, factor, cap, okeys in the hand, and each penalty. */
export function linesOf(
  { seat, score, opened }: Pick<RowView, "seat" | "score" | "opened">,
  { outcome, penalties, players }: Pick<RoundView, "outcome" | "penalties" | "players">,
): string[] {
  if (outcome?.kind === "void") return [];
  const { base, factor, cap, held } = score;
  const finished = outcome?.kind === "won" && outcome.seat === seat;
  const kind = finished ? "finished" : opened ? opened.way : "closed";
  const half = Math.trunc(base / 2);
  const bases = say(`okey101-line-${kind}`, {
    points: base,
    half,
    count: players[seat]?.tiles ?? 0,
  });
  return [
    bases,
    ...(factor > 1 ? [say("okey101-line-factor", { factor, points: base * factor })] : []),
    ...(cap !== null && base * factor > cap ? [say("okey101-line-cap", { points: cap })] : []),
    ...(held > 0 ? [say("okey101-line-held", { points: held })] : []),
    ...penalties
      .filter((penalty) => penalty.seat === seat)
      .map(({ reason, points }) => say(`okey101-penalty-${reason}`, { points })),
  ];
}

/** Tells how the round ended, and each penalty with its reason. */
export function reasonsOf({ outcome, penalties }: SheetRow): string[] {
  const by = (seat: number, what: string): string =>
    say("reason", { name: seatNames([seat]), what });
  const written = penalties.map(({ seat, reason, points }) =>
    by(seat, say(`okey101-penalty-${reason}`, { points })),
  );
  const end =
    outcome === null
      ? []
      : [outcome.kind === "won" ? wayOf(outcome) : say(`okey101-reason-${outcome.kind}`)];
  return [...end, ...written];
}
