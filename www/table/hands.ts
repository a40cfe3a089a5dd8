/** The hands of others, as far as they are seen. */

import { ASPECT, centred, type Rect } from "./rect";

/**
 * The width of a tile that comes from a player whose rack is not
 * shown, as a share of his seat's height.
 */
const SHARE = 0.5;

/** Where the tiles of such a player come from: his picture, at the beginning of his seat. */
export function atSeat({ x, y, h }: Rect): Rect {
  return centred(x + h / 2, y + h / 2, h * SHARE, h * SHARE * ASPECT);
}
