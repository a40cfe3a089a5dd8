/** Paints the ring, the dice and the tiles between them. */

import type { OkeyRoundView as RoundView } from "../../../pkg/istaka/istaka";
import { faceIn } from "../../../state/faces";
import { ASPECT, type Rect } from "../../../state/rect";
import type { Backdrop } from "../../../table/layout";
import { paintFrame } from "../../../table/marks";
import { layered } from "../../../table/parts/stock";
import type { Theme } from "../../../table/theme";
import type { Face, Sprites } from "../../../table/tiles";
import type { OkeyLayout } from "../layout";
import { drawDie } from "./die";
import {
  centre,
  type DealPlaces,
  HEIGHT,
  inDepth,
  type Point,
  type RingPlaces,
  stacked,
  wholeStack,
} from "./places";
import type { DieMoment, Moment, Spread } from "./scenes";

/** Pixels: distance of a mark, and its line width. */
const MARK = { air: 3, line: 2 };
/** Least visible width of a tile that is turned edge-on. */
const EDGE = 0.05;
/** A false joker that does not count. */
const JOKER = { color: null, number: null, wild: false } as const;
/** Dice never lie quite straight. */
const TILT = [0.16, -0.2, 0.1, -0.12] as const;

type Context = CanvasRenderingContext2D;

/** Paints the remaining ring as the layout has it. */
export function paintRing(ctx: Context, sprites: Sprites, backdrops: readonly Backdrop[]): void {
  const snap = snapTo(sprites);
  for (const backdrop of backdrops) {
    if (backdrop.kind === "tile") {
      const { x, y, w } = backdrop.rect;
      sprites.draw(ctx, backdrop.face, snap(x), snap(y), w);
    } else if (backdrop.kind === "frame") {
      paintFrame(ctx, backdrop.rect, sprites.look.theme, backdrop.faint);
    }
  }
}

/** The things that stay the same while a deal is shown. */
export interface Scenery {
  readonly places: DealPlaces;
  readonly layout: OkeyLayout;
  readonly table: RoundView;
  /** Index of the indicator's stack. */
  readonly chosen: number;
}

/** Paints one moment of the deal. */
export function paintDeal(ctx: Context, sprites: Sprites, scenery: Scenery, moment: Moment): void {
  const { places, layout, chosen } = scenery;
  const { theme } = sprites.look;
  for (const die of moment.throws) paintThrow(ctx, places, die, theme);
  if (moment.settled > 0 && !layout.ring) gather(ctx, sprites, scenery, moment);
  else paintBuilt(ctx, sprites, scenery, moment);
  const counted = moment.counted === null ? undefined : places.stacks[moment.counted];
  if (counted) markStack(ctx, places, counted, HEIGHT, theme);
  const stack = places.stacks[chosen];
  if (!stack) return;
  if (moment.extra !== null) paintExtra(ctx, sprites, places, stack, moment);
  [moment.stackDie, moment.tileDie].forEach((die, i) => {
    const rest = places.dice[i];
    if (die && rest) paintDie(ctx, places, die, rest, theme);
  });
  if (moment.spread) paintSpread(ctx, sprites, scenery, stack, moment.spread);
  if (moment.settled > 0) appear(ctx, sprites, scenery, stack, moment.settled);
}

/** Paints the stacks at their places, or sliding there from the middle. */
function paintBuilt(
  ctx: Context,
  sprites: Sprites,
  { places, table, chosen }: Scenery,
  { slid, heights, shown }: Moment,
): void {
  const { stacks, rise, middle } = places;
  if (slid.every((each) => each === 1)) {
    const lying = shown ? { stack: chosen, face: faceIn(table, table.indicator) } : null;
    paintRing(ctx, sprites, stacked(places, heights, lying));
    return;
  }
  for (const [i, stack] of inDepth(stacks)) {
    const way = slid[i] ?? 0;
    if (way > 0) heap(ctx, sprites, mix(middle, topOf(stack, 0, 0), way), stack.w, rise, HEIGHT);
  }
}

/** Paints the middle: stacks that are still to slide, then the left-over tile. */
function paintExtra(
  ctx: Context,
  sprites: Sprites,
  { middle, rise }: DealPlaces,
  stack: Rect,
  { slid, extra }: Moment,
): void {
  const height = slid.some((each) => each === 0) ? HEIGHT : 1;
  heap(ctx, sprites, mix(middle, topOf(stack, HEIGHT, rise), extra ?? 0), stack.w, rise, height);
}

/** If the ring does not stay, collects its remaining tiles into the stock. */
function gather(
  ctx: Context,
  sprites: Sprites,
  { places: { stacks, rise }, layout: { stock } }: Scenery,
  { heights, settled }: Moment,
): void {
  for (const [i, stack] of inDepth(stacks)) {
    const size = (stack.w + (stock.w - stack.w) * settled) / stock.w;
    for (let level = 0; level < (heights[i] ?? 0); level += 1) {
      ctx.globalAlpha = Math.min(1, 2 - 2 * settled);
      const at = mix(topOf(stack, level, rise), centre(stock), settled);
      drawTile(ctx, sprites, null, at, stock.w, size);
    }
  }
  ctx.globalAlpha = 1;
}

/** Fades in stock, indicator and okey as they are during the game. */
function appear(
  ctx: Context,
  sprites: Sprites,
  { places, layout, table }: Scenery,
  stack: Rect,
  settled: number,
): void {
  const { stock, indicator, okey } = layout;
  ctx.globalAlpha = settled;
  // A ring that stays is the stock.
  for (const { x, y, w } of layout.ring ? [] : layered(stock, HEIGHT)) {
    sprites.draw(ctx, null, x, y, w);
  }
  sprites.draw(ctx, faceIn(table, table.okey), okey.x, okey.y, okey.w);
  ctx.globalAlpha = 1;
  const at = mix(topOf(stack, HEIGHT, places.rise), centre(indicator), settled);
  const size = stack.w + (indicator.w - stack.w) * settled;
  drawTile(ctx, sprites, faceIn(table, table.indicator), at, indicator.w, size / indicator.w);
}

function paintSpread(
  ctx: Context,
  sprites: Sprites,
  { places: { spread, rise }, table }: Scenery,
  stack: Rect,
  { out, levels, counted, turned, turn, joker }: Spread,
): void {
  const face = joker ? JOKER : faceIn(table, table.indicator);
  const tiles = spread.map((rect, i) => ({ rect, i, level: levels[i] ?? 0 }));
  for (const { rect, i, level } of tiles.sort((one, other) => one.level - other.level)) {
    const at = mix(topOf(stack, level, rise), centre(rect), out);
    const size = (stack.w + (rect.w - stack.w) * out) / rect.w;
    const open = i === turned ? turn : 0;
    drawTile(ctx, sprites, open > 0.5 ? face : null, at, rect.w, size, open);
    if (i === counted) markRect(ctx, rect, sprites.look.theme);
  }
}

function paintThrow(ctx: Context, places: DealPlaces, die: DieMoment, theme: Theme): void {
  const { from, to } = places.throws[die.seat] ?? {};
  if (!from || !to) return;
  const { x, y, size } = rolledTo(ctx, from, to, places.die, die, theme);
  if (die.mark !== "best") return;
  const rect = { x: x - size / 2, y: y - size / 2, w: size, h: size };
  markRect(ctx, rect, theme, TILT[die.seat]);
}

function paintDie(
  ctx: Context,
  places: DealPlaces,
  die: DieMoment,
  rest: Point,
  theme: Theme,
): void {
  const { from } = places.throws[die.seat] ?? {};
  const [first] = places.spread;
  if (from && first) rolledTo(ctx, from, rest, first.w * 0.92, die, theme);
}

function rolledTo(
  ctx: Context,
  from: Point,
  to: Point,
  size: number,
  { rolled, pips, mark, seat }: DieMoment,
  theme: Theme,
): Point & { size: number } {
  const slowing = 1 - (1 - rolled) ** 2.4;
  const at = mix(from, to, slowing);
  // The die rolls along its nearest side.
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3;
  const angle = (way * Math.PI) / 2 + (TILT[seat] ?? 0);
  ctx.globalAlpha = mark === "lost" ? 0.5 : Math.min(1, rolled * 6);
  drawDie(ctx, { ...at, size, angle, pips, rolled: slowing }, theme);
  ctx.globalAlpha = 1;
  return { ...at, size };
}

/** Paints a stack, with the lowest tile around a point. */
function heap(
  ctx: Context,
  sprites: Sprites,
  { x, y }: Point,
  w: number,
  rise: number,
  height: number,
): void {
  for (let level = 0; level < height; level += 1) {
    drawTile(ctx, sprites, null, { x, y: y - level * rise }, w);
  }
}

/** Draws a tile around a point; scales one picture, to keep the cache small. */
function drawTile(
  ctx: Context,
  sprites: Sprites,
  face: Face,
  { x, y }: Point,
  w: number,
  size = 1,
  turn = 0,
): void {
  ctx.save();
  ctx.translate(x, y);
  const turning = turn % 1 === 0 ? 1 : Math.max(Math.abs(Math.cos(turn * Math.PI)), EDGE);
  ctx.scale(size * turning, size);
  sprites.draw(ctx, face, -w / 2, (-w * ASPECT) / 2, w);
  ctx.restore();
}

function markStack(
  ctx: Context,
  places: RingPlaces,
  stack: Rect,
  height: number,
  theme: Theme,
): void {
  paintFrame(ctx, wholeStack(places, stack, height), theme, false);
}

/** Marks what matters now. */
function markRect(ctx: Context, { x, y, w, h }: Rect, theme: Theme, angle = 0): void {
  const { air, line } = MARK;
  ctx.save();
  ctx.translate(x + w / 2, y + h / 2);
  ctx.rotate(angle);
  ctx.strokeStyle = theme.ring;
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.roundRect(-w / 2 - air, -h / 2 - air, w + 2 * air, h + 2 * air, w * 0.15 + air);
  ctx.stroke();
  ctx.restore();
}

/** Returns the centre of a tile at this level of a stack. */
export function topOf({ x, y, w, h }: Rect, level: number, rise: number): Point {
  return { x: x + w / 2, y: y + h / 2 - level * rise };
}

function mix(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns a function that rounds to whole device pixels, which keeps tiles sharp. */
function snapTo({ ratio }: Sprites): (value: number) => number {
  return (value) => Math.round(value * ratio) / ratio;
}
