/**
 * Where a card stands beside the table, and how much of the window is left for the table then: wide
 * windows have it at their right edge, upright ones over the opponents, small frames as a strip.
 */

import { AIR, isAtSide, sideWidth, stripAt } from "../../table/card";
import { kindOf, roomIn } from "../../table/frame";
import type { Card } from "../../table/layout";
import type { Viewport } from "../../table/rect";

/** Pixels: the height of the bar on a desktop and upright, and the width of the menu's button. */
const BARS = { desktop: 48, portrait: 46, menu: 46 };

/** Pixels: the least height of a card over the opponents, where it covers the bar. */
const TALL = 164;

export function besideCard(view: Viewport): { readonly view: Viewport; readonly card: Card } {
  const kind = kindOf(view);
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
    const h = Math.max(TALL, view.card ?? 0);
    const rect = { x: x + AIR, y: top, w: w - 2 * AIR, h };
    const rest = { ...view, top: top + h - BARS.portrait, like: view };
    return { view: rest, card: { at: "top", rect, brief: false } };
  }
  // The button of the menu stays beside it.
  const strip = stripAt(view, width - right - BARS.menu);
  const rest = { ...view, top: strip.rect.y + strip.rect.h, like: view };
  return { view: rest, card: { at: "strip", ...strip } };
}
