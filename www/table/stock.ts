/** The stock as it is seen: some of its tiles below each other. */

import type { Backdrop } from "./layout";
import type { Rect } from "./rect";

/** How much lower each tile is seen than the one above it, as a share of its width. */
const STEP = 0.06;

/** How high it is: at most so many tiles, one for so many that are left. */
export interface Layers {
  readonly most: number;
  readonly tiles: number;
}

/** What lies there while so many are left. */
export function stockOf(stock: Rect, left: number, { most, tiles }: Layers): Backdrop[] {
  if (left <= 0) return [{ kind: "hollow", rect: stock }];
  const layers = layered(stock, Math.min(most, Math.ceil(left / tiles)));
  return layers.map((rect) => ({ kind: "tile", rect, face: null }));
}

/** The tiles of a stock that is so many high, the lowest first. */
export function layered(stock: Rect, layers: number): Rect[] {
  return Array.from({ length: layers }, (_, i) => ({
    ...stock,
    y: stock.y + (layers - 1 - i) * stock.w * STEP,
  }));
}
