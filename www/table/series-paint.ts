/** Paints the series on a table: trays, tiles laid in this turn, values of jokers. */

import type { Color } from "../engine/views";
import { inkOf } from "../state/faces";
import { ASPECT, inside, type Rect } from "../state/rect";
import type { Layout, PlacedTile, Scroll, Tray } from "./layout";
import { strokeWith } from "./marks";
import type { Posed } from "./motion";
import { NUMERALS } from "./numerals";
import { castShadow, drawNumerals, fillShape, printOf, rounded, SUITS } from "./shapes";
import type { Look, Theme } from "./theme";

/** Pixels: dashes and gaps of an outline, line widths, and the corner radius of a tray. */
const DASH = [7, 5];
const LINE = 2;
const LAID = 2.5;
const ROUND = 8;

/** Shadow of a series that is brought near: blur and offset in pixels, and opacity. */
const SHADE = { blur: 18, drop: 6, alpha: 0.6 };

/** Width of the scroll bar in pixels. */
const BAR = 4;

/** Opacity of the scroll bar, and of a tray that waits for a new series. */
const FAINT = 0.4;

/**
 * The value written at a joker's foot, within the frame of an okey and over its suit: shares of the
 * tile's width.
 */
const FOOT = {
  x: 0.09,
  top: 0.85,
  bottom: 1.21,
  round: 0.07,
  high: 0.29,
  digit: 0.225,
  apart: 0.03,
};

/** Paints the visible trays and the tiles on them, each by `paint`. */
export function paintSeries(
  ctx: CanvasRenderingContext2D,
  { trays = [], goals = [], scroll, near }: Layout,
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
  const isOn = ({ x, y, w, h }: Rect): boolean =>
    near !== undefined && inside(near.rect, x + w / 2, y + h / 2);
  const layer = (trays: readonly Tray[], tiles: readonly Posed[], goals: readonly Rect[]): void => {
    for (const tray of trays) paintTray(ctx, tray, theme);
    for (const posed of tiles) paint(posed);
    // Outlines are painted last because tiles lie close to one another.
    for (const tray of trays)
      paintLaid(
        ctx,
        tray,
        tiles.map(({ tile }) => tile),
        theme,
      );
    for (const goal of goals) paintFit(ctx, goal, theme);
  };
  const far = trays.filter(({ rect }) => rect !== near?.rect);
  layer(
    far,
    lying.filter((posed) => !isNear(posed)),
    goals.filter((goal) => !isOn(goal)),
  );
  if (scroll) paintBar(ctx, scroll, theme);
  if (near) {
    paintBed(ctx, near.rect, theme);
    layer(
      trays.filter((tray) => !far.includes(tray)),
      lying.filter(isNear),
      goals.filter(isOn),
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
  const { x, top, bottom, round, high, digit, apart } = FOOT;
  const wide = digits.length * digit;
  const left = 0.5 - (wide + apart + high) / 2;
  const y = (top + bottom) / 2;
  ctx.save();
  ctx.scale(w, w);
  ctx.translate(-0.5, -ASPECT / 2);
  ctx.fillStyle = theme.ivory[1];
  ctx.beginPath();
  ctx.roundRect(x, top, 1 - 2 * x, bottom - top, [0, 0, round, round]);
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

/**
 * Outlines what was laid: the whole tray, or each run of new tiles in it. An unfinished tray has an
 * outline of its own.
 */
function paintLaid(
  ctx: CanvasRenderingContext2D,
  { rect: tray, as }: Tray,
  tiles: readonly PlacedTile[],
  theme: Theme,
): void {
  const { x, y, w, h } = tray;
  const lying = tiles
    .filter(({ rect }) => inside(tray, rect.x + rect.w / 2, rect.y + rect.h / 2))
    .sort((one, other) => one.rect.x - other.rect.x);
  let from = 0;
  lying.forEach(({ laid, rect }, at) => {
    const next = lying[at + 1];
    if (next?.laid === laid) return;
    const [first, starts] = [lying[from], from === 0];
    from = at + 1;
    if (!laid || !first || (starts && !next && as === "unfinished")) return;
    const left = starts ? x : first.rect.x;
    // Tiles of a series that has grown lie over one another.
    const right = next ? Math.min(rect.x + rect.w, next.rect.x) : x + w;
    rounded(ctx, { x: left, y, w: right - left, h }, ROUND);
    strokeWith(ctx, theme, laid === "own" ? theme.ring : theme.trace, LAID);
  });
}

/** Outlines a place where the chosen tile fits. */
function paintFit(ctx: CanvasRenderingContext2D, rect: Rect, theme: Theme): void {
  ctx.save();
  rounded(ctx, rect, Math.min(ROUND, rect.w * 0.15));
  ctx.setLineDash(DASH);
  strokeWith(ctx, theme, theme.good, LAID);
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
