/** Layout shared by the tables of all games: the design for a window, the rack, sides by seat. */

import { clamp } from "../base/clamp";
import type { Shape } from "../rack/rack";
import { ASPECT, type Kind, type Rect, type Viewport } from "../state/rect";
import type { Board } from "./layout";
import { type Scale, scaleOf } from "./scale";

/** A tile's width as a share of its slot. */
const FILL = 0.965;
/** Height of one tier as a share of a slot's width: tile, air above it and the lip below. */
const TIER = FILL * ASPECT + 0.2;
/** The rack's frame around its tiers, both sides together. */
export const FRAME = 0.24;

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

/** A rack of fewer tiers has tiles no larger than one of so many. */
const TIERS = 2;

/** Pixels: least height of everything but the rack, in a small frame and on a phone on its side. */
const BESIDE_RACK = { compact: 192, landscape: 171 };

/** Returns the design for a window. */
export function designOf(view: Viewport): Kind {
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
  const kind = designOf(view);
  const racks = all[kind].map(([tiers, columns]) => ({ tiers, columns }));
  const tile = (shape: Shape): number => slotIn(view, kind, shape) * FILL;
  const [largest] = racks.toSorted((one, other) => tile(other) - tile(one));
  return racks.find((shape) => tile(shape) >= FINGER) ?? largest ?? { tiers: 3, columns: 7 };
}

/** Returns the slot width in pixels that both the width and the height of the window allow. */
function slotIn(view: Viewport, kind: Kind, { tiers, columns }: Shape): number {
  const { w, h } = roomIn(view);
  const { margin, share, most } = SLOT[kind];
  const beside = kind === "compact" || kind === "landscape" ? BESIDE_RACK[kind] : 0;
  const room = Math.min(h - beside, h * share);
  const high = Math.max(tiers, TIERS) * TIER + FRAME;
  return Math.min((w - 2 * margin) / (columns + FRAME), room / high, most);
}

/** Centres a rack in a window above the line `bottom` (pixels). */
export function rackAt(
  view: Pick<Viewport, "left" | "right" | "width">,
  shape: Shape,
  slot: number,
  bottom: number,
): Pick<Board, "rack" | "floors" | "slots"> {
  const pad = (slot * FRAME) / 2;
  const w = shape.columns * slot + 2 * pad;
  const h = shape.tiers * TIER * slot + pad * 1.5;
  const rack = {
    x: view.left + (view.width - view.left - view.right - w) / 2,
    y: bottom - h,
    w,
    h,
  };
  const floors = Array.from({ length: shape.tiers }, (_, tier) => ({
    x: rack.x + pad * 0.6,
    y: rack.y + pad * 0.7 + tier * TIER * slot,
    w: w - pad * 1.2,
    h: (TIER - 0.15) * slot,
  }));
  const tile = slot * FILL;
  const slots = floors.flatMap((floor) =>
    Array.from({ length: shape.columns }, (_, column) => ({
      x: rack.x + pad + column * slot + (slot - tile) / 2,
      y: floor.y + floor.h - tile * ASPECT + slot * 0.02,
      w: tile,
      h: tile * ASPECT,
    })),
  );
  return { rack, floors, slots };
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
function widthBeside(view: Viewport, shape: Shape): number {
  const { w } = roomIn(view);
  const wide = clamp(w * SIDE.share, SIDE.least, SIDE.most);
  const [whole, left] = [view, { ...view, right: view.right + wide }].map((one) =>
    slotIn(one, "desktop", shape),
  ) as [number, number];
  return w >= SIDE.from && left >= whole * SIDE.left ? wide : 0;
}

/** Space below the rack of a desktop, as a share of the window's height, and at least in pixels. */
const FOOT = { share: 0.032, least: 14 };

/** Distances in pixels at the lower edge of a table, and the size of its menu button. */
export interface Framing {
  /** Space below the rack or the buttons; null for that of every desktop. */
  readonly foot: number | null;
  /** True if the row of buttons is above the rack. */
  readonly above: boolean;
  /** Space between rack and buttons. */
  readonly air: number;
  /** The menu button in the upper right corner of a table without a bar. */
  readonly menu: number;
}

/** The parts of a table that are the same in every game, and the sizes of the others. */
export interface Frame {
  readonly parts: Pick<
    Board,
    "kind" | "shape" | "text" | "letters" | "rack" | "floors" | "slots" | "side"
  > & {
    readonly bar: Rect;
  };
  /** The window without its cut-outs and the room beside the table. */
  readonly room: Rect;
  /** The row of buttons, as wide as the rack. */
  readonly row: Rect;
  /** The width of a slot of the rack. */
  readonly slot: number;
  readonly scale: Scale;
}

/** Places bar, rack and buttons in a window. */
export function framed(window: Viewport, shape: Shape, { foot, above, air, menu }: Framing): Frame {
  const { width, height, top, right, bottom } = window;
  const kind = designOf(window);
  const beside = kind === "desktop" ? widthBeside(window, shape) : 0;
  const view = { ...window, right: right + beside };
  const room = roomIn(view);
  const slot = slotIn(view, kind, shape);
  const scale = scaleOf(kind, slot, window.letters);
  const low = height - bottom - (foot ?? Math.max(FOOT.least, room.h * FOOT.share));
  const held = rackAt(view, shape, slot, above ? low : low - scale.row - air);
  const { x, y, w } = held.rack;
  const bar =
    scale.bar > 0
      ? { x: 0, y: 0, w: width, h: top + scale.bar }
      : { x: width - right - menu, y: top, w: menu, h: menu };
  const side = {
    x: width - right - beside + SIDE.air / 4,
    y: bar.h + SIDE.air,
    w: beside - SIDE.air * 1.25,
    h: height - bottom - bar.h - 2 * SIDE.air,
  };
  return {
    parts: {
      kind,
      shape,
      text: scale.text,
      letters: scale.letters,
      ...held,
      bar,
      side: beside > 0 ? side : null,
    },
    room,
    row: { x, y: above ? y - air - scale.row : low - scale.row, w, h: scale.row },
    slot,
    scale,
  };
}
