/** The layout of a card beside the table, as far as all games share it. */

import { clamp } from "../base/clamp";
import type { Kind, Rect, Viewport } from "../state/rect";
import { roomIn } from "./frame";

/** Pixels between the card and its surroundings. */
export const AIR = 8;

/** The width of a card at the side, as a share of the window's, and in pixels. */
const SHARE = 0.24;
const WIDE = { least: 212, most: 440 };

/** Least width in pixels of a landscape window with room for a card at the side. */
const SIDE_FROM = 700;

/**
 * Pixels: the least height of a strip with the air above it, and the least width for long texts.
 */
const STRIP = 62;
const WIDE_STRIP = 400;

/** Returns `true` if the card stands at the side of the window. */
export function isAtSide(kind: Kind, view: Viewport): boolean {
  return kind === "desktop" || (kind === "landscape" && roomIn(view).w >= SIDE_FROM);
}

/** The width of a card at the side. */
export function sideWidth(view: Viewport): number {
  return clamp(roomIn(view).w * SHARE, WIDE.least, WIDE.most);
}

/** Places a strip at the upper edge, as high as its text, and tells whether it has to be brief. */
export function stripAt(
  { top, left, card = 0 }: Viewport,
  right: number,
): { rect: Rect; brief: boolean } {
  const x = left + AIR / 2;
  const w = right - x;
  const h = Math.max(STRIP - AIR / 2, card);
  return { rect: { x, y: top + AIR / 2, w, h }, brief: w < WIDE_STRIP };
}
