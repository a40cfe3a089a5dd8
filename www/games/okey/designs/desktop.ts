/** The design for a wide window, with the opponents' racks and perhaps room beside the table. */

import { ASPECT, centred, type Rect, type Viewport } from "../../../state/rect";
import { scaleOf } from "../../../table/scale";
import {
  BELOW,
  clusterIn,
  corners,
  footOf,
  type Places,
  rackAt,
  roomIn,
  shapeOf,
  sideAt,
  slotIn,
  widthBeside,
} from "./common";

/**
 * Values in pixels unless named otherwise; `text` is in font sizes, slots are those of the rack.
 */
const DESKTOP = {
  /** Air below the buttons, which are above the rack. */
  row: 10,
  air: 8,
  /** Distance between the players at the sides, as a multiple of the rack's width. */
  span: { ofRack: 1.35, least: 900 },
  edge: { text: 1.25, least: 24 },
  prompt: { text: 40, ofSpan: 0.475, high: 2.7, up: 1.5 },
  seat: 10.2,
  /** An opponent's rack, in slots. */
  strip: { long: 3.75, deep: 0.44 },
  /** Distance from the bar to the opposite player, as a share of the felt. */
  top: { ofFelt: 0.05, least: 10 },
  pile: { ofSpan: 0.29, air: 16, label: 1.8, ofFelt: 0.58 },
  main: 10,
  /** Half of the player's own seat beside the buttons, as a share of a seat. */
  own: 0.38,
  /** Width in font sizes of the buttons that arrange the rack, for the longest texts. */
  arrange: 28,
};

export function desktop(whole: Viewport): Places {
  const wide = widthBeside(whole, shapeOf(whole));
  const view = { ...whole, right: whole.right + wide };
  const shape = shapeOf(whole);
  const { w: room, h, x: left } = roomIn(view);
  const { top, bottom, height, width } = view;
  const slot = slotIn(view, "desktop", shape);
  const scale = scaleOf("desktop", slot);
  const { text } = scale;
  const bar = { x: 0, y: 0, w: width, h: top + scale.bar };
  const rack = rackAt(view, shape, slot, height - bottom - footOf(h));
  const row = { y: rack.frame.y - scale.row - DESKTOP.row, h: scale.row };
  const felt = { top: bar.h, bottom: row.y - DESKTOP.air };
  const tall = felt.bottom - felt.top;
  const middle = left + room / 2;
  // On very wide screens the players still sit around the rack, not at the far ends.
  const span = Math.min(room, Math.max(rack.frame.w * DESKTOP.span.ofRack, DESKTOP.span.least));
  // A small mark may stick out of a player's picture and must not touch the edge.
  const edge = Math.max(DESKTOP.edge.least, text * DESKTOP.edge.text);
  const [west, east] = [middle - span / 2 + edge, middle + span / 2 - edge];

  const prompt = centred(
    middle,
    felt.bottom - text * DESKTOP.prompt.up,
    Math.min(text * DESKTOP.prompt.text, span * DESKTOP.prompt.ofSpan),
    text * DESKTOP.prompt.high,
  );
  const seat = { w: text * DESKTOP.seat, h: scale.seat };
  const strip = { long: slot * DESKTOP.strip.long, deep: slot * DESKTOP.strip.deep };
  const topWidth = seat.w + strip.long;
  const topY = felt.top + Math.max(DESKTOP.top.least, tall * DESKTOP.top.ofFelt);
  const cluster = clusterIn(
    middle,
    { top: topY + seat.h, bottom: prompt.y - DESKTOP.air },
    scale.stock,
    scale.label + BELOW,
  );

  const pile = { w: scale.pile, h: scale.pile * ASPECT };
  const out = Math.max(span * DESKTOP.pile.ofSpan, topWidth / 2 + pile.w / 2 + DESKTOP.pile.air);
  const low = felt.bottom - text * DESKTOP.pile.label - pile.h / 2;
  const high = Math.max(felt.top + DESKTOP.pile.air + pile.h / 2, low - tall * DESKTOP.pile.ofFelt);

  return {
    kind: "desktop",
    shape,
    text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: corners([middle - out, middle + out], [high, low], pile),
    ...playersAround(felt, [west, middle, east], topY, row.y + row.h / 2, seat, strip),
    prompt,
    ...buttonsAt(row, rack.frame, middle - seat.w * DESKTOP.own, text),
    side: wide ? sideAt(whole, bar.h, wide) : null,
  };
}

/** Places the buttons; those that arrange the rack end before the player's own picture at `own`. */
function buttonsAt(
  row: Pick<Rect, "y" | "h">,
  { x, w }: Rect,
  own: number,
  text: number,
): Pick<Places, "arrange" | "roomy" | "main"> {
  const wide = text * DESKTOP.main;
  const arrange = { ...row, x, w: own - DESKTOP.air - x };
  return {
    arrange,
    roomy: arrange.w >= text * DESKTOP.arrange,
    main: { ...row, x: x + w - wide, w: wide },
  };
}

/**
 * Pixels between a side player and the rack, around both, and above their centre; the last is the
 * size of the own seat as a share of the others.
 */
const AROUND = { air: 12, ends: 60, up: 6, own: 0.76 };

/** Places the seats around a felt, and the opponents' racks of this length and depth. */
function playersAround(
  felt: { readonly top: number; readonly bottom: number },
  [west, middle, east]: readonly [number, number, number],
  top: number,
  own: number,
  seat: { readonly w: number; readonly h: number },
  { long, deep }: { readonly long: number; readonly deep: number },
): Pick<Places, "seats" | "hands"> {
  const sideLong = Math.min(long, felt.bottom - felt.top - seat.h - AROUND.ends);
  const sideTop = (felt.top + felt.bottom - sideLong - seat.h) / 2 - AROUND.up;
  const hand = (x: number): Rect => ({ x, y: sideTop + seat.h + AROUND.air, w: deep, h: sideLong });
  // Opposite, the rack is beside the seat.
  const left = middle - (seat.w + long) / 2;
  return {
    seats: [
      centred(middle, own, seat.w * AROUND.own, seat.h),
      { ...seat, x: east - seat.w, y: sideTop },
      { ...seat, x: left, y: top },
      { ...seat, x: west, y: sideTop },
    ],
    hands: [
      null,
      hand(east - deep),
      { x: left + seat.w, y: top + (seat.h - deep) / 2, w: long, h: deep },
      hand(west),
    ],
  };
}
