/** Windows for tests of layouts. */

import type { Viewport } from "./rect";

/** Returns a window in which nothing is cut out. */
export function windowOf(width: number, height: number): Viewport {
  return { width, height, top: 0, right: 0, bottom: 0, left: 0 };
}

/** Reads sizes of windows, as "360x640 740x360". */
export function sizesOf(text: string): (readonly [width: number, height: number])[] {
  return text.split(" ").map((size) => {
    const [width = 0, height = 0] = size.split("x").map(Number);
    return [width, height];
  });
}
