/** A die as it lies and as it rolls: over its edges, so that two of its sides are seen. */

import { type Theme, translucent } from "../../../table/theme";

/** Quarter turns of a roll. */
const TURNS = 6;

/** Of the edge: corners, pips, and where these are. */
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
  /** The middle, the edge, and which way it points. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
  readonly pips: number;
  /** 0 sets out, 1 lies. */
  readonly rolled: number;
}

/** It rolls to the right in its own direction. */
export function drawDie(ctx: CanvasRenderingContext2D, die: PosedDie, theme: Theme): void {
  const { x, y, size, angle, pips, rolled } = die;
  const left = TURNS * (1 - rolled);
  const [turns, edge] = [Math.floor(left), (left % 1) * (Math.PI / 2)];
  // What comes up is at the side from which it comes.
  const [comes, goes] = [Math.cos(edge), Math.sin(edge)];
  const wide = comes + goes;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  drawShadow(ctx, wide, angle, theme);
  ctx.rotate(angle);
  // What is between two sides.
  ctx.fillStyle = theme.edge;
  ctx.beginPath();
  ctx.roundRect(-wide / 2, -0.5, wide, 1, ROUND);
  ctx.fill();
  if (goes > 0.02)
    drawSide(ctx, wide / 2 - goes, goes, sideAt(pips, turns + 1), theme, 0.16 + goes * 0.1);
  drawSide(ctx, -wide / 2, comes, sideAt(pips, turns), theme, goes * 0.14);
  ctx.restore();
}

/** What is on top so many quarter turns before the end: opposite sides add up to seven. */
function sideAt(pips: number, turns: number): number {
  const next = pips === 1 || pips === 6 ? 3 : 1;
  return [pips, next, 7 - pips, 7 - next][turns % 4] ?? pips;
}

/** Below it on the screen, whichever way it points. */
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

/** One side, as narrow as it is seen. */
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
