/** The visible parts of other players' hands. */

import { ASPECT, centred, type Rect } from "../state/rect";

/** Tile width for a player whose rack is not shown, as a share of the seat's height. */
const SHARE = 0.5;

/** Returns the start of tiles from a player without a visible rack: the picture at the seat. */
export function atSeat({ x, y, h }: Rect): Rect {
  return centred(x + h / 2, y + h / 2, h * SHARE, h * SHARE * ASPECT);
}
