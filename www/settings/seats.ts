/** The opponents at the table. */

import { DEFAULTS, type Settings } from "./settings";

/** Returns the bots of a match by these settings, in the order of their seats. */
export function opponentsOf({ level, opponents }: Settings = DEFAULTS): readonly string[] {
  return opponents.map((one) => one || level);
}
