/** The visible parts of other players' hands. */

import { ASPECT, centred, type Rect } from "../state/rect";
import { type Board, PLAIN, type PlacedTile } from "./layout";

/** Tile width for a player whose rack is not shown, as a share of the seat's height. */
const SHARE = 0.5;

/** Returns the start of tiles from a player without a visible rack: the picture at the seat. */
export function atSeat({ x, y, h }: Rect): Rect {
  return centred(x + h / 2, y + h / 2, h * SHARE, h * SHARE * ASPECT);
}

/** Places the unseen tiles of the other players, from where laid tiles come. */
export function unseenHands(
  { seats, stock }: Pick<Board, "seats"> & { readonly stock: Rect },
  table: { readonly seat: number; readonly players: readonly { readonly tiles: number }[] },
): PlacedTile[] {
  return table.players.flatMap(({ tiles }, seat) => {
    if (seat === table.seat) return [];
    const rect = atSeat(seats[seat] ?? stock);
    return Array.from({ length: tiles }, (_, order) => ({
      ...PLAIN,
      key: `${seat}:${order}`,
      face: null,
      rect,
      zone: "hand" as const,
      seat,
      hidden: true,
      order,
    }));
  });
}
