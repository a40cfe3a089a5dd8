/**
 * Paints the mat below a winner's melds. For the player's own win, gold light rises around the mat
 * and a gleam passes over the melds and turns the lines below them golden; the final state stays.
 */

import type { Rect } from "../state/rect";
import type { Finale } from "./finale";
import type { Posed } from "./motion";
import { type Theme, translucent } from "./theme";

/** Shares of the light's duration: time to full brightness, start of a gleam, and its duration. */
const RISE = 0.3;
const GLEAM = {
  plain: [[0, 0.75]],
  special: [
    [0, 0.5],
    [0.45, 0.5],
  ],
} as const;

/** Opacities: the felt around the mat at most and at rest, and the gleam. */
const FELT = { most: 0.3, rest: 0.1 };
const BRIGHT = 0.62;

/** Reach of the light as a share of the mat's width. */
const REACH = 0.7;

/** Strokes around the mat, from the widest and faintest to the narrowest: pixels and opacity. */
const STROKES = [
  [18, 0.08],
  [10, 0.16],
  [5, 0.3],
  [2, 1],
] as const;

/** Half the width of a gleam in widths of a tile, and its slope. */
const HALF = 1.3;
const LEAN = -0.4;

type Context = CanvasRenderingContext2D;

/** Returns the progress of the light, 0 to 1; null before it begins, and if there is none. */
function progress({ own, lit, end }: Finale, time: number): number | null {
  if (!own || time < lit) return null;
  return Math.min(1, (time - lit) / (end - lit));
}

/**
 * Paints the mat as it fades in with the first meld, with a line under every tile that has arrived,
 * and returns its opacity.
 */
export function paintMat(ctx: Context, mat: Rect, moving: readonly Posed[], theme: Theme): number {
  const laid = moving.filter(({ tile }) => tile.zone === "laid");
  const [first] = laid;
  if (!first) return 0;
  const { rect } = first.tile;
  const away = Math.hypot(first.pose.x - rect.x - rect.w / 2, first.pose.y - rect.y - rect.h / 2);
  const there = Math.max(0, 1 - away / (3 * rect.w));
  ctx.globalAlpha = 0.95 * there;
  ctx.fillStyle = theme.shade;
  ctx.beginPath();
  ctx.roundRect(mat.x, mat.y, mat.w, mat.h, rect.w * 0.35);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.good;
  for (const { tile, arrived } of laid) if (arrived) fillLine(ctx, tile.rect);
  return there;
}

/** Fills the line below a tile, a little wider so that it meets the line of the next tile. */
function fillLine(ctx: Context, { x, y, w, h }: Rect): void {
  ctx.fillRect(x, y + h + w * 0.06, w * 1.03, w * 0.07);
}

/** Paints the light below the melds. */
export function paintGlow(
  ctx: Context,
  mat: Rect,
  finale: Finale,
  time: number,
  theme: Theme,
): void {
  const share = progress(finale, time);
  if (share === null) return;
  const risen = smooth(Math.min(1, share / RISE));
  const settled = smooth(Math.max(0, (share - RISE) / (1 - RISE)));
  const [x, y] = [mat.x + mat.w / 2, mat.y + mat.h / 2];
  const bright = risen * (FELT.most + (FELT.rest - FELT.most) * settled);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, (mat.h + mat.w) / (2 * mat.w));
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, mat.w * REACH);
  light.addColorStop(0, translucent(theme.gold, bright));
  light.addColorStop(0.6, translucent(theme.gold, bright * 0.45));
  light.addColorStop(1, translucent(theme.gold, 0));
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.arc(0, 0, mat.w * REACH, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.strokeStyle = theme.gold;
  for (const [width, alpha] of STROKES) {
    ctx.globalAlpha = alpha * risen;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.roundRect(mat.x, mat.y, mat.w, mat.h, 12);
    ctx.stroke();
  }
  ctx.restore();
}

/** Paints the gleam above the melds. */
export function paintShine(
  ctx: Context,
  moving: readonly Posed[],
  mat: Rect,
  finale: Finale,
  time: number,
  theme: Theme,
): void {
  const share = progress(finale, time);
  const laid = moving.flatMap(({ tile }) => (tile.zone === "laid" ? [tile.rect] : []));
  const [first] = laid;
  if (share === null || !first) return;
  const half = HALF * first.w;
  const gleams = GLEAM[finale.special ? "special" : "plain"].flatMap(([start, long]) => {
    const part = Math.min(1, (share - start) / long);
    return part < 0 ? [] : [mat.x - 2 * half + smooth(part) * (mat.w + 4 * half)];
  });
  // The lines that the first gleam has passed are golden.
  const [passed = 0] = gleams;
  ctx.save();
  ctx.fillStyle = theme.gold;
  for (const rect of laid) if (rect.x + rect.w / 2 < passed) fillLine(ctx, rect);
  ctx.beginPath();
  for (const { x, y, w, h } of laid) ctx.roundRect(x, y, w, h, w * 0.15);
  ctx.clip();
  ctx.setTransform(leaning(ctx.getTransform(), mat.y + mat.h / 2));
  for (const gleam of share < 1 ? gleams : []) {
    const band = ctx.createLinearGradient(gleam - half, 0, gleam + half, 0);
    band.addColorStop(0, translucent(theme.gold, 0));
    band.addColorStop(0.5, translucent(theme.gold, BRIGHT));
    band.addColorStop(1, translucent(theme.gold, 0));
    ctx.fillStyle = band;
    ctx.fillRect(gleam - half, mat.y, 2 * half, mat.h);
  }
  ctx.restore();
}

/** Returns the matrix skewed around a height. */
function leaning(upright: DOMMatrix, y: number): DOMMatrix {
  return upright.multiply(new DOMMatrix([1, 0, LEAN, 1, -LEAN * y, 0]));
}

/** Eases in and out. */
function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
