/** What lies on the table by name, for whoever looks for a free place between it. */

import type { Rect } from "../../table/rect";
import type { Places } from "./places";

/** Letters below a tile: how wide a word is at most, in sizes of the letters, and how high. */
const WORD = { long: 5, short: 2.4, high: 1.4 };
/** Between a tile and the word below it, in pixels. */
export const DROP = 7;
/** A line begins so far above its letters, in pixels. */
const LINE = 3;
/** How much further down the words below the stock stand, as a share of the stock's height. */
const STOCK_DROP = 0.15;

/** Everything that is looked at or tapped, but for the prompt and the player himself. */
export function thingsOf(places: Places): Rect[] {
  const { stock, indicator, okey, rack, arrange, main, bar, side, piles, seats, hands } = places;
  const rest = [...piles, ...seats.slice(1), ...hands, side].filter((rect) => rect !== null);
  return [stock, indicator, okey, rack, arrange, main, bar, ...rest];
}

/** The words below stock, indicator and okey, and those below the two lower piles. */
export function wordsOf(places: Places): Rect[] {
  const { stock, indicator, okey, piles, text } = places;
  const lower = [piles[0], piles.findLast((pile) => pile !== null)];
  return [
    wordBelow(stock, text, WORD.short, stock.h * STOCK_DROP),
    wordBelow(indicator, text, WORD.long),
    wordBelow(okey, text, WORD.long),
    ...lower.flatMap((pile) => (pile ? [wordBelow(pile, text, WORD.long)] : [])),
  ];
}

function wordBelow({ x, y, w, h }: Rect, text: number, letters: number, drop = 0): Rect {
  const long = text * letters;
  return { x: x + (w - long) / 2, y: y + h + drop + DROP - LINE, w: long, h: text * WORD.high };
}

/** The width of the window: the rack lies in its middle, or in that of what the side leaves. */
export function widthOf({ rack, side }: Places): number {
  return side ? side.x : 2 * rack.x + rack.w;
}
