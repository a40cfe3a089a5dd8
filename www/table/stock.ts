/** The visible tiles of the stock, stacked. */

import type { Rect } from "../state/rect";
import type { Backdrop } from "./layout";

/** Vertical offset between stacked tiles, as a share of their width. */
const STEP = 0.06;

/** Height of the stock: at most `most` tiles, one for every `tiles` that are left. */
export interface Layers {
  readonly most: number;
  readonly tiles: number;
}

/** Returns the backdrops of a stock with this number of tiles left. */
export function stockOf(stock: Rect, left: number, { most, tiles }: Layers): Backdrop[] {
  if (left <= 0) return [{ kind: "hollow", rect: stock }];
  const layers = layered(stock, Math.min(most, Math.ceil(left / tiles)));
  return layers.map((rect) => ({ kind: "tile", rect, face: null }));
}

/** Returns the places of a stack's tiles, the lowest first. */
export function layered(stock: Rect, layers: number): Rect[] {
  return Array.from({ length: layers }, (_, i) => ({
    ...stock,
    y: stock.y + (layers - 1 - i) * stock.w * STEP,
  }));
}
