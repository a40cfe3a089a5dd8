/** Paints what only tables of melds have: trays, what is one's own, and what jokers stand for. */

import { type Color, inkOf } from "../faces";
import type { Scroll, Tray } from "./layout";
import { paintFrame } from "./marks";
import { NUMERALS } from "./numerals";
import type { Brush } from "./paint";
import { ASPECT } from "./rect";
import { drawNumerals, fillShape, printOf, rounded, SUITS } from "./shapes";
import type { Theme } from "./theme";

/** Pixels: the dashes of an outline and the gaps between them, its width, and the corner of a tray. */
const DASH = [7, 5];
const LINE = 2;
const ROUND = 8;

/** Its width in pixels, of the bar that says how far the table is scrolled. */
const BAR = 4;

/** How much is seen of it, and of a tray that waits for a new series. */
const FAINT = 0.4;

/** What a joker stands for is written at its foot. Shares of its width: where, how high, how wide a digit is. */
const FOOT = { y: 1.08, high: 0.27, digit: 0.21, apart: 0.04 };

export const brush: Brush = {
  table(ctx, { trays = [], scroll }, resting, theme, paint) {
    ctx.save();
    if (scroll) {
      const { x, y, w, h } = scroll.rect;
      ctx.beginPath();
      ctx.rect(x, y, w, h);
      ctx.clip();
    }
    for (const tray of trays) paintTray(ctx, tray, theme);
    const lying = resting.filter(({ tile }) => tile.zone === "table" && !tile.hidden);
    for (const posed of lying) paint(posed);
    // Tiles lie close to one another: frames are above all of them.
    for (const { tile } of lying) if (tile.own) paintFrame(ctx, tile.rect, theme, false);
    if (scroll) paintBar(ctx, scroll, theme);
    ctx.restore();
  },

  standsFor(ctx, w, face, { theme, colors }) {
    const color = face[0] as Color;
    const digits = [...face.slice(1)].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
    const print = printOf(theme, inkOf(color, colors));
    const { y, high, digit, apart } = FOOT;
    const wide = digits.length * digit;
    const left = 0.5 - (wide + apart + high) / 2;
    ctx.save();
    ctx.scale(w, w);
    ctx.translate(-0.5, -ASPECT / 2);
    drawNumerals(ctx, digits, [left + wide / 2, y], high, print);
    fillShape(ctx, SUITS[color], left + wide + apart + high / 2, y, high, print);
    ctx.restore();
  },
};

function paintTray(ctx: CanvasRenderingContext2D, { rect, as }: Tray, theme: Theme): void {
  ctx.save();
  rounded(ctx, rect, ROUND);
  if (as !== "invites") {
    ctx.fillStyle = theme.hollow;
    ctx.fill();
  }
  if (as !== "stands") outline(ctx, as, theme);
  ctx.restore();
}

/** At the right edge, which part of the table is to be seen; nothing where that is all of it. */
function paintBar(
  ctx: CanvasRenderingContext2D,
  { rect, height, top }: Scroll,
  theme: Theme,
): void {
  if (height <= rect.h) return;
  const part = rect.h / height;
  const bar = { x: rect.x + rect.w - BAR, y: rect.y + top * part, w: BAR, h: rect.h * part };
  ctx.globalAlpha = FAINT;
  ctx.fillStyle = theme.quiet;
  rounded(ctx, bar, BAR / 2);
  ctx.fill();
}

/** Dashed where something is still to come. */
function outline(ctx: CanvasRenderingContext2D, as: Tray["as"], theme: Theme): void {
  const colors = { stands: theme.quiet, unfinished: theme.bad, invites: theme.quiet };
  if (as !== "reached") ctx.setLineDash(DASH);
  if (as === "invites") ctx.globalAlpha = FAINT;
  ctx.strokeStyle = as === "reached" ? theme.ring : colors[as];
  ctx.lineWidth = LINE;
  ctx.stroke();
}
