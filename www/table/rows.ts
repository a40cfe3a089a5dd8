/**
 * Places the series of a table side by side in rows, as large as the felt allows. If even small
 * tiles do not fit, the table is higher than the felt and scrolls.
 */

import { clamp } from "../base/clamp";
import { ASPECT, meet, type Rect } from "../state/rect";

/** A series on the felt. */
export interface Bed {
  /** The bed around its tiles. */
  readonly rect: Rect;
  readonly tiles: readonly Rect[];
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
}

/** Widths of a tile: around the tiles of a bed, and the free bed. */
const AROUND = 0.13;
const FREE = 3.2;

/** Widths of a tile: between two beds, and between two rows. */
interface Apart {
  readonly beside: number;
  readonly below: number;
}
const LOOSE: Apart = { beside: 0.42, below: 0.46 };
/** Smaller gaps, for tables on which the smallest tiles do not fit. */
const DENSE: Apart = { beside: 0.3, below: 0.26 };

/** Pixels between the series that is near and the free bed. */
const AIR = 4;

/** Number of tile widths that are tried, from the largest down. */
const STEPS = 24;

/** Pixels: a finger may miss smaller tiles, so a tap brings their series near. */
export const SMALL = 40;

/** Least magnification of a series that is brought near. */
const NEARER = 1.1;

/** Pixels: the smallest legible tile, which a finger can hit with some care. */
const LEAST = 23;

/** Places series with these numbers of tiles in a felt, with tiles no larger than `most`. */
export function rowsIn(felt: Rect, counts: readonly number[], most: number): Table {
  // A row that the player tries may be longer than any valid series.
  const fits = Math.min(...counts.map((count) => (felt.w - 0.01) / (count + 2 * AROUND)));
  const least = Math.min(LEAST, most, fits);
  for (let i = 0; i < STEPS; i += 1) {
    const tile = most - ((most - least) * i) / (STEPS - 1);
    const table = wrapped(felt, counts, tile, LOOSE);
    if (table && table.height <= felt.h) return table;
  }
  return wrapped(felt, counts, least, DENSE) ?? NONE;
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
  const tile = Math.min(
    most,
    felt.w / (count + 2 * AROUND),
    felt.h / (ASPECT + 2 * AROUND + LOOSE.below),
  );
  if (tile < (tiles[0]?.w ?? tile) * NEARER) return null;
  const w = tile * (count + 2 * AROUND);
  const h = tile * (ASPECT + 2 * AROUND);
  const x = clamp(rect.x + (rect.w - w) / 2, felt.x, felt.x + felt.w - w);
  const lowest = felt.y + felt.h - h - tile * LOOSE.below;
  const y = clamp(rect.y + (rect.h - h) / 2, felt.y, lowest);
  const covers = free !== null && meet({ x, y, w, h }, free);
  const clear = covers ? [free.y - h - AIR, free.y + free.h + AIR] : [];
  const found = clear.find((at) => at >= felt.y && at <= lowest);
  return bedAt({ x, y: found ?? y, w, h }, count, tile);
}

/** Returns a bed with this number of tiles side by side. */
function bedAt(rect: Rect, count: number, tile: number): Bed {
  const tiles = Array.from({ length: count }, (_, i) => ({
    x: rect.x + tile * (AROUND + i),
    y: rect.y + tile * AROUND,
    w: tile,
    h: tile * ASPECT,
  }));
  return { rect, tiles };
}

const NONE: Table = { beds: [], free: { x: 0, y: 0, w: 0, h: 0 }, height: 0, tile: LEAST };

/** Places the series with tiles of this width; null if one is wider than the felt. */
function wrapped(
  { x, y, w }: Rect,
  counts: readonly number[],
  tile: number,
  { beside, below }: Apart,
): Table | null {
  const h = tile * (ASPECT + 2 * AROUND);
  const pitch = h + tile * below;
  const beds: Bed[] = [];
  let at = { x, y };
  const place = (wide: number): Rect => {
    if (at.x > x && at.x + wide > x + w) at = { x, y: at.y + pitch };
    const rect = { ...at, w: wide, h };
    at = { x: at.x + wide + tile * beside, y: at.y };
    return rect;
  };
  for (const count of counts) {
    const wide = tile * (count + 2 * AROUND);
    if (wide > w) return null;
    beds.push(bedAt(place(wide), count, tile));
  }
  const free = place(tile * FREE);
  return { beds, free, height: free.y + h + tile * below - y, tile };
}
