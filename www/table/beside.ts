/**
 * Places a card beside the table and returns the rest of the window for the table: wide windows
 * have the card at their right edge, upright ones above the opponents, small frames as a strip.
 */

import type { Viewport } from "../state/rect";
import { AIR, isAtSide, sideWidth, stripAt } from "./card";
import { kindOf, roomIn, TABLET } from "./frame";
import type { Card } from "./layout";

/** Pixels: height of the bar on a desktop and upright, and width of the menu button. */
const BARS = { desktop: 48, portrait: 46, menu: 46 };

/** Pixels: height of a card above the opponents, where it covers the bar, before it is measured. */
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
