/** The reasons for the points of a round, for the score sheet. */

import { say, seatNames } from "../../locales/messages";
import type { Okey101SheetRow as SheetRow } from "../../pkg/istaka/istaka";
import { finishOf } from "./figures";

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
      : [
          outcome.kind === "won"
            ? by(outcome.seat, say(`okey101-finish-${finishOf(outcome)}`))
            : say(`okey101-reason-${outcome.kind}`),
        ];
  return [...end, ...written];
}
