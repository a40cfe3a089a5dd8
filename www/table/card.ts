/** A card beside the table: what is the same of it in every game. */

import { clamp } from "../clamp";
import { roomIn } from "./frame";
import type { Kind, Rect, Viewport } from "./rect";

/** Pixels between the card and what is around it. */
export const AIR = 8;

/** The width of a card at the side, as a share of the window's, and in pixels. */
const SHARE = 0.24;
const WIDE = { least: 212, most: 440 };

/** A window on its side has room for a card at the side from this width on. */
const SIDE_FROM = 700;

/**
 * Pixels: the least height of a strip with the air above it, and the width from which on it has
 * room for many words.
 */
export const STRIP = 62;
const WIDE_STRIP = 400;

/** Whether the card stands at the side of such a window. */
export function isAtSide(kind: Kind, view: Viewport): boolean {
  return kind === "desktop" || (kind === "landscape" && roomIn(view).w >= SIDE_FROM);
}

/** The width of a card at the side. */
export function sideWidth(view: Viewport): number {
  return clamp(roomIn(view).w * SHARE, WIDE.least, WIDE.most);
}

/**
 * A strip at the upper edge in the width that is free, as high as its words; and whether it holds
 * few words only.
 */
export function stripAt(
  { top, left, card = 0 }: Viewport,
  right: number,
): { rect: Rect; brief: boolean } {
  const x = left + AIR / 2;
  const w = right - x;
  const h = Math.max(STRIP - AIR / 2, card);
  return { rect: { x, y: top + AIR / 2, w, h }, brief: w < WIDE_STRIP };
}
