/**
 * Where a sentence about a place of the table has room: beside the place if that
 * covers nothing, else where the prompt is, which gives way to it.
 *
 * Its height is reckoned from its letters, a little too large rather than too small.
 */

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

/** In sizes of the letters: a letter's width, a line, and the room around the words. */
interface Setting {
  readonly size: number;
  readonly letter: number;
  readonly line: number;
  readonly along: number;
  readonly down: number;
}
const ROOMY: Setting = { size: 1, letter: 0.56, line: 1.25, along: 2.4, down: 1.5 };
/** Where there is hardly any room; the style sheet has the same figures for what is "over". */
const TIGHT: Setting = { size: 0.93, letter: 0.54, line: 1.15, along: 1.6, down: 0.6 };
/** The smallest letters, in pixels. */
const LEAST = 12;
/** Two buttons, in pixels: they stand below one another where the sentence is narrower. */
const BUTTONS = { w: 250, h: 52 };

/** Widths to try, the best first. */
const BESIDE = [300, 260, 220, 190];
const INSTEAD = [460, 400, 350, 320, 300, 280, 260, 245, 230, 200, 180, 160, 140];

export function spotFor(anchor: Rect, said: Said, layout: Layout): Spot {
  return beside(anchor, said, layout) ?? insteadOfPrompt(anchor, said, layout);
}

function heightOf({ letters, asks }: Said, w: number, { text }: Layout, how = ROOMY): number {
  const size = Math.max(text * how.size, LEAST);
  const lines = Math.ceil((letters * how.letter * size) / (w - how.along * size));
  const rows = asks ? Math.ceil(BUTTONS.w / w) : 0;
  return Math.max(40, (lines * how.line + how.down) * size) + rows * BUTTONS.h;
}

/** Above, below or at either side of the place, in the middle of it or as far aside as the window wants. */
function beside(anchor: Rect, said: Said, layout: Layout): Spot | null {
  // Around the button there is no room anywhere: other buttons, and on phones the tiles of the rack.
  if (anchor === layout.finish) return null;
  const size = markSize(layout);
  const marks = layout.piles.flatMap((pile) => (pile && cornerOf(pile, size, layout)) ?? []);
  const taken = [...layout.things, ...layout.words, ...own(layout), ...marks, layout.prompt];
  const gap = layout.piles.includes(anchor) ? Math.max(GAP, size / 2 + AIR + 1) : GAP;
  const [x, y] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2];
  const most = layout.width - EDGE;
  for (const w of BESIDE) {
    const h = heightOf(said, w, layout);
    const across = Math.min(Math.max(x - w / 2, EDGE), most - w);
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
 * As wide as the things around it leave room for. Where they leave too little, the words of the
 * felt and the player give way as well, and at last on the lowest screens the buttons beside it.
 */
function insteadOfPrompt(anchor: Rect, said: Said, layout: Layout): Spot {
  const { prompt, rack, arrange, finish, things, words } = layout;
  const low = prompt.y + prompt.h;
  const lowest = prompt.y > rack.y ? low : Math.max(low, rack.y - AIR);
  const modest = fit(said, low, [...things, ...words, ...own(layout)], layout);
  if (modest) return { box: modest, tip: tipTo(anchor, modest), side: "above instead" };
  const bold =
    fit(said, low, things, layout, TIGHT) ??
    fit(said, lowest, things, layout, TIGHT) ??
    fit(said, lowest, things, layout, TIGHT, rack);
  if (bold) return { box: bold, tip: tipTo(anchor, bold), side: "above instead over" };
  const w = finish.x - AIR - arrange.x;
  const h = heightOf(said, w, layout, TIGHT);
  const box = { x: arrange.x, y: Math.max(low - h, EDGE), w, h };
  return { box, tip: null, side: "above instead over row" };
}

/** The widest box that ends at a line, in the middle of the prompt or of something else, and meets nothing. */
function fit(
  said: Said,
  bottom: number,
  taken: readonly Rect[],
  layout: Layout,
  how = ROOMY,
  { x, w }: Rect = layout.prompt,
): Rect | null {
  for (const wide of INSTEAD) {
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
