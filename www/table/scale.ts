/**
 * The sizes of things on a table, the same in every game. They follow the tiles of the player's
 * rack, so the number of players changes none of them, and a larger window enlarges all.
 */

import { clamp } from "../base/clamp";
import { ASPECT, type Kind } from "../state/rect";

/** A height in font sizes, with its least value in pixels. */
type Letters = readonly [ofText: number, least: number];

/** Shares are of a slot of the rack. */
interface Sizes {
  /** The font size, with its limits in pixels. */
  readonly text: readonly [ofSlot: number, least: number, most: number];
  /** The bar; without one the menu button is in the upper right corner. */
  readonly bar: Letters;
  /** Buttons, and the picture of a player with two lines. */
  readonly row: Letters;
  readonly seat: Letters;
  /** The stock in the middle of the table. */
  readonly stock: number;
  /** A discard pile, beside which a finger has more room than on the rack. */
  readonly pile: number;
  /** A tile of a series, at most. */
  readonly series: number;
}

const SIZES: Readonly<Record<Kind, Sizes>> = {
  desktop: {
    text: [0.23, 14, 36],
    bar: [2.4, 48],
    row: [2.7, 40],
    seat: [2.9, 40],
    stock: 1.25,
    pile: 1,
    series: 0.9,
  },
  landscape: {
    text: [0.3, 13, 14],
    bar: [0, 0],
    row: [0, 36],
    seat: [0, 36],
    stock: 1.1,
    pile: 0.92,
    series: 0.9,
  },
  portrait: {
    text: [0.3, 13, 19],
    bar: [0, 46],
    row: [2.2, 44],
    seat: [2.3, 44],
    stock: 1.25,
    pile: 1.2,
    series: 0.8,
  },
  compact: {
    text: [0.3, 13, 13],
    bar: [0, 0],
    row: [0, 36],
    seat: [0, 36],
    stock: 1.25,
    pile: 1,
    series: 0.8,
  },
};

/** The stock beside series, as a share of a slot. */
const ASIDE = 0.7;

/** A line below a tile in font sizes, and its least height in pixels. */
const LABEL: Letters = [1.25, 18];

/** Sizes in pixels. */
export interface Scale {
  readonly text: number;
  readonly letters: number;
  readonly bar: number;
  readonly row: number;
  readonly seat: number;
  /** Height of a line of text below a tile. */
  readonly label: number;
  /** Widths of tiles: of a pile, of the stock in the middle or beside series, of a series. */
  readonly pile: number;
  readonly stock: number;
  readonly aside: number;
  readonly series: number;
}

/** Size of a player's words, as a share of the letters that the reader has set. */
const READ = 13 / 16;

/** Greatest height of a seat for large letters, relative to its usual one. */
const GROWN = 1.6;

/** Returns the sizes on a table whose rack has slots of this width, for letters of this size. */
export function scaleOf(kind: Kind, slot: number, set = 0): Scale {
  const sizes = SIZES[kind];
  const [share, smallest, largest] = sizes.text;
  const text = clamp(slot * share, smallest, largest);
  const high = (letters: Letters): number => highOf(letters, text);
  const letters = Math.max(text, set * READ);
  const seat = highOf(sizes.seat, Math.min(letters, text * GROWN));
  return {
    text,
    letters,
    bar: high(sizes.bar),
    row: high(sizes.row),
    seat,
    label: lineOf(text),
    pile: slot * sizes.pile,
    stock: slot * sizes.stock,
    aside: Math.max(slot * ASIDE, seat / ASPECT),
    series: slot * sizes.series,
  };
}

/** Returns the height of a line of text below a tile, on a table with this font size. */
export function lineOf(text: number): number {
  return highOf(LABEL, text);
}

/** Small letters: their size as a share of the font size, and at least in pixels. */
const SMALL = { share: 0.84, least: 12 };

/** Returns the size in pixels of small letters on a table with this font size. */
export function smallLetters(text: number): number {
  return Math.max(SMALL.least, text * SMALL.share);
}

/** Width of a letter in font sizes, as most of them are in a text. */
const LETTER = 0.51;

/** Estimates the width of a text in pixels. */
export function widthOf(text: string, size: number): number {
  return [...text].length * LETTER * size;
}

function highOf([ofText, least]: Letters, text: number): number {
  return Math.max(least, text * ofText);
}
