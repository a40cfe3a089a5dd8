/**
 * A table of melds while the player rebuilds it in his turn. It is on the page only, for the others
 * see nothing of it before the turn ends. Where a tile may go and
 * what a row of tiles is, the engine says.
 */

import { type Rack, reconcile } from "./rack/rack";
import type { Rebuild } from "./views";

/** There is one only where the player has done something to the table in this turn. */
export interface Laying {
  readonly now: Rebuild;
  /** The table before each step but the first, which went from the table as it lies. */
  readonly past: readonly Rebuild[];
  /** The slot of the rack in which each tile lay that has been laid. */
  readonly homes: Readonly<Record<string, number>>;
}

/** What of the state a step at the table changes. */
export interface Rebuilt {
  readonly rack: Rack;
  readonly laying: Laying | null;
}

/**
 * The rack with tiles back in the slots in which they lay, or at its
 * end where others lie there now.
 */
export function takenHome(rack: Rack, tiles: readonly string[], homes: Laying["homes"]): Rack {
  const slots = [...rack.slots];
  for (const tile of tiles) {
    const home = homes[tile];
    if (home !== undefined && slots[home] === null) slots[home] = tile;
  }
  const held = rack.slots.flatMap((tile) => tile ?? []);
  return reconcile({ ...rack, slots }, [...held, ...tiles], null);
}

/**
 * The rack with all tiles that the player holds by the rules: those too that he has laid so far.
 */
export function wholeRack({ rack, laying }: Rebuilt): Rack {
  return laying ? takenHome(rack, laying.now.laid, laying.homes) : rack;
}
