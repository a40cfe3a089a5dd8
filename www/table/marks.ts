/**
 * Marks on tiles and places, gold for the present and `trace` for the past: a gold outline around a
 * place to take from; a thin outline around the last discard and each own tile that has just
 * arrived; a corner on an own tile that was taken from a pile.
 */

import { ASPECT, type Rect } from "../state/rect";
import type { PlacedTile } from "./layout";
import { drawStar } from "./shapes";
import type { Theme } from "./theme";
import { isFramed, STARRED } from "./tiles";

/** Pixels: distance of an outline from its place, and its line width. */
const AROUND = 5;
const LINE = 2.5;
/** Pixels: the same of a frame, and its opacity if it is faint. */
const FRAME = { air: 3, line: 2 };
const FAINT = 0.45;
/** Dashes and gaps around a place where a tile may go. */
const DASH = [7, 6];

/** Shares of a tile's width: corner radius, least line width and corner. */
const ROUND = 0.15;
const THIN = 0.05;
const THICK = 0.065;
const CORNER = 0.36;
const BADGE = { size: 0.12, inset: 0.13 };

/** Outlines a place to take from. */
export function paintTakeable(ctx: CanvasRenderingContext2D, rect: Rect, theme: Theme): void {
  outline(ctx, rect, theme, theme.ring, LINE);
}

/** Outlines a place where the dragged tile may go; solid while the tile is over it. */
export function paintGoal(
  ctx: CanvasRenderingContext2D,
  rect: Rect,
  theme: Theme,
  reached: boolean,
): void {
  ctx.save();
  if (!reached) {
    ctx.globalAlpha = 0.55;
    ctx.setLineDash(DASH);
  }
  outline(ctx, rect, theme, reached ? theme.ring : theme.quiet, reached ? LINE : 2);
  ctx.restore();
}

/** Frames a tile that counts now, closer than an outline. */
export function paintFrame(
  ctx: CanvasRenderingContext2D,
  { x, y, w, h }: Rect,
  theme: Theme,
  faint: boolean,
): void {
  const { air, line } = FRAME;
  ctx.save();
  ctx.globalAlpha = faint ? FAINT : 1;
  ctx.strokeStyle = theme.ring;
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.roundRect(x - air, y - air, w + 2 * air, h + 2 * air, w * ROUND + air);
  ctx.stroke();
  ctx.restore();
}

/** Paints a mark on a tile of this width around the origin; the star of an okey stays above it. */
export function paintMark(
  ctx: CanvasRenderingContext2D,
  w: number,
  { mark, face }: Pick<PlacedTile, "mark" | "face">,
  theme: Theme,
): void {
  if (!mark) return;
  const h = w * ASPECT;
  if (isFramed(face)) {
    const [x, y, radius] = STARRED;
    ctx.beginPath();
    ctx.rect(-w, -h, 2 * w, 2 * h);
    ctx.arc((x - 0.5) * w, y * w - h / 2, radius * w, 0, 2 * Math.PI);
    ctx.clip("evenodd");
  }
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, w * ROUND);
  if (mark === "misfit") {
    ctx.fillStyle = theme.misfit[1];
    ctx.fill();
  }
  const color = {
    misfit: theme.misfit[0],
    selected: theme.ring,
    drawn: theme.trace,
    taken: theme.trace,
    last: theme.trace,
  };
  const thick = mark === "misfit" || mark === "selected";
  strokeWith(ctx, theme, color[mark], Math.max(2, w * (thick ? THICK : THIN)));
  if (mark === "taken") paintCorner(ctx, w, theme.trace);
}

/**
 * Paints a badge at the upper right corner of a tile that has a use on the table, with a star if
 * it can be exchanged for a joker. That of a wild tile is at the lower corner, below its star.
 */
export function paintFits(
  ctx: CanvasRenderingContext2D,
  w: number,
  { fits, face }: Pick<PlacedTile, "fits" | "face">,
  theme: Theme,
): void {
  const { size, inset } = BADGE;
  const [x, up] = [w / 2 - inset * w, (w * ASPECT) / 2 - inset * w];
  const y = face?.wild ? up : -up;
  ctx.fillStyle = theme.ring;
  ctx.beginPath();
  ctx.arc(x, y, size * w, 0, 2 * Math.PI);
  strokeWith(ctx, theme, theme.panel, Math.max(1, w * THIN));
  ctx.fill();
  if (fits === "joker") drawStar(ctx, [x, y], 1.5 * size * w, [theme.panel, theme.panel]);
}

/** Paints a corner on the side from which a taken tile has come. */
function paintCorner(ctx: CanvasRenderingContext2D, w: number, color: string): void {
  const h = w * ASPECT;
  ctx.clip();
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(-w / 2, h / 2);
  ctx.lineTo(-w / 2, h / 2 - w * CORNER);
  ctx.lineTo(-w / 2 + w * CORNER, h / 2);
  ctx.fill();
}

function outline(
  ctx: CanvasRenderingContext2D,
  { x, y, w, h }: Rect,
  theme: Theme,
  color: string,
  line: number,
): void {
  ctx.beginPath();
  ctx.roundRect(x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND, w * ROUND + AROUND);
  strokeWith(ctx, theme, color, line);
}

/** Strokes a line; in forced colours another one below it, as the background is not known. */
export function strokeWith(
  ctx: CanvasRenderingContext2D,
  { halo }: Theme,
  color: string,
  line: number,
): void {
  if (halo) {
    ctx.strokeStyle = halo;
    ctx.lineWidth = 2 * line + 3;
    ctx.stroke();
  }
  ctx.strokeStyle = color;
  ctx.lineWidth = halo ? line + 1.5 : line;
  ctx.stroke();
}
