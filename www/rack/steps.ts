/** The rack as the keyboard changes it: a tile moves, its block moves, two tiles swap. */

import { blockOf, place, type Rack } from "./rack";

/** A step of one slot along a tier, or one tier up or down. */
export type Step = readonly [dx: number, dy: number];

/** Moves a tile past its neighbour, or into the free slot there. */
export function shiftTile(rack: Rack, tile: string, [dx, dy]: Step): Rack {
  const { slots, shape } = rack;
  const slot = slots.indexOf(tile);
  const tier = Math.floor(slot / shape.columns) + dy;
  const column = (slot % shape.columns) + dx;
  if (tier < 0 || tier >= shape.tiers || column < 0 || column >= shape.columns) return rack;
  // Behind a neighbour on the way right, before it on the way left.
  return place(rack, [tile], { tier, x: column + (dx > 0 ? 0.75 : 0.25) });
}

/**
 * Moves the block of a tile one step: sideways by one slot, or past the next block where it would
 * touch it; up or down onto the other tier.
 */
export function shiftBlock(rack: Rack, tile: string, [dx, dy]: Step): Rack {
  const tiles = blockOf(rack, tile);
  const { columns, tiers } = rack.shape;
  const start = rack.slots.indexOf(tiles[0] ?? null);
  const tier = Math.floor(start / columns);
  const column = start % columns;
  const [left, right] = [column + dx, column + dx + tiles.length];
  if (tier + dy < 0 || tier + dy >= tiers || left < 0 || right > columns) return rack;
  const ahead = rack.slots[tier * columns + (dx > 0 ? right : left - 1)] ?? null;
  const atEdge = dx > 0 ? right === columns : left === 0;
  if (dy !== 0 || atEdge || ahead === null) {
    return place(rack, tiles, { tier: tier + dy, x: left + 0.5 });
  }
  const other = blockOf(rack, ahead);
  const swapped = dx > 0 ? [...other, null, ...tiles] : [...tiles, null, ...other];
  const slots = [...rack.slots];
  slots.splice(dx > 0 ? start : start - 1 - other.length, swapped.length, ...swapped);
  return { ...rack, slots };
}

/** Exchanges two tiles. */
export function swap(rack: Rack, one: string, other: string): Rack {
  const swapped = (held: string | null): string | null =>
    held === one ? other : held === other ? one : held;
  return { ...rack, slots: rack.slots.map(swapped) };
}
