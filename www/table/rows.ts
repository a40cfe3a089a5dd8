/**
 * Places the series of a table side by side in rows, as large as the felt allows. If even small
 * tiles do not fit, the rows close up, and at last the table is higher than the felt and scrolls.
 *
 * Size and rows follow from the beginning of a turn, so nothing moves within it: a series that
 * grows takes the gap behind it, and its tiles close up; a new one takes the free place. Only if
 * there is no room for that everything is placed anew.
 */

import { clamp } from "../base/clamp";
import { ASPECT, meet, type Rect } from "../state/rect";

/** A series on the felt. */
export interface Bed {
  /** The bed around its tiles. */
  readonly rect: Rect;
  readonly tiles: readonly Rect[];
}

/** A series as it is now. */
export interface Now {
  /** Number of its tiles. */
  readonly count: number;
  /** Its index at the beginning of the turn; null for a new one. */
  readonly begun: number | null;
}

/** All beds, with a free one for a new series. */
interface Table {
  readonly beds: readonly Bed[];
  /** The place for a new series. */
  readonly free: Rect;
  /** Height of all rows. */
  readonly height: number;
  /** The width of a tile. */
  readonly tile: number;
  readonly air: Air;
}

/** Distances in widths of a tile. */
interface Air {
  /** From a tile to the next one of its series. */
  readonly step: number;
  /** Around the tiles of a bed. */
  readonly around: number;
  /** Between two beds, which is room for one that grows, and between two rows. */
  readonly beside: number;
  readonly below: number;
  /** The free bed. */
  readonly free: number;
}

const ROOMY: Air = { step: 1, around: 0.13, beside: 0.65, below: 0.2, free: 3.2 };
const CLOSED: Air = { step: 0.88, around: 0.06, beside: 0.5, below: 0.12, free: 2.2 };

/** Shares of a tile's width in a series that has grown: to the next one, and its closest tiles. */
const NEXT = 0.08;
const CLOSE = 0.72;

/** Pixels between the series that is near and the free bed. */
const AIR = 4;

/** Number of tile widths that are tried, from the largest down. */
const STEPS = 24;

/** Pixels: a finger may miss smaller tiles, so a tap brings their series near. */
export const SMALL = 40;

/** Least magnification of a series that is brought near. */
const NEARER = 1.1;

/**
 * Pixels: the smallest legible tile, which a finger can hit with some care, and a smaller one that
 * is rather seen than scrolled to, as a tap brings its series near.
 */
const LEAST = 21;
const TINY = 17.5;

/**
 * Places series in a felt, with tiles no larger than `most`; `begun` are their numbers of tiles at
 * the beginning of the turn.
 */
export function rowsIn(
  felt: Rect,
  begun: readonly number[],
  now: readonly Now[],
  most: number,
): Table {
  const before = largest(felt, begun, most);
  const counts = now.map(({ count }) => count);
  return grown(felt, before, now) ?? largest(felt, counts, before.tile);
}

/** Places series with these numbers of tiles, which are as large as the felt allows. */
function largest(felt: Rect, counts: readonly number[], most: number): Table {
  // A row that the player tries may be longer than any valid series.
  const fits = counts.map((count) => (felt.w - 0.01) / wideOf(count, 1, ROOMY));
  const least = Math.min(LEAST, most, ...fits);
  for (const [air, from, to] of [
    [ROOMY, most, least],
    [CLOSED, most, least],
    [CLOSED, least, Math.min(TINY, least)],
  ] as const)
    for (let i = 0; i < STEPS; i += 1) {
      const tile = from - ((from - to) * i) / (STEPS - 1);
      const table = wrapped(felt, counts, tile, air, felt.h);
      if (table) return table;
    }
  return wrapped(felt, counts, least, ROOMY, Infinity) ?? NONE;
}

/** Returns the table within a turn, with all that was there in its place; null without room. */
function grown(felt: Rect, { beds, free, height, tile, air }: Table, now: readonly Now[]) {
  const places = [...beds.map(({ rect }) => rect), free];
  const place = flow(felt, free, tile, air);
  const grow = ({ count, begun }: Now): Bed | null => {
    const rect = begun === null ? place(wideOf(count, tile, air)) : places[begun];
    if (!rect) return null;
    const next = places[(begun ?? places.length) + 1];
    const end = next && next.y === rect.y ? next.x - tile * NEXT : felt.x + felt.w;
    const bed = bedAt(
      { ...rect, w: Math.min(wideOf(count, tile, air), end - rect.x) },
      count,
      tile,
      air,
    );
    const [first, second] = bed.tiles;
    return first && second && second.x - first.x < tile * CLOSE ? null : bed;
  };
  // Those that were there come first, as the new ones take what is free.
  const order = now.toSorted((a, b) => Number(a.begun === null) - Number(b.begun === null));
  const found = new Map(order.map((each) => [each, grow(each)]));
  const all = now.flatMap((each) => found.get(each) ?? []);
  const next = place(tile * air.free);
  const room = Math.max(height, felt.h);
  // A row that comes within the turn needs no air below it.
  const high = next.y + next.h - felt.y;
  if (all.length < now.length || high > room) return null;
  return { beds: all, free: next, height: Math.min(high + tile * air.below, room), tile, air };
}

/**
 * Places a series that is brought near: above its place, in the felt, with tiles no larger than
 * `most`, and if possible clear of the free bed. Null if it would hardly be larger.
 */
export function nearBed(
  felt: Rect,
  { rect, tiles }: Bed,
  free: Rect | null,
  most: number,
): Bed | null {
  const count = tiles.length;
  const { below } = ROOMY;
  const tile = Math.min(
    most,
    felt.w / wideOf(count, 1, ROOMY),
    felt.h / (highOf(1, ROOMY) + below),
  );
  if (tile < (tiles[0]?.w ?? tile) * NEARER) return null;
  const w = wideOf(count, tile, ROOMY);
  const h = highOf(tile, ROOMY);
  const x = clamp(rect.x + (rect.w - w) / 2, felt.x, felt.x + felt.w - w);
  const lowest = felt.y + felt.h - h - tile * below;
  const y = clamp(rect.y + (rect.h - h) / 2, felt.y, lowest);
  const covers = free !== null && meet({ x, y, w, h }, free);
  const clear = covers ? [free.y - h - AIR, free.y + free.h + AIR] : [];
  const found = clear.find((at) => at >= felt.y && at <= lowest);
  return bedAt({ x, y: found ?? y, w, h }, count, tile, ROOMY);
}

/** Returns a bed with this number of tiles side by side, which close up if it is narrow. */
function bedAt(rect: Rect, count: number, tile: number, { around }: Air): Bed {
  const step = (rect.w - tile * (1 + 2 * around)) / Math.max(1, count - 1);
  const tiles = Array.from({ length: count }, (_, i) => ({
    x: rect.x + tile * around + step * i,
    y: rect.y + tile * around,
    w: tile,
    h: tile * ASPECT,
  }));
  return { rect, tiles };
}

function wideOf(count: number, tile: number, { step, around }: Air): number {
  return tile * ((count - 1) * step + 1 + 2 * around);
}

function highOf(tile: number, { around }: Air): number {
  return tile * (ASPECT + 2 * around);
}

const EMPTY = { x: 0, y: 0, w: 0, h: 0 };
const NONE: Table = { beds: [], free: EMPTY, height: 0, tile: LEAST, air: ROOMY };

/**
 * Returns a function that places beds of given widths one after the other, from a point on. A row
 * also has room for the `grown` width of its last bed.
 */
function flow(
  { x, w }: Rect,
  from: Pick<Rect, "x" | "y">,
  tile: number,
  air: Air,
): (wide: number, grown?: number) => Rect {
  const h = highOf(tile, air);
  let at = from;
  return (wide, grown = wide) => {
    if (at.x > x && at.x + Math.max(wide, grown) > x + w)
      at = { x, y: at.y + h + tile * air.below };
    const rect = { x: at.x, y: at.y, w: wide, h };
    at = { x: at.x + wide + tile * air.beside, y: at.y };
    return rect;
  };
}

/** Places series with tiles of this width; null if one is too wide, or all of them are too high. */
function wrapped(
  felt: Rect,
  counts: readonly number[],
  tile: number,
  air: Air,
  most: number,
): Table | null {
  const place = flow(felt, felt, tile, air);
  const wide = counts.map((count) => wideOf(count, tile, air));
  if (wide.some((each) => each > felt.w)) return null;
  // The last series of a row has room for one more tile too.
  const grown = (count: number): number => tile * (1 + CLOSE * count + 2 * air.around);
  const rects = wide.map((each, i) => place(each, grown(counts[i] ?? 0)));
  const free = place(tile * air.free);
  const height = free.y + free.h + tile * air.below - felt.y;
  if (height > most) return null;
  const beds = rects.map((rect, i) => bedAt(rect, counts[i] ?? 0, tile, air));
  return { beds, free, height, tile, air };
}
