/**
 * Where a sentence about a place of the table has room: beside the place if that
 * covers nothing, else where the prompt is, which gives way to it.
 *
 * Its height is reckoned from its letters, a little too large rather than too small.
 */

import { clamp } from "../clamp";
import type { Layout } from "../table/layout";
import { meet, type Rect } from "../table/rect";
import { cornerOf, markSize } from "./corner";

export interface Spot {
  readonly box: Rect;
  /** Null where the sentence does not lie beside its place. */
  readonly tip: Rect | null;
  /** Where the words stand in their box, and what gives way to them. */
  readonly side: string;
}

/** What is said: so many letters, and perhaps a row of buttons below. */
export interface Said {
  readonly letters: number;
  readonly asks: boolean;
}

/** From the sentence to its place, to the edge of the window and to anything else, in pixels. */
const GAP = 14;
const EDGE = 6;
const AIR = 4;

/**
 * In sizes of the letters: a letter's width, a line, and the room around the words. In pixels: two
 * buttons side by side, which stand below one another where the sentence is narrower.
 */
interface Lettering {
  readonly size: number;
  readonly letter: number;
  readonly line: number;
  readonly along: number;
  readonly down: number;
  readonly buttons: number;
}
const ROOMY: Lettering = { size: 1, letter: 0.56, line: 1.25, along: 2.4, down: 1.5, buttons: 250 };
/** Where there is hardly any room; the style sheet has the same figures for what is "tight". */
const TIGHT: Lettering = {
  size: 0.93,
  letter: 0.54,
  line: 1.15,
  along: 1.6,
  down: 0.9,
  buttons: 200,
};
/** The smallest letters, in pixels. */
const LEAST = 12;
/** A row of buttons, and what a sentence takes at least, in pixels. */
const BUTTONS = 52;
const LOWEST = 40;
/** A sentence with its buttons in one row: the least width and height of its words. */
const LINE = { ...TIGHT, letter: 0.5, words: 280, least: 38 };

/** Widths to try, the best first; for letters of this size or smaller ones. */
const USUAL = 17;
const BESIDE = [300, 260, 220, 190];
const INSTEAD = [460, 400, 350, 320, 300, 280, 260, 245, 230, 200, 180, 160, 140];

export function spotFor(anchor: Rect, said: Said, layout: Layout): Spot {
  return beside(anchor, said, layout) ?? insteadOfPrompt(anchor, said, layout);
}

/** How wide a sentence is that stands in one line. */
export function widthOf(letters: number, { text }: Layout): number {
  return (letters * ROOMY.letter + ROOMY.along) * text;
}

/** Of a sentence so wide, and its buttons. */
export function heightOf({ letters, asks }: Said, w: number, layout: Layout, how = ROOMY): number {
  const size = Math.max(layout.text * how.size, LEAST);
  const lines = Math.ceil((letters * how.letter * size) / (w - how.along * size));
  const scale = scaleOf(layout);
  const rows = asks ? Math.ceil((how.buttons * scale) / w) : 0;
  return Math.max(LOWEST, (lines * how.line + how.down) * size) + rows * BUTTONS * scale;
}

/** How much larger the letters are than usual. */
export function scaleOf({ text }: Layout): number {
  return Math.max(1, text / USUAL);
}

/** Above, below or beside the place, in its middle or as far aside as the window wants. */
function beside(anchor: Rect, said: Said, layout: Layout): Spot | null {
  // There is no room around the button: other buttons, and on phones the rack's tiles.
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
    const spots: Spot[] = [
      {
        box: { x: across, y: anchor.y - gap - h, w, h },
        tip: tipAt(x, anchor.y - gap),
        side: `above ${edgeOf(across, x - w / 2)}`,
      },
      {
        box: { x: anchor.x + anchor.w + gap, y: down, w, h },
        tip: tipAt(anchor.x + anchor.w + gap, y),
        side: "start",
      },
      {
        box: { x: anchor.x - gap - w, y: down, w, h },
        tip: tipAt(anchor.x - gap, y),
        side: "end",
      },
      {
        box: { x: across, y: anchor.y + anchor.h + gap, w, h },
        tip: tipAt(x, anchor.y + anchor.h + gap),
        side: `under ${edgeOf(across, x - w / 2)}`,
      },
    ];
    const free = spots.find(
      ({ box }) =>
        box.x >= EDGE &&
        box.y >= EDGE &&
        box.x + box.w <= most &&
        !taken.some((rect) => rect !== anchor && meet(box, rect, AIR)),
    );
    if (free) return free;
  }
  return null;
}

function edgeOf(x: number, wanted: number): string {
  return x > wanted ? "start" : x < wanted ? "end" : "";
}

/** The player himself, at whose picture something may stick out. */
function own({ seats, text }: Layout): Rect[] {
  const [seat] = seats;
  return seat ? [{ ...seat, x: seat.x - text, w: seat.w + 2 * text }] : [];
}

/**
 * As wide as the things around it leave room for, in smaller letters if need be. A question may lie
 * in the row of the buttons, which give way to it. Where there is too little room, the words of the
 * felt and the player give way as well, and at last on the lowest screens the buttons.
 */
function insteadOfPrompt(anchor: Rect, said: Said, layout: Layout): Spot {
  const { prompt, rack } = layout;
  const things = layout.things;
  const all = [...things, ...layout.words, ...own(layout)];
  const low = prompt.y + prompt.h;
  const lowest = prompt.y > rack.y ? low : Math.max(low, rack.y - AIR);
  const modest = fit(said, low, all, layout);
  if (modest) return { box: modest, tip: tipTo(anchor, modest), side: "above instead" };
  const tight = fit(said, low, all, layout, TIGHT);
  if (tight) return { box: tight, tip: tipTo(anchor, tight), side: "above instead tight" };
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

/** What a box would cover in part, and what is therefore not shown meanwhile. */
export function givesWay(box: Rect, layout: Layout): string {
  const meets = (rects: readonly Rect[]): boolean => rects.some((rect) => meet(box, rect, AIR));
  const [, ...others] = layout.seats;
  const players = [own(layout), ...others.map((rect) => (rect ? [rect] : []))];
  const gone = players.flatMap((rects, seat) => (meets(rects) ? [`no-seat-${seat}`] : []));
  if (meets(layout.words)) gone.push("no-words");
  if (meets([layout.prompt])) gone.push("no-prompt");
  return gone.join(" ");
}

/** Where the buttons are, but for the main one. */
function rowOf({ arrange, main }: Layout): Pick<Rect, "x" | "w"> {
  return { x: arrange.x, w: main.x - AIR - arrange.x };
}

/** A question and its answers in one row that covers only the buttons it replaces. */
function inLine({ letters }: Said, taken: readonly Rect[], layout: Layout): Rect | null {
  const { arrange } = layout;
  const { x, w } = rowOf(layout);
  const h = Math.max(arrange.h, LINE.least);
  const words = w - LINE.buttons * scaleOf(layout);
  if (words < LINE.words || heightOf({ letters, asks: false }, words, layout, LINE) > h + AIR)
    return null;
  const box = { x, y: arrange.y, w, h };
  return taken.some((rect) => rect !== arrange && meet(box, rect)) ? null : box;
}

/** The widest free box that ends at a line, in the middle of the prompt or of something else. */
function fit(
  said: Said,
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
    const inside = box.x >= EDGE && box.y >= EDGE && box.x + wide <= layout.width - EDGE;
    if (inside && !taken.some((rect) => meet(box, rect, AIR))) return box;
  }
  return null;
}

/** Towards a place that lies beside the words, at the height of their last line. */
function tipTo({ x, y, w, h }: Rect, box: Rect): Rect | null {
  const level = box.y + box.h - 23;
  if (y > level || y + h < level) return null;
  if (x + w <= box.x) return tipAt(box.x, level);
  return x >= box.x + box.w ? tipAt(box.x + box.w, level) : null;
}

function tipAt(x: number, y: number): Rect {
  return { x: x - 8, y: y - 8, w: 16, h: 16 };
}
