/** The sounds that are the same in every game. */

import { roundOf, type State, since, type Views } from "../state/state";

/**
 * Names of the sounds: tiles dealt, a tile on wood, a tile on tiles, the player's turn, the
 * player's win, a special win.
 */
export const CUES = ["deal", "wood", "tile", "knock", "win", "grand"] as const;
export type Cue = (typeof CUES)[number];

/** The seat to move, and the player's own seat. */
interface SeatToMove {
  readonly turn: number | null;
  readonly seat: number;
}

/** Returns the sound for the start of the player's turn; `before` is null for a new round. */
export function turnCues(before: SeatToMove | null, { turn, seat }: SeatToMove): Cue[] {
  return turn === seat && before?.turn !== seat ? ["knock"] : [];
}

/**
 * Returns one sound for the last event, and one if it is now the player's turn; `moved` tells if
 * the player has moved tiles without an event.
 */
export function tableCues<V extends Views>(
  before: State<V>,
  after: State<V>,
  ofEvent: (event: V["event"], table: NonNullable<V["game"]["table"]>) => Cue | null,
  moved: (before: State<V>, after: State<V>) => boolean = isRackMoved,
): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  const old = before.game?.table;
  if (!isSameRound(before, after) || !old)
    return table.history.length === 0 ? ["deal", ...turnCues(null, table)] : [];
  const last = since(before.happened, after.happened).at(-1);
  const heard = last ? ofEvent(last.event, table) : moved(before, after) ? "wood" : null;
  return [...(heard === null ? [] : [heard]), ...turnCues(old, table)];
}

/** Returns `true` if both states belong to the same round. */
export function isSameRound(before: State, after: State): boolean {
  return roundOf(before) === roundOf(after);
}

/** Returns `true` if the player has moved tiles on the rack. */
export function isRackMoved({ rack: before }: State, { rack: after }: State): boolean {
  const [old, now] = [before.slots, after.slots];
  return old.length === now.length && old.some((tile, slot) => tile !== now[slot]);
}
