/**
 * Places the stacks: in the largest ring around the middle of the table that touches nothing, or in
 * the largest row across it. During the game the ring is around stock, indicator and okey, if there
 * is room; during the deal these three are not on the table yet.
 */

import { clamp } from "../../../base/clamp";
import type {
  OkeyGameView as GameView,
  RingView,
  OkeyRoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import { faceIn, type TileFace } from "../../../state/faces";
import { ASPECT, centred, type Rect } from "../../../state/rect";
import { sideOfTable } from "../../../state/seats";
import type { Backdrop } from "../../../table/layout";
import type { Ring, Surround } from "../layout";
import type { Cluster, Places } from "../places";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A ring without its remaining tiles. */
export type RingPlaces = Pick<Ring, "stacks" | "rise">;

export interface DealPlaces extends RingPlaces {
  readonly middle: Point;
  /** The six tiles of a stack side by side, and the dice at their ends. */
  readonly spread: readonly Rect[];
  readonly dice: readonly [Point, Point];
  /** The place of the captions. */
  readonly words: Rect;
  /** The edge length of a die. */
  readonly die: number;
  /** Start and end of the roll of each seat's die. */
  readonly throws: readonly { readonly from: Point; readonly to: Point }[];
}

/**
 * Pixels: width of a ring's tiles in its picture, in the game and at the deal, where everything has
 * to fit; distance from anything else; and the tile width above which the middle need not shrink.
 */
const PICTURED = 24;
const IN_GAME = { most: 44, good: 30, least: 24, air: 8 };
const AT_DEAL = { most: 44, least: 12, air: 4 };
/** Sizes to which the things in the ring's middle may shrink. */
const SIZES = [1, 0.9, 0.8, 0.7];
/** Pixels: a table with a narrower rack, as on phones, has no ring during the game. */
const WIDE = 600;
/**
 * Shares of a tile's width: vertical offset between the tiles of a stack, and distance between
 * stacks.
 */
const RISE = 0.1;
const PITCH = 1.16;
/** Tiles above the lowest one in the tallest stack, the one chosen by the die. */
const ABOVE = 5;
/** Exponent of the superellipse: 2 is an ellipse, larger values approach a rectangle. */
const BEND = 2.5;
/** Pixels between the places that are tried for a row. */
const ROW_STEP = 4;
/**
 * Samples of the curve, steps of the search for the largest ring, and greatest ratio of its axes.
 */
const SAMPLES = 96;
const STEPS = 10;
const LONGEST = 3.4;
/** Number of stacks from which a die chooses, in front of the player who throws it. */
const FIRST_SIX = 6;
/** Pixels between the captions and the rack. */
const AIR = 8;
/** Pixels for the text below a tile. */
const LABEL = 26;
/** Number of stacks, and of the tiles in each. */
export const STACKS = 21;
export const HEIGHT = 5;

/** Tiles side by side: their number, and distances in widths of a tile. */
const SPREAD = { tiles: HEIGHT + 1, pitch: 1.12, die: 0.92, gap: 0.6 };
/** Length of the tiles side by side without the dice, in widths of a tile. */
const LONG = (SPREAD.tiles - 1) * SPREAD.pitch + 1;
/** Least size of the ring's tiles, as a share of those laid out in its middle. */
const EQUAL = 0.9;
const SPREAD_TILE = { most: 58, least: 20, step: 4 };
const START_DIE = { most: 52, least: 26 };
/** Distance between a player and the thrown die, in edges of the die. */
const THROWN = 0.8;
/** A player at least this many times farther to the side than above or below throws to the side. */
const SIDEWAYS = 2;
/** Half axes of a ring without room: a share of the rack's width, and widths of its tiles. */
const CROWDED = { wide: 0.3, high: 3 };
/** Pixels above and below a ring that fills a picture. */
const PICTURE_AIR = 4;

/** The order of the stacks: a row, or a ring counted from the left of the player at this angle. */
type Lie = "row" | number;

/** The parts of a ring that are constant during a round. */
type Lying = Omit<Ring, "next" | "backdrops">;

/**
 * Returns a function that places the ring of each round and caches it while the window is the same.
 */
export function surrounding(): Surround {
  let known: { readonly key: string; readonly ring: Lying | null } = { key: "", ring: null };
  return (places, { game, drag }) => {
    const table = game?.table;
    if (!game || !table?.ring) return null;
    const { kind, stock, prompt, piles, seats } = places;
    const parts = [stock, prompt, ...piles, ...seats].flatMap((rect) => rect && [rect.x, rect.y]);
    const lie = lieOf(table.ring, game);
    const key = [kind, lie, ...parts].join();
    if (key !== known.key) known = { key, ring: ringIn(places, lie) };
    const { ring } = known;
    if (!ring) return null;
    const { next } = table.ring;
    const backdrops = leftOf(ring, table, drag?.from === "stock" ? 1 : 0);
    return { ...ring, next: next === null ? null : (ring.stacks[next] ?? null), backdrops };
  };
}

/** Returns the remaining tiles of a ring, with a frame around the next stack. */
export function leftOf(places: RingPlaces, table: RoundView, taken = 0): Backdrop[] {
  const { ring, indicator, legal } = table;
  if (!ring) return [];
  const { heights, next } = ring;
  const left = heights.map((height, i) => (i === next ? height - taken : height));
  const tiles = stacked(places, left, { stack: ring.indicator, face: faceIn(table, indicator) });
  const source = next === null ? undefined : places.stacks[next];
  if (next === null || !source) return tiles;
  const rect = wholeStack(places, source, heights[next] ?? 0);
  return [...tiles, { kind: "frame", rect, faint: !legal.draw }];
}

/** Returns the tiles of stacks of these heights, back first; a shown tile lies on its stack. */
export function stacked(
  { stacks, rise }: RingPlaces,
  heights: readonly number[],
  shown: { readonly stack: number; readonly face: TileFace } | null,
): Backdrop[] {
  return inDepth(stacks).flatMap(([i, rect]) => {
    const height = heights[i] ?? 0;
    const faces = Array<TileFace | null>(height).fill(null);
    if (shown?.stack === i) faces.push(shown.face);
    return faces.map((face, level): Backdrop => {
      return { kind: "tile", rect: { ...rect, y: rect.y - level * rise }, face };
    });
  });
}

/** Returns the stacks with their indices, those at the back first. */
export function inDepth(stacks: readonly Rect[]): [number, Rect][] {
  return [...stacks.entries()].sort(([, one], [, other]) => one.y - other.y);
}

/** Returns the centre of a tile at this level of a stack. */
export function levelOf({ rise }: RingPlaces, stack: Rect, level: number): Point {
  const { x, y } = centre(stack);
  return { x, y: y - level * rise };
}

/** Returns the rectangle of a stack from its lowest to its highest tile. */
export function wholeStack({ rise }: RingPlaces, { x, y, w, h }: Rect, height: number): Rect {
  const up = Math.max(0, height - 1) * rise;
  return { x, y: y - up, w, h: h + up };
}

/** Places the ring of the game, with a smaller middle if that makes the ring larger. */
function ringIn(places: Places, lie: Lie): Lying | null {
  const { kind, piles, rack } = places;
  if (kind === "compact" || rack.w < WIDE) return null;
  const beside = [...present(piles), ...around(places)];
  let best: Lying | null = null;
  for (const size of SIZES) {
    const cluster = shrunk(places, size);
    const all = union([cluster.stock, cluster.indicator, cluster.okey]);
    const labelled = { ...all, h: all.h + LABEL };
    for (const middle of [centre(labelled), freeMiddle(places, places.prompt)]) {
      const ring = largest(places, middle, [labelled, ...beside], lie, IN_GAME);
      if (ring && widthOf(ring) > widthOf(best)) best = { ...ring, cluster };
    }
    if (widthOf(best) >= IN_GAME.good) break;
  }
  return best;
}

function widthOf(ring: RingPlaces | null): number {
  return ring?.stacks[0]?.w ?? 0;
}

/** Shrinks stock, indicator and okey around their common centre. */
function shrunk({ stock, indicator, okey }: Cluster, size: number): Cluster {
  const middle = centre(union([stock, indicator, okey]));
  const small = ({ x, y, w, h }: Rect): Rect => ({
    x: middle.x + (x - middle.x) * size,
    y: middle.y + (y - middle.y) * size,
    w: w * size,
    h: h * size,
  });
  return { stock: small(stock), indicator: small(indicator), okey: small(okey) };
}

/** Places everything while the deal is shown. */
export function placesAtDeal(places: Places, lie: Lie, inGame: RingPlaces | null): DealPlaces {
  const words = wordsIn(places);
  const middle = inGame ? middleOf(inGame, lie, places) : freeMiddle(places, words);
  const [own, ...opponents] = places.seats;
  const seats = [places.kind === "desktop" ? (own ?? null) : null, ...opponents];
  const free = { ...places, seats, prompt: words };
  const ringFor = (tile: number): RingPlaces | null => {
    const kept = [frameAt(middle, tile), ...around(free)];
    const ring = largest(free, middle, kept, lie, AT_DEAL);
    const equal = widthOf(ring) >= tile * EQUAL || tile === SPREAD_TILE.least;
    return lie === "row" || equal ? ring : null;
  };
  let found = inGame;
  for (let tile = AT_DEAL.most; !found && tile >= SPREAD_TILE.least; tile -= SPREAD_TILE.step) {
    found = ringFor(tile);
  }
  const ring = found ?? crowded(middle, places, lie);
  let w = SPREAD_TILE.most;
  const crowds = (rect: Rect): boolean => rect.x < AIR || touches(rect, ring, AT_DEAL.air);
  while (w > SPREAD_TILE.least && crowds(frameAt(middle, w))) w -= 1;
  const spread = spreadAt(middle, w);
  const die = clamp(w * SPREAD.die, START_DIE.least, START_DIE.most);
  return { ...ring, middle, ...spread, die, words, throws: throwsAt(places, words, middle, die) };
}

/**
 * Returns the place of the captions; on phones it is that of the player's own seat, which is hidden
 * meanwhile.
 */
function wordsIn({ kind, prompt, rack, main }: Places): Rect {
  if (kind === "portrait") {
    return { x: rack.x, y: rack.y - AIR - prompt.h, w: rack.w, h: prompt.h };
  }
  if (kind === "desktop") return prompt;
  // Beside the skip button, if that is in the same row.
  const right = main.y < rack.y ? main.x - AIR : rack.x + rack.w;
  const middle = rack.x + rack.w / 2;
  return { ...prompt, x: 2 * middle - right, w: 2 * (right - middle) };
}

/** The seats and hands around the felt, the prompt and the bar. */
function around({ seats, hands, prompt, bar }: Places): Rect[] {
  return [...present(seats), ...present(hands), prompt, bar];
}

function present(rects: readonly (Rect | null | undefined)[]): Rect[] {
  return rects.filter((rect) => rect != null);
}

/**
 * Returns the order of the stacks; the angle is clockwise, from the right of the table's middle.
 */
export function lieOf({ shape, thrower }: RingView, game: Pick<GameView, "direction">): Lie {
  return shape === "row" ? "row" : (((1 - sideOfTable(thrower, game) + 4) % 4) * Math.PI) / 2;
}

/** Returns the largest ring or row in the window that overlaps none of the `kept` rectangles. */
function largest(
  places: Places,
  middle: Point,
  kept: readonly Rect[],
  lie: Lie,
  { most, least, air }: typeof AT_DEAL,
): RingPlaces | null {
  const room = roomAround(places, middle, air);
  const free = (ring: RingPlaces): boolean => !kept.some((rect) => touches(rect, ring, air));
  const fit =
    lie === "row"
      ? (w: number) => rowWithin(room, w, free)
      : (w: number) => ringWithin(shapeFrom(lie), room, w, free);
  // Binary search: smaller tiles fit more easily.
  let found = fit(least);
  let [small, large] = [least, most + 1];
  while (found && large - small > 1) {
    const w = Math.floor((small + large) / 2);
    const better = fit(w);
    if (better) [found, small] = [better, w];
    else large = w;
  }
  return found;
}

/** The greatest distances of stacks from a point: to both sides, and up and down. */
interface Room {
  readonly middle: Point;
  readonly widest: number;
  readonly highest: number;
}

function roomAround({ bar, prompt, rack }: Places, middle: Point, air: number): Room {
  const right = Math.max(bar.x + bar.w, rack.x + rack.w);
  const widest = Math.min(middle.x, right - middle.x) - air;
  return { middle, widest, highest: Math.min(prompt.y - air - middle.y, middle.y) };
}

type Free = (ring: RingPlaces) => boolean;

/** Returns the largest free ring with tiles of this width. */
function ringWithin(
  shape: readonly Point[],
  { middle, widest, highest }: Room,
  w: number,
  free: Free,
): RingPlaces | null {
  const tall = tallOf(w);
  for (let i = 0; i < STEPS; i += 1) {
    const b = highest - tall / 2 - ((highest - tall * 1.5) * i) / STEPS;
    for (let k = 0; k < STEPS && b > tall; k += 1) {
      const a = Math.min(widest - w / 2, b * LONGEST) * (1 - k / (STEPS + 2));
      const ring = a > b ? ringOf(shape, middle, a, b, w) : null;
      if (ring && free(ring)) return ring;
    }
  }
  return null;
}

/** Returns the free row with tiles of this width that is closest to the middle, above or below. */
function rowWithin({ middle, widest, highest }: Room, w: number, free: Free): RingPlaces | null {
  if (longOf(w) > 2 * widest) return null;
  const furthest = highest - tallOf(w) / 2;
  for (let away = 0; away <= furthest; away += ROW_STEP) {
    for (const y of [middle.y - away, middle.y + away]) {
      const row = rowAt({ x: middle.x, y }, w);
      if (free(row)) return row;
    }
  }
  return null;
}

/** Returns a row around a point. */
function rowAt(middle: Point, w: number): RingPlaces {
  const first = w / 2 - longOf(w) / 2;
  const stacks = Array.from({ length: STACKS }, (_, i) =>
    stackAt(middle, { x: first + i * w * PITCH, y: 0 }, w),
  );
  return { stacks, rise: w * RISE };
}

function longOf(w: number): number {
  return w * (PITCH * (STACKS - 1) + 1);
}

/** Returns the smallest ring or row, which may overlap other things, if no other fits. */
function crowded(middle: Point, { rack }: Places, lie: Lie): RingPlaces {
  const w = AT_DEAL.least;
  if (lie === "row") {
    const above = (SPREAD_TILE.least * ASPECT + tallOf(w)) / 2 + AT_DEAL.air;
    return rowAt({ x: middle.x, y: middle.y - above }, w);
  }
  const [a, b] = [rack.w * CROWDED.wide, w * CROWDED.high];
  return stackedOn(curve(shapeFrom(lie), a, b, 1), middle, w);
}

/** Returns a ring that fills a picture, or a row along its upper edge. */
export function pictured({ w, h }: Pick<Rect, "w" | "h">, lie: Lie): RingPlaces {
  if (lie === "row") {
    const tile = w / longOf(1);
    return rowAt({ x: w / 2, y: tallOf(tile) / 2 + AIR }, tile);
  }
  const tile = PICTURED;
  const [a, b] = [w / 2 - tile, h / 2 - tallOf(tile) / 2 - PICTURE_AIR];
  const around = curve(shapeFrom(lie), a, b, (tile * PITCH) / tallOf(tile));
  return stackedOn(around, { x: w / 2, y: h / 2 }, tile);
}

/** Returns a ring with these half axes; null if its stacks would touch one another. */
function ringOf(
  shape: readonly Point[],
  middle: Point,
  a: number,
  b: number,
  w: number,
): RingPlaces | null {
  const around = curve(shape, a, b, (w * PITCH) / tallOf(w));
  const apart = (around.ways.at(-1) ?? 0) / STACKS;
  return apart < w * PITCH ? null : stackedOn(around, middle, w);
}

function stackedOn(around: Curve, middle: Point, w: number): RingPlaces {
  return { stacks: spaced(around).map((point) => stackAt(middle, point, w)), rise: w * RISE };
}

/** Returns the height of the tallest stack with the gap above it. */
function tallOf(w: number): number {
  return w * (ASPECT + ABOVE * RISE + PITCH - 1);
}

/** Returns the lowest tile of a stack whose centre is at a point. */
function stackAt(middle: Point, { x, y }: Point, w: number): Rect {
  return centred(middle.x + x, middle.y + y + (w * RISE * ABOVE) / 2, w, w * ASPECT);
}

/**
 * Returns the curve of a ring with half axes 1, counterclockwise from a side, as stacks are
 * counted.
 */
function shapeFrom(side: number): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const angle = side - (i / SAMPLES) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: Math.sign(cos) * Math.abs(cos) ** (2 / BEND),
      y: Math.sign(sin) * Math.abs(sin) ** (2 / BEND),
    };
  });
}

/** A sampled curve: its points, and the arc length up to each of them. */
interface Curve {
  readonly points: readonly Point[];
  readonly ways: readonly number[];
}

/**
 * Samples a curve; vertical distances are multiplied by `upright`, because stacks are higher than
 * wide.
 */
function curve(shape: readonly Point[], a: number, b: number, upright: number): Curve {
  const points = shape.map(({ x, y }) => ({ x: x * a, y: y * b }));
  let way = 0;
  let last = points[0];
  const ways = points.map((point) => {
    way += last ? Math.hypot(point.x - last.x, (point.y - last.y) * upright) : 0;
    last = point;
    return way;
  });
  return { points, ways };
}

/**
 * Returns the stacks at equal distances; the six that a die may choose are in front of the player,
 * counted from the left.
 */
function spaced({ points, ways }: Curve): Point[] {
  const all = ways.at(-1) ?? 0;
  let i = 1;
  // Stacks to the left of the side are at the end of the curve.
  const left = FIRST_SIX / 2;
  const inOrder = Array.from({ length: STACKS }, (_, step): Point => {
    const way = ((step + 0.5) / STACKS) * all;
    while (i < ways.length - 1 && (ways[i] ?? 0) < way) i += 1;
    const [before, after] = [points[i - 1], points[i]];
    if (!before || !after) return { x: 0, y: 0 };
    const [low, high] = [ways[i - 1] ?? 0, ways[i] ?? 0];
    const share = (way - low) / (high - low);
    return {
      x: before.x + (after.x - before.x) * share,
      y: before.y + (after.y - before.y) * share,
    };
  });
  return [...inOrder.slice(-left), ...inOrder.slice(0, -left)];
}

/** Returns `true` if a rectangle is closer to any stack than `air`. */
function touches(rect: Rect, { stacks, rise }: RingPlaces, air: number): boolean {
  return stacks.some(
    ({ x, y, w, h }) =>
      x < rect.x + rect.w + air &&
      x + w > rect.x - air &&
      y - ABOVE * rise < rect.y + rect.h + air &&
      y + h > rect.y - air,
  );
}

/** Returns the centre for the counted tiles: of a ring, or for a row that of the future stock. */
function middleOf({ stacks, rise }: RingPlaces, lie: Lie, places: Places): Point {
  if (lie === "row") return centre(union([places.stock, places.indicator, places.okey]));
  const { x, y } = centre(union(stacks));
  return { x, y: y - (rise * ABOVE) / 2 };
}

/** Returns the centre of the felt between the players above and the captions below. */
function freeMiddle({ kind, stock, okey, bar, rack, seats, hands }: Places, words: Rect): Point {
  const x = (stock.x + okey.x + okey.w) / 2;
  // On a desktop the players at the sides are not above the middle.
  const above = kind === "desktop" ? [seats[2], hands[2]] : seats.slice(1);
  const across = bar.w > rack.w ? [bar] : [];
  const top = Math.max(0, ...present([...above, ...across]).map((rect) => rect.y + rect.h));
  return { x, y: (top + words.y) / 2 };
}

function spreadAt({ x, y }: Point, w: number): Pick<DealPlaces, "spread" | "dice"> {
  const { tiles, pitch, gap, die } = SPREAD;
  const [first, out] = [((1 - LONG) / 2) * w, (LONG / 2 + gap + die / 2) * w];
  return {
    spread: Array.from({ length: tiles }, (_, i) =>
      centred(x + first + i * pitch * w, y, w, w * ASPECT),
    ),
    dice: [
      { x: x - out, y },
      { x: x + out, y },
    ],
  };
}

/** Returns the rectangle around the tiles and dice that are side by side. */
function frameAt({ x, y }: Point, w: number): Rect {
  return centred(x, y, (LONG + 2 * (SPREAD.gap + SPREAD.die)) * w, w * ASPECT);
}

/** Places each die in front of its player. */
function throwsAt(
  { kind, seats, hands }: Places,
  words: Rect,
  middle: Point,
  die: number,
): DealPlaces["throws"] {
  return seats.map((seat, i) => {
    const own = kind === "desktop" ? [seat, words] : [{ ...words, x: middle.x, w: 0 }];
    const all = union(present(i === 0 ? own : [seat, hands[i]]));
    const from = centre(all);
    const [dx, dy] = [middle.x - from.x, middle.y - from.y];
    const away = die * THROWN;
    const level = kind === "desktop" && Math.abs(dx) > SIDEWAYS * Math.abs(dy);
    const to = level
      ? { x: from.x + Math.sign(dx) * (all.w / 2 + away), y: from.y }
      : { x: from.x, y: from.y + Math.sign(dy) * (all.h / 2 + away) };
    return { from, to };
  });
}

export function centre({ x, y, w, h }: Rect): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

function union(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.w));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h));
  return { x, y, w: right - x, h: bottom - y };
}
