/**
 * Sizes of a picture and of the tile shown with it. The picture is as large as without a tile,
 * which stands beside it or, where seats are narrow, at its lower corner.
 */

import { ASPECT, type Rect } from "../state/rect";
import type { Layout } from "../table/layout";
import { smallLetters, widthOf } from "../table/scale";

/** Pixels: between picture and tile, around the own picture for its clock, and to the words. */
const GAPS = { tile: 3, own: 7, words: 8, marked: 4 };

/** Least width in pixels of a tile with a legible number. */
export const LEAST = 12;

/** Diameters of a picture in font sizes, and its largest share of a seat. */
const FACE = { desktop: 2.52, landscape: 2.2, portrait: 2, compact: 1.5 };
const SHARE = 0.36;

/** Height of a tile as a share of the seat, beside the picture and at its corner. */
const TILE = { beside: 0.7, corner: 0.52 };

/** Letters of a name in the usual size, and font size by which the width of a longer one counts. */
const LONG = 9;
const WIDE = 13.5;

/**
 * Sizes by which widths are estimated: of bold words in small letters, and of enlarged words, bold
 * or not, in letters.
 */
const WIDTHS = { bold: 1.25, broad: 1.4, line: 0.9 };

/** Height of two lines, name and points, in font sizes. */
const LINES = 2.2;

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
  /** Sizes of letters and small ones in pixels. */
  readonly letters: number;
  readonly small: number;
  /** The size by which the width of bold letters is estimated. */
  readonly bold: number;
  /** True if the name is longer than most. */
  readonly long: boolean;
}

/**
 * Places the picture, the words and a tile if there is one. The picture leaves room for a long
 * name; the words are as large as the reader has set letters, and as there is room for.
 */
export function shownIn(
  { w, h }: Rect,
  own: boolean,
  { kind, text, letters }: Pick<Layout, "kind" | "text" | "letters">,
  marked = true,
  [name, ...lines]: readonly [name: string, ...lines: string[]] = [""],
): SeatPlaces {
  const corner = w < text * ROOMY;
  const tall = Math.max(LEAST * ASPECT, h * (corner ? TILE.corner : TILE.beside));
  const wide = tall / ASPECT;
  const aside = corner ? wide * (1 - OVER) + GAPS.marked : 0;
  const long = [...name].length > LONG;
  const spare = Math.max(
    LEAST,
    w - (long ? widthOf(name, WIDE) : 0) - (marked ? aside : GAPS.words),
  );
  const face = Math.min(h, w * SHARE, text * FACE[kind], spare);
  const gap = own ? GAPS.own : GAPS.tile;
  const beside = corner ? face + wide * (1 - OVER) : face + gap + wide;
  const start = marked ? beside + GAPS.marked : face + GAPS.words;
  const words = { x: start, y: 0, w: w - start, h };
  const most = Math.max(
    widthOf(name, WIDTHS.broad),
    ...lines.map((line) => widthOf(line, WIDTHS.line)),
  );
  const room = Math.min(h / LINES, words.w / most);
  const size = Math.max(text, Math.min(letters, Math.floor(room)));
  return {
    corner,
    face: { x: 0, y: corner ? 0 : (h - face) / 2, w: face, h: face },
    tile: { x: beside - wide, y: corner ? h - tall : (h - tall) / 2, w: wide, h: tall },
    words,
    letters: size,
    small: smallLetters(size),
    bold: size > text ? size * WIDTHS.broad : smallLetters(text) * WIDTHS.bold,
    long,
  };
}
