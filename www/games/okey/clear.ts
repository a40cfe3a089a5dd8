/** Rectangles of the things on the table, for finding free space. */

import type { Rect } from "../../state/rect";
import type { Places } from "./places";

/** Text below a tile: its greatest width and its height, as multiples of the font size. */
const WORD = { long: 5, short: 2.4, high: 1.4 };
/** Pixels between a tile and the text below it. */
export const DROP = 7;
/** Pixels between the top of a line and its letters. */
const LINE = 3;
/** Extra offset of the text below the stock, as a share of the stock's height. */
const STOCK_DROP = 0.15;

/** Everything looked at or tapped, except the prompt and the player's own seat. */
export function thingsOf(places: Places): Rect[] {
  const { stock, indicator, okey, rack, arrange, main, bar, side, piles, seats, hands } = places;
  const rest = [...piles, ...seats.slice(1), ...hands, side].filter((rect) => rect !== null);
  return [stock, indicator, okey, rack, arrange, main, bar, ...rest];
}

/** The texts below stock, indicator and okey, and those below the two lower piles. */
export function wordsOf(places: Places): Rect[] {
  const { stock, indicator, okey, piles, text } = places;
  const lower = [piles[0], piles.findLast((pile) => pile !== null)];
  const count = wordBelow(stock, text, WORD.short, stock.h * STOCK_DROP);
  // Their names stand on the line of the count, or right below them where that is elsewhere.
  const named = [indicator, okey].map((rect) => {
    const word = wordBelow(rect, text, WORD.long);
    return { ...word, h: Math.max(word.h, count.y + count.h - word.y) };
  });
  return [
    count,
    ...named,
    ...lower.flatMap((pile) => (pile ? [wordBelow(pile, text, WORD.long)] : [])),
  ];
}

function wordBelow({ x, y, w, h }: Rect, text: number, letters: number, drop = 0): Rect {
  const long = text * letters;
  return { x: x + (w - long) / 2, y: y + h + drop + DROP - LINE, w: long, h: text * WORD.high };
}

/** The width of the window; the rack is centred in it, or in the part beside the side panel. */
export function widthOf({ rack, side }: Places): number {
  return side ? side.x : 2 * rack.x + rack.w;
}
