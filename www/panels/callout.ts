/**
 * Places a sentence about a place of the table: beside the place if that covers nothing, else
 * instead of the prompt.
 *
 * The height is estimated from the number of letters, rather too large than too small.
 */

import { clamp } from "../base/clamp";
import { meet, type Rect } from "../state/rect";
import type { Text } from "../state/text";
import type { Layout } from "../table/layout";
import { cornerOf, markSize } from "./corner";

interface Callout {
  readonly box: Rect;
  /** The pointer to the place; null if the sentence is not beside it. */
  readonly tip: Rect | null;
  /** CSS classes: the alignment of the words, and the elements hidden meanwhile. */
  readonly side: string;
}

/** The size of a sentence: its number of letters, of buttons that follow, and a tile before it. */
interface CalloutText {
  readonly letters: number;
  /** True if tiles are drawn in its lines, which are higher then. */
  readonly drawn?: boolean;
  readonly asks?: number;
  readonly tile?: boolean;
}

/**
 * Pixels: distance from the sentence to its place, to the edge of the window and to anything else.
 */
const GAP = 14;
const EDGE = 6;
const AIR = 4;

/**
 * Multiples of the font size: the font, a letter's width, a line, and the padding. In pixels: a
 * button beside others, which are stacked if the sentence is narrower.
 */
const ROOMY = { size: 1, letter: 0.56, line: 1.25, along: 2.4, down: 1.5, button: 125 };
/** For tight places; the class "tight" in the style sheet has the same figures. */
const TIGHT = { size: 0.93, letter: 0.54, line: 1.15, along: 1.6, down: 0.9, button: 100 };
/** Least font size in pixels. */
const LEAST = 12;
/** Pixels: height of a row of buttons, and least size of a sentence. */
const BUTTONS = 52;
const LOWEST = 40;
/** Pixels: a tile before the words, with the gap between them. */
const TILE = { w: 44, h: 46 };
/** A sentence with its buttons in one row: the least width and height of the text. */
const LINE = { ...TIGHT, letter: 0.5, words: 280, least: 38 };

/** Multiple of the font size: a line with tiles. The style sheet has the same figure. */
const DRAWN = 1.65;

/** The room that a drawn tile takes in a line, in letters. */
const TILE_LETTERS = 3;

/** Widths to try, the best first, for fonts of the size `USUAL` or smaller. */
const USUAL = 17;
const BESIDE = [300, 260, 220, 190];
const INSTEAD = [460, 400, 350, 320, 300, 280, 260, 245, 230, 200, 180, 160, 140];

export function calloutFor(anchor: Rect, said: CalloutText, layout: Layout): Callout {
  return beside(anchor, said, layout) ?? insteadOfPrompt(anchor, said, layout);
}

/** Returns the size of a text with its tiles drawn in the lines. */
export function sizeOf(text: Text): Pick<CalloutText, "letters" | "drawn"> {
  const letters = text.map((part) => (typeof part === "string" ? part.length : TILE_LETTERS));
  return {
    letters: letters.reduce((sum, each) => sum + each, 0),
    drawn: text.some((part) => typeof part !== "string"),
  };
}

/** Returns the width of a sentence in one line. */
export function widthOf(letters: number, { text }: Layout): number {
  return (letters * ROOMY.letter + ROOMY.along) * text;
}

/** Returns the height of a sentence of this width, with its buttons. */
export function heightOf(
  { letters, drawn = false, asks = 0, tile = false }: CalloutText,
  w: number,
  layout: Layout,
  how = ROOMY,
): number {
  const size = Math.max(layout.text * how.size, LEAST);
  const wide = w - how.along * size - (tile ? TILE.w : 0);
  const words = Math.ceil((letters * how.letter * size) / wide) * (drawn ? DRAWN : how.line) * size;
  const scale = scaleOf(layout);
  const rows = Math.ceil((asks * how.button * scale) / w);
  const high = Math.max(words, tile ? TILE.h : 0) + how.down * size;
  return Math.max(LOWEST, high) + rows * BUTTONS * scale;
}

/** Returns the factor by which letters are larger than usual. */
export function scaleOf({ text }: Layout): number {
  return Math.max(1, text / USUAL);
}

/** Places the sentence above, below or beside its place, centred or shifted into the window. */
function beside(anchor: Rect, said: CalloutText, layout: Layout): Callout | null {
  // The main button has no room around it: other buttons, and on phones the rack's tiles.
  if (anchor === layout.main) return null;
  const size = markSize(layout);
  const marks = layout.piles.flatMap((pile) => (pile && cornerOf(pile, size, layout)) ?? []);
  const taken = [...layout.things, ...layout.words, ...own(layout), ...marks, layout.prompt];
  const gap = layout.piles.includes(anchor) ? Math.max(GAP, size / 2 + AIR + 1) : GAP;
  const [x, y] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2];
  const most = layout.width - EDGE;
  for (const usual of BESIDE) {
    const w = usual * scaleOf(layout);
    const h = heightOf(said, w, layout);
    const across = clamp(x - w / 2, EDGE, most - w);
    const down = Math.max(y - h / 2, EDGE);
    const edge = edgeOf(across, x - w / 2);
    const [left, right] = [anchor.x - gap, anchor.x + anchor.w + gap];
    const [top, bottom] = [anchor.y - gap, anchor.y + anchor.h + gap];
    const callouts: Callout[] = [
      { box: { x: across, y: top - h, w, h }, tip: tipAt(x, top), side: `above ${edge}` },
      { box: { x: right, y: down, w, h }, tip: tipAt(right, y), side: "start" },
      { box: { x: left - w, y: down, w, h }, tip: tipAt(left, y), side: "end" },
      { box: { x: across, y: bottom, w, h }, tip: tipAt(x, bottom), side: `under ${edge}` },
    ];
    const others = taken.filter((rect) => rect !== anchor);
    const free = callouts.find(({ box }) => isFree(box, others, layout));
    if (free) return free;
  }
  return null;
}

/** Returns true if a box lies within the window and at a distance from all these. */
function isFree(box: Rect, taken: readonly Rect[], { width }: Layout): boolean {
  const isInside = box.x >= EDGE && box.y >= EDGE && box.x + box.w <= width - EDGE;
  return isInside && !taken.some((rect) => meet(box, rect, AIR));
}

function edgeOf(x: number, wanted: number): string {
  return x > wanted ? "start" : x < wanted ? "end" : "";
}

/** The player's own seat, widened for what may stick out of the picture. */
function own({ seats, text }: Layout): Rect[] {
  const [seat] = seats;
  return seat ? [{ ...seat, x: seat.x - text, w: seat.w + 2 * text }] : [];
}

/**
 * Returns the largest box among its surroundings, with smaller letters if need be. A question may
 * cover the row of buttons, which are hidden meanwhile. If there is too little room, the words of
 * the felt and the player are hidden too, and on the lowest screens the buttons.
 */
function insteadOfPrompt(anchor: Rect, said: CalloutText, layout: Layout): Callout {
  const { prompt, rack, things } = layout;
  const all = [...things, ...layout.words, ...own(layout)];
  const low = prompt.y + prompt.h;
  const lowest = prompt.y > rack.y ? low : Math.max(low, rack.y - AIR);
  for (const how of [ROOMY, TIGHT]) {
    const box = fit(said, low, all, layout, how);
    const side = how === TIGHT ? "above instead tight" : "above instead";
    if (box) return { box, tip: tipTo(anchor, box), side };
  }
  const line = said.asks ? inLine(said, all, layout) : null;
  if (line) return { box: line, tip: null, side: "above instead tight row line" };
  const bold =
    fit(said, low, things, layout, TIGHT) ??
    fit(said, lowest, things, layout, TIGHT) ??
    fit(said, lowest, things, layout, TIGHT, rack);
  if (bold) {
    const side = `above instead tight no-words ${givesWay(bold, layout)}`;
    return { box: bold, tip: tipTo(anchor, bold), side };
  }
  const last = said.asks ? inLine(said, things, layout) : null;
  if (last)
    return { box: last, tip: null, side: `above instead tight row line ${givesWay(last, layout)}` };
  const { x, w } = rowOf(layout);
  const h = heightOf(said, w, layout, TIGHT);
  const box = { x, y: Math.max(low - h, EDGE), w, h };
  return { box, tip: null, side: `above instead tight row no-words ${givesWay(box, layout)}` };
}

/**
 * Returns the classes of the elements that a box would cover in part and that are hidden meanwhile.
 */
export function givesWay(box: Rect, layout: Layout): string {
  const meets = (rects: readonly Rect[]): boolean => rects.some((rect) => meet(box, rect, AIR));
  const [, ...others] = layout.seats;
  const players = [own(layout), ...others.map((rect) => (rect ? [rect] : []))];
  const gone = players.flatMap((rects, seat) => (meets(rects) ? [`no-seat-${seat}`] : []));
  if (meets(layout.words)) gone.push("no-words");
  if (meets([layout.prompt])) gone.push("no-prompt");
  return gone.join(" ");
}

/** Returns the horizontal extent of the buttons, without the main one. */
function rowOf({ arrange, main }: Layout): Pick<Rect, "x" | "w"> {
  return { x: arrange.x, w: main.x - AIR - arrange.x };
}

/** Places a question and its answers in one row that covers only the buttons it replaces. */
function inLine(
  { letters, drawn, asks = 0, tile = false }: CalloutText,
  taken: readonly Rect[],
  layout: Layout,
): Rect | null {
  const { arrange } = layout;
  const { x, w } = rowOf(layout);
  const h = Math.max(arrange.h, LINE.least);
  const words = w - asks * LINE.button * scaleOf(layout) - (tile ? TILE.w : 0);
  if (words < LINE.words || heightOf({ letters, drawn }, words, layout, LINE) > h + AIR)
    return null;
  const box = { x, y: arrange.y, w, h };
  return taken.some((rect) => rect !== arrange && meet(box, rect)) ? null : box;
}

/** Returns the widest free box that ends at a line, centred on the prompt or something else. */
function fit(
  said: CalloutText,
  bottom: number,
  taken: readonly Rect[],
  layout: Layout,
  how = ROOMY,
  { x, w }: Rect = layout.prompt,
): Rect | null {
  for (const usual of INSTEAD) {
    const wide = usual * scaleOf(layout);
    const h = heightOf(said, wide, layout, how);
    const box = { x: x + (w - wide) / 2, y: bottom - h, w: wide, h };
    if (isFree(box, taken, layout)) return box;
  }
  return null;
}

/** Returns a pointer to a place beside the words, at the height of their last line. */
function tipTo({ x, y, w, h }: Rect, box: Rect): Rect | null {
  const level = box.y + box.h - 23;
  if (y > level || y + h < level) return null;
  if (x + w <= box.x) return tipAt(box.x, level);
  return x >= box.x + box.w ? tipAt(box.x + box.w, level) : null;
}

function tipAt(x: number, y: number): Rect {
  return { x: x - 8, y: y - 8, w: 16, h: 16 };
}
