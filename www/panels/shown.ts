/**
 * Sizes of a picture and of the tile shown with it. The picture is as large as without a tile,
 * which stands beside it or, where seats are narrow, at its lower corner.
 */

import { ASPECT, type Rect } from "../state/rect";
import type { Layout } from "../table/layout";
import { smallLetters } from "../table/scale";

/** Pixels: between picture and tile, around the own picture for its clock, and to the words. */
const GAPS = { tile: 3, own: 7, words: 8, marked: 4 };

/** Least width in pixels of a tile with a legible number. */
export const LEAST = 12;

/** Diameters of a picture in font sizes, and its largest share of a seat. */
const FACE = { desktop: 2.52, landscape: 2.2, portrait: 2, compact: 1.5 };
const SHARE = 0.36;

/** Height of a tile as a share of the seat, beside the picture and at its corner. */
const TILE = { beside: 0.7, corner: 0.52 };

/** Share of a tile's width that covers the corner of the picture. */
const OVER = 0.75;

/** Least width in font sizes of a seat with the tile beside the picture. */
const ROOMY = 11;

/** Picture, tile and the room for the words, from the left and top of the seat. */
export interface SeatPlaces {
  /** True if the tile is at the corner of the picture. */
  readonly corner: boolean;
  readonly face: Rect;
  readonly tile: Rect;
  readonly words: Rect;
  /** The size of small letters in pixels. */
  readonly small: number;
}

/**
 * Places the picture, the words and a tile if there is one. The picture leaves room for a name of
 * this width in pixels.
 */
export function shownIn(
  { w, h }: Rect,
  own: boolean,
  { kind, text }: Pick<Layout, "kind" | "text">,
  marked = true,
  name = 0,
): SeatPlaces {
  const corner = w < text * ROOMY;
  const tall = Math.max(LEAST * ASPECT, h * (corner ? TILE.corner : TILE.beside));
  const wide = tall / ASPECT;
  const aside = corner ? wide * (1 - OVER) + GAPS.marked : 0;
  const spare = Math.max(LEAST, w - name - (marked ? aside : GAPS.words));
  const size = Math.min(h, w * SHARE, text * FACE[kind], spare);
  const gap = own ? GAPS.own : GAPS.tile;
  const beside = corner ? size + wide * (1 - OVER) : size + gap + wide;
  const start = marked ? beside + GAPS.marked : size + GAPS.words;
  return {
    corner,
    face: { x: 0, y: corner ? 0 : (h - size) / 2, w: size, h: size },
    tile: { x: beside - wide, y: corner ? h - tall : (h - tall) / 2, w: wide, h: tall },
    words: { x: start, y: 0, w: w - start, h },
    small: smallLetters(text),
  };
}
