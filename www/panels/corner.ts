/** Places a small mark at a corner of a pile, so that it covers nothing else on the table. */

import { clamp } from "../base/clamp";
import { meet, type Rect } from "../state/rect";
import type { Layout } from "../table/layout";

/**
 * Shares of the mark that stick out of the pile, at the side and above or below, the best first;
 * those with less than half cover part of a number.
 */
const OUT = [
  [0.5, 0.5],
  [0, 0.8],
  [0.3, 0.3],
  [0.1, 0.1],
  [0, 0],
] as const;
/** Distance in pixels from the edge of the window and from anything else. */
const EDGE = 3;
const AIR = 1.5;

/** Returns the size of the mark: large enough for fingers and for its text. */
export function markSize({ text }: Pick<Layout, "text">): number {
  return clamp(text * 1.7, 24, 54);
}

/**
 * Places the mark at the outer upper corner or else at another one, as far out as there is room.
 * Null if it covers something in every case.
 */
export function cornerOf(
  pile: Rect,
  size: number,
  { things, words, width }: Pick<Layout, "things" | "words" | "width">,
  more: readonly (Rect | null)[] = [],
): Rect | null {
  const taken = [...things, ...words, ...more].filter(
    (rect): rect is Rect => rect !== null && rect !== pile,
  );
  const outer = pile.x + pile.w / 2 < width / 2;
  for (const [aside, above] of OUT) {
    const [out, away] = [size * aside, size * above];
    const [left, right] = [pile.x - out, pile.x + pile.w + out - size];
    const [top, low] = [pile.y - away, pile.y + pile.h + away - size];
    const across = outer ? [left, right] : [right, left];
    const corners = [top, low].flatMap((y) => across.map((x) => ({ x, y, w: size, h: size })));
    const free = corners.find(
      (corner) =>
        corner.x >= EDGE &&
        corner.x + size <= width - EDGE &&
        corner.y >= EDGE &&
        !taken.some((rect) => meet(corner, rect, AIR)),
    );
    if (free) return free;
  }
  return null;
}
