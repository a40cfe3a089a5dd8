/** Sizes of a picture and of the tile shown with it, so that neither covers the other. */

import { ASPECT, type Kind, type Rect } from "../state/rect";

/**
 * Pixels: between picture and tile, around the player's own picture for its clock, to the words.
 */
const GAPS = { tile: 3, own: 7, words: 4 };

/** Least width in pixels of a tile with a legible number. */
export const LEAST = 12;

/** Shares of the height of a seat where both stand side by side, and where seats are wide. */
const SIDE = { face: 0.53, tile: 0.4 };
const WIDE = { face: 0.66, tile: 0.46 };

/** Share of the height that the picture takes above the tile. */
const BELOW = 0.47;

/** Picture, tile and the room for the words, from the left and top of the seat. */
export interface Shown {
  /** True if the tile stands below the picture. */
  readonly below: boolean;
  readonly face: Rect;
  readonly tile: Rect;
  readonly words: Rect;
}

/** Puts the tile of a high seat below the picture, so that the name keeps its room. */
export function shownIn({ w, h }: Rect, own: boolean, kind: Kind): Shown {
  const below = kind === "compact" || (kind === "portrait" && !own);
  const gap = own && !below ? GAPS.own : GAPS.tile;
  const { face, tile } = kind === "desktop" && !own ? WIDE : SIDE;
  const size = below ? (h - gap) * BELOW : h * face;
  const tall = below ? h - gap - size : Math.max(LEAST, h * tile) * ASPECT;
  const wide = tall / ASPECT;
  const left = below ? Math.max(size, wide) : size + gap + wide;
  const start = left + GAPS.words;
  return {
    below,
    face: { x: below ? (left - size) / 2 : 0, y: below ? 0 : (h - size) / 2, w: size, h: size },
    tile: {
      x: below ? (left - wide) / 2 : size + gap,
      y: below ? size + gap : (h - tall) / 2,
      w: wide,
      h: tall,
    },
    words: { x: start, y: 0, w: w - start, h },
  };
}
