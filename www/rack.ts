/**
 * The player's own arrangement of tiles.
 *
 * A rack is a row of slots, read tier by tier; a slot holds a tile's text or
 * nothing. Gaps belong to the arrangement and are kept. All functions return a
 * new rack and never lose or double a tile.
 */

import { append, insert, planFor, type Row, rowsOf, type Shape, type Slots } from "./room";

export type { Shape };

export interface Rack {
  readonly shape: Shape;
  readonly slots: Slots;
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

/**
 * Puts tiles side by side at a spot, the first of them under it. Free slots take them; between two
 * tiles the neighbours make room.
 */
export function place(rack: Rack, tiles: readonly string[], spot: Spot): Rack {
  const { shape } = rack;
  const { columns } = shape;
  const tier = clamp(spot.tier, 0, shape.tiers - 1);
  const rest = tiles.reduce(without, rack).slots;
  const first = tier * columns;
  const start = first + clamp(Math.floor(spot.x), 0, columns - tiles.length);
  const end = start + tiles.length;
  if (rest.slice(start, end).every((held) => held === null))
    return { shape, slots: [...rest.slice(0, start), ...tiles, ...rest.slice(end)] };
  // They go before or behind the one that they are held over.
  const at = clamp(Math.round(spot.x), 0, columns);
  const [only] = tiles.length === 1 ? tiles : [];
  const moved = only === undefined ? null : withinRow(rack, only, tier, at);
  return moved ?? { shape, slots: insert(shape, rest, tiles, tier, at) };
}

/** A tile that only changes places in its own block. */
function withinRow({ shape, slots }: Rack, tile: string, tier: number, at: number): Rack | null {
  const first = tier * shape.columns;
  const line = slots.slice(first, first + shape.columns);
  const old = line.indexOf(tile);
  const between = line.slice(Math.min(old, at), Math.max(old, at));
  if (old < 0 || between.includes(null)) return null;
  line.splice(old, 1);
  line.splice(at > old ? at - 1 : at, 0, tile);
  const moved = [...slots];
  moved.splice(first, line.length, ...line);
  return { shape, slots: moved };
}

/** Keeps what is still in the hand where it lies and adds what is new; `spot` is for a single new tile. */
export function reconcile(rack: Rack, hand: readonly string[], spot: Spot | null): Rack {
  const held = new Set(hand);
  // Deleting says whether it was there, and so keeps a tile once that a damaged rack has twice.
  const slots = rack.slots.map((tile) => (tile !== null && held.delete(tile) ? tile : null));
  const kept: Rack = { ...rack, slots };
  const lying = new Set(kept.slots);
  const fresh = hand.filter((tile) => !lying.has(tile));
  if (spot && fresh.length === 1) return place(kept, fresh, spot);
  return fresh.reduce(addAtEnd, kept);
}

/** A new tile lies a little apart from the others, where it is seen at once. */
function addAtEnd({ shape, slots }: Rack, tile: string): Rack {
  const last = slots.findLastIndex((held) => held !== null);
  const apart = last < 0 || (last + 1) % shape.columns === 0 ? last + 1 : last + 2;
  if (apart >= slots.length) return { shape, slots: append(shape, slots, tile) };
  return { shape, slots: slots.with(apart, tile) };
}

/** The tiles that lie side by side, from left to right, tier by tier. */
export function blocks({ shape, slots }: Rack): string[][] {
  return rowsOf(shape, slots).map(({ tiles }) => [...tiles]);
}

/**
 * The blocks that go on at the beginning of the next tier, each in one. An okey goes with
 * everything: one that begins or ends a tier by itself does not belong to what ends or begins the
 * next.
 */
export function joined({ shape, slots }: Rack, wild: readonly string[] = []): string[][] {
  const whole = blocks({ shape: { tiers: 1, columns: slots.length }, slots });
  const tier = (tile: string): number => Math.floor(slots.indexOf(tile) / shape.columns);
  const plain = (block: string[]): string[] => block.filter((tile) => !wild.includes(tile));
  const tiers = (block: string[]): number => new Set(block.map(tier)).size;
  return whole.filter((block) => tiers(block) > 1 && tiers(plain(block)) === tiers(block));
}

/** The rows as the player means them: a block that goes on is one row where it is a meld as such. */
export function rows(rack: Rack, melds: readonly (readonly string[])[]): string[][] {
  const known = new Set(melds.map(String));
  const whole = joined(rack).filter((block) => known.has(String(block)));
  const covered = new Set(whole.flat());
  return [...whole, ...blocks(rack).filter((block) => block.every((tile) => !covered.has(tile)))];
}

/**
 * Lays blocks out with a gap between them, none broken at the end of a tier, in their order if the
 * rack has room for that. Where it is too small to keep them whole and apart they go on in the next
 * tier, and the last ones lie side by side.
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
  const laid = fits ? inOrder : packed(shape, inOrder);
  if (!laid) return flowing(shape, rows);
  for (const { tiles, slot } of laid) slots.splice(slot, tiles.length, ...tiles);
  return { shape, slots };
}

/** The rows where all are whole and apart, if there is room for that in some order. */
function packed(shape: Shape, rows: readonly Row[]): Row[] | null {
  const plan = planFor(shape, rows, 1);
  const ends = Array.from({ length: shape.tiers }, (_, tier) => tier * shape.columns);
  return (
    plan &&
    rows.map(({ tiles }, i) => {
      const tier = plan.tiers[i] ?? 0;
      const slot = ends[tier] ?? 0;
      ends[tier] = slot + tiles.length + 1;
      return { tiles, slot };
    })
  );
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

/** The same order on a rack of another shape, blocks kept together. */
export function reshape(rack: Rack, shape: Shape): Rack {
  if (rack.shape.tiers === shape.tiers && rack.shape.columns === shape.columns) return rack;
  return layOut(shape, blocks(rack));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
