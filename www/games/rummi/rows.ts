/**
 * Where the series of a table lie: side by side in rows, as large as the felt allows. Where even
 * small tiles do not fit, the table is higher than the felt and is scrolled.
 */

import { ASPECT, type Rect } from "../../table/rect";

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

/** In widths of a tile: around the tiles of a bed, between two beds and between two rows, and the free bed. */
const AROUND = 0.13;
const BESIDE = 0.42;
const BELOW = 0.46;
const FREE = 3.2;

/** The widths of tiles that are tried, as shares of the largest. */
const STEPS = 24;

/** Tiles that are still read, and hit by a finger with some care. */
export const LEAST = 23;

/** The series with these numbers of tiles, in a felt, with tiles no larger than `most`. */
export function rowsIn(felt: Rect, counts: readonly number[], most: number): Table {
  const least = Math.min(LEAST, most);
  for (let i = 0; i < STEPS; i += 1) {
    const tile = most - ((most - least) * i) / (STEPS - 1);
    const table = wrapped(felt, counts, tile);
    if (table && table.height <= felt.h) return table;
  }
  return wrapped(felt, counts, least) ?? wrapped({ ...felt, w: Infinity }, counts, least) ?? NONE;
}

const NONE: Table = { beds: [], free: { x: 0, y: 0, w: 0, h: 0 }, height: 0, tile: LEAST };

/** With tiles of this width; null where one series is wider than the felt. */
function wrapped({ x, y, w }: Rect, counts: readonly number[], tile: number): Table | null {
  const h = tile * (ASPECT + 2 * AROUND);
  const pitch = h + tile * BELOW;
  const beds: Bed[] = [];
  let at = { x, y };
  const place = (wide: number): Rect => {
    if (at.x > x && at.x + wide > x + w) at = { x, y: at.y + pitch };
    const rect = { ...at, w: wide, h };
    at = { x: at.x + wide + tile * BESIDE, y: at.y };
    return rect;
  };
  for (const count of counts) {
    const wide = tile * (count + 2 * AROUND);
    if (wide > w) return null;
    const rect = place(wide);
    const tiles = Array.from({ length: count }, (_, i) => ({
      x: rect.x + tile * (AROUND + i),
      y: rect.y + tile * AROUND,
      w: tile,
      h: tile * ASPECT,
    }));
    beds.push({ rect, tiles });
  }
  const free = place(tile * FREE);
  return { beds, free, height: free.y + h + tile * BELOW - y, tile };
}
