/**
 * Places a card beside the table, and the table next to it, so that the card covers no rack, pile,
 * stock or prompt.
 *
 * Wide windows have the card at their right edge. In upright windows it is above the opponents, who
 * are one line on a phone, with less felt below; a small frame has a strip in place of the
 * opponents.
 */

import type { Viewport } from "../../state/rect";
import { AIR, isAtSide, sideWidth, stripAt } from "../../table/card";
import { designOf, roomIn, TABLET } from "../../table/frame";
import type { Card } from "../../table/layout";
import { type Places, placesIn } from "./places";

/**
 * Pixels: height of a card above the opponents until it is measured, on a low phone, on other
 * phones and on a tablet. On phones the card covers the bar.
 */
const TALL = { brief: 128, phone: 152, tablet: 190 };

/** Pixels: on a phone lower than this the card has a short text. */
const LOW = 600;

/** Pixels: the bar, and the line of players below it on a phone and in a small frame. */
const BAR = 46;
const PLAYERS = 56;
const SMALL_PLAYERS = 44;

/** Pixels: height of the line of players below a card on a phone, and the air around it. */
const LINE = { h: 26, air: 4 };

export function placesBeside(view: Viewport): { readonly places: Places; readonly card: Card } {
  const kind = designOf(view);
  if (isAtSide(kind, view)) return atSide(view);
  // An upright tablet has room for the card under the bar.
  if (kind === "portrait") return onTop(view, roomIn(view).w >= TABLET);
  return asStrip(view);
}

function atSide(view: Viewport): { places: Places; card: Card } {
  const { width, height, top, right, bottom } = view;
  const whole = placesIn(view);
  const beside = whole.side?.w ?? sideWidth(view);
  const inset = { ...view, right: right + beside + 2 * AIR, like: view };
  const places = { ...(whole.side ? whole : placesIn(inset)), side: null };
  const y = whole.kind === "desktop" ? places.bar.h + 2 * AIR : top + AIR;
  const x = width - right - beside - AIR;
  const rect = whole.side ?? { x, y, w: beside, h: height - bottom - y - AIR };
  return { places, card: { at: "side", rect, brief: false } };
}

function onTop(view: Viewport, tablet: boolean): { places: Places; card: Card } {
  const y = view.top + (tablet ? BAR + AIR : 0);
  const brief = view.height - view.top - view.bottom < LOW;
  const h = view.card ?? TALL[tablet ? "tablet" : brief ? "brief" : "phone"];
  const { h: line, air } = LINE;
  const saved = tablet ? 0 : PLAYERS - line - 2 * air;
  const lower = Math.max(0, y + h - view.top - BAR - saved);
  const places = placesIn({ ...view, top: view.top + lower, like: view });
  const { x, w } = places.rack;
  const card: Card = { at: "top", rect: { x, y, w, h }, brief };
  if (tablet) return { places, card };
  const [own, ...others] = places.seats;
  const inLine = others.map((rect) => rect && { ...rect, y: y + h + air, h: line });
  return { places: { ...places, seats: [own ?? null, ...inLine] }, card };
}

/** Places the card as a strip beside the menu button. */
function asStrip(view: Viewport): { places: Places; card: Card } {
  const strip = stripAt(view, placesIn(view).bar.x);
  const lower = strip.rect.y + strip.rect.h - view.top - SMALL_PLAYERS;
  const places = placesIn({ ...view, top: view.top + lower, like: view });
  return { places, card: { at: "strip", ...strip } };
}
