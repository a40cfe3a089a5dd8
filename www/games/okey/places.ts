/**
 * Computes the places of the fixed things of the table from the viewport.
 *
 * Each kind of window has its own design: a desktop with the opponents' racks, a phone on its side
 * without them, an upright phone or tablet, and a small frame in another page.
 */

import { clamp } from "../../base/clamp";
import type { Shape } from "../../rack/rack";
import { ASPECT, centred, type Kind, type Rect, type Viewport } from "../../state/rect";
import {
  designOf,
  type Frame,
  type Framing,
  framed,
  type Racks,
  roomIn,
  shapeAmong,
  TABLET,
} from "../../table/frame";
import type { Board } from "../../table/layout";

/** Stock, indicator and okey, side by side. */
export interface Cluster {
  readonly stock: Rect;
  readonly indicator: Rect;
  readonly okey: Rect;
}

/** The board of this game. */
export interface Places extends Board, Cluster {
  readonly bar: Rect;
}

/** The parts that each design places. */
type Own = Omit<Places, keyof Frame["parts"] | "hands" | "roomy" | keyof Cluster> &
  Partial<Pick<Places, "bar" | "hands" | "roomy">> & { readonly cluster: Cluster };

/** The racks of each design. */
const RACKS: Racks = {
  desktop: [[2, 16]],
  landscape: [
    [2, 16],
    [2, 14],
    [2, 12],
  ],
  portrait: [
    [3, 8],
    [3, 7],
  ],
  compact: [
    [2, 12],
    [3, 8],
    [3, 7],
    [2, 9],
  ],
};

/** The rack of an upright tablet, whose tiles are larger than those of a phone. */
const ON_TABLET: Shape = { tiers: 2, columns: 10 };

export function shapeOf(view: Viewport): Shape {
  const window = view.like ?? view;
  const tablet = designOf(window) === "portrait" && roomIn(window).w >= TABLET;
  return tablet ? ON_TABLET : shapeAmong(RACKS, view);
}

/** The lower edge of each design. */
const FRAMES: Record<Kind, Framing> = {
  desktop: { foot: null, above: true, air: 10, menu: 0 },
  landscape: { foot: 7, above: true, air: 6, menu: 48 },
  portrait: { foot: 10, above: false, air: 10, menu: 0 },
  compact: { foot: 4, above: false, air: 4, menu: 44 },
};

const DESIGNS: Record<Kind, (frame: Frame, view: Viewport) => Own> = {
  desktop,
  landscape,
  portrait,
  compact,
};

export function placesIn(view: Viewport): Places {
  const kind = designOf(view);
  const frame = framed(view, shapeOf(view), FRAMES[kind]);
  const { cluster, ...own } = DESIGNS[kind](frame, view);
  const hands = [null, null, null, null];
  return { ...frame.parts, hands, roomy: false, ...cluster, ...own };
}

/** Pixels between stock, indicator or okey and the text below it. */
export const BELOW = 8;

/**
 * Multiples of the stock's width: the okey's width, the gap before the indicator, the arrow after
 * it, the shift of the stock upwards, and the spare height. Pixels: the stock's least width, and
 * the spare room above.
 */
const CLUSTER = {
  okey: 0.88,
  gap: 0.42,
  arrow: 0.52,
  raised: 0.05,
  air: 0.2,
  least: 20,
  spare: 4,
};

/** Places stock, indicator and okey side by side, as large as possible up to `largest`. */
export function clusterIn(
  middle: number,
  room: { top: number; bottom: number },
  largest: number,
  label = BELOW + 18,
): Cluster {
  const { least, air, raised, spare } = CLUSTER;
  const fits = (room.bottom - room.top - label - spare) / (ASPECT + air);
  const w = Math.max(least, Math.min(largest, fits));
  const h = w * ASPECT;
  const small = w * CLUSTER.okey;
  const [gap, arrow] = [w * CLUSTER.gap, w * CLUSTER.arrow];
  const x = middle - (2 * w + gap + arrow + small) / 2;
  const y = (room.top + room.bottom - label) / 2 - h / 2;
  return {
    stock: { x, y: y - w * raised, w, h },
    indicator: { x: x + w + gap, y, w, h },
    okey: {
      x: x + 2 * w + gap + arrow,
      y: y + (h - small * ASPECT) / 2,
      w: small,
      h: small * ASPECT,
    },
  };
}

/** Returns tiles of this width around the corners of a rectangle, from its lower right one. */
function corners(
  [west, east]: readonly [number, number],
  [high, low]: readonly [number, number],
  w: number,
  inner: readonly [number, number] = [west, east],
): Rect[] {
  const at = (x: number, y: number): Rect => centred(x, y, w, w * ASPECT);
  return [at(east, low), at(inner[1], high), at(inner[0], high), at(west, low)];
}

/**
 * Values of a desktop in pixels unless named otherwise; `text` is in font sizes, slots are those of
 * the rack.
 */
const DESKTOP = {
  air: 8,
  /** Distance between the players at the sides, as a multiple of the rack's width. */
  span: { ofRack: 1.35, least: 900 },
  edge: { text: 1.25, least: 24 },
  prompt: { text: 40, ofSpan: 0.475, high: 2.7, up: 1.5 },
  /** Width of a seat, and the own one as a share of the others. */
  seat: { text: 10.2, own: 0.76 },
  /**
   * An opponent's rack: its size in slots; in pixels the gap to its player, the free space above
   * and below both, and their shift upwards.
   */
  strip: { long: 3.75, deep: 0.44, air: 12, ends: 60, up: 6 },
  /** Distance from the bar to the opposite player, as a share of the felt. */
  top: { ofFelt: 0.05, least: 10 },
  pile: { ofSpan: 0.29, air: 16, label: 1.8, ofFelt: 0.58 },
  main: 10,
  /** Half of the player's own seat beside the buttons, as a share of a seat. */
  own: 0.38,
  /** Width in font sizes of the buttons that arrange the rack, for the longest texts. */
  arrange: 28,
};

/** Places a table in a wide window, with the opponents' racks. */
function desktop({ parts: { bar, rack, text }, room, row, slot, scale }: Frame): Own {
  const felt = { top: bar.h, bottom: row.y - DESKTOP.air };
  const tall = felt.bottom - felt.top;
  const middle = room.x + room.w / 2;
  // On very wide screens the players still sit around the rack, not at the far ends.
  const span = Math.min(room.w, Math.max(rack.w * DESKTOP.span.ofRack, DESKTOP.span.least));
  // A small mark may stick out of a player's picture and must not touch the edge.
  const edge = Math.max(DESKTOP.edge.least, text * DESKTOP.edge.text);
  const [west, east] = [middle - span / 2 + edge, middle + span / 2 - edge];
  const prompt = centred(
    middle,
    felt.bottom - text * DESKTOP.prompt.up,
    Math.min(text * DESKTOP.prompt.text, span * DESKTOP.prompt.ofSpan),
    text * DESKTOP.prompt.high,
  );
  const seat = { w: text * DESKTOP.seat.text, h: scale.seat };
  const { air, ends, up, ...strip } = DESKTOP.strip;
  const [long, deep] = [slot * strip.long, slot * strip.deep];
  const top = felt.top + Math.max(DESKTOP.top.least, tall * DESKTOP.top.ofFelt);

  const pile = { w: scale.pile, h: scale.pile * ASPECT };
  const wide = Math.max(
    span * DESKTOP.pile.ofSpan,
    (seat.w + long + pile.w) / 2 + DESKTOP.pile.air,
  );
  const low = felt.bottom - text * DESKTOP.pile.label - pile.h / 2;
  const high = Math.max(felt.top + DESKTOP.pile.air + pile.h / 2, low - tall * DESKTOP.pile.ofFelt);

  // At the sides the rack is below the seat, opposite it is beside it.
  const h = Math.min(long, tall - seat.h - ends);
  const y = (felt.top + felt.bottom - h - seat.h) / 2 - up;
  const hand = (x: number): Rect => ({ x, y: y + seat.h + air, w: deep, h });
  const left = middle - (seat.w + long) / 2;

  const main = { ...row, x: row.x + row.w - text * DESKTOP.main, w: text * DESKTOP.main };
  const arrange = { ...row, w: middle - seat.w * DESKTOP.own - DESKTOP.air - row.x };
  return {
    cluster: clusterIn(
      middle,
      { top: top + seat.h, bottom: prompt.y - DESKTOP.air },
      scale.stock,
      scale.label + BELOW,
    ),
    piles: corners([middle - wide, middle + wide], [high, low], pile.w),
    seats: [
      centred(middle, row.y + row.h / 2, seat.w * DESKTOP.seat.own, Math.min(seat.h, row.h)),
      { ...seat, x: east - seat.w, y },
      { ...seat, x: left, y: top },
      { ...seat, x: west, y },
    ],
    hands: [
      null,
      hand(east - deep),
      { x: left + seat.w, y: top + (seat.h - deep) / 2, w: long, h: deep },
      hand(west),
    ],
    prompt,
    arrange,
    roomy: arrange.w >= text * DESKTOP.arrange,
    main,
  };
}

/** Values of a phone on its side in pixels; shares are of the span between the side players. */
const LANDSCAPE = {
  air: 8,
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

/** Places a table on a phone on its side or a small tablet. */
function landscape({ parts, room, row, slot, scale }: Frame, view: Viewport): Own {
  const { rack } = parts;
  const felt = { top: room.y + LANDSCAPE.air, bottom: row.y - LANDSCAPE.air / 2 };
  const middle = room.x + room.w / 2;
  const span = Math.min(room.w, Math.max(rack.w * LANDSCAPE.span.ofRack, LANDSCAPE.span.least));
  const at = (share: number): number => middle + span * (share - 0.5);
  // A card beside the table leaves the menu button in the corner.
  const bar = { ...parts.bar, x: parts.bar.x + view.right - (view.like ?? view).right };

  // A small tablet has more felt than a phone.
  const slots = (felt.bottom - felt.top) / (slot * LANDSCAPE.large.slots);
  const pile = scale.pile * clamp(slots, 1, LANDSCAPE.large.most);
  const low = felt.bottom - LANDSCAPE.pile.low - (pile * ASPECT) / 2;
  const high = felt.top + LANDSCAPE.pile.high + (pile * ASPECT) / 2;
  const { ofRack, least, most } = LANDSCAPE.arrange;
  const arrange = { ...row, w: clamp(row.w * ofRack, least, most) };
  const main = { ...row, x: row.x + row.w - LANDSCAPE.main, w: LANDSCAPE.main };
  const prompt = arrange.x + arrange.w + LANDSCAPE.air;
  const east = {
    x: Math.min(at(1), bar.x) - LANDSCAPE.seat.east - LANDSCAPE.seat.w,
    y: felt.top,
    w: LANDSCAPE.seat.w,
    h: scale.seat,
  };
  const upper = Math.min(span * LANDSCAPE.pile.upper, east.x - LANDSCAPE.air - pile / 2 - middle);
  const between = (2 * upper - pile - LANDSCAPE.stock.air) / LANDSCAPE.stock.wide;
  const { own } = LANDSCAPE.seat;
  const ends = [at(LANDSCAPE.pile.west), at(LANDSCAPE.pile.east)] as const;
  // Beside a card, the pile to take from comes closer.
  const clear = ends[0] + (pile + own.w) / 2 + own.air;
  return {
    bar,
    cluster: clusterIn(
      middle,
      { top: felt.top + LANDSCAPE.stock.below, bottom: felt.bottom },
      Math.min(scale.stock, between),
    ),
    piles: corners(ends, [high, low], pile, [middle - upper, middle + upper]),
    seats: [
      centred(Math.max(at(own.at), clear), felt.bottom - own.up, own.w, scale.seat),
      east,
      { ...east, x: middle - east.w / 2 },
      { ...east, x: at(0) + LANDSCAPE.seat.west },
    ],
    prompt: { ...row, x: prompt, w: main.x - LANDSCAPE.air - prompt },
    arrange,
    main,
  };
}

/**
 * Values of an upright window in pixels unless named otherwise; `ofRoom`, for example, is a share
 * of the room.
 */
const PORTRAIT = {
  air: 8,
  /** Players and piles may be wider apart than the rack. */
  span: { edge: 12, most: 560 },
  /** Width of a player's picture and text in font sizes, and the air at both ends. */
  seat: { air: { least: 4, ofHeight: 0.012 }, inset: 6, text: 8.2, ends: 24 },
  /** Height of the text below a pile in font sizes. */
  label: 1.6,
  /** Width of a pile relative to the felt's height, and as a share of the window. */
  pile: { air: 30, upright: 2.9, ofRoom: 0.17, edge: 10, out: 400 },
  /**
   * The middle, large below the upper piles or smaller between all: its width and height in widths
   * of the stock.
   */
  stock: { roomy: 1.05, wide: 4.2, between: 3.82, high: 1.56 },
  core: { deep: 96, edge: 40, air: 66, slack: 26, beside: 34 },
  /** Shares of the spare height of the felt above and below. */
  slack: { above: 0.08, below: 0.06 },
  prompt: { h: 52, low: 42, most: 420, air: 20 },
  own: { w: 120, h: 36, low: 26 },
  /** In a felt lower than this, below a card, the player's own seat is one line. */
  low: 190,
  /** Shares of the row of buttons. */
  buttons: { roomy: 0.8, narrow: 0.65, gap: 0.02 },
};

/** Places a table on an upright phone or tablet. */
function portrait({ parts: { bar, rack, text }, room, row, slot, scale }: Frame): Own {
  const { seat, pile, core, stock, slack: spare, own, prompt } = PORTRAIT;
  const wide = Math.max(rack.w, Math.min(room.w - PORTRAIT.span.edge, PORTRAIT.span.most));
  const air = Math.max(seat.air.least, room.h * seat.air.ofHeight);
  const line = { y: bar.h + air, h: scale.seat };
  const felt = { top: line.y + line.h + air, bottom: rack.y - PORTRAIT.air };
  const middle = room.x + room.w / 2;

  const tall = felt.bottom - felt.top;
  const label = text * PORTRAIT.label;
  const upright = (tall - label - pile.air) / pile.upright;
  const w = Math.min(scale.pile, upright, room.w * pile.ofRoom);
  const h = w * ASPECT;
  const out = Math.min(wide / 2 - pile.edge, pile.out) - w / 2;
  const between = 2 * out - w;
  // The lower part: own discards, and between the piles the prompt above the player's seat.
  const deep = Math.max(h + label, core.deep);
  const large = Math.min(
    scale.stock,
    (wide - core.edge) / stock.wide,
    (tall - h - deep - core.air) / stock.high,
  );
  const roomy = large >= slot * stock.roomy;
  const slack = roomy
    ? tall - h - deep - large * stock.high - core.slack
    : Math.max(0, tall - 2 * h - label);
  const high = felt.top + slack * spare.above + h / 2;
  const lowest = felt.bottom - slack * spare.below;
  const low = lowest - label - h / 2;
  // The player's own seat is at the lower end of the felt, the prompt above it.
  const [seatHigh, saidHigh] = tall < PORTRAIT.low ? [own.low, prompt.low] : [own.h, prompt.h];
  const saidWide = Math.min(prompt.most, between - prompt.air);
  const said = {
    x: middle - saidWide / 2,
    y: lowest - seatHigh - PORTRAIT.air - saidHigh,
    w: saidWide,
    h: saidHigh,
  };
  // The opponents from right to left, at equal distances; the last one ends with the felt.
  const pitch = Math.max((wide - 4) / 3, (wide - seat.ends - text * seat.text) / 2);
  const others = [2, 1, 0].map((place) => ({
    ...line,
    x: middle - wide / 2 + seat.inset + pitch * place,
    w: wide - seat.inset - 2 * pitch,
  }));
  const tablet = room.w >= TABLET;
  const { gap } = PORTRAIT.buttons;
  const share = tablet ? PORTRAIT.buttons.roomy : PORTRAIT.buttons.narrow;
  return {
    cluster: roomy
      ? clusterIn(middle, { top: high + h / 2, bottom: Math.min(said.y, low - h / 2) }, large)
      : clusterIn(
          middle,
          { top: felt.top, bottom: said.y - PORTRAIT.air / 2 },
          Math.min(scale.stock, (between - core.beside) / stock.between),
        ),
    piles: corners([middle - out, middle + out], [high, low], w),
    seats: [{ x: middle - own.w / 2, y: lowest - seatHigh, w: own.w, h: seatHigh }, ...others],
    prompt: said,
    arrange: { ...row, w: row.w * share },
    roomy: tablet,
    main: { ...row, x: row.x + row.w * (share + gap), w: row.w * (1 - gap - share) },
  };
}

/** Values of a small frame in pixels; shares are of the row of buttons. */
const COMPACT = {
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

/** Places the rows of a small frame: players, piles around the stock, prompt, rack, buttons. */
function compact({ parts: { bar, rack }, room, row, scale }: Frame): Own {
  const { air, label, tile, piles, edge, buttons, own, stock } = COMPACT;
  const { up, h, left } = COMPACT.prompt;
  const prompt = { x: rack.x + left, y: rack.y - up, w: rack.w - left, h };
  const felt = { top: room.y + bar.h, bottom: prompt.y - air };
  const middle = room.x + room.w / 2;
  const size = Math.min(
    (felt.bottom - felt.top - label) / tile.high,
    (room.w - tile.edge) / tile.wide,
    tile.most,
  );
  const y = (felt.top + felt.bottom - label) / 2;
  // The piles are in pairs at the ends.
  const outer = Math.min(room.w / 2 - piles.edge, size * piles.out) - size / 2;
  const inner = outer - size - piles.gap;
  const third = (bar.x - room.x - air) / 3;
  const others = [2, 1, 0].map((place) => ({
    x: room.x + air + third * place,
    y: room.y + air,
    w: third - air,
    h: scale.seat,
  }));
  // In a low frame the rack is too narrow for the buttons.
  const across = room.w - 2 * edge;
  const from = room.x + edge;
  return {
    cluster: clusterIn(
      middle,
      felt,
      Math.min(size, (2 * inner - size - stock.air) / stock.wide),
      label,
    ),
    piles: corners([middle - outer, middle + outer], [y, y], size, [
      middle - inner,
      middle + inner,
    ]),
    seats: [{ x: rack.x + own.inset, y: prompt.y, w: own.w, h }, ...others],
    prompt,
    arrange: { ...row, x: from, w: across * buttons.arrange },
    main: { ...row, x: from + across * buttons.main, w: across * (1 - buttons.main) },
  };
}
