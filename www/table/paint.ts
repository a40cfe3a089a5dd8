/**
 * Paints a layout on two canvases: resting things on the table, and moving things above the
 * buttons. Felt and wood are painted once per layout and kept.
 */

import { contextOf } from "../base/find";
import { ASPECT, meet, type Rect, type Viewport } from "../state/rect";
import { paintGlow, paintMat, paintShine } from "./glow";
import { paintBed, paintFelt, paintRack, vertical } from "./ground";
import type { Backdrop, Layout, Outline } from "./layout";
import { paintFits, paintFrame, paintGoal, paintMark, paintTakeable } from "./marks";
import type { Moving, Posed } from "./motion";
import type { PageLook } from "./page-look";
import { changedIn, type Patches, patchesOf } from "./patches";
import { paintSeries, paintStandsFor } from "./series-paint";
import { castShadow, rounded } from "./shapes";
import { type Theme, translucent } from "./theme";
import type { Sprites } from "./tiles";

/** Width of a shadow's picture as a share of the tile's. */
const SHADOW = 1.7;

/** An animation above the table before play, which replaces everything in its middle. */
export interface Show {
  paint(ctx: CanvasRenderingContext2D, sprites: Sprites, now: number): void;
}

export class Painter {
  readonly #table: CanvasRenderingContext2D;
  readonly #air: CanvasRenderingContext2D;
  readonly #backdrop = contextOf(document.createElement("canvas"), false);
  #sprites: Sprites;
  #ratio = 1;
  /** The width of the player's own tiles. */
  #own = 0;
  /** Picture of the shadow that a dragged tile casts. */
  #shadow: HTMLCanvasElement = document.createElement("canvas");
  #airUsed = false;
  /** Fingerprint of the places for which felt and wood were last painted. */
  #built = "";
  /** Everything on the lower canvas; null if it has to be painted anew. */
  #seen: Patches | null = null;

  constructor(
    table: HTMLCanvasElement,
    air: HTMLCanvasElement,
    private readonly look: PageLook,
  ) {
    this.#sprites = look.sprites(1);
    this.#table = contextOf(table, false);
    this.#air = contextOf(air);
  }

  get #theme(): Theme {
    return this.#sprites.look.theme;
  }

  /** Adapts to a new window size, pixel ratio or look. */
  resize({ width, height }: Viewport, layout: Layout, ratio: number): void {
    this.#sprites = this.look.sprites(ratio);
    this.#ratio = ratio;
    for (const { canvas } of [this.#table, this.#air, this.#backdrop]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      // A window may be smaller than its table.
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    this.#built = "";
    reporting(() => this.#build(layout));
  }

  /** Repaints felt and wood if the layout has changed; they are slow, being large and blurred. */
  #build(layout: Layout): void {
    const { light, rack, floors, hands, piles } = layout;
    const own = layout.slots[0]?.w ?? 0;
    const built = JSON.stringify([light, rack, floors, hands, piles, own]);
    if (built === this.#built) return;
    this.#built = built;
    this.#seen = null;
    const ctx = this.#backdrop;
    const ratio = this.#ratio;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintFelt(ctx, layout, this.#theme);
    paintRack(ctx, layout, this.#theme);
    for (const hand of hands) if (hand) paintHand(ctx, hand, this.#theme);
    for (const pile of piles) if (pile) paintBed(ctx, pile, this.#theme.bed);
    this.#own = own;
    this.#shadow = shadowOf(own * ratio, this.#theme);
  }

  paint(layout: Layout, moving: Moving, now: number, show: Show | null): void {
    reporting(() => this.#paint(layout, moving, now, show));
  }

  #paint(layout: Layout, { resting, moving, laid }: Moving, now: number, show: Show | null): void {
    this.#build(layout);
    let covered = 0;
    if (moving.length > 0 || show || this.#airUsed) {
      const air = this.#air;
      air.setTransform(1, 0, 0, 1, 0, 0);
      air.clearRect(0, 0, air.canvas.width, air.canvas.height);
      air.scale(this.#ratio, this.#ratio);
      const { mat, finale } = layout;
      if (mat && finale) paintGlow(air, mat, finale, laid, this.#theme);
      if (mat) covered = paintMat(air, mat, moving, this.#theme);
      show?.paint(air, this.#sprites, now);
      for (const posed of moving) this.#paintTile(air, posed);
      if (mat && finale) paintShine(air, moving, mat, finale, laid, this.#theme);
      this.#airUsed = moving.length > 0 || show !== null;
    }
    // The melds laid open replace everything in the middle.
    this.#paintTable(layout, resting, show !== null || covered > 0.5);
  }

  /** Repaints the table where it has changed; most frames only move tiles in the air. */
  #paintTable(layout: Layout, resting: readonly Posed[], covered: boolean): void {
    const { backdrops, outlines } = layout;
    const arrived = new Set(resting.map(({ tile }) => tile.key));
    const lines = layout.lines.filter(({ tiles }) => tiles.every((tile) => arrived.has(tile)));
    const patches = patchesOf(layout, resting, lines, covered);
    const places = changedIn(this.#seen, patches);
    if (places.length === 0) return;
    this.#seen = patches;
    const ctx = this.#table;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.save();
    this.#clip(ctx, places);
    ctx.drawImage(this.#backdrop.canvas, 0, 0);
    ctx.scale(this.#ratio, this.#ratio);
    if (!covered) {
      for (const outline of outlines) paintOutline(ctx, outline, this.#theme);
      for (const backdrop of backdrops) this.#paintBackdrop(ctx, backdrop);
    }
    // A green line on the rack's lip under every complete meld.
    ctx.fillStyle = this.#theme.meld;
    for (const { from, to } of lines) paintLine(ctx, from, to);
    const paint = (posed: Posed): void => {
      const { room } = patches.get(posed.tile.key) ?? {};
      if (room && places.some((place) => meet(place, room))) this.#paintTile(ctx, posed);
    };
    if (layout.trays) paintSeries(ctx, layout, resting, this.#theme, paint);
    for (const posed of resting)
      if (!posed.tile.hidden && !(layout.trays && posed.tile.zone === "table")) paint(posed);
    ctx.restore();
  }

  /** Limits what is painted to places, in whole device pixels, so that they have no seams. */
  #clip(ctx: CanvasRenderingContext2D, places: readonly Rect[]): void {
    ctx.beginPath();
    for (const { x, y, w, h } of places) {
      const [left, top] = [Math.floor(x * this.#ratio), Math.floor(y * this.#ratio)];
      const [right, foot] = [Math.ceil((x + w) * this.#ratio), Math.ceil((y + h) * this.#ratio)];
      ctx.rect(left, top, right - left, foot - top);
    }
    ctx.clip();
  }

  #paintBackdrop(ctx: CanvasRenderingContext2D, backdrop: Backdrop): void {
    switch (backdrop.kind) {
      case "tile": {
        const { x, y, w } = backdrop.rect;
        this.#sprites.draw(ctx, backdrop.face, this.#snap(x), this.#snap(y), w);
        return;
      }
      case "hollow":
        paintBed(ctx, backdrop.rect, this.#theme.hollow);
        return;
      case "frame":
        paintFrame(ctx, backdrop.rect, this.#theme, backdrop.faint);
        return;
      case "arrow":
        paintArrow(ctx, backdrop.from, backdrop.to, this.#theme);
    }
  }

  #paintTile(ctx: CanvasRenderingContext2D, { tile, face, pose, arrived }: Posed): void {
    if (pose.alpha === 0) return;
    // Melds that wait on the rack are drawn from pictures of the rack's size.
    const w = tile.zone === "laid" && !arrived ? this.#own : tile.rect.w;
    const still = arrived && pose.angle === 0 && pose.lift === 0;
    ctx.save();
    ctx.globalAlpha = pose.alpha;
    if (still)
      ctx.translate(this.#snap(tile.rect.x) + w / 2, this.#snap(tile.rect.y) + (w * ASPECT) / 2);
    else ctx.translate(pose.x, pose.y);
    ctx.rotate(pose.angle);
    const size = (pose.w / w) * (1 + 0.06 * pose.lift);
    // While turning over, the tile is seen edge-on half way.
    const turning = Math.abs(Math.cos(pose.turn * Math.PI));
    ctx.scale(size * (pose.turn % 1 === 0 ? 1 : Math.max(turning, 0.05)), size);
    if (pose.lift > 0) {
      ctx.globalAlpha *= pose.lift;
      const [wide, high] = [w * SHADOW, w * (ASPECT - 1 + SHADOW)];
      ctx.drawImage(this.#shadow, -wide / 2, w * 0.2 - high / 2, wide, high);
      ctx.globalAlpha = pose.alpha;
    }
    this.#sprites.draw(ctx, pose.turn > 0.5 ? face : null, -w / 2, (-w * ASPECT) / 2, w, !still);
    if (tile.standsFor && pose.turn > 0.5)
      paintStandsFor(ctx, w, tile.standsFor, this.#sprites.look);
    paintMark(ctx, w, tile, this.#theme);
    if (tile.fits) paintFits(ctx, w, tile, this.#theme);
    ctx.restore();
  }

  /** Rounds to whole device pixels, which keeps the numerals sharp. */
  #snap(value: number): number {
    return Math.round(value * this.#ratio) / this.#ratio;
  }
}

/** Runs a painter and reports its errors, so that the game goes on without a picture. */
function reporting(paint: () => void): void {
  try {
    paint();
  } catch (error) {
    reportError(error);
  }
}

function paintOutline(ctx: CanvasRenderingContext2D, { rect, as }: Outline, theme: Theme): void {
  if (as === "takeable") paintTakeable(ctx, rect, theme);
  else paintGoal(ctx, rect, theme, as === "reached");
}

function paintHand(ctx: CanvasRenderingContext2D, hand: Rect, theme: Theme): void {
  ctx.save();
  castShadow(ctx, theme, 0.4, 8, 3);
  ctx.fillStyle = vertical(ctx, hand, theme.wood);
  rounded(ctx, hand, 6);
  ctx.fill();
  ctx.restore();
}

/** Paints a line below tiles, from the first to the last. */
function paintLine(ctx: CanvasRenderingContext2D, first: Rect, last: Rect): void {
  const thick = Math.max(3, first.w * 0.075);
  const inset = first.w * 0.06;
  const long = last.x + last.w - first.x - 2 * inset;
  ctx.beginPath();
  ctx.roundRect(first.x + inset, first.y + first.h + first.w * 0.03, long, thick, thick / 2);
  ctx.fill();
}

/** Paints an arrow from one thing to another on its right. */
function paintArrow(ctx: CanvasRenderingContext2D, left: Rect, right: Rect, theme: Theme): void {
  const start = left.x + left.w;
  const size = (right.x - start) * 0.24;
  const x = (start + right.x) / 2;
  const y = left.y + left.h / 2;
  ctx.strokeStyle = theme.ring;
  ctx.lineWidth = Math.max(2, size * 0.36);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x - size, y);
  ctx.lineTo(x + size, y);
  ctx.moveTo(x + size * 0.2, y - size * 0.75);
  ctx.lineTo(x + size, y);
  ctx.lineTo(x + size * 0.2, y + size * 0.75);
  ctx.stroke();
}

/** Draws a shadow once and keeps it, because blurring is the slowest canvas operation. */
function shadowOf(w: number, theme: Theme): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(w * SHADOW);
  canvas.height = Math.ceil(w * (ASPECT - 1 + SHADOW));
  const ctx = contextOf(canvas);
  // The tile that casts it lies outside the picture, which keeps only the shadow.
  ctx.shadowOffsetX = canvas.width;
  ctx.shadowBlur = w * 0.3;
  ctx.shadowColor = translucent(theme.shadow, 0.5);
  const margin = (w * (SHADOW - 0.94)) / 2;
  rounded(
    ctx,
    { x: margin - canvas.width, y: margin, w: w * 0.94, h: w * (ASPECT - 0.06) },
    w * 0.15,
  );
  ctx.fill();
  return canvas;
}
