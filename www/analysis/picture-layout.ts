/** The places of all things on the picture of a position, which is as high as they need. */

import type { Front } from "../state/faces";
import { ASPECT, type Rect } from "../state/rect";
import type { Text } from "../state/text";
import { FRAME, rackAt } from "../table/frame";
import type { Board } from "../table/layout";

/** The width of a picture in pixels, which a phone shows at a third of it. */
export const WIDTH = 1200;

/** Pixels: beside everything, between groups, between other things, inside a tray and a panel. */
const MARGIN = 40;
const APART = 44;
const GAP = 24;
const PAD = 10;
const INSIDE = 28;

/** Width of what lies between the margins, and of the words in the panel. */
const WITHIN = WIDTH - 2 * MARGIN;
const SAID = WITHIN - 2 * INSIDE;

/** Font sizes in pixels, and the least to which long words shrink. */
const SIZES = { title: 52, name: 34, quiet: 36, plain: 44, worth: 48, mark: 34 } as const;
const LEAST = 22;

/** The height of a line, and the baseline below its upper edge, in font sizes. */
const LINE = 1.3;
const BASE = 0.98;

/** Widths of tiles: of the indicator, in the answer, and on the table by how many lie there. */
const SHOWN = 84;
const TOLD = 60;
const LYING = [
  { most: 16, w: 84 },
  { most: 40, w: 72 },
  { most: Infinity, w: 60 },
] as const;

/** A tile in a line of words: its width in font sizes, and the air on both sides in pixels. */
const INLINE = 1.05;
const AIR = 5;

/** From one tile to the next, in widths. */
const STEP = 1.03;

/** Columns of the rack: on one tier and at least, and on several at most. */
const COLUMNS = { least: 8, most: 13 };

/** Rows of tiles with a name; a discard pile and the indicator have one row. */
export interface Group {
  readonly name: string;
  readonly rows: readonly (readonly Front[])[];
}

/** An action with its worth, and a remark on it. */
export interface Told {
  readonly action: Text;
  readonly worth: string;
  readonly note: string;
}

/** The best action and those that are as good. */
export interface Caption {
  readonly unit: string;
  readonly actions: readonly Told[];
  /** The melds that the best action makes. */
  readonly melds: Group | null;
}

/** The words and tiles of a picture. */
export interface Pictured {
  readonly title: string;
  readonly facts: string;
  /** The indicator and the okey. */
  readonly shown: readonly Group[];
  /** Discards and melds. */
  readonly table: readonly Group[];
  readonly hand: readonly Front[];
  /** Null without an answer. */
  readonly caption: Caption | null;
}

/** A line of words: the left end of its baseline, or the right one. */
export interface Written {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly as: keyof typeof SIZES;
  readonly end: boolean;
}

export interface PlacedFront {
  readonly face: Front;
  readonly rect: Rect;
}

/** Everything on a picture. */
export interface PictureLayout extends Pick<Board, "rack" | "floors" | "slots"> {
  readonly height: number;
  readonly tiles: readonly PlacedFront[];
  readonly words: readonly Written[];
  readonly trays: readonly Rect[];
  /** The ground of the answer. */
  readonly panel: Rect | null;
}

/** Returns the width of words in a font size. */
export type Measure = (words: string, size: number) => number;

/** Places everything; the picture is as high as it has to be. */
export function layoutOf(of: Pictured, measure: Measure): PictureLayout {
  const sheet = new Sheet(measure);
  const table = sheet.table(of.table, sheet.head(of, MARGIN));
  const board = rackFor(of.hand.length, table);
  of.hand.forEach((face, i) => {
    const rect = board.slots[i];
    if (rect) sheet.place(face, rect.x, rect.y, rect.w);
  });
  const below = board.rack.y + board.rack.h + GAP;
  const told = of.caption && sheet.caption(of.caption, below);
  const foot = told ? told.y + told.h + GAP : below;
  const height = Math.ceil(sheet.mark(foot));
  const { tiles, words, trays } = sheet;
  return { ...board, height, tiles, words, trays, panel: told };
}

/** Places a rack with room for a number of tiles below a line. */
function rackFor(tiles: number, y: number): Pick<Board, "rack" | "floors" | "slots"> {
  const { least, most } = COLUMNS;
  const tiers = tiles <= least ? 1 : Math.max(2, Math.ceil(tiles / most));
  const columns = Math.max(least, Math.ceil(tiles / tiers));
  const room = { left: 0, right: 0, width: WIDTH };
  const slot = WITHIN / (columns + FRAME);
  const at = (bottom: number): Pick<Board, "rack" | "floors" | "slots"> =>
    rackAt(room, { tiers, columns }, slot, bottom);
  return at(y + at(0).rack.h);
}

/** A word without a space in it: letters, and tiles at which they stand. */
type Word = readonly (string | Front)[];

/** Splits a text where a line may end. */
function wordsOf(text: Text): readonly Word[] {
  const words: (string | Front)[][] = [[]];
  for (const part of text) {
    if (typeof part !== "string") {
      words.at(-1)?.push(part.face);
      continue;
    }
    for (const [i, letters] of part.split(/\s+/).entries()) {
      if (i > 0) words.push([]);
      if (letters !== "") words.at(-1)?.push(letters);
    }
  }
  return words.filter((word) => word.length > 0);
}

/** A group with the places of its tiles and trays, around its upper left corner. */
interface Block {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly tiles: readonly PlacedFront[];
  readonly trays: readonly Rect[];
}

/** Holds the placed things. Most methods place some below a line, and return the next line. */
class Sheet {
  readonly tiles: PlacedFront[] = [];
  readonly words: Written[] = [];
  readonly trays: Rect[] = [];

  constructor(private readonly measure: Measure) {}

  /** Places the title and the facts on the left, the indicator and the okey on the right. */
  head({ title, facts, shown }: Pictured, y: number): number {
    const high = SHOWN * ASPECT;
    let right = WIDTH - MARGIN;
    for (const { name, rows } of shown.toReversed()) {
      const faces = rows.flat();
      right -= faces.length * SHOWN * STEP;
      faces.forEach((face, i) => {
        this.place(face, right + i * SHOWN * STEP, y, SHOWN);
      });
      right -= PAD;
      this.#write(name, right, y + high / 2 + SIZES.name * 0.35, "name", { end: true });
      right -= this.measure(name, SIZES.name) + GAP;
    }
    const width = right - MARGIN;
    const below = y + SIZES.title * LINE;
    this.#write(title, MARGIN, y + SIZES.title * BASE, "title", { width });
    this.#write(facts, MARGIN, below + SIZES.quiet * BASE, "quiet", { width });
    return Math.max(below + SIZES.quiet * LINE, shown.length > 0 ? y + high : 0) + GAP;
  }

  /** Places groups side by side, as many as have room. */
  table(groups: readonly Group[], y: number): number {
    const count = groups.flatMap(({ rows }) => rows.flat()).length;
    const { w } = LYING.find(({ most }) => count <= most) ?? LYING[0];
    return this.#groups(groups, w, { x: MARGIN, y, w: WITHIN });
  }

  /** Places the answer, and returns its ground. */
  caption({ unit, actions, melds }: Caption, y: number): Rect {
    const x = MARGIN + INSIDE;
    let below = y + INSIDE * 0.7;
    below = this.#line(unit, "quiet", x, below);
    for (const { action, worth, note } of actions) {
      const right = x + SAID;
      const room = SAID - (worth ? this.measure(worth, SIZES.worth) + GAP : 0);
      const size = SIZES.plain;
      const high = size * INLINE * ASPECT + 2 * AIR;
      if (worth) this.#write(worth, right, below + high / 2 + size * 0.37, "worth", { end: true });
      let end = x;
      for (const line of this.#lines(action, room)) {
        end = this.#said(line, x, below + high / 2);
        below += high;
      }
      if (!note) continue;
      const beside = end + GAP + this.measure(note, SIZES.quiet) <= x + room;
      if (beside) this.#write(note, end + GAP, below - high / 2 + size * 0.35, "quiet");
      else below = this.#line(note, "quiet", x, below - AIR);
    }
    if (melds) {
      const room = { x, y: below + PAD, w: SAID };
      below = this.#groups([melds], TOLD, room) - GAP;
    }
    return { x: MARGIN, y, w: WITHIN, h: below + INSIDE * 0.7 - y };
  }

  /** Writes the name of the game in the corner. */
  mark(y: number): number {
    const { mark } = SIZES;
    this.#write("Istaka", WIDTH - MARGIN, y + mark * BASE - PAD, "mark", { end: true });
    return y + mark * LINE;
  }

  /** Places a tile on whole pixels, which keeps it sharp. */
  place(face: Front, x: number, y: number, w: number): void {
    this.tiles.push({ face, rect: { x: Math.round(x), y: Math.round(y), w, h: w * ASPECT } });
  }

  /** Writes words in a line, smaller if they are too long. */
  #write(
    words: string,
    x: number,
    y: number,
    as: Written["as"],
    { width = Infinity, end = false } = {},
  ): void {
    let size: number = SIZES[as];
    while (size > LEAST && this.measure(words, size) > width) size -= 1;
    this.words.push({ words, x, y, size, as, end });
  }

  /** Writes a line in the panel. */
  #line(words: string, as: Written["as"], x: number, y: number): number {
    this.#write(words, x, y + SIZES[as] * BASE, as, { width: SAID });
    return y + SIZES[as] * LINE;
  }

  #widthOf(word: Word): number {
    const { plain } = SIZES;
    const width = (part: string | Front): number =>
      typeof part === "string" ? this.measure(part, plain) : plain * INLINE + 2 * AIR;
    return word.reduce((sum, part) => sum + width(part), 0);
  }

  /** Breaks a text into lines. */
  #lines(text: Text, width: number): readonly (readonly Word[])[] {
    const space = this.measure(" ", SIZES.plain);
    const lines: Word[][] = [[]];
    let right = 0;
    for (const word of wordsOf(text)) {
      const wide = this.#widthOf(word);
      if (right > 0 && right + space + wide > width) {
        lines.push([]);
        right = 0;
      }
      right += wide + (right > 0 ? space : 0);
      lines.at(-1)?.push(word);
    }
    return lines;
  }

  /** Writes a line with tiles around a height, and returns its right end. */
  #said(line: readonly Word[], from: number, middle: number): number {
    const { plain } = SIZES;
    let x = from;
    for (const [i, word] of line.entries()) {
      if (i > 0) x += this.measure(" ", plain);
      for (const part of word) {
        if (typeof part === "string") this.#write(part, x, middle + plain * 0.35, "plain");
        else this.place(part, x + AIR, middle - (plain * INLINE * ASPECT) / 2, plain * INLINE);
        x += this.#widthOf([part]);
      }
    }
    return x;
  }

  #groups(groups: readonly Group[], tile: number, { x: left, y, w }: Omit<Rect, "h">): number {
    let [x, top, below] = [left, y, y];
    for (const { name, tiles, trays, ...block } of groups.map((it) => this.#block(it, tile, w))) {
      if (x > left && x + block.w > left + w) [x, top] = [left, below];
      const move = (rect: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + top });
      this.#write(name, x, top + SIZES.name * BASE, "name", { width: w });
      for (const { face, rect } of tiles) {
        const { x, y, w } = move(rect);
        this.place(face, x, y, w);
      }
      this.trays.push(...trays.map(move));
      below = Math.max(below, top + block.h + GAP);
      x += block.w + APART;
    }
    return below;
  }

  /** Places the rows of a group side by side, each on a tray; long ones have several lines. */
  #block({ name, rows }: Group, tile: number, width: number): Block {
    const step = tile * STEP;
    const line = tile * ASPECT + PAD * 0.6;
    const most = Math.floor((width - 2 * PAD) / step);
    const tiles: PlacedFront[] = [];
    const trays: Rect[] = [];
    const from = SIZES.name * LINE;
    let [x, top, right, below] = [0, from, this.measure(name, SIZES.name), from];
    for (const row of rows) {
      const w = Math.min(row.length, most) * step + 2 * PAD;
      const h = Math.ceil(row.length / most) * line + 2 * PAD - PAD * 0.6;
      if (x > 0 && x + w > width) [x, top] = [0, below + PAD];
      trays.push({ x, y: top, w, h });
      row.forEach((face, i) => {
        const [column, at] = [i % most, Math.floor(i / most)];
        const [left, y] = [x + PAD + column * step, top + PAD + at * line];
        tiles.push({ face, rect: { x: left, y, w: tile, h: tile * ASPECT } });
      });
      right = Math.max(right, x + w);
      below = Math.max(below, top + h);
      x += w + PAD;
    }
    return { name, w: Math.min(right, width), h: below, tiles, trays };
  }
}
