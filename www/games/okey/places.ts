/**
 * Where the fixed things of the table are: a pure function of the viewport.
 *
 * Four designs, not one that is scaled: a desktop with the opponents' racks, a
 * phone on its side without them, an upright phone or tablet, and a small frame
 * in somebody's page.
 */

import type { Shape } from "../../rack/rack";
import { ASPECT, centred, clamp, type Kind, type Rect, type Viewport } from "../../table/rect";

export interface Places {
  readonly kind: Kind;
  readonly shape: Shape;
  /** Size of the letters, in pixels. */
  readonly text: number;
  readonly bar: Rect;
  readonly rack: Rect;
  readonly floors: readonly Rect[];
  readonly slots: readonly Rect[];
  readonly stock: Rect;
  readonly indicator: Rect;
  readonly okey: Rect;
  /** By seat, as all that follows; null where nobody plays. */
  readonly piles: readonly (Rect | null)[];
  /** Avatar, name and points. */
  readonly seats: readonly (Rect | null)[];
  /** The rack as seen from behind; null where there is no room for it. */
  readonly hands: readonly (Rect | null)[];
  readonly prompt: Rect;
  readonly arrange: Rect;
  /** Whether there is room for every way to arrange the rack; else a button opens them. */
  readonly roomy: boolean;
  readonly finish: Rect;
  /** Room beside the table for what can be looked up; only wide screens have it. */
  readonly side: Rect | null;
}

/** A tile's width as a share of its slot. */
const FILL = 0.965;
/** Height of one tier as a share of a slot's width: tile, air above it and the lip below. */
const TIER = FILL * ASPECT + 0.2;
/** The rack's frame around its tiers, both sides together. */
const FRAME = 0.24;

/** Tiles that a finger hits. */
const FINGER = 40;

/** The racks of each design, the best first; the first whose tiles a finger hits is taken. */
const SHAPES: Record<Kind, readonly (readonly [tiers: number, columns: number])[]> = {
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

/** An upright tablet has room for its rack in two tiers. */
const TABLET = 680;

export function kindOf(view: Viewport): Kind {
  const { w, h } = roomIn(view.like ?? view);
  if (h < 500) return w < Math.max(h * 1.5, 560) ? "compact" : "landscape";
  if (w >= Math.max(h * 1.05, 1000)) return "desktop";
  if (w >= Math.max(h * 1.1, 760)) return "landscape";
  return h < (w < 760 ? Math.max(w * 1.1, 560) : 560) ? "compact" : "portrait";
}

/** The window without what a phone's cut-outs take. */
function roomIn({ width, height, top, right, bottom, left }: Viewport): Rect {
  return { x: left, y: top, w: width - left - right, h: height - top - bottom };
}

export function shapeOf({ like, ...own }: Viewport): Shape {
  const view = like ?? own;
  const kind = kindOf(view);
  const { w } = roomIn(view);
  if (kind === "portrait" && w >= TABLET) return { tiers: 2, columns: 12 };
  const racks = SHAPES[kind].map(([tiers, columns]) => ({ tiers, columns }));
  const tile = (shape: Shape): number => slotIn(view, kind, shape) * FILL;
  const [largest] = racks.toSorted((one, other) => tile(other) - tile(one));
  return racks.find((shape) => tile(shape) >= FINGER) ?? largest ?? { tiers: 3, columns: 7 };
}

/** The width of a slot: what the window is wide enough for, and high enough beside all the rest. */
function slotIn(view: Viewport, kind: Kind, { tiers, columns }: Shape): number {
  const { w, h } = roomIn(view);
  const across = (margin: number): number => (w - 2 * margin) / (columns + FRAME);
  const upward = (room: number): number => room / (tiers * TIER + FRAME);
  if (kind === "compact") return Math.min(across(5), upward(Math.min(h - COMPACT, h * 0.5)), 60);
  if (kind === "portrait") return Math.min(across(6), upward(h * 0.38), 92);
  if (kind === "landscape") return Math.min(across(8), upward(h * 0.43));
  return Math.min(across(20), upward(h * 0.28));
}

export function placesIn(view: Viewport): Places {
  const kind = kindOf(view);
  if (kind === "portrait") return portrait(view);
  if (kind === "compact") return compact(view);
  return kind === "landscape" ? landscape(view) : desktop(view);
}

/** Beside a table that loses little by it. */
function sideOf(view: Viewport): number {
  const { w } = roomIn(view);
  const wide = clamp(w * 0.16, 250, 480);
  const shape = shapeOf(view);
  const [whole, left] = [view, { ...view, right: view.right + wide }].map((one) =>
    slotIn(one, "desktop", shape),
  ) as [number, number];
  return w >= 1500 && left >= whole * 0.92 ? wide : 0;
}

function desktop(whole: Viewport): Places {
  const wide = sideOf(whole);
  const view = { ...whole, right: whole.right + wide };
  const shape = shapeOf(whole);
  const { w: room, h, x: left } = roomIn(view);
  const { top, bottom, height, width } = view;
  const slot = slotIn(view, "desktop", shape);
  const text = clamp(slot * 0.23, 14, 36);
  const bar = { x: 0, y: 0, w: width, h: top + Math.max(48, text * 2.4) };
  const rack = rackAt(view, shape, slot, height - bottom - Math.max(14, h * 0.032));
  const rowHeight = text * 2.7;
  const row = { y: rack.frame.y - rowHeight - 10, h: rowHeight };
  const felt = { top: bar.h, bottom: row.y - 8 };
  const tall = felt.bottom - felt.top;
  const middle = left + room / 2;
  // On very wide screens the players still sit around the rack, not at the far ends.
  const span = Math.min(room, Math.max(rack.frame.w * 1.35, 900));
  // Something small may stick out of a player's picture, and must not touch the edge.
  const edge = Math.max(24, text * 1.25);
  const [west, east] = [middle - span / 2 + edge, middle + span / 2 - edge];

  const prompt = centred(
    middle,
    felt.bottom - text * 1.5,
    Math.min(text * 36, span * 0.45),
    text * 2.7,
  );
  const seat = { w: text * 10.2, h: text * 2.9 };
  const strip = { long: slot * 3.75, deep: slot * 0.44 };
  const topWidth = seat.w + strip.long;
  const topY = felt.top + Math.max(10, tall * 0.05);
  const cluster = clusterIn(middle, { top: topY + seat.h, bottom: prompt.y - 8 }, slot * 1.5);

  const pile = { w: slot * 0.95, h: slot * 0.95 * ASPECT };
  const out = Math.max(span * 0.29, topWidth / 2 + pile.w / 2 + 16);
  const low = felt.bottom - text * 1.8 - pile.h / 2;
  const high = Math.max(felt.top + 16 + pile.h / 2, low - tall * 0.58);

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
    arrange: { ...row, x: rack.frame.x, w: middle - seat.w * 0.38 - 8 - rack.frame.x },
    roomy: true,
    finish: { ...row, x: rack.frame.x + rack.frame.w - text * 10, w: text * 10 },
    side: wide
      ? { x: width - view.right + 4, y: bar.h + 16, w: wide - 20, h: height - bottom - bar.h - 32 }
      : null,
  };
}

/** The seats around a felt, and the opponents' racks as seen from behind, so long and deep. */
function playersAround(
  felt: { readonly top: number; readonly bottom: number },
  [west, middle, east]: readonly [number, number, number],
  top: number,
  own: number,
  seat: { readonly w: number; readonly h: number },
  { long, deep }: { readonly long: number; readonly deep: number },
): Pick<Places, "seats" | "hands"> {
  const sideLong = Math.min(long, felt.bottom - felt.top - seat.h - 60);
  const sideTop = (felt.top + felt.bottom - sideLong - seat.h) / 2 - 6;
  const hand = (x: number): Rect => ({ x, y: sideTop + seat.h + 12, w: deep, h: sideLong });
  // Opposite, the rack is beside the seat.
  const left = middle - (seat.w + long) / 2;
  return {
    seats: [
      centred(middle, own, seat.w * 0.76, seat.h),
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

function landscape(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room } = roomIn(view);
  const { bottom, width, height } = view;
  const slot = slotIn(view, "landscape", shape);
  const rack = rackAt(view, shape, slot, height - bottom - 7);
  const row = { y: rack.frame.y - 42, h: 36 };
  const felt = { top: top + 8, bottom: row.y - 4 };
  const middle = left + room / 2;
  const span = Math.min(room, Math.max(rack.frame.w * 1.2, 760));
  const at = (share: number): number => middle + span * (share - 0.5);
  const bar = { x: width - (view.like ?? view).right - 48, y: top, w: 48, h: 48 };

  // A small tablet has more felt than a phone.
  const large = slot * clamp((felt.bottom - felt.top) / (slot * 5), 1, 1.35);
  const pile = { w: large * 0.92, h: large * 0.92 * ASPECT };
  const low = felt.bottom - 23 - pile.h / 2;
  const high = felt.top + 4 + pile.h / 2;
  const finish = { x: rack.frame.x + rack.frame.w - 116, y: row.y, w: 116, h: row.h };
  const arrange = { ...row, x: rack.frame.x, w: clamp(rack.frame.w * 0.34, 196, 240) };
  const promptLeft = arrange.x + arrange.w + 8;
  const east = { x: Math.min(at(1) - 4, bar.x - 4) - 118, y: felt.top, w: 118, h: 36 };
  const upper = Math.min(span * 0.235, east.x - 8 - pile.w / 2 - middle);
  const between = (2 * upper - pile.w - 20) / 3.9;
  const cluster = clusterIn(
    middle,
    { top: felt.top + 40, bottom: felt.bottom },
    Math.min(large * 1.1, between),
  );
  return {
    kind: "landscape",
    shape,
    text: 14,
    bar,
    ...rack.parts,
    ...cluster,
    piles: [
      centred(at(0.89), low, pile.w, pile.h),
      centred(middle + upper, high, pile.w, pile.h),
      centred(middle - upper, high, pile.w, pile.h),
      centred(at(0.11), low, pile.w, pile.h),
    ],
    seats: [
      centred(at(0.265), felt.bottom - 20, 108, 36),
      east,
      centred(middle, felt.top + 18, 118, 36),
      { ...east, x: at(0) + 12 },
    ],
    hands: [null, null, null, null],
    prompt: { x: promptLeft, y: row.y, w: finish.x - 8 - promptLeft, h: row.h },
    arrange,
    roomy: false,
    finish,
    side: null,
  };
}

/** What a player's picture and words take, in sizes of the letters, and the air at both ends. */
const PLAYER = { w: 8.2, ends: 24 };

function portrait(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room, h } = roomIn(view);
  const { bottom, width, height } = view;
  const slot = slotIn(view, "portrait", shape);
  const text = clamp(slot * 0.3, 13, 19);
  const bar = { x: 0, y: 0, w: width, h: top + 46 };
  const row = { y: height - bottom - 54, h: 44 };
  const rack = rackAt(view, shape, slot, row.y - 10);
  const width3 = Math.max(rack.frame.w, Math.min(room - 12, 560));
  const seatsY = bar.h + Math.max(4, h * 0.012);
  const felt = { top: seatsY + 44 + Math.max(4, h * 0.012), bottom: rack.frame.y - 8 };
  const middle = left + room / 2;

  const tall = felt.bottom - felt.top;
  const label = text * 1.6;
  const pileWidth = Math.min(slot * 1.3, (tall - label - 30) / 2.9, room * 0.17);
  const pile = { w: pileWidth, h: pileWidth * ASPECT };
  const out = Math.min(width3 / 2 - 10, 400) - pile.w / 2;
  const [west, east] = [middle - out, middle + out];
  // What lies below: own discards, and between the piles the prompt over the player.
  const deep = Math.max(pile.h + label, 96);
  const large = Math.min(slot * 1.6, (width3 - 40) / 4.2, (tall - pile.h - deep - 66) / 1.56);
  const roomy = large >= slot * 1.05;
  const slack = roomy
    ? tall - pile.h - deep - large * 1.56 - 26
    : Math.max(0, tall - 2 * pile.h - label);
  const high = felt.top + slack * 0.08 + pile.h / 2;
  const low = felt.bottom - label - slack * 0.06 - pile.h / 2;
  const promptWidth = Math.min(420, east - west - pile.w - 20);
  const you = centred(middle, felt.bottom - 18 - slack * 0.06, 120, 36);
  const prompt = { x: middle - promptWidth / 2, y: you.y - 8 - 52, w: promptWidth, h: 52 };
  const cluster = roomy
    ? clusterIn(
        middle,
        { top: high + pile.h / 2, bottom: Math.min(prompt.y, low - pile.h / 2) },
        large,
      )
    : clusterIn(
        middle,
        { top: felt.top, bottom: prompt.y - 4 },
        Math.min(slot * 1.35, (east - west - pile.w - 34) / 3.82),
      );
  // From one opponent to the next it is as far as to the one after him, and the last ends where the felt does.
  const pitch = Math.max((width3 - 4) / 3, (width3 - PLAYER.ends - text * PLAYER.w) / 2);
  const seat = (place: number): Rect => ({
    x: middle - width3 / 2 + 6 + pitch * place,
    y: seatsY,
    w: width3 - 6 - 2 * pitch,
    h: 44,
  });
  const { x, w } = rack.frame;
  const roomyRow = room >= TABLET;
  const share = roomyRow ? 0.8 : 0.65;
  return {
    kind: "portrait",
    shape,
    text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: corners([west, east], [high, low], pile),
    seats: [you, seat(2), seat(1), seat(0)],
    hands: [null, null, null, null],
    prompt,
    arrange: { x, y: row.y, w: w * share, h: row.h },
    roomy: roomyRow,
    finish: { x: x + w * (share + 0.02), y: row.y, w: w * (0.98 - share), h: row.h },
    side: null,
  };
}

/** Least height of all but the rack in a small frame: players, felt, prompt, buttons and what is between. */
const COMPACT = 192;

/** Everything in rows: players, piles around the stock, the prompt, rack, buttons. */
function compact(view: Viewport): Places {
  const shape = shapeOf(view);
  const { x: left, y: top, w: room } = roomIn(view);
  const { right, bottom, width, height } = view;
  const slot = slotIn(view, "compact", shape);
  const bar = { x: width - right - 44, y: top, w: 44, h: 44 };
  const row = { y: height - bottom - 42, h: 38 };
  const rack = rackAt(view, shape, slot, row.y - 4);
  const { x, w } = rack.frame;
  const prompt = { x: x + 96, y: rack.frame.y - 40, w: w - 96, h: 36 };
  const felt = { top: top + 44, bottom: prompt.y - 4 };
  const middle = left + room / 2;
  const label = 18;
  const size = Math.min((felt.bottom - felt.top - label) / 1.5, (room - 60) / 8.2, 72);
  const y = (felt.top + felt.bottom - label) / 2;
  // The piles stand two by two at the ends.
  const outer = Math.min(room / 2 - 18, size * 6) - size / 2;
  const inner = outer - size - 6;
  const cluster = clusterIn(middle, felt, Math.min(size, (2 * inner - size - 24) / 3.82), label);
  const pile = (away: number): Rect => centred(middle + away, y, size, size * ASPECT);
  // A low frame has a rack that is too narrow for the buttons.
  const across = room - 12;
  const third = (bar.x - left - 4) / 3;
  const seat = (place: number): Rect => ({
    x: left + 4 + third * place,
    y: top + 4,
    w: third - 4,
    h: 36,
  });
  return {
    kind: "compact",
    shape,
    text: 13,
    bar,
    ...rack.parts,
    ...cluster,
    piles: [pile(outer), pile(inner), pile(-inner), pile(-outer)],
    seats: [{ x: x + 6, y: prompt.y, w: 88, h: 36 }, seat(2), seat(1), seat(0)],
    hands: [null, null, null, null],
    prompt,
    arrange: { x: left + 6, y: row.y, w: across * 0.65, h: row.h },
    roomy: false,
    finish: { x: left + 6 + across * 0.67, y: row.y, w: across * 0.33, h: row.h },
    side: null,
  };
}

/** Stock, indicator and okey side by side, as large as the room allows up to `largest`. */
export function clusterIn(
  middle: number,
  room: { top: number; bottom: number },
  largest: number,
  label = 26,
): Pick<Places, "stock" | "indicator" | "okey"> {
  const w = Math.max(20, Math.min(largest, (room.bottom - room.top - label - 4) / (ASPECT + 0.2)));
  const h = w * ASPECT;
  const small = w * 0.88;
  const [gap, arrow] = [w * 0.42, w * 0.52];
  const x = middle - (2 * w + gap + arrow + small) / 2;
  const y = (room.top + room.bottom - label) / 2 - h / 2;
  return {
    stock: { x, y: y - w * 0.05, w, h },
    indicator: { x: x + w + gap, y, w, h },
    okey: {
      x: x + 2 * w + gap + arrow,
      y: y + (h - small * ASPECT) / 2,
      w: small,
      h: small * ASPECT,
    },
  };
}

function rackAt(view: Viewport, shape: Shape, slot: number, bottom: number) {
  const pad = (slot * FRAME) / 2;
  const w = shape.columns * slot + 2 * pad;
  const h = shape.tiers * TIER * slot + pad * 1.5;
  const frame = {
    x: view.left + (view.width - view.left - view.right - w) / 2,
    y: bottom - h,
    w,
    h,
  };
  const floors = Array.from({ length: shape.tiers }, (_, tier) => ({
    x: frame.x + pad * 0.6,
    y: frame.y + pad * 0.7 + tier * TIER * slot,
    w: w - pad * 1.2,
    h: (TIER - 0.15) * slot,
  }));
  const tile = slot * FILL;
  const slots = floors.flatMap((floor) =>
    Array.from({ length: shape.columns }, (_, column) => ({
      x: frame.x + pad + column * slot + (slot - tile) / 2,
      y: floor.y + floor.h - tile * ASPECT + slot * 0.02,
      w: tile,
      h: tile * ASPECT,
    })),
  );
  return { frame, parts: { rack: frame, floors, slots } };
}

/** The discard piles by seat, each to the right hand of its owner. */
function corners(
  [west, east]: readonly [number, number],
  [high, low]: readonly [number, number],
  { w, h }: { readonly w: number; readonly h: number },
): Rect[] {
  return [
    centred(east, low, w, h),
    centred(east, high, w, h),
    centred(west, high, w, h),
    centred(west, low, w, h),
  ];
}
