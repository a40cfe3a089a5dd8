/**
 * The fixed things of a table of series: a pure function of the viewport and the rack. The felt
 * belongs to the series; players are in a line above it, with the stock at the right.
 */

import type { Shape } from "../rack/rack";
import { ASPECT, type Kind, type Rect, type Viewport } from "../state/rect";
import { designOf, type Framing, framed, type Racks, shapeAmong } from "./frame";
import type { Board } from "./layout";
import { leftHanded, mirror } from "./left-handed";
import { depthOf } from "./parts/stock";
import { lineOf, type Scale } from "./scale";

export interface SeriesBoard extends Board {
  readonly bar: Rect;
  readonly stock: Rect;
  /** The tiles that lie open beside the stock; null in games without them. */
  readonly indicator: Rect | null;
  readonly okey: Rect | null;
  /** The room for the series. */
  readonly felt: Rect;
}

/** Things of a game besides series and stock. */
export interface Extras {
  /** True if indicator and okey lie beside the stock. */
  readonly open: boolean;
  /** True if players take from a pile and discard onto one. */
  readonly piles: boolean;
}

/**
 * The racks of each design: a small rack leaves more room to the table, a large one holds more
 * tiles.
 */
const RACKS: Racks = {
  desktop: [
    [1, 16],
    [2, 16],
    [2, 20],
    [3, 20],
    [3, 24],
  ],
  landscape: [
    [1, 16],
    [1, 14],
    [2, 16],
    [2, 14],
    [2, 20],
    [3, 20],
  ],
  portrait: [
    [1, 8],
    [2, 8],
    [3, 8],
    [3, 10],
    [4, 10],
    [5, 12],
  ],
  compact: [
    [1, 12],
    [1, 8],
    [2, 12],
    [2, 8],
    [3, 8],
    [3, 10],
    [4, 12],
  ],
};

/** Slots kept free for sorting tiles: at most so many, and for each tile. */
const SPARE = { most: 4, each: 1 / 3 };

/** Returns a rack with room for this number of tiles. */
export function shapeOf(view: Viewport, held: number): Shape {
  const fits = ([tiers, columns]: readonly [number, number]): boolean =>
    tiers * columns >= held + Math.min(SPARE.most, held * SPARE.each);
  const among = Object.fromEntries(
    Object.entries(RACKS).map(([kind, racks]) => {
      const large = racks.filter(fits);
      return [kind, large.length > 0 ? large : racks.slice(-1)];
    }),
  ) as unknown as Racks;
  return shapeAmong(among, view);
}

interface Design extends Framing {
  /**
   * The height in pixels of the line between felt and rack with the prompt; 0 if the prompt is
   * among the buttons, null for the height of the buttons.
   */
  readonly line: number | null;
}

/** Pixels: the menu button if there is no bar, and the line with the prompt in low windows. */
const MENU = 46;
const NARROW = 30;

const DESIGNS: Record<Kind, Design> = {
  desktop: { foot: null, above: true, line: null, air: 10, menu: MENU },
  landscape: { foot: 6, above: true, line: 0, air: 6, menu: MENU },
  portrait: { foot: 10, above: false, line: null, air: 8, menu: MENU },
  compact: { foot: 5, above: true, line: NARROW, air: 4, menu: MENU },
};

/** Greatest width of the felt in pixels, so that series are not far apart on very wide screens. */
const FELT = 1240;

/** Multiples of the font size: main button, own seat, and the widest and narrowest prompt. */
const MAIN = 8.5;
const OWN = { wide: 8.5, high: 2.6 };
const PROMPT = 38;
const LEAST_PROMPT = 10;

/** Height of a prompt of two lines in font sizes, and pixels of the ring around a picture. */
const TWO_LINES = 3.5;
const RING = 5;

/** Shares of the row of buttons for those that arrange the rack. */
const ARRANGE = { upright: 0.7, small: 0.75, beside: 0.36 };

/** Width in font sizes of all these buttons, for the longest texts. */
const ROOMY = 28;

/**
 * Places everything, `mirrored` for a left hand; `others` is the number of other players. The pile
 * to take from comes last, as the last of them discards onto it.
 */
export function seriesBoard(
  window: Viewport,
  shape: Shape,
  others: number,
  { open, piles }: Extras = { open: false, piles: false },
  mirrored = false,
): SeriesBoard {
  const design = DESIGNS[designOf(window)];
  const { parts, room, row: buttons, scale } = framed(window, shape, design);
  const { kind, text, bar, rack } = parts;
  const { above, line: prompt, air } = design;
  const wide = Math.max(rack.w, Math.min(room.w - 2 * air, FELT));
  const west = room.x + (room.w - wide) / 2;
  // The rack of a small frame is narrower than its buttons need.
  const row = kind === "compact" ? { ...buttons, x: west, w: wide } : buttons;
  // A prompt that has no room among the buttons gets a line.
  const among = lowerAt(kind, row, { ...row, h: 0 }, text).prompt.w >= text * LEAST_PROMPT;
  const line = prompt === 0 && !among ? NARROW : (prompt ?? scale.row);
  const head = room.y + scale.bar + air;
  const end = scale.bar > 0 ? west + wide : Math.min(west + wide, bar.x - air);
  const upper = lineAt({ x: west, y: head, w: end - west }, others, open ? kind : null, scale);
  const floor = (above ? row.y : rack.y) - air;
  const below = { x: west, y: floor - line, w: wide, h: line };
  const ceiling = head + upper.high + air;
  // Without a bar the buttons for menu and rules are beside the felt.
  const felt = {
    x: west,
    y: ceiling,
    w: (upper.column ?? end) - (upper.column === null ? 0 : air) - west,
    h: below.y - (line > 0 ? air : 0) - ceiling,
  };
  const lower = lowerAt(kind, row, below, text);
  const board: SeriesBoard = {
    ...parts,
    ...upper.open,
    felt,
    ...lower,
    seats: [ownAt(kind, row, below, text), ...upper.others],
    piles: [null, null, null, null],
    hands: [null, null, null, null],
    roomy: kind === "desktop" && lower.arrange.w >= text * ROOMY,
  };
  // Beside series a pile is no larger than they are, or a finger.
  const w = Math.min(scale.pile, Math.max(scale.series, FINGER));
  const pile = { w, h: w * ASPECT };
  const whole = piles ? withPiles(board, below, pile, air) : board;
  return mirrored ? leftHandedSeries(whole, { x: west, w: end - west }) : whole;
}

/** Adds the piles: in a line of their own with the prompt, or beside the felt of low windows. */
function withPiles(
  board: SeriesBoard,
  line: Rect,
  tile: Pick<Rect, "w" | "h">,
  air: number,
): SeriesBoard {
  const { kind, felt, okey, text, seats, rack } = board;
  const aside = tile.w + air + EDGE;
  const h = Math.max(line.h, TWO_LINES * text);
  if (kind === "landscape" || kind === "compact") {
    const y = felt.y + felt.h - tile.h;
    const own = { x: felt.x + felt.w - EDGE - tile.w, y, ...tile };
    const piles = [own, null, null, { x: felt.x + EDGE, y, ...tile }];
    return { ...board, piles, felt: { ...felt, x: felt.x + aside, w: felt.w - 2 * aside } };
  }
  const [seat = null, ...others] = seats;
  const apart = kind === "portrait" ? h + RING + (seat?.h ?? 0) : 0;
  const high = Math.max(tile.h + lineOf(text) + NAMED, apart);
  const y = line.y + line.h - high;
  // In a low window the own pile is beside the column of stock, indicator and okey.
  const low = kind === "portrait" && okey !== null && okey.y + okey.h > y;
  // On a desktop they are above the ends of the rack.
  const x = kind === "desktop" ? rack.x : line.x + EDGE;
  const end = low ? okey.x - air : kind === "desktop" ? x + rack.w : line.x + line.w - EDGE;
  const own = { x: end - tile.w, y, ...tile };
  const piles = [own, null, null, { x, y, ...tile }];
  const w = Math.min(end - x - 2 * aside - 2 * air, text * PROMPT);
  const prompt = { x: (x + end - w) / 2, y: y + (tile.h - h) / 2, w, h };
  const between = { ...board, piles, prompt, felt: { ...felt, h: y - air - felt.y } };
  if (kind !== "portrait") return between;
  // Upright the player's own seat is between the piles too, below the prompt.
  const below = seat && { ...prompt, y: y + high - seat.h, h: seat.h };
  return { ...between, prompt: { ...prompt, y }, seats: [below, ...others] };
}

/** Mirrors stock and piles too; the opponents move as a line, which keeps their order. */
function leftHandedSeries(board: SeriesBoard, line: Pick<Rect, "x" | "w">): SeriesBoard {
  const over = mirror(line);
  const { stock, indicator, okey, felt, piles, seats, prompt, ...rest } = leftHanded(board, true);
  const { y, h } = board.prompt;
  const isBetween = piles.some((pile) => pile && pile.y < y + h && y < pile.y + pile.h);
  const [own = null, ...others] = seats;
  const [first, last] = [others[0], others.at(-1)];
  const apart = first && last ? over({ ...first, w: last.x + last.w - first.x }).x - first.x : 0;
  return {
    ...rest,
    stock: over(stock),
    indicator: indicator && over(indicator),
    okey: okey && over(okey),
    felt: over(felt),
    // Between the piles it moves with them, else with the buttons.
    prompt: isBetween ? over(board.prompt) : prompt,
    piles: piles.map((rect) => rect && over(rect)),
    seats: [own, ...others.map((rect) => rect && { ...rect, x: rect.x + apart })],
  };
}

/** Seats players in the order of their turns, the next one first. */
export function seated(board: SeriesBoard, players: readonly number[]): SeriesBoard {
  const [own = null, ...others] = board.seats;
  const seats: (Rect | null)[] = [own, null, null, null];
  players
    .filter((seat) => seat !== 0)
    .forEach((seat, i) => {
      seats[seat] = others[i] ?? null;
    });
  const [pile = null, , , taken = null] = board.piles;
  const piles: (Rect | null)[] = [pile, null, null, null];
  const last = players.findLast((seat) => seat !== 0);
  if (last !== undefined) piles[last] = taken;
  return { ...board, seats, piles };
}

/** Returns the place for the number of tiles on the lower edge of the stock. */
export function countAt({ stock, text }: Pick<SeriesBoard, "stock" | "text">): Rect {
  const [w, h] = [text * COUNT, lineOf(text)];
  return { x: stock.x + (stock.w - w) / 2, y: stock.y + stock.h - h * SUNK, w, h };
}

/**
 * Returns the place for a line of text below a tile; `depth` is that of a stack beside or below it.
 */
export function namedAt({ x, y, w, h }: Rect, text: number, depth = 0): Rect {
  return { x: x - w / 2, y: y + h + depth + NAMED, w: 2 * w, h: lineOf(text) };
}

/** Returns everything looked at or tapped, with the trays of the series. */
export function thingsOf(
  { stock, indicator, okey, rack, arrange, main, bar, seats, piles }: SeriesBoard,
  series: readonly { readonly tray: Rect }[],
): Rect[] {
  const rest = [indicator, okey, ...piles, ...seats.slice(1)].filter((rect) => rect !== null);
  return [stock, rack, arrange, main, bar, ...rest, ...series.map(({ tray }) => tray)];
}

/** Width in font sizes of the number of tiles, and the share of its height that is on the stock. */
const COUNT = 2.6;
const SUNK = 0.7;

/** Pixels between a tile, which may be outlined, and the text below it. */
const NAMED = 4;

/** Pixels: the width of a tile that a finger hits. */
const FINGER = 44;

/** Pixels between tiles at the edge of a small window and the edge, for their outlines. */
const EDGE = 4;

/** Greatest height of the stock in tiles. */
export const LAYERS = 3;

/** Pixels between things that are side by side. */
const GAPS = {
  /** Between opponents. */
  seats: 4,
  /**
   * Between the stock and the tiles beside it; with labels below them, in font sizes of the table.
   */
  open: 8,
  named: 3.2,
  /** Beside the player's own seat: to the edge, and to the prompt. */
  own: 4,
  /** From the arranging buttons to the player's own seat, among the buttons and on a desktop. */
  arrange: 6,
  desktop: 8,
  /** Before the main button. */
  main: 6,
};

/**
 * Its height, the stock and the tiles beside it, the other players, and the left edge of a column
 * of tiles.
 */
interface Upper {
  readonly high: number;
  readonly open: Pick<SeriesBoard, "stock" | "indicator" | "okey">;
  readonly others: Rect[];
  readonly column: number | null;
}

/**
 * Places the opponents side by side, the next player first, and the stock at the end of the line.
 * `open` is the design of a table with tiles beside the stock: upright they are a column below the
 * line.
 */
function lineAt(
  { x, y, w }: Omit<Rect, "h">,
  count: number,
  open: Kind | null,
  { aside, seat, text, label }: Scale,
): Upper {
  const tile = { w: aside, h: aside * ASPECT };
  const right = x + w - EDGE;
  const named = label + NAMED + depthOf(tile, LAYERS);
  const column = open === "portrait" ? right - tile.w : null;
  const h = column === null ? tile.h : seat;
  const apart = tile.w + (open === "desktop" ? GAPS.named * text : GAPS.open);
  const place = (i: number): Rect =>
    column === null
      ? { x: right - tile.w - (open ? 2 - i : 0) * apart, y, ...tile }
      : {
          x: column,
          y: y + h + GAPS.open + i * (tile.h + GAPS.open) + (i > 0 ? named - GAPS.open : 0),
          ...tile,
        };
  const stock = place(0);
  const until = column === null ? stock.x - GAPS.open : right;
  const each = (until - x) / count;
  const others = Array.from({ length: count }, (_, i) => ({
    x: x + i * each,
    y,
    w: each - GAPS.seats,
    h,
  }));
  const [indicator, okey] = open ? [place(1), place(2)] : [null, null];
  const high = h + (open === "desktop" ? named : 0);
  return { high, open: { stock, indicator, okey }, others, column };
}

/** Places the player's own seat: between the buttons, or at the left of the line above them. */
function ownAt(kind: Kind, row: Rect, line: Rect, text: number): Rect {
  const between = line.h > 0 && kind !== "desktop";
  const [w, h] = [text * OWN.wide, Math.min(text * OWN.high, (between ? line : row).h)];
  if (between) {
    return { x: row.x + GAPS.own, y: line.y + (line.h - h) / 2, w, h };
  }
  const middle = row.x + row.w / 2;
  const x = kind === "desktop" ? middle - w / 2 : row.x + row.w * ARRANGE.beside + GAPS.arrange;
  return { x, y: row.y + (row.h - h) / 2, w, h };
}

/** Places buttons and prompt. */
function lowerAt(
  kind: Kind,
  row: Rect,
  line: Rect,
  text: number,
): Pick<SeriesBoard, "arrange" | "main" | "prompt"> {
  const own = ownAt(kind, row, line, text);
  const [wide, stacked] = [kind === "desktop", line.h > 0];
  const upright = kind === "compact" ? ARRANGE.small : ARRANGE.upright;
  const share = stacked ? upright : ARRANGE.beside;
  const mainWide = stacked && !wide ? row.w * (1 - share) - GAPS.main : text * MAIN;
  const main = { ...row, x: row.x + row.w - mainWide, w: mainWide };
  const until = wide ? own.x - GAPS.desktop : row.x + row.w * share;
  const arrange = { ...row, w: until - row.x };
  if (wide) {
    const w = Math.min(text * PROMPT, line.w);
    return { arrange, main, prompt: { ...line, x: line.x + (line.w - w) / 2, w } };
  }
  const [x, end] = [own.x + own.w + GAPS.own, stacked ? row.x + row.w : main.x - GAPS.main];
  return { arrange, main, prompt: { ...(stacked ? line : row), x, w: end - x } };
}
