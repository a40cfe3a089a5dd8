/** The opponents at the table. */

import { DEFAULTS, FIRST_VISIT, type Settings } from "./settings";

/** The bots of a match by these settings, in the order of their seats. */
export function opponentsOf({ level, opponents }: Settings = DEFAULTS): readonly string[] {
  return opponents.map((one) => one || level);
}

/**
 * Returns true for the usual opponents, or those of a first visit, which have no names of their
 * own.
 */
export function areUsual(opponents: readonly string[]): boolean {
  return opponents.every((one) => one === DEFAULTS.level || one === FIRST_VISIT.level);
}
