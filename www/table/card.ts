/** The place of a card beside the table. */

import { clamp } from "../base/clamp";
import type { Kind, Rect, Viewport } from "../state/rect";
import { designOf, roomIn, TABLET } from "./frame";
import type { Card } from "./layout";

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

/** Pixels: height of the bar on a desktop and upright, and width of the menu button. */
const BARS = { desktop: 48, portrait: 46, menu: 46 };

/** Pixels: height of a card above the opponents, where it covers the bar, before it is measured. */
const TALL = 164;

/**
 * Places a card beside a table of series and returns the rest of the window for the table: wide
 * windows have the card at their right edge, upright ones above the opponents, small frames as a
 * strip.
 */
export function besideCard(view: Viewport): { readonly view: Viewport; readonly card: Card } {
  const kind = designOf(view);
  const { width, height, top, right, bottom } = view;
  if (isAtSide(kind, view)) {
    const w = sideWidth(view);
    const y = top + (kind === "desktop" ? BARS.desktop : 0) + AIR;
    const rect = { x: width - right - w - AIR, y, w, h: height - bottom - y - AIR };
    const rest = { ...view, right: right + w + 2 * AIR, like: view };
    return { view: rest, card: { at: "side", rect, brief: false } };
  }
  if (kind === "portrait") {
    const { x, w } = roomIn(view);
    const h = view.card ?? TALL;
    // An upright tablet keeps its bar above the card.
    const y = top + (w >= TABLET ? BARS.portrait + AIR : 0);
    const rect = { x: x + AIR, y, w: w - 2 * AIR, h };
    const rest = { ...view, top: y + h - BARS.portrait, like: view };
    return { view: rest, card: { at: "top", rect, brief: false } };
  }
  // The menu button stays beside it.
  const strip = stripAt(view, width - right - BARS.menu);
  const rest = { ...view, top: strip.rect.y + strip.rect.h, like: view };
  return { view: rest, card: { at: "strip", ...strip } };
}
