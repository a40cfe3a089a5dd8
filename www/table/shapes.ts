/** Outlines on tiles and cards, and helpers to fill them and to cast shadows. */

import type { Color } from "../engine/views";
import type { Ink } from "../state/faces";
import type { Rect } from "../state/rect";
import { NUMERAL_HEIGHT, type Numeral } from "./numerals";
import { type Theme, translucent } from "./theme";

/** The suits by the engine's colours, in a box of 100 × 100. */
export const SUITS = {
  R: "M50 92C20 68 5 52 5 33C5 18 16 8 29 8C38 8 46 13 50 21C54 13 62 8 71 8C84 8 95 18 95 33C95 52 80 68 50 92Z",
  Y: "M50 3Q61 28 85 50Q61 72 50 97Q39 72 15 50Q39 28 50 3Z",
  B: "M29 27a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM6 60a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM52 60a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM38 62L62 62L60 38L40 38ZM34 96L66 96C57 88 54 78 54 55L46 55C46 78 43 88 34 96Z",
  K: "M50 4C57 22 93 40 93 63C93 76 83 83 73 83C65 83 58 79 54 72C55 83 58 91 66 96L34 96C42 91 45 83 46 72C42 79 35 83 27 83C17 83 7 76 7 63C7 40 43 22 50 4Z",
} as const satisfies Record<Color, string>;

/** The mark of a joker. */
export const CROWN =
  "M2 22Q14 40 29 46Q42 34 50 6Q58 34 71 46Q86 40 98 22L89 74L11 74ZM11 81L89 81L89 92L11 92Z";

export const STAR = starPath();

/** The colour of a print, and that of the line around it if the ink is light. */
interface Print {
  readonly ink: string;
  readonly rim: string | undefined;
}

export function printOf({ inks, rims }: Theme, ink: Ink): Print {
  return { ink: inks[ink], rim: rims[ink] };
}

/**
 * Width of the line around light ink, as a share of a tile's width; half of it lies in the letter.
 */
const RIM = 0.03;

/** Draws numerals or letters around a centre, closely spaced. */
export function drawNumerals(
  ctx: CanvasRenderingContext2D,
  numerals: readonly Numeral[],
  [x, y]: readonly [number, number],
  height: number,
  print: Print,
): void {
  const gap = 5.5;
  const width = numerals.reduce((sum, each) => sum + each.width, gap * (numerals.length - 1));
  const scale = height / NUMERAL_HEIGHT;
  ctx.save();
  ctx.translate(x - (width * scale) / 2, y + height / 2);
  ctx.scale(scale, scale);
  for (const each of numerals) {
    printPath(ctx, new Path2D(each.path), print, scale);
    ctx.translate(each.width + gap, 0);
  }
  ctx.restore();
}

/** Draws the false joker's mark, a star with an outline, around a centre. */
export function drawStar(
  ctx: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  size: number,
  [fill, line]: readonly [string, string],
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size * 0.52);
  ctx.scale(size / 100, size / 100);
  const star = new Path2D(STAR);
  ctx.lineJoin = "round";
  ctx.fillStyle = fill;
  ctx.fill(star);
  ctx.strokeStyle = line;
  ctx.lineWidth = 8;
  ctx.stroke(star);
  ctx.restore();
}

export function fillShape(
  ctx: CanvasRenderingContext2D,
  shape: string,
  x: number,
  y: number,
  size: number,
  print: Print,
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  printPath(ctx, new Path2D(shape), print, size / 100);
  ctx.restore();
}

function printPath(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  { ink, rim }: Print,
  scale: number,
): void {
  ctx.fillStyle = ink;
  ctx.fill(path);
  if (!rim) return;
  ctx.strokeStyle = rim;
  ctx.lineJoin = "round";
  ctx.lineWidth = RIM / scale;
  ctx.stroke(path);
}

/** Begins a path that is a rectangle with round corners. */
export function rounded(ctx: CanvasRenderingContext2D, { x, y, w, h }: Rect, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
}

/**
 * Gives the following fills a blurred shadow, offset downwards. Canvas shadows ignore the context's
 * scale, which here is the screen's pixel ratio, so blur and offset are multiplied by it.
 */
export function castShadow(
  ctx: CanvasRenderingContext2D,
  theme: Theme,
  alpha: number,
  blur: number,
  drop: number,
): void {
  const ratio = ctx.getTransform().a;
  ctx.shadowColor = translucent(theme.shadow, alpha);
  ctx.shadowBlur = blur * ratio;
  ctx.shadowOffsetY = drop * ratio;
}

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 50 : 22;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
