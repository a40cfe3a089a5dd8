/** The stock as a part of a table: its tiles, the place to draw from, its number. */

import { say } from "../../locales/messages";
import type { Rect } from "../../state/rect";
import { pointed, STOCK, type State } from "../../state/state";
import { type Action, controlOf, targetOf } from "../action";
import type { Control } from "../controls";
import { type Backdrop, INERT, type Target } from "../layout";

/** Vertical offset between stacked tiles, as a share of their width. */
const STEP = 0.06;

/** Height of the stock: at most `most` tiles, one for every `tiles` that are left. */
interface Layers {
  readonly most: number;
  readonly tiles: number;
}

/** Returns the backdrops of a stock with this number of tiles left. */
export function stockOf(stock: Rect, left: number, { most, tiles }: Layers): Backdrop[] {
  if (left <= 0) return [{ kind: "hollow", rect: stock }];
  const layers = layered(stock, Math.min(most, Math.ceil(left / tiles)));
  return layers.map((rect) => ({ kind: "tile", rect, face: null }));
}

/** Returns the pixels by which a stack of so many layers is higher than its uppermost tile. */
export function depthOf({ w }: Pick<Rect, "w">, layers: number): number {
  return (layers - 1) * w * STEP;
}

/** Returns the places of a stack's tiles, the lowest first. */
export function layered(stock: Rect, layers: number): Rect[] {
  return Array.from({ length: layers }, (_, i) => ({
    ...stock,
    y: stock.y + depthOf(stock, layers - i),
  }));
}

/** Returns the place where a tap draws; a tile can be dragged from it if that is `allowed`. */
export function stockTarget(rect: Rect, draw: Action, state: State, allowed: boolean): Target {
  return { ...INERT, ...targetOf(draw, state), rect, gives: allowed ? [STOCK] : null };
}

export function stockControl(rect: Rect, draw: Action, state: State, count: number): Control {
  return {
    ...controlOf(draw, state),
    rect,
    label: say("stock-label", { count }),
    about: "stock",
    hinted: pointed(state)?.place === "stock",
    count,
  };
}

/** Writes the number of tiles left. */
export function leftText(count: number): string {
  return count > 0 ? `${count}` : say("stock-empty");
}
