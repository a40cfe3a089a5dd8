/** Paints what only tables of melds have: trays, what is one's own, and what jokers stand for. */

import { inkOf } from "../faces";
import type { Color } from "../views";
import type { Scroll, Tray } from "./layout";
import { paintFrame } from "./marks";
import type { Posed } from "./motion";
import { NUMERALS } from "./numerals";
import type { Brush } from "./paint";
import { ASPECT, type Rect } from "./rect";
import { castShadow, drawNumerals, fillShape, printOf, rounded, SUITS } from "./shapes";
import type { Theme } from "./theme";

/**
 * Pixels: the dashes of an outline and the gaps between them, its width, and the corner of a tray.
 */
const DASH = [7, 5];
const LINE = 2;
const ROUND = 8;

/** Pixels: the shadow of what lies above the others, and how dark it is. */
const SHADE = { blur: 18, drop: 6, alpha: 0.6 };

/** Pixels: the width of the bar that says how far the table is scrolled. */
const BAR = 4;

/** How much is seen of the bar, and of a tray that waits for a new series. */
const FAINT = 0.4;

/** What a joker stands for is written at its foot. Shares of its width. */
const FOOT = { y: 1.08, high: 0.27, digit: 0.21, apart: 0.04 };

export const brush: Brush = {
  table(ctx, { trays = [], scroll, near }, resting, theme, paint) {
    ctx.save();
    if (scroll) {
      const { x, y, w, h } = scroll.rect;
      ctx.beginPath();
      ctx.rect(x, y, w, h);
      ctx.clip();
    }
    const lying = resting.filter(({ tile }) => tile.zone === "table" && !tile.hidden);
    const isNear = ({ tile }: Posed): boolean => near?.tiles.includes(tile.key) ?? false;
    const layer = (trays: readonly Tray[], tiles: readonly Posed[]): void => {
      for (const tray of trays) paintTray(ctx, tray, theme);
      for (const posed of tiles) paint(posed);
      // Tiles lie close to one another: frames are above all of them.
      for (const { tile } of tiles) if (tile.own) paintFrame(ctx, tile.rect, theme, false);
    };
    const far = trays.filter(({ rect }) => rect !== near?.rect);
    layer(
      far,
      lying.filter((posed) => !isNear(posed)),
    );
    if (scroll) paintBar(ctx, scroll, theme);
    if (near) {
      paintBed(ctx, near.rect, theme);
      layer(
        trays.filter((tray) => !far.includes(tray)),
        lying.filter(isNear),
      );
    }
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

/** What lies below the series that is near does not shine through. */
function paintBed(ctx: CanvasRenderingContext2D, rect: Rect, theme: Theme): void {
  ctx.save();
  rounded(ctx, rect, ROUND);
  castShadow(ctx, theme, SHADE.alpha, SHADE.blur, SHADE.drop);
  ctx.fillStyle = theme.panel;
  ctx.fill();
  ctx.shadowColor = "transparent";
  ctx.globalAlpha = FAINT;
  ctx.strokeStyle = theme.quiet;
  ctx.lineWidth = 1;
  ctx.stroke();
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
function outline(
  ctx: CanvasRenderingContext2D,
  as: Exclude<Tray["as"], "stands">,
  theme: Theme,
): void {
  const colors = { unfinished: theme.bad, invites: theme.quiet, reached: theme.ring };
  if (as !== "reached") ctx.setLineDash(DASH);
  if (as === "invites") ctx.globalAlpha = FAINT;
  ctx.strokeStyle = colors[as];
  ctx.lineWidth = LINE;
  ctx.stroke();
}
