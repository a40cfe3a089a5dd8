/** Changes of a rack. All functions return a new one and never lose or double a tile. */

import { clamp } from "../base/clamp";
import { insert, pack } from "./room";
import { blocks, emptyRack, type Rack, type Row, type Shape, type Spot, without } from "./slots";

export * from "./slots";

/**
 * Puts tiles side by side at a spot, the first of them under it. Free slots take them; between two
 * tiles the neighbours make room. More than a tier holds go on in the next one.
 */
export function place(rack: Rack, tiles: readonly string[], spot: Spot): Rack {
  const { shape } = rack;
  const { columns } = shape;
  if (tiles.length > columns) {
    const line = place(rack, tiles.slice(0, columns), spot);
    return place(line, tiles.slice(columns), { tier: spot.tier + 1, x: 0 });
  }
  const tier = clamp(spot.tier, 0, shape.tiers - 1);
  const rest = tiles.reduce(without, rack).slots;
  const first = tier * columns;
  const start = first + clamp(Math.floor(spot.x), 0, columns - tiles.length);
  const end = start + tiles.length;
  if (rest.slice(start, end).every((held) => held === null))
    return { shape, slots: [...rest.slice(0, start), ...tiles, ...rest.slice(end)] };
  // They go before or behind the tile below them.
  return insert(rack, tiles, tier, clamp(Math.round(spot.x), 0, columns));
}

/** Keeps the hand's tiles where they lie and adds new ones; `spot` is for a single new tile. */
export function reconcile(rack: Rack, hand: readonly string[], spot: Spot | null): Rack {
  const held = new Set(hand);
  // `delete` returns true only once, so a tile that a damaged rack has twice is kept once.
  const slots = rack.slots.map((tile) => (tile !== null && held.delete(tile) ? tile : null));
  const kept: Rack = { ...rack, slots };
  const lying = new Set(kept.slots);
  const fresh = hand.filter((tile) => !lying.has(tile));
  if (fresh.length === 0 && slots.every((tile, i) => tile === rack.slots[i])) return rack;
  const { slots: laid } = spot && fresh.length === 1 ? place(kept, fresh, spot) : kept;
  return fresh.filter((tile) => !laid.includes(tile)).reduce(addAtEnd, { ...rack, slots: laid });
}

/**
 * Adds a new tile in a free slot behind the others, or before them, and if possible a little apart,
 * so that it is noticed.
 */
function addAtEnd({ shape, slots }: Rack, tile: string): Rack {
  const last = slots.findLastIndex((held) => held !== null);
  const free = [...slots.keys()].filter((slot) => slots[slot] === null);
  const besides = (slot: number): readonly number[] => [
    ...(slot % shape.columns > 0 ? [slot - 1] : []),
    ...((slot + 1) % shape.columns > 0 ? [slot + 1] : []),
  ];
  const apart = free.filter((slot) => besides(slot).every((other) => slots[other] === null));
  const behind = free.find((slot) => slot > last);
  const at = apart.find((slot) => slot > last) ?? apart.at(-1) ?? behind ?? free[0];
  if (at === undefined) throw new Error("There are more tiles than slots.");
  return { shape, slots: slots.with(at, tile) };
}

/**
 * Returns the blocks that continue at the beginning of the next tier, each joined into one. A
 * single wild tile at the end or the beginning of a tier fits everything, so it joins nothing.
 */
export function joined({ shape, slots }: Rack, wild: readonly string[] = []): string[][] {
  const whole = blocks({ shape: { tiers: 1, columns: slots.length }, slots });
  const tier = (tile: string): number => Math.floor(slots.indexOf(tile) / shape.columns);
  const plain = (block: string[]): string[] => block.filter((tile) => !wild.includes(tile));
  const tiers = (block: string[]): number => new Set(block.map(tier)).size;
  return whole.filter((block) => tiers(block) > 1 && tiers(plain(block)) === tiers(block));
}

/** Returns the rows as the player means them: a block that wraps is one row if it is a meld. */
export function rows(rack: Rack, melds: readonly (readonly string[])[]): string[][] {
  const known = new Set(melds.map(String));
  const whole = joined(rack).filter((block) => known.has(String(block)));
  const covered = new Set(whole.flat());
  return [...whole, ...blocks(rack).filter((block) => block.every((tile) => !covered.has(tile)))];
}

/**
 * Lays blocks out with a gap between them, unbroken and in order if the rack has room for that. On
 * a smaller rack blocks continue in the next tier, and the last ones lie side by side.
 */
export function layOut(shape: Shape, rows: readonly (readonly string[])[]): Rack {
  const { columns } = shape;
  const slots = [...emptyRack(shape).slots];
  let next = 0;
  const inOrder = rows.map((tiles): Row => {
    const room = columns - (next % columns);
    if (tiles.length > room && tiles.length <= columns) next += room;
    const slot = next;
    next += tiles.length;
    if (next % columns !== 0) next += 1;
    return { tiles, slot };
  });
  const fits = inOrder.every(({ tiles, slot }) => slot + tiles.length <= slots.length);
  const laid = fits ? inOrder : pack(shape, inOrder);
  if (!laid) return flowing(shape, rows);
  for (const { tiles, slot } of laid) slots.splice(slot, tiles.length, ...tiles);
  return { shape, slots };
}

function flowing(shape: Shape, rows: readonly (readonly string[])[]): Rack {
  const { slots } = emptyRack(shape);
  let spare = slots.length - rows.flat().length;
  const order: (string | null)[] = [];
  for (const row of rows) {
    const apart = spare > 0 && order.length % shape.columns !== 0;
    if (apart) spare -= 1;
    order.push(...(apart ? [null] : []), ...row);
  }
  return { shape, slots: slots.map((_, i) => order[i] ?? null) };
}

/**
 * Lays the tiles out on a rack of another shape; keeps blocks together. Tiers come and go at the
 * top, where tiers are as long as before: then the other tiles stay in their places.
 */
export function reshape(rack: Rack, shape: Shape): Rack {
  if (alike(rack.shape, shape)) return rack;
  const { tiers, columns } = shape;
  if (columns !== rack.shape.columns) return layOut(shape, blocks(rack));
  const fewer = Math.max(0, rack.shape.tiers - tiers);
  const gone = { shape: { tiers: fewer, columns }, slots: rack.slots.slice(0, fewer * columns) };
  const left = rack.slots.slice(fewer * columns);
  const above = Array<null>(tiers * columns - left.length).fill(null);
  return blocks(gone).reduce(withBlock, { shape, slots: [...above, ...left] });
}

/** Adds tiles side by side where there is room for them, if possible apart from others. */
function withBlock(rack: Rack, tiles: readonly string[]): Rack {
  const { shape, slots } = rack;
  const { columns } = shape;
  const isFree = (slot: number, air: number): boolean => {
    const [tier, at] = [slot - (slot % columns), slot % columns];
    const end = at + tiles.length;
    const around = slots.slice(tier + Math.max(0, at - air), tier + Math.min(columns, end + air));
    return end <= columns && around.every((held) => held === null);
  };
  const all = [...slots.keys()];
  const at = all.find((slot) => isFree(slot, 1)) ?? all.find((slot) => isFree(slot, 0));
  if (at === undefined) return tiles.reduce(addAtEnd, rack);
  return place(rack, tiles, { tier: Math.floor(at / columns), x: at % columns });
}

export function alike(one: Shape, other: Shape): boolean {
  return one.tiers === other.tiers && one.columns === other.columns;
}

/** Removes the tiles that are not in a hand. */
export function onlyOf(rack: Rack, hand: readonly string[]): Rack {
  const slots = rack.slots.map((slot) => (slot !== null && hand.includes(slot) ? slot : null));
  return { ...rack, slots };
}
