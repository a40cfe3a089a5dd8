/** The visible parts of other players' hands. */

import { ASPECT, centred, type Rect } from "../state/rect";
import { type Board, PLAIN, type PlacedTile } from "./layout";

/** Tile width for a player whose rack is not shown, as a share of the seat's height. */
const SHARE = 0.5;

/**
 * Width of a tile in a vertical strip, and height in a horizontal one, as shares of the strip's
 * depth.
 */
const TILE = { upright: 0.72, lying: 0.84 };

/** A strip has room for this number of tiles; more overlap further. */
const FULL = 14;

/** Returns the start of tiles from a player without a visible rack: the picture at the seat. */
export function atSeat({ x, y, h }: Rect): Rect {
  return centred(x + h / 2, y + h / 2, h * SHARE, h * SHARE * ASPECT);
}

/** The places that hands depend on. */
type Around = Pick<Board, "seats" | "hands"> & { readonly stock: Rect };

/** Places the unseen tiles of the other players, from where laid tiles come. */
export function unseenHands(
  board: Around,
  table: { readonly seat: number; readonly players: readonly { readonly tiles: number }[] },
): PlacedTile[] {
  return table.players.flatMap(({ tiles }, seat) =>
    seat === table.seat ? [] : unseenHand(board, seat, tiles),
  );
}

/** Places the tiles of one player, on a visible rack if there is room for it. */
export function unseenHand({ seats, hands, stock }: Around, seat: number, tiles: number) {
  const strip = hands[seat];
  return Array.from(
    { length: tiles },
    (_, order): PlacedTile => ({
      ...PLAIN,
      key: `${seat}:${order}`,
      face: null,
      rect: strip ? inStrip(strip, order, tiles) : atSeat(seats[seat] ?? stock),
      zone: "hand",
      seat,
      hidden: !strip,
      order,
    }),
  );
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
