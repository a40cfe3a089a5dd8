/** The names of the players of a sheet. */

import { say } from "../locales/messages";

export function nameOf(names: readonly string[], seat: number): string {
  return names[seat]?.trim() || say("score-player", { number: seat + 1 });
}
