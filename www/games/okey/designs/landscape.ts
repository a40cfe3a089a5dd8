/** The design for a phone on its side or a small tablet, without the opponents' racks. */

import { clamp } from "../../../base/clamp";
import { ASPECT, centred, type Rect, type Viewport } from "../../../state/rect";
import { scaleOf } from "../../../table/scale";
import { clusterIn, type Places, rackAt, roomIn, shapeOf, slotIn } from "./common";

/** Values in pixels; shares are of the span between the players at the sides. */
const LANDSCAPE = {
  foot: 7,
  air: 8,
  /** Air below the buttons, which are above the rack. */
  row: 6,
  bar: 48,
  span: { ofRack: 1.2, least: 760 },
  /**
   * Larger tiles for a small tablet, which has more felt than a phone: slots per height of the
   * felt.
   */
  large: { slots: 5, most: 1.35 },
  pile: { low: 23, high: 4, west: 0.11, east: 0.89, upper: 0.235 },
  main: 116,
  arrange: { ofRack: 0.34, least: 196, most: 240 },
  seat: { w: 118, own: { w: 108, at: 0.265, air: 12, up: 20 }, west: 12, east: 4 },
  /** Width of stock, indicator and okey in widths of the stock, and the air beside them. */
  stock: { wide: 3.9, air: 20, below: 40 },
};

export function landscape(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room } = roomIn(view);
  const { bottom, width, height } = view;
  const slot = slotIn(view, "landscape", shape);
  const rack = rackAt(view, shape, slot, height - bottom - LANDSCAPE.foot);
  const scale = scaleOf("landscape", slot);
  const row = { y: rack.frame.y - LANDSCAPE.row - scale.row, h: scale.row };
  const felt = { top: top + LANDSCAPE.air, bottom: row.y - LANDSCAPE.air / 2 };
  const middle = left + room / 2;
  const span = Math.min(room, Math.max(rack.frame.w * LANDSCAPE.span.ofRack, LANDSCAPE.span.least));
  const at = (share: number): number => middle + span * (share - 0.5);
  const right = (view.like ?? view).right;
  const bar = { x: width - right - LANDSCAPE.bar, y: top, w: LANDSCAPE.bar, h: LANDSCAPE.bar };

  // A small tablet has more felt than a phone.
  const slots = (felt.bottom - felt.top) / (slot * LANDSCAPE.large.slots);
  const large = scale.pile * clamp(slots, 1, LANDSCAPE.large.most);
  const pile = { w: large, h: large * ASPECT };
  const low = felt.bottom - LANDSCAPE.pile.low - pile.h / 2;
  const high = felt.top + LANDSCAPE.pile.high + pile.h / 2;
  const { arrange, main } = buttonsAt(row, rack.frame);
  const promptLeft = arrange.x + arrange.w + LANDSCAPE.air;
  const east = {
    x: Math.min(at(1), bar.x) - LANDSCAPE.seat.east - LANDSCAPE.seat.w,
    y: felt.top,
    w: LANDSCAPE.seat.w,
    h: scale.seat,
  };
  const upper = Math.min(span * LANDSCAPE.pile.upper, east.x - LANDSCAPE.air - pile.w / 2 - middle);
  const between = (2 * upper - pile.w - LANDSCAPE.stock.air) / LANDSCAPE.stock.wide;
  const cluster = clusterIn(
    middle,
    { top: felt.top + LANDSCAPE.stock.below, bottom: felt.bottom },
    Math.min(scale.stock, between),
  );
  const { own } = LANDSCAPE.seat;
  // Beside a card, the pile to take from comes closer.
  const clear = at(LANDSCAPE.pile.west) + (pile.w + own.w) / 2 + own.air;
  return {
    kind: "landscape",
    shape,
    text: scale.text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: [
      centred(at(LANDSCAPE.pile.east), low, pile.w, pile.h),
      centred(middle + upper, high, pile.w, pile.h),
      centred(middle - upper, high, pile.w, pile.h),
      centred(at(LANDSCAPE.pile.west), low, pile.w, pile.h),
    ],
    seats: [
      centred(Math.max(at(own.at), clear), felt.bottom - own.up, own.w, scale.seat),
      east,
      centred(middle, felt.top + scale.seat / 2, LANDSCAPE.seat.w, scale.seat),
      { ...east, x: at(0) + LANDSCAPE.seat.west },
    ],
    hands: [null, null, null, null],
    prompt: { x: promptLeft, y: row.y, w: main.x - LANDSCAPE.air - promptLeft, h: row.h },
    arrange,
    roomy: false,
    main,
    side: null,
  };
}

function buttonsAt(row: Pick<Rect, "y" | "h">, { x, w }: Rect): Pick<Places, "arrange" | "main"> {
  const { ofRack, least, most } = LANDSCAPE.arrange;
  return {
    arrange: { ...row, x, w: clamp(w * ofRack, least, most) },
    main: { ...row, x: x + w - LANDSCAPE.main, w: LANDSCAPE.main },
  };
}
