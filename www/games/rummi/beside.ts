/**
 * Where a card stands beside the table, and how much of the window is left for the table then: wide
 * windows have it at their right edge, upright ones over the opponents, small frames as a strip.
 */

import { clamp } from "../../clamp";
import { kindOf } from "../../table/frame";
import type { Card } from "../../table/layout";
import type { Viewport } from "../../table/rect";

/** Between the card and what is around it. */
const AIR = 8;

/** The width of a card at the side, as a share of the window's. */
const SHARE = 0.24;
const WIDE = { least: 212, most: 440 };

/** A window on its side has room for a card at the side from this width on. */
const SIDE_FROM = 700;

/** The bars of a desktop and of an upright window. */
const BARS = { desktop: 48, portrait: 46 };

/** Heights of a card over the opponents, whose first line lies in the bar, and of a strip. */
const TALL = 164;
const STRIP = 62;

/** A strip that is narrower has few words. */
const WIDE_STRIP = 400;

export function besideCard(view: Viewport): { readonly view: Viewport; readonly card: Card } {
  const kind = kindOf(view);
  const { width, height, top, right, bottom, left } = view;
  const room = width - left - right;
  if (kind === "desktop" || (kind === "landscape" && room >= SIDE_FROM)) {
    const w = clamp(room * SHARE, WIDE.least, WIDE.most);
    const y = top + (kind === "desktop" ? BARS.desktop : 0) + AIR;
    const rect = { x: width - right - w - AIR, y, w, h: height - bottom - y - AIR };
    const rest = { ...view, right: right + w + 2 * AIR, like: view };
    return { view: rest, card: { at: "side", rect, brief: false } };
  }
  if (kind === "portrait") {
    const rect = { x: left + AIR, y: top, w: room - 2 * AIR, h: TALL };
    const rest = { ...view, top: top + TALL - BARS.portrait, like: view };
    return { view: rest, card: { at: "top", rect, brief: false } };
  }
  // The button of the menu stays beside it.
  const rect = { x: left + AIR / 2, y: top + AIR / 2, w: room - BARS.portrait, h: STRIP - AIR / 2 };
  const rest = { ...view, top: top + STRIP, like: view };
  return { view: rest, card: { at: "strip", rect, brief: room < WIDE_STRIP } };
}
