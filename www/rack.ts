/**
 * The player's own arrangement of tiles.
 *
 * A rack is a row of slots, read tier by tier; a slot holds a tile's text or
 * nothing. Gaps belong to the arrangement and are kept. All functions return a
 * new rack and never lose or double a tile.
 */

export interface Shape {
  readonly tiers: number;
  readonly columns: number;
}

export interface Rack {
  readonly shape: Shape;
  readonly slots: readonly (string | null)[];
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

/**
 * Puts a tile at a spot. A free slot takes it; between two tiles the
 * neighbours make room towards the nearest gap.
 */
export function place(rack: Rack, tile: string, spot: Spot): Rack {
  const { columns, tiers } = rack.shape;
  const tier = Math.min(Math.max(spot.tier, 0), tiers - 1);
  const column = Math.min(Math.max(Math.floor(spot.x), 0), columns - 1);
  const slots = [...without(rack, tile).slots];
  const slot = tier * columns + column;
  if (slots[slot] === null) {
    slots[slot] = tile;
    return { ...rack, slots };
  }
  // The tile goes before or after the one it was dropped on.
  const gap = spot.x - column < 0.5 ? slot : slot + 1;
  const [first, last] = [tier * columns, (tier + 1) * columns - 1];
  const right = freeFrom(slots, gap, last, 1) ?? freeFrom(slots, gap, slots.length - 1, 1);
  const left = freeFrom(slots, gap - 1, first, -1) ?? freeFrom(slots, gap - 1, 0, -1);
  if (
    left === null ||
    (right !== null && nearer(right - gap, gap - 1 - left, right <= last, left >= first))
  ) {
    slots.splice(right ?? slots.length, 1);
    slots.splice(gap, 0, tile);
  } else {
    slots.splice(gap, 0, tile);
    slots.splice(left, 1);
  }
  return { ...rack, slots };
}

/** Whether the gap on the right is the better one: in the own tier first, then the nearer. */
function nearer(right: number, left: number, rightInTier: boolean, leftInTier: boolean): boolean {
  return rightInTier === leftInTier ? right <= left : rightInTier;
}

function freeFrom(
  slots: readonly (string | null)[],
  from: number,
  to: number,
  step: 1 | -1,
): number | null {
  for (let i = from; step > 0 ? i <= to : i >= to; i += step) if (slots[i] === null) return i;
  return null;
}

/** Keeps what is still in the hand where it lies and adds what is new; `spot` is for a single new tile. */
export function reconcile(rack: Rack, hand: readonly string[], spot: Spot | null): Rack {
  const held = new Set(hand);
  const kept: Rack = {
    ...rack,
    slots: rack.slots.map((tile) => (tile !== null && held.has(tile) ? tile : null)),
  };
  const lying = new Set(kept.slots);
  const fresh = hand.filter((tile) => !lying.has(tile));
  const [only] = fresh;
  if (spot && only !== undefined && fresh.length === 1) return place(kept, only, spot);
  return fresh.reduce(addAtEnd, kept);
}

/** A new tile lies a little apart from the others, where it is seen at once. */
function addAtEnd(rack: Rack, tile: string): Rack {
  const slots = [...rack.slots];
  const last = slots.findLastIndex((held) => held !== null);
  const apart = last < 0 || (last + 1) % rack.shape.columns === 0 ? last + 1 : last + 2;
  const spot = apart < slots.length ? apart : slots.lastIndexOf(null);
  slots[spot] = tile;
  return { ...rack, slots };
}

/** The tiles that lie side by side, from left to right, tier by tier. */
export function blocks(rack: Rack): string[][] {
  const found: string[][] = [];
  let block: string[] = [];
  rack.slots.forEach((tile, slot) => {
    if (slot % rack.shape.columns === 0 && block.length > 0) {
      found.push(block);
      block = [];
    }
    if (tile !== null) block.push(tile);
    else if (block.length > 0) {
      found.push(block);
      block = [];
    }
  });
  if (block.length > 0) found.push(block);
  return found;
}

/**
 * Lays blocks out with a gap between them, none broken at the end of a tier;
 * where the rack is too small for that, side by side.
 */
export function layOut(shape: Shape, rows: readonly (readonly string[])[]): Rack {
  const { columns } = shape;
  const slots = [...emptyRack(shape).slots];
  let next = 0;
  for (const row of rows) {
    const room = columns - (next % columns);
    if (row.length > room && row.length <= columns) next += room;
    if (next + row.length > slots.length) return dense(shape, rows.flat());
    row.forEach((tile, i) => {
      slots[next + i] = tile;
    });
    next += row.length;
    if (next % columns !== 0) next += 1;
  }
  return { shape, slots };
}

function dense(shape: Shape, tiles: readonly string[]): Rack {
  const slots = emptyRack(shape).slots.map((_, i) => tiles[i] ?? null);
  return { shape, slots };
}

/** The same order on a rack of another shape, blocks kept together. */
export function reshape(rack: Rack, shape: Shape): Rack {
  if (rack.shape.tiers === shape.tiers && rack.shape.columns === shape.columns) return rack;
  return layOut(shape, blocks(rack));
}
