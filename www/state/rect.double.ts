/** Windows for tests of layouts. */

import type { Viewport } from "./rect";

/** Returns a window in which nothing is cut out. */
export function windowOf(width: number, height: number): Viewport {
  return { width, height, top: 0, right: 0, bottom: 0, left: 0 };
}
