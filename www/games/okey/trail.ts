/**
 * The discards below the top of a pile, side by side towards the middle of a wide table: shown if
 * the rules let players look through piles, and if there is room.
 */

import { ASPECT, meet, type Rect } from "../../state/rect";
import { thingsOf, wordsOf } from "./clear";
import type { Places } from "./places";

/** Number of discards, the latest first. */
const LENGTH = 2;
/** Their size as a share of the pile's, and the gaps as shares of their width. */
const SIZE = 0.64;
const GAP = { first: 0.34, next: 0.12 };
/** Pixels to anything else. */
const AIR = 4;

/** Returns the places; none if there is no room. */
export function trailOf(pile: Rect, places: Places): readonly Rect[] {
  if (places.kind !== "desktop") return [];
  const { rack, prompt, seats } = places;
  const w = pile.w * SIZE;
  const inward = pile.x + pile.w / 2 < rack.x + rack.w / 2 ? 1 : -1;
  const start = inward > 0 ? pile.x + pile.w + GAP.first * w : pile.x - (1 + GAP.first) * w;
  const trail = Array.from({ length: LENGTH }, (_, i) => ({
    x: start + inward * i * (1 + GAP.next) * w,
    y: pile.y,
    w,
    h: w * ASPECT,
  }));
  const taken = [...thingsOf(places), ...wordsOf(places), prompt, ...seats.slice(0, 1)];
  const free = !taken.some(
    (rect) => rect && rect !== pile && trail.some((place) => meet(place, rect, AIR)),
  );
  return free ? trail : [];
}
