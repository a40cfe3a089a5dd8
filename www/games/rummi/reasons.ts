/** The reasons for the points of a round, for the score sheet. */

import { say, seatNames } from "../../locales/messages";
import type { RummiSheetRow as SheetRow } from "../../pkg/istaka/istaka";

/** Tells how the round was won. */
export function reasonsOf({ state, winners, atOnce }: SheetRow): string[] {
  if (state === "running") return [];
  const names = seatNames(winners);
  if (state === "blocked") {
    return [say("rummi-reason-blocked"), say("rummi-reason-least", { names })];
  }
  return [say("reason", { name: names, what: say(`rummi-reason-${atOnce ? "at-once" : "won"}`) })];
}
