/**
 * Where the fixed things of the table are: a pure function of the viewport.
 *
 * Three designs, not one that is scaled: a desktop with the opponents' racks, a
 * phone on its side without them, and an upright phone with three tiers.
 */

import type { Shape } from "../rack";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The size of the page and what a phone's cut-outs take away from its edges. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Kind = "desktop" | "landscape" | "portrait";

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
  /** By seat. */
  readonly piles: readonly Rect[];
  /** Avatar, name and points, by seat. */
  readonly seats: readonly Rect[];
  /** The rack as seen from behind, by seat; null where there is no room for it. */
  readonly hands: readonly (Rect | null)[];
  readonly prompt: Rect;
  readonly arrange: Rect;
  readonly finish: Rect;
}

/** Height of a tile of width 1. */
export const ASPECT = 1.36;

/** A tile's width as a share of its slot. */
const FILL = 0.965;
/** Height of one tier as a share of a slot's width: tile, air above it and the lip below. */
const TIER = FILL * ASPECT + 0.2;
/** The rack's frame around its tiers, both sides together. */
const FRAME = 0.24;

const WIDE: Shape = { tiers: 2, columns: 16 };
const UPRIGHT: Shape = { tiers: 3, columns: 8 };

function kindOf({ width, height }: Viewport): Kind {
  if (width < height) return "portrait";
  return height < 520 ? "landscape" : "desktop";
}

export function shapeOf(viewport: Viewport): Shape {
  return kindOf(viewport) === "portrait" ? UPRIGHT : WIDE;
}

export function placesIn(viewport: Viewport): Places {
  const kind = kindOf(viewport);
  if (kind === "portrait") return portrait(viewport);
  return kind === "landscape" ? landscape(viewport) : desktop(viewport);
}

function desktop(view: Viewport): Places {
  const { left, right, top, bottom, width, height } = view;
  const bar = { x: 0, y: 0, w: width, h: top + 48 };
  const room = width - left - right;
  const slot = Math.min(
    (room - 40) / (WIDE.columns + FRAME),
    (height * 0.28) / (2 * TIER + FRAME),
    104,
  );
  const text = clamp(slot * 0.23, 14, 20);
  const rack = rackAt(view, WIDE, slot, height - bottom - Math.max(14, height * 0.032));
  const rowHeight = text * 2.7;
  const row = { y: rack.frame.y - rowHeight - 10, h: rowHeight };
  const felt = { top: bar.h, bottom: row.y - 8 };
  const tall = felt.bottom - felt.top;
  const middle = left + room / 2;
  // On very wide screens the players still sit around the rack, not at the far ends.
  const span = Math.min(room, Math.max(rack.frame.w * 1.35, 900));
  const [west, east] = [middle - span / 2 + 24, middle + span / 2 - 24];

  const prompt = centred(middle, felt.bottom - 26, Math.min(text * 36, span * 0.45), text * 2.7);
  const seat = { w: text * 7.8, h: text * 2.9 };
  const strip = { long: slot * 3.75, deep: slot * 0.44 };
  const topWidth = seat.w + strip.long;
  const topY = felt.top + Math.max(14, tall * 0.05);
  const cluster = clusterIn(middle, { top: topY + seat.h, bottom: prompt.y - 8 }, slot * 1.08);

  const pile = { w: slot * 0.95, h: slot * 0.95 * ASPECT };
  const [pileWest, pileEast] = [middle - span * 0.29, middle + span * 0.29];
  const low = felt.bottom - text * 1.8 - pile.h / 2;
  const high = Math.max(felt.top + 22 + pile.h / 2, low - tall * 0.58);

  const sideLong = Math.min(strip.long, tall - seat.h - 60);
  const sideTop = (felt.top + felt.bottom - sideLong - seat.h) / 2 - 6;
  const side = (x: number): Rect => ({
    x,
    y: sideTop + seat.h + 12,
    w: strip.deep,
    h: sideLong,
  });
  return {
    kind: "desktop",
    shape: WIDE,
    text,
    bar,
    ...rack.parts,
    ...cluster,
    piles: corners([pileWest, pileEast], [high, low], pile),
    seats: [
      centred(middle, row.y + row.h / 2, seat.w, seat.h),
      { ...seat, x: east - seat.w, y: sideTop },
      { ...seat, x: middle - topWidth / 2, y: topY },
      { ...seat, x: west, y: sideTop },
    ],
    hands: [
      null,
      side(east - strip.deep),
      {
        x: middle + topWidth / 2 - strip.long,
        y: topY + (seat.h - strip.deep) / 2,
        w: strip.long,
        h: strip.deep,
      },
      side(west),
    ],
    prompt,
    arrange: { ...row, x: rack.frame.x, w: middle - seat.w / 2 - 8 - rack.frame.x },
    finish: { ...row, x: rack.frame.x + rack.frame.w - text * 10, w: text * 10 },
  };
}

function landscape(view: Viewport): Places {
  const { left, right, top, bottom, width, height } = view;
  const room = width - left - right;
  const slot = Math.min((room - 16) / (WIDE.columns + FRAME), (height * 0.43) / (2 * TIER + FRAME));
  const rack = rackAt(view, WIDE, slot, height - bottom - 7);
  const row = { y: rack.frame.y - 42, h: 36 };
  const felt = { top: top + 8, bottom: row.y - 4 };
  const middle = left + room / 2;
  const at = (share: number): number => left + room * share;

  const pile = { w: slot * 0.92, h: slot * 0.92 * ASPECT };
  const low = felt.bottom - 23 - pile.h / 2;
  const high = felt.top + 4 + pile.h / 2;
  const cluster = clusterIn(middle, { top: felt.top + 40, bottom: felt.bottom }, slot * 1.1);
  const finish = { x: rack.frame.x + rack.frame.w - 116, y: row.y, w: 116, h: row.h };
  const arrange = { ...row, x: rack.frame.x, w: Math.min(228, room * 0.34) };
  const promptLeft = arrange.x + arrange.w + 8;
  const east = { x: at(1) - 52 - 108, y: felt.top, w: 108, h: 36 };
  const upper = Math.min(room * 0.235, east.x - 8 - pile.w / 2 - middle);
  return {
    kind: "landscape",
    shape: WIDE,
    text: 14,
    bar: { x: width - right - 48, y: top, w: 48, h: 48 },
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
      centred(middle, felt.top + 18, 108, 36),
      { x: at(0) + 12, y: felt.top, w: 108, h: 36 },
    ],
    hands: [null, null, null, null],
    prompt: { x: promptLeft, y: row.y, w: finish.x - 8 - promptLeft, h: row.h },
    arrange,
    finish,
  };
}

function portrait(view: Viewport): Places {
  const { left, right, top, bottom, width, height } = view;
  const room = width - left - right;
  const margin = Math.max(6, (room - 700) / 2);
  const bar = { x: 0, y: 0, w: width, h: top + 46 };
  const slot = Math.min(
    (room - 2 * 6) / (UPRIGHT.columns + FRAME),
    (height * 0.36) / (3 * TIER + FRAME),
    84,
  );
  const row = { y: height - bottom - 54, h: 44 };
  const rack = rackAt(view, UPRIGHT, slot, row.y - 10);
  const seatsY = bar.h + Math.max(6, height * 0.012);
  const felt = { top: seatsY + 44 + Math.max(4, height * 0.012), bottom: rack.frame.y - 8 };
  const middle = left + room / 2;

  const tall = felt.bottom - felt.top;
  const pileWidth = Math.min(slot * 1.15, (tall - 60) / 2.9);
  const pile = { w: pileWidth, h: pileWidth * ASPECT };
  const inset = Math.max(14, room * 0.05) + pile.w / 2;
  const [west, east] = [left + inset, left + room - inset];
  const slack = Math.max(0, tall - 2 * pile.h - 22);
  const high = felt.top + slack * 0.06 + pile.h / 2;
  const low = felt.bottom - 22 - slack * 0.06 - pile.h / 2;
  const promptWidth = Math.min(420, east - west - pile.w - 20);
  const you = centred(middle, felt.bottom - 18 - slack * 0.06, 120, 36);
  const prompt = { x: middle - promptWidth / 2, y: you.y - 8 - 52, w: promptWidth, h: 52 };
  const cluster = clusterIn(
    middle,
    { top: felt.top, bottom: prompt.y - 4 },
    Math.min(slot * 1.35, (east - west - pile.w - 34) / 3.82),
  );
  const seat = (third: number): Rect => ({
    x: left + margin + 8 + ((room - 2 * margin - 8) / 3) * third,
    y: seatsY,
    w: (room - 2 * margin - 8) / 3 - 6,
    h: 44,
  });
  return {
    kind: "portrait",
    shape: UPRIGHT,
    text: clamp(slot * 0.32, 13, 18),
    bar,
    ...rack.parts,
    ...cluster,
    piles: corners([west, east], [high, low], pile),
    seats: [you, seat(2), seat(1), seat(0)],
    hands: [null, null, null, null],
    prompt,
    arrange: { x: rack.frame.x, y: row.y, w: rack.frame.w * 0.65, h: row.h },
    finish: { x: rack.frame.x + rack.frame.w * 0.67, y: row.y, w: rack.frame.w * 0.33, h: row.h },
  };
}

/** Stock, indicator and okey side by side, as large as the room allows up to `largest`. */
function clusterIn(
  middle: number,
  room: { top: number; bottom: number },
  largest: number,
): Pick<Places, "stock" | "indicator" | "okey"> {
  const label = 26;
  const w = Math.max(20, Math.min(largest, (room.bottom - room.top - label - 8) / (ASPECT + 0.2)));
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

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
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

function centred(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}
