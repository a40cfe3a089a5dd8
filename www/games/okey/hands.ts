/** The tiles of other players, seen from behind. */

import { ASPECT, type Rect } from "../../state/rect";
import { atSeat } from "../../table/hands";
import { PLAIN, type PlacedTile } from "../../table/layout";
import type { Places } from "./places";

/**
 * Width of a tile in a vertical strip, and height in a horizontal one, as shares of the strip's
 * depth.
 */
const TILE = { upright: 0.72, lying: 0.84 };

/** A strip has room for this number of tiles; more overlap further. */
const FULL = 14;

export function unseen(places: Places, seat: number, count: number): PlacedTile[] {
  const strip = places.hands[seat];
  return Array.from({ length: count }, (_, i) => ({
    ...PLAIN,
    key: `${seat}:${i}`,
    face: null,
    rect: strip ? inStrip(strip, i, count) : atSeat(places.seats[seat] ?? places.stock),
    zone: "hand",
    seat,
    hidden: !strip,
    order: i,
  }));
}

/** Places a tile in a strip; tiles overlap so that one more still fits. */
function inStrip(strip: Rect, i: number, count: number): Rect {
  const upright = strip.h > strip.w;
  const w = upright ? strip.w * TILE.upright : (strip.h * TILE.lying) / ASPECT;
  const h = w * ASPECT;
  const pad = (upright ? strip.w - w : strip.h - h) / 2;
  const [long, size] = upright ? [strip.h, h] : [strip.w, w];
  const step = (long - 2 * pad - size) / Math.max(FULL, count - 1);
  const along = (long - (step * (count - 1) + size)) / 2 + i * step;
  return upright
    ? { x: strip.x + pad, y: strip.y + along, w, h }
    : { x: strip.x + along, y: strip.y + pad, w, h };
}
