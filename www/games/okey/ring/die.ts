/** Draws a die at rest or rolling over its edges, when two of its sides are visible. */

import { type Theme, translucent } from "../../../table/theme";

/** Quarter turns of a roll. */
const TURNS = 6;

/** Shares of the edge: corners, pips, and the pips' positions. */
const ROUND = 0.2;
const PIP = 0.098;
export const NEAR = 0.26;

/** Returns the columns and rows of the pips on a side, from its middle. */
export function pipsOf(pips: number): (readonly [column: number, row: number])[] {
  const isThere = (column: number, row: number): boolean => {
    if (column === 0) return row === 0 && pips % 2 === 1;
    if (row === 0) return pips === 6;
    return pips > (column === row ? 1 : 3);
  };
  const all = [-1, 0, 1];
  return all.flatMap((row) =>
    all.filter((column) => isThere(column, row)).map((column) => [column, row] as const),
  );
}

interface PosedDie {
  /** Centre, edge length and direction. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
  readonly pips: number;
  /** From 0 at the start to 1 at rest. */
  readonly rolled: number;
}

/** Draws a die; it rolls to the right in its own direction. */
export function drawDie(ctx: CanvasRenderingContext2D, die: PosedDie, theme: Theme): void {
  const { x, y, size, angle, pips, rolled } = die;
  const left = TURNS * (1 - rolled);
  const [turns, edge] = [Math.floor(left), (left % 1) * (Math.PI / 2)];
  // The next side comes into view at the rear, and the last one disappears at the front.
  const [comes, goes] = [Math.cos(edge), Math.sin(edge)];
  const wide = comes + goes;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  drawShadow(ctx, wide, angle, theme);
  ctx.rotate(angle);
  // The edge between two sides.
  fillRounded(ctx, [wide, 1], ROUND, theme.edge);
  if (goes > 0.02)
    drawSide(ctx, wide / 2 - goes, goes, sideAt(pips, turns + 1), theme, 0.16 + goes * 0.1);
  drawSide(ctx, -wide / 2, comes, sideAt(pips, turns), theme, goes * 0.14);
  ctx.restore();
}

/**
 * Returns the upper side a number of quarter turns before the end: opposite sides add up to seven.
 */
function sideAt(pips: number, turns: number): number {
  const next = pips === 1 || pips === 6 ? 3 : 1;
  return [pips, next, 7 - pips, 7 - next][turns % 4] ?? pips;
}

/** Fills a rectangle with rounded corners around the origin. */
function fillRounded(
  ctx: CanvasRenderingContext2D,
  [w, h]: readonly [number, number],
  radius: number,
  color: string,
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, radius);
  ctx.fill();
}

/** Draws the shadow, which is below the die in any direction. */
function drawShadow(
  ctx: CanvasRenderingContext2D,
  wide: number,
  angle: number,
  theme: Theme,
): void {
  ctx.save();
  ctx.translate(0, 0.08);
  ctx.rotate(angle);
  for (const more of [0.11, 0.08, 0.05, 0.02]) {
    const size = [wide + 2 * more, 1 + 2 * more] as const;
    fillRounded(ctx, size, ROUND + more, translucent(theme.shadow, 0.07));
  }
  ctx.restore();
}

/** Draws a side with its visible width. */
function drawSide(
  ctx: CanvasRenderingContext2D,
  x: number,
  wide: number,
  pips: number,
  theme: Theme,
  shade: number,
): void {
  ctx.save();
  ctx.translate(x + wide / 2, 0);
  ctx.scale(wide, 1);
  fillRounded(ctx, [1, 1], ROUND, theme.edge);
  fillRounded(ctx, [0.94, 0.94], ROUND * 0.9, theme.ivory[0]);
  ctx.fillStyle = theme.inks.K;
  for (const [column, row] of pipsOf(pips)) {
    ctx.beginPath();
    ctx.arc(column * NEAR, row * NEAR, pips === 1 ? PIP * 1.35 : PIP, 0, 2 * Math.PI);
    ctx.fill();
  }
  if (shade > 0) fillRounded(ctx, [1, 1], ROUND, translucent(theme.shadow, shade));
  ctx.restore();
}
