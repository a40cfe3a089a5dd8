/** The reasons for the points of a round, for the score sheet. */

import { say, seatNames } from "../../locales/messages";
import type { OkeyGameView as GameView, OkeySheetRow as SheetRow } from "../../pkg/istaka/istaka";
import { downwards, specially } from "./suffixes";

/** Lists how the round was won, and every other reason for points. */
export function reasonsOf(row: SheetRow, game: GameView): string[] {
  const { options } = game;
  const by = (seat: number, what: string): string =>
    say("reason", { name: seatNames([seat]), what });
  const { winner, twinShownBy, potTo } = row;
  const offences = row.scores.flatMap((score, seat) =>
    score?.offence
      ? [by(seat, say(`reason-offence${downwards(game)}`, { points: score.offence }))]
      : [],
  );
  return [
    ...(winner === null ? [] : [by(winner, say(`row-finished${specially(row)}`))]),
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
