/** What the designs of the table have in common: what they place, which windows have which, and the rack. */

import type { Shape } from "../../../rack/rack";
import type { Board } from "../../../table/layout";
import { ASPECT, centred, type Kind, type Rect, type Viewport } from "../../../table/rect";

/** The board of this game. */
export interface Places extends Board {
  readonly bar: Rect;
  readonly stock: Rect;
  readonly indicator: Rect;
  readonly okey: Rect;
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
export const TABLET = 680;

/** A side that is so many times longer than the other, and at least so many pixels. */
interface Longer {
  readonly ratio: number;
  readonly least: number;
}

/** Windows that are lower are phones on their side, or small frames. */
const LOW = 500;

/** From where on each design is taken: by the width, and for an upright window by the height. */
const FROM = {
  phone: { ratio: 1.5, least: 560 },
  desktop: { ratio: 1.05, least: 1000 },
  landscape: { ratio: 1.1, least: 760 },
  portrait: { ratio: 1.1, least: 560 },
} as const satisfies Record<string, Longer>;

/** A slot of the rack: the air beside the rack, the share of the height that the rack has, the largest. */
const SLOT: Record<
  Kind,
  { readonly margin: number; readonly share: number; readonly most: number }
> = {
  desktop: { margin: 20, share: 0.28, most: Infinity },
  landscape: { margin: 8, share: 0.43, most: Infinity },
  portrait: { margin: 6, share: 0.38, most: 92 },
  compact: { margin: 5, share: 0.5, most: 60 },
};

/** Least height of all but the rack in a small frame: players, felt, prompt, buttons and what is between. */
const BESIDE_RACK = 192;

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

/** The window without what a phone's cut-outs take. */
export function roomIn({ width, height, top, right, bottom, left }: Viewport): Rect {
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
export function slotIn(view: Viewport, kind: Kind, { tiers, columns }: Shape): number {
  const { w, h } = roomIn(view);
  const { margin, share, most } = SLOT[kind];
  const room = kind === "compact" ? Math.min(h - BESIDE_RACK, h * share) : h * share;
  return Math.min((w - 2 * margin) / (columns + FRAME), room / (tiers * TIER + FRAME), most);
}

/** In widths of the stock: the okey, the gap before the indicator and the arrow after it; the least in pixels. */
const CLUSTER = {
  okey: 0.88,
  gap: 0.42,
  arrow: 0.52,
  raised: 0.05,
  air: 0.2,
  least: 20,
  label: 26,
};

/** Stock, indicator and okey side by side, as large as the room allows up to `largest`. */
export function clusterIn(
  middle: number,
  room: { top: number; bottom: number },
  largest: number,
  label = CLUSTER.label,
): Pick<Places, "stock" | "indicator" | "okey"> {
  const { least, air, raised } = CLUSTER;
  const fits = (room.bottom - room.top - label - 4) / (ASPECT + air);
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

/** The discard piles by seat, each to the right hand of its owner. */
export function corners(
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
