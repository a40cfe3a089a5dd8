/** The design for an upright phone or tablet. */

import { ASPECT, type Rect, type Viewport } from "../../../state/rect";
import { scaleOf } from "../../../table/scale";
import { clusterIn, corners, type Places, rackAt, roomIn, shapeOf, slotIn, TABLET } from "./common";

/** Width of a player's picture and text in font sizes, and the air at both ends. */
const PLAYER = { w: 8.2, ends: 24 };

/** Values in pixels unless named otherwise; shares are of the part in the name. */
const PORTRAIT = {
  /** Air above and below the buttons. */
  row: 10,
  air: 8,
  /** Players and piles may be wider apart than the rack. */
  span: { edge: 12, most: 560 },
  seat: { air: { least: 4, ofHeight: 0.012 }, inset: 6 },
  /** Height of the text below a pile in font sizes. */
  label: 1.6,
  /** Width of a pile relative to the felt's height, and as a share of the window. */
  pile: { air: 30, upright: 2.9, ofRoom: 0.17, edge: 10, out: 400 },
  /**
   * The middle, large below the upper piles or smaller between all: its width and height in widths
   * of the stock.
   */
  stock: { roomy: 1.05, wide: 4.2, between: 3.82, high: 1.56 },
  middle: { deep: 96, edge: 40, air: 66, slack: 26, beside: 34 },
  /** Shares of the spare height of the felt above and below. */
  slack: { above: 0.08, below: 0.06 },
  prompt: { h: 52, low: 42, most: 420, air: 20 },
  own: { w: 120, h: 36, low: 26 },
  /** In a felt lower than this, below a card, the player's own seat is one line. */
  low: 190,
  /** Shares of the row of buttons. */
  buttons: { roomy: 0.8, narrow: 0.65, gap: 0.02 },
};

export function portrait(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room, h } = roomIn(view);
  const { bottom, width, height } = view;
  const slot = slotIn(view, "portrait", shape);
  const scale = scaleOf("portrait", slot);
  const { text } = scale;
  const bar = { x: 0, y: 0, w: width, h: top + scale.bar };
  const row = { y: height - bottom - PORTRAIT.row - scale.row, h: scale.row };
  const rack = rackAt(view, shape, slot, row.y - PORTRAIT.row);
  const wide = Math.max(rack.frame.w, Math.min(room - PORTRAIT.span.edge, PORTRAIT.span.most));
  const air = Math.max(PORTRAIT.seat.air.least, h * PORTRAIT.seat.air.ofHeight);
  const seatsY = bar.h + air;
  const felt = { top: seatsY + scale.seat + air, bottom: rack.frame.y - PORTRAIT.air };
  const middle = left + room / 2;

  const tall = felt.bottom - felt.top;
  const label = text * PORTRAIT.label;
  const pileWidth = Math.min(
    scale.pile,
    (tall - label - PORTRAIT.pile.air) / PORTRAIT.pile.upright,
    room * PORTRAIT.pile.ofRoom,
  );
  const pile = { w: pileWidth, h: pileWidth * ASPECT };
  const out = Math.min(wide / 2 - PORTRAIT.pile.edge, PORTRAIT.pile.out) - pile.w / 2;
  const [west, east] = [middle - out, middle + out];
  // The lower part: own discards, and between the piles the prompt above the player's seat.
  const deep = Math.max(pile.h + label, PORTRAIT.middle.deep);
  const large = Math.min(
    scale.stock,
    (wide - PORTRAIT.middle.edge) / PORTRAIT.stock.wide,
    (tall - pile.h - deep - PORTRAIT.middle.air) / PORTRAIT.stock.high,
  );
  const roomy = large >= slot * PORTRAIT.stock.roomy;
  const slack = roomy
    ? tall - pile.h - deep - large * PORTRAIT.stock.high - PORTRAIT.middle.slack
    : Math.max(0, tall - 2 * pile.h - label);
  const high = felt.top + slack * PORTRAIT.slack.above + pile.h / 2;
  const lowest = felt.bottom - slack * PORTRAIT.slack.below;
  const low = lowest - label - pile.h / 2;
  const { own, prompt } = ownAt(middle, lowest, east - west - pile.w, tall < PORTRAIT.low);
  const cluster = roomy
    ? clusterIn(
        middle,
        { top: high + pile.h / 2, bottom: Math.min(prompt.y, low - pile.h / 2) },
        large,
      )
    : clusterIn(
        middle,
        { top: felt.top, bottom: prompt.y - PORTRAIT.air / 2 },
        Math.min(
          scale.stock,
          (east - west - pile.w - PORTRAIT.middle.beside) / PORTRAIT.stock.between,
        ),
      );
  return {
    kind: "portrait",
    shape,
    text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: corners([west, east], [high, low], pile),
    seats: [own, ...opponentsAt(middle, { y: seatsY, h: scale.seat }, wide, text)],
    hands: [null, null, null, null],
    prompt,
    ...buttonsAt(row, rack.frame, room >= TABLET),
    side: null,
  };
}

/** Places the player's own seat at the lower end of the felt, and the prompt above it. */
function ownAt(
  middle: number,
  lowest: number,
  room: number,
  low: boolean,
): { own: Rect; prompt: Rect } {
  const { own, prompt, air } = PORTRAIT;
  const w = Math.min(prompt.most, room - prompt.air);
  const [h, said] = low ? [own.low, prompt.low] : [own.h, prompt.h];
  const y = lowest - h;
  return {
    own: { x: middle - own.w / 2, y, w: own.w, h },
    prompt: { x: middle - w / 2, y: y - air - said, w, h: said },
  };
}

/**
 * Places the opponents from right to left by seat, at equal distances; the last one ends with the
 * felt.
 */
function opponentsAt(
  middle: number,
  line: Pick<Rect, "y" | "h">,
  wide: number,
  text: number,
): Rect[] {
  const pitch = Math.max((wide - 4) / 3, (wide - PLAYER.ends - text * PLAYER.w) / 2);
  const { inset } = PORTRAIT.seat;
  return [2, 1, 0].map((place) => ({
    ...line,
    x: middle - wide / 2 + inset + pitch * place,
    w: wide - inset - 2 * pitch,
  }));
}

function buttonsAt(
  row: Pick<Rect, "y" | "h">,
  { x, w }: Rect,
  roomy: boolean,
): Pick<Places, "arrange" | "roomy" | "main"> {
  const { gap } = PORTRAIT.buttons;
  const share = roomy ? PORTRAIT.buttons.roomy : PORTRAIT.buttons.narrow;
  return {
    arrange: { ...row, x, w: w * share },
    roomy,
    main: { ...row, x: x + w * (share + gap), w: w * (1 - gap - share) },
  };
}
