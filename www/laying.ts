/**
 * A table of melds while the player rebuilds it in his turn. It is on the page only, for the others
 * see nothing of it before the turn ends. Where a tile may go and what a row of tiles is, the engine
 * says.
 */

import type { TileView } from "./pkg/istaka";
import { type Rack, reconcile } from "./rack/rack";

/** Tiles of the table that lie together, a series or what is to become one. */
export interface SeriesView {
  /** Those of a run in ascending order. */
  readonly tiles: readonly TileView[];
  /** What it is; null where it is no series. */
  readonly kind: "run" | "group" | null;
  /** For each tile the face that it stands for if it is wild, else null. */
  readonly standsFor: readonly (string | null)[];
  /** How many more tiles would make a series of it; null where it is one, or none would. */
  readonly missing: number | null;
}

/** A half-finished table, as the engine sees it. */
export interface RebuildView {
  readonly series: readonly SeriesView[];
  /** The tiles that come from the player's rack. */
  readonly laid: readonly string[];
  /** What his own series are worth as long as he has not opened; null where he has. */
  readonly opening: number | null;
  /** Why the turn cannot end like this; null where it can. */
  readonly broken: { readonly code: string; readonly tiles: readonly string[] } | null;
}

/** There is one only where the player has done something to the table in this turn. */
export interface Laying {
  readonly now: RebuildView;
  /** The table before each step but the first, which went from the table as it lies. */
  readonly past: readonly RebuildView[];
  /** The slot of the rack in which each tile lay that has been laid. */
  readonly homes: Readonly<Record<string, number>>;
}

/** What of the state a step at the table changes. */
export interface Rebuilt {
  readonly rack: Rack;
  readonly laying: Laying | null;
}

/** The rack with tiles back in the slots in which they lay, or at its end where others lie there now. */
export function takenHome(rack: Rack, tiles: readonly string[], homes: Laying["homes"]): Rack {
  const slots = [...rack.slots];
  for (const tile of tiles) {
    const home = homes[tile];
    if (home !== undefined && slots[home] === null) slots[home] = tile;
  }
  const held = rack.slots.flatMap((tile) => tile ?? []);
  return reconcile({ ...rack, slots }, [...held, ...tiles], null);
}

/** The rack with all tiles that the player holds by the rules: those too that he has laid so far. */
export function wholeRack({ rack, laying }: Rebuilt): Rack {
  return laying ? takenHome(rack, laying.now.laid, laying.homes) : rack;
}
