/** Places and racks that the designs of the table share. */

import type { Shape } from "../../../rack/rack";
import { ASPECT, centred, type Rect, type Viewport } from "../../../state/rect";
import { kindOf, type Racks, roomIn, shapeAmong, TABLET } from "../../../table/frame";
import type { Board } from "../../../table/layout";

export {
  footOf,
  kindOf,
  rackAt,
  roomIn,
  sideAt,
  slotIn,
  TABLET,
  widthBeside,
} from "../../../table/frame";

/** The board of this game. */
export interface Places extends Board {
  readonly bar: Rect;
  readonly stock: Rect;
  readonly indicator: Rect;
  readonly okey: Rect;
}

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
  const tablet = kindOf(window) === "portrait" && roomIn(window).w >= TABLET;
  return tablet ? ON_TABLET : shapeAmong(RACKS, view);
}

/** Pixels between stock, indicator or okey and the text below it. */
export const BELOW = 8;

/**
 * Multiples of the stock's width: the okey, the gap before the indicator and the arrow after it.
 * Pixels: the least width, and the spare room above.
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
): Pick<Places, "stock" | "indicator" | "okey"> {
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

/** Returns the discard piles by seat, each to the right of its owner. */
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
