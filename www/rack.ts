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
  const tier = clamp(spot.tier, 0, tiers - 1);
  const column = clamp(Math.floor(spot.x), 0, columns - 1);
  const slots = [...without(rack, tile).slots];
  const slot = tier * columns + column;
  if (slots[slot] === null) {
    slots[slot] = tile;
    return { ...rack, slots };
  }
  // The tile goes before or after the one it was dropped on.
  const gap = spot.x - column < 0.5 ? slot : slot + 1;
  const free = freeSlot(slots, gap, rack.slots.indexOf(tile), tier * columns, columns);
  if (free < gap) {
    slots.splice(gap, 0, tile);
    slots.splice(free, 1);
  } else {
    slots.splice(free, 1);
    slots.splice(gap, 0, tile);
  }
  return { ...rack, slots };
}

/**
 * The slot that the neighbours move into: the one the tile came from, if
 * nothing but tiles lie between; else the nearest of the tier; else any.
 */
function freeSlot(
  slots: readonly (string | null)[],
  gap: number,
  old: number,
  first: number,
  columns: number,
): number {
  const within = (slot: number): boolean => slot >= first && slot < first + columns;
  const right = slots.indexOf(null, gap);
  const left = gap > 0 ? slots.lastIndexOf(null, gap - 1) : -1;
  if (within(old) && (old === left || old === right)) return old;
  if (left < 0 || right < 0) return Math.max(left, right);
  if (within(left) !== within(right)) return within(left) ? left : right;
  return right - gap <= gap - 1 - left ? right : left;
}

/** The block that a tile lies in. */
export function blockOf(rack: Rack, tile: string): string[] {
  return blocks(rack).find((block) => block.includes(tile)) ?? [];
}

/**
 * Puts the tiles of a block side by side, the first of them at a spot. What lies there makes room:
 * free slots of the tier are used up from the nearest on, and where there are too few of them the
 * outermost tiles go to the nearest free slots of other tiers. Gaps elsewhere stay.
 */
export function placeBlock(rack: Rack, tiles: readonly string[], spot: Spot): Rack {
  const [only] = tiles;
  const size = tiles.length;
  if (only === undefined) return rack;
  if (size === 1) return place(rack, only, spot);
  const { columns, tiers } = rack.shape;
  const first = clamp(spot.tier, 0, tiers - 1) * columns;
  const slots = [...tiles.reduce(without, rack).slots];
  const tier = slots.slice(first, first + columns);
  const start = clamp(Math.floor(spot.x), 0, columns - size);
  const free = tier.slice(start, start + size).every((held) => held === null);
  // Over tiles, the first of the block goes between those two that it is held over.
  const at = free ? start : clamp(Math.round(spot.x), 0, columns);
  if (free) tier.splice(start, size);
  const before = tier.slice(0, at);
  const after = tier.slice(at);
  const ousted: string[] = [];
  while (before.length + size + after.length > columns) {
    const left = before.lastIndexOf(null);
    const right = after.indexOf(null);
    if (left >= 0 && (right < 0 || before.length - 1 - left < right)) before.splice(left, 1);
    else if (right >= 0) after.splice(right, 1);
    else ousted.push((before.length < after.length ? after.pop() : before.shift()) ?? only);
  }
  slots.splice(first, columns, ...before, ...tiles, ...after);
  for (const tile of ousted) slots[nearestFree(slots, first + at)] = tile;
  return { ...rack, slots };
}

function nearestFree(slots: readonly (string | null)[], to: number): number {
  const free = slots.flatMap((held, slot) => (held === null ? [slot] : []));
  return free.reduce((best, slot) => (Math.abs(slot - to) < Math.abs(best - to) ? slot : best));
}

/** Keeps what is still in the hand where it lies and adds what is new; `spot` is for a single new tile. */
export function reconcile(rack: Rack, hand: readonly string[], spot: Spot | null): Rack {
  const held = new Set(hand);
  // Deleting says whether it was there, and so keeps a tile once that a damaged rack has twice.
  const slots = rack.slots.map((tile) => (tile !== null && held.delete(tile) ? tile : null));
  const kept: Rack = { ...rack, slots };
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

/** The blocks that go on at the beginning of the next tier, each in one. */
export function joined({ shape, slots }: Rack): string[][] {
  const whole = blocks({ shape: { tiers: 1, columns: slots.length }, slots });
  const tier = (tile: string): number => Math.floor(slots.indexOf(tile) / shape.columns);
  return whole.filter((block) => new Set(block.map(tier)).size > 1);
}

/** The rows as the player means them: a block that goes on is one row where it is a meld as such. */
export function rows(rack: Rack, melds: readonly (readonly string[])[]): string[][] {
  const known = new Set(melds.map(String));
  const whole = joined(rack).filter((block) => known.has(String(block)));
  const covered = new Set(whole.flat());
  return [...whole, ...blocks(rack).filter((block) => block.every((tile) => !covered.has(tile)))];
}

/**
 * Lays blocks out with a gap between them, none broken at the end of a tier;
 * where the rack is too small for that they go on in the next one, and at the
 * last lie side by side.
 */
export function layOut(shape: Shape, rows: readonly (readonly string[])[]): Rack {
  const { columns } = shape;
  const slots = [...emptyRack(shape).slots];
  let next = 0;
  for (const row of rows) {
    const room = columns - (next % columns);
    if (row.length > room && row.length <= columns) next += room;
    if (next + row.length > slots.length) return flowing(shape, rows);
    row.forEach((tile, i) => {
      slots[next + i] = tile;
    });
    next += row.length;
    if (next % columns !== 0) next += 1;
  }
  return { shape, slots };
}

function flowing(shape: Shape, rows: readonly (readonly string[])[]): Rack {
  const apart = rows.flatMap((row): (string | null)[] => [null, ...row]).slice(1);
  const empty = emptyRack(shape).slots;
  const order = apart.length <= empty.length ? apart : rows.flat();
  return { shape, slots: empty.map((_, i) => order[i] ?? null) };
}

/** The same order on a rack of another shape, blocks kept together. */
export function reshape(rack: Rack, shape: Shape): Rack {
  if (rack.shape.tiers === shape.tiers && rack.shape.columns === shape.columns) return rack;
  return layOut(shape, blocks(rack));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
