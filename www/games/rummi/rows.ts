/**
 * Where the series of a table lie: side by side in rows, as large as the felt allows. Where even
 * small tiles do not fit, the table is higher than the felt and is scrolled.
 */

import { clamp } from "../../clamp";
import { ASPECT, meet, type Rect } from "../../table/rect";

/** A series on the felt. */
export interface Bed {
  /** The bed around its tiles. */
  readonly rect: Rect;
  readonly tiles: readonly Rect[];
}

/** All of them, and a free one for a new series. */
export interface Table {
  readonly beds: readonly Bed[];
  /** Where a new series begins. */
  readonly free: Rect;
  /** How high they are together. */
  readonly height: number;
  /** The width of a tile. */
  readonly tile: number;
}

/** In widths of a tile: around the tiles of a bed, and the free bed. */
const AROUND = 0.13;
const FREE = 3.2;

/** In widths of a tile: between two beds, and between two rows. */
interface Apart {
  readonly beside: number;
  readonly below: number;
}
const LOOSE: Apart = { beside: 0.42, below: 0.46 };
/** Where even the smallest tiles have too little room. */
const DENSE: Apart = { beside: 0.3, below: 0.26 };

/** Pixels between what is brought near and the free bed. */
const AIR = 4;

/** The widths of tiles that are tried, as shares of the largest. */
const STEPS = 24;

/** Smaller tiles are not always hit by a finger: a tap brings their series near. */
export const SMALL = 40;

/** A series that is brought near is at least so many times as large. */
const NEARER = 1.1;

/** Tiles that are still read, and hit by a finger with some care. */
export const LEAST = 23;

/** The series with these numbers of tiles, in a felt, with tiles no larger than `most`. */
export function rowsIn(felt: Rect, counts: readonly number[], most: number): Table {
  // A row that a player tries may be longer than any series.
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
 * Where a series lies that is brought near: over its place, in the felt, with tiles no larger than
 * `most`, and clear of the free bed where that can be. Null where it would be hardly larger.
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

/** So many tiles side by side in a bed. */
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

/** With tiles of this width; null where one series is wider than the felt. */
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
