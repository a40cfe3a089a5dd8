/**
 * The player's own arrangement of tiles.
 *
 * A rack is a row of slots. Gaps belong to the arrangement and are kept.
 */

export interface Shape {
  readonly tiers: number;
  readonly columns: number;
}

/** Tier by tier, from left to right; a slot holds a tile's text or nothing. */
export type Slots = readonly (string | null)[];

export interface Rack {
  readonly shape: Shape;
  readonly slots: Slots;
}

/** Tiles side by side, and the slot that the first of them has or would like to have. */
export interface Row {
  readonly tiles: readonly string[];
  readonly slot: number;
}

/** A place on the rack: `x` counts slots from the left edge, 0.5 is the middle of the first. */
export interface Spot {
  readonly tier: number;
  readonly x: number;
}

export function emptyRack(shape: Shape): Rack {
  return { shape, slots: Array<string | null>(shape.tiers * shape.columns).fill(null) };
}

export function without(rack: Rack, tile: string): Rack {
  return { ...rack, slots: rack.slots.map((held) => (held === tile ? null : held)) };
}

/** The block that a tile lies in. */
export function blockOf(rack: Rack, tile: string): string[] {
  return blocks(rack).find((block) => block.includes(tile)) ?? [];
}

/** The tiles that lie side by side, from left to right, tier by tier. */
export function blocks({ shape, slots }: Rack): string[][] {
  const found: string[][] = [];
  slots.forEach((tile, slot) => {
    if (tile === null) return;
    const goesOn = slot % shape.columns > 0 && slots[slot - 1] !== null;
    if (goesOn) found.at(-1)?.push(tile);
    else found.push([tile]);
  });
  return found;
}
