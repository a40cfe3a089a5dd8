/** The design for a small frame in another page. */

import { ASPECT, centred, type Rect, type Viewport } from "../../../state/rect";
import { scaleOf } from "../../../table/scale";
import { clusterIn, type Places, rackAt, roomIn, shapeOf, slotIn } from "./common";

/** Values in pixels; shares are of the row of buttons. */
const COMPACT = {
  bar: 44,
  air: 4,
  prompt: { h: 36, up: 40, left: 96 },
  own: { w: 88, inset: 6 },
  label: 18,
  /** Piles and stock in a row: its width and height in widths of a tile. */
  tile: { most: 72, wide: 8.2, high: 1.5, edge: 60 },
  piles: { edge: 18, out: 6, gap: 6 },
  stock: { wide: 3.82, air: 24 },
  edge: 6,
  buttons: { arrange: 0.65, main: 0.67 },
};

/** Places everything in rows: players, piles around the stock, prompt, rack, buttons. */
export function compact(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room } = roomIn(view);
  const { right, bottom, width, height } = view;
  const slot = slotIn(view, "compact", shape);
  const bar = { x: width - right - COMPACT.bar, y: top, w: COMPACT.bar, h: COMPACT.bar };
  const scale = scaleOf("compact", slot);
  const row = { y: height - bottom - COMPACT.air - scale.row, h: scale.row };
  const rack = rackAt(view, shape, slot, row.y - COMPACT.air);
  const { x, w } = rack.frame;
  const prompt = {
    x: x + COMPACT.prompt.left,
    y: rack.frame.y - COMPACT.prompt.up,
    w: w - COMPACT.prompt.left,
    h: COMPACT.prompt.h,
  };
  const felt = { top: top + COMPACT.bar, bottom: prompt.y - COMPACT.air };
  const middle = left + room / 2;
  const { label, tile, piles, edge, buttons } = COMPACT;
  const size = Math.min(
    (felt.bottom - felt.top - label) / tile.high,
    (room - tile.edge) / tile.wide,
    tile.most,
  );
  const y = (felt.top + felt.bottom - label) / 2;
  // The piles are in pairs at the ends.
  const outer = Math.min(room / 2 - piles.edge, size * piles.out) - size / 2;
  const inner = outer - size - piles.gap;
  const cluster = clusterIn(
    middle,
    felt,
    Math.min(size, (2 * inner - size - COMPACT.stock.air) / COMPACT.stock.wide),
    label,
  );
  const pile = (away: number): Rect => centred(middle + away, y, size, size * ASPECT);
  // In a low frame the rack is too narrow for the buttons.
  const across = room - 2 * edge;
  const third = (bar.x - left - COMPACT.air) / 3;
  const seat = (place: number): Rect => ({
    x: left + COMPACT.air + third * place,
    y: top + COMPACT.air,
    w: third - COMPACT.air,
    h: scale.seat,
  });
  return {
    kind: "compact",
    shape,
    text: scale.text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: [pile(outer), pile(inner), pile(-inner), pile(-outer)],
    seats: [
      { x: x + COMPACT.own.inset, y: prompt.y, w: COMPACT.own.w, h: COMPACT.prompt.h },
      seat(2),
      seat(1),
      seat(0),
    ],
    hands: [null, null, null, null],
    prompt,
    arrange: { x: left + edge, y: row.y, w: across * buttons.arrange, h: row.h },
    roomy: false,
    main: {
      x: left + edge + across * buttons.main,
      y: row.y,
      w: across * (1 - buttons.main),
      h: row.h,
    },
    side: null,
  };
}
