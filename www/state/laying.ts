/**
 * A table of melds while the player rebuilds it. It exists only on this page until the turn ends.
 * The engine decides where a tile may go and which rows are melds.
 */

import type { GameView, Rebuild } from "../engine/views";
import { type Rack, reconcile, without } from "../rack/rack";

/** The rebuilt table, once the player has changed something in this turn. */
export interface Laying {
  readonly now: Rebuild;
  /** The former slot on the rack of each laid tile. */
  readonly homes: Readonly<Record<string, number>>;
}

/** The part of the state that a step at the table changes. */
export interface Rebuilt {
  readonly rack: Rack;
  readonly laying: Laying | null;
}

/** Returns the hand without the tiles laid in this turn. */
export function lyingOn(game: GameView | null, laying: Laying | null): string[] {
  const hand = game?.table?.hand ?? [];
  return laying ? hand.filter((tile) => !laying.now.laid.includes(tile)) : hand;
}

/** Returns the rack with tiles back in their former slots, or at its end if those are taken. */
export function takenHome(rack: Rack, tiles: readonly string[], homes: Laying["homes"]): Rack {
  const slots = [...rack.slots];
  for (const tile of tiles) {
    const home = homes[tile];
    if (home !== undefined && slots[home] === null) slots[home] = tile;
  }
  const held = rack.slots.flatMap((tile) => tile ?? []);
  return reconcile({ ...rack, slots }, [...held, ...tiles], null);
}

/** Returns the steps of a turn with the rack of each, from their tables and the whole rack. */
export function stepsOf(whole: Rack, tables: readonly Rebuild[]): Rebuilt[] {
  return tables.map((now) => {
    const homes = Object.fromEntries(now.laid.map((tile) => [tile, whole.slots.indexOf(tile)]));
    return { rack: now.laid.reduce(without, whole), laying: { now, homes } };
  });
}

/** Returns the rack with all tiles of the player, including those laid in this turn. */
export function wholeRack({ rack, laying }: Rebuilt): Rack {
  return laying ? takenHome(rack, laying.now.laid, laying.homes) : rack;
}
