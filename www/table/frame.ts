/** Layout shared by the tables of all games: the design for a window, the rack, sides by seat. */

import { clamp } from "../base/clamp";
import type { GameView } from "../engine/views";
import type { Shape } from "../rack/rack";
import { ASPECT, type Kind, type Rect, type Viewport } from "../state/rect";

/** A tile's width as a share of its slot. */
const FILL = 0.965;
/** Height of one tier as a share of a slot's width: tile, air above it and the lip below. */
const TIER = FILL * ASPECT + 0.2;
/** The rack's frame around its tiers, both sides together. */
const FRAME = 0.24;

/** Least width in pixels of a tile that a finger hits reliably. */
const FINGER = 40;

/** Pixels: an upright window at least this wide is a tablet, with room for all buttons in a row. */
export const TABLET = 680;

/** Condition on a longer side: at least this ratio to the other side, and this many pixels. */
interface Longer {
  readonly ratio: number;
  readonly least: number;
}

/** Pixels: a lower window is a phone on its side, or a small frame. */
const LOW = 500;

/** Smallest windows of each design: by the width, and for an upright window by the height. */
const FROM = {
  phone: { ratio: 1.5, least: 560 },
  desktop: { ratio: 1.05, least: 1000 },
  landscape: { ratio: 1.1, least: 760 },
  portrait: { ratio: 1.1, least: 560 },
} as const satisfies Record<string, Longer>;

/**
 * Limits of a slot: margin beside the rack in pixels, the rack's share of the window's height, and
 * the widest slot in pixels.
 */
const SLOT: Record<
  Kind,
  { readonly margin: number; readonly share: number; readonly most: number }
> = {
  desktop: { margin: 20, share: 0.28, most: Infinity },
  landscape: { margin: 8, share: 0.43, most: Infinity },
  portrait: { margin: 6, share: 0.38, most: 92 },
  compact: { margin: 5, share: 0.5, most: 60 },
};

/** Pixels: least height of everything but the rack, in a small frame and on a phone on its side. */
const BESIDE_RACK = { compact: 192, landscape: 171 };

/** Returns the design for a window. */
export function kindOf(view: Viewport): Kind {
  const { w, h } = roomIn(view.like ?? view);
  if (h < LOW) return isLonger(w, h, FROM.phone) ? "landscape" : "compact";
  if (isLonger(w, h, FROM.desktop)) return "desktop";
  if (isLonger(w, h, FROM.landscape)) return "landscape";
  const { landscape, portrait } = FROM;
  const upright = w < landscape.least ? isLonger(h, w, portrait) : h >= portrait.least;
  return upright ? "portrait" : "compact";
}

function isLonger(side: number, other: number, { ratio, least }: Longer): boolean {
  return side >= Math.max(other * ratio, least);
}

/** Returns the window without the areas taken by a phone's cut-outs. */
export function roomIn({ width, height, top, right, bottom, left }: Viewport): Rect {
  return { x: left, y: top, w: width - left - right, h: height - top - bottom };
}

/** Rack shapes of each design, the best first. */
export type Racks = Record<Kind, readonly (readonly [tiers: number, columns: number])[]>;

/** Returns the first rack whose tiles a finger hits, or else the one with the largest tiles. */
export function shapeAmong(all: Racks, { like, ...own }: Viewport): Shape {
  const view = like ?? own;
  const kind = kindOf(view);
  const racks = all[kind].map(([tiers, columns]) => ({ tiers, columns }));
  const tile = (shape: Shape): number => slotIn(view, kind, shape) * FILL;
  const [largest] = racks.toSorted((one, other) => tile(other) - tile(one));
  return racks.find((shape) => tile(shape) >= FINGER) ?? largest ?? { tiers: 3, columns: 7 };
}

/** Space below the rack of a desktop, as a share of the window's height, and at least in pixels. */
const FOOT = { share: 0.032, least: 14 };

/** Returns the pixels below the rack of a desktop of this height. */
export function footOf(height: number): number {
  return Math.max(FOOT.least, height * FOOT.share);
}

/** Returns the slot width in pixels that both the width and the height of the window allow. */
export function slotIn(view: Viewport, kind: Kind, { tiers, columns }: Shape): number {
  const { w, h } = roomIn(view);
  const { margin, share, most } = SLOT[kind];
  const beside = kind === "compact" || kind === "landscape" ? BESIDE_RACK[kind] : 0;
  const room = Math.min(h - beside, h * share);
  return Math.min((w - 2 * margin) / (columns + FRAME), room / (tiers * TIER + FRAME), most);
}

/**
 * Centres a rack in a window above the line `bottom` (pixels), and returns the parts of a board
 * that belong to it.
 */
export function rackAt(view: Viewport, shape: Shape, slot: number, bottom: number) {
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

/**
 * Room beside the table: a share of the window's width within limits in pixels, with air around. It
 * exists only in windows of at least the width `from`, and only if slots keep at least the share
 * `left` of their size.
 */
const SIDE = { share: 0.16, least: 250, most: 480, from: 1500, left: 0.92, air: 16 };

/**
 * Returns the width of the room beside the table in pixels, or 0 if the table would lose too much.
 */
export function widthBeside(view: Viewport, shape: Shape): number {
  const { w } = roomIn(view);
  const wide = clamp(w * SIDE.share, SIDE.least, SIDE.most);
  const [whole, left] = [view, { ...view, right: view.right + wide }].map((one) =>
    slotIn(one, "desktop", shape),
  ) as [number, number];
  return w >= SIDE.from && left >= whole * SIDE.left ? wide : 0;
}

/** Returns the room beside the table, below the bar. */
export function sideAt(
  { width, right, height, bottom }: Viewport,
  bar: number,
  wide: number,
): Rect {
  const { air } = SIDE;
  const x = width - right - wide + air / 4;
  return { x, y: bar + air, w: wide - air - air / 4, h: height - bottom - bar - 2 * air };
}

/** Returns the side of a seat, counterclockwise from the player's own side, which is 0. */
export function sideOfTable(seat: number, { direction }: Pick<GameView, "direction">): number {
  return direction === "clockwise" ? (4 - seat) % 4 : seat;
}
