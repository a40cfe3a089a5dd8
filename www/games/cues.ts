/** What can be heard at a table, and what of it is the same in every game. */

import { roundOf, type State } from "../state";

/**
 * Tiles dealt, a tile on wood, a tile on tiles, one's turn, one's own
 * finish, and one that counts more.
 */
export const CUES = ["deal", "wood", "tile", "knock", "win", "grand"] as const;
export type Cue = (typeof CUES)[number];

/** Whose turn it is, and who hears of it. */
interface Turn {
  readonly turn: number | null;
  readonly seat: number;
}

/** It has become the player's turn; null is a table that was not there before. */
export function turnCues(before: Turn | null, { turn, seat }: Turn): Cue[] {
  return turn === seat && before?.turn !== seat ? ["knock"] : [];
}

/** Whether both are of one round; one that is taken up again in its middle is not told. */
export function isSameRound(before: State, after: State): boolean {
  return roundOf(before) === roundOf(after);
}

/** Whether the player has moved tiles on the rack. */
export function isRackMoved({ rack: before }: State, { rack: after }: State): boolean {
  const [old, now] = [before.slots, after.slots];
  return old.length === now.length && old.some((tile, slot) => tile !== now[slot]);
}
