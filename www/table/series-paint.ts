/** Paints the series on a table: trays, tiles laid in this turn, values of jokers. */

import type { Color } from "../engine/views";
import { inkOf } from "../state/faces";
import { ASPECT, type Rect } from "../state/rect";
import type { Layout, Scroll, Tray } from "./layout";
import { paintFrame } from "./marks";
import type { Posed } from "./motion";
import { NUMERALS } from "./numerals";
import { castShadow, drawNumerals, fillShape, printOf, rounded, SUITS } from "./shapes";
import type { Look, Theme } from "./theme";

/** Pixels: dashes and gaps of an outline, its line width, and the corner radius of a tray. */
const DASH = [7, 5];
const LINE = 2;
const ROUND = 8;

/** Shadow of a series that is brought near: blur and offset in pixels, and opacity. */
const SHADE = { blur: 18, drop: 6, alpha: 0.6 };

/** Width of the scroll bar in pixels. */
const BAR = 4;

/** Opacity of the scroll bar, and of a tray that waits for a new series. */
const FAINT = 0.4;

/** Position and size of the value written at a joker's foot, as shares of the tile's width. */
const FOOT = { y: 1.08, high: 0.27, digit: 0.21, apart: 0.04 };

/** Paints the visible trays and the tiles on them, each by `paint`. */
export function paintSeries(
  ctx: CanvasRenderingContext2D,
  { trays = [], scroll, near }: Layout,
  resting: readonly Posed[],
  theme: Theme,
  paint: (tile: Posed) => void,
): void {
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
    // Frames are painted last because tiles lie close to one another.
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
}

/** Paints the tile that a joker stands for, on a joker of this width around the origin. */
export function paintStandsFor(
  ctx: CanvasRenderingContext2D,
  w: number,
  face: string,
  { theme, colors }: Look,
): void {
  const color = face[0] as Color;
  const digits = [...face.slice(1)].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  const print = printOf(theme, inkOf(color, colors));
  const { y, high, digit, apart } = FOOT;
  const wide = digits.length * digit;
  const left = 0.5 - (wide + apart + high) / 2;
  ctx.save();
  ctx.scale(w, w);
  ctx.translate(-0.5, -ASPECT / 2);
  // An okey has a mark of its own there.
  ctx.fillStyle = theme.ivory[1];
  ctx.beginPath();
  ctx.roundRect(
    left - apart,
    y - high / 2 - apart,
    1 - 2 * (left - apart),
    high + 2 * apart,
    high / 2,
  );
  ctx.fill();
  drawNumerals(ctx, digits, [left + wide / 2, y], high, print);
  fillShape(ctx, SUITS[color], left + wide + apart + high / 2, y, high, print);
  ctx.restore();
}

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

/** Paints the opaque ground of the series that is brought near. */
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

/** Paints the scroll bar at the right edge, unless the whole table is visible. */
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

/** Strokes a tray's outline, dashed where something is still to come. */
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
