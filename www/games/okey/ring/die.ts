/** Draws a die at rest or rolling over its edges, when two of its sides are visible. */

import { type Theme, translucent } from "../../../table/theme";

/** Quarter turns of a roll. */
const TURNS = 6;

/** Shares of the edge: corners, pips, and the pips' positions. */
const ROUND = 0.2;
const PIP = 0.098;
export const NEAR = 0.26;

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface PosedDie {
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
  // The next side appears on the side that the die rolls from.
  const [comes, goes] = [Math.cos(edge), Math.sin(edge)];
  const wide = comes + goes;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  drawShadow(ctx, wide, angle, theme);
  ctx.rotate(angle);
  // The edge between two sides.
  ctx.fillStyle = theme.edge;
  ctx.beginPath();
  ctx.roundRect(-wide / 2, -0.5, wide, 1, ROUND);
  ctx.fill();
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
  ctx.fillStyle = translucent(theme.shadow, 0.07);
  for (const more of [0.11, 0.08, 0.05, 0.02]) {
    const [w, h] = [wide + 2 * more, 1 + 2 * more];
    ctx.beginPath();
    ctx.roundRect(-w / 2, -h / 2, w, h, ROUND + more);
    ctx.fill();
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
  ctx.fillStyle = theme.edge;
  ctx.beginPath();
  ctx.roundRect(-0.5, -0.5, 1, 1, ROUND);
  ctx.fill();
  ctx.fillStyle = theme.ivory[0];
  ctx.beginPath();
  ctx.roundRect(-0.47, -0.47, 0.94, 0.94, ROUND * 0.9);
  ctx.fill();
  ctx.fillStyle = theme.inks.K;
  for (const [px, py] of PIPS[pips] ?? []) {
    ctx.beginPath();
    ctx.arc(px * NEAR, py * NEAR, pips === 1 ? PIP * 1.35 : PIP, 0, 2 * Math.PI);
    ctx.fill();
  }
  if (shade > 0) {
    ctx.fillStyle = translucent(theme.shadow, shade);
    ctx.beginPath();
    ctx.roundRect(-0.5, -0.5, 1, 1, ROUND);
    ctx.fill();
  }
  ctx.restore();
}
