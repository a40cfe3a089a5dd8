/**
 * How a tile looks, drawn once per face and size and then kept as a picture.
 *
 * Colour is never the only sign: each colour has a shape, the suit of the same
 * colour in a pack of cards.
 */

import type { TileView } from "../pkg/istaka";
import { NUMERAL_HEIGHT, NUMERALS } from "./numerals";
import { ASPECT } from "./places";
import { evening, type Theme } from "./theme";

/** What is to be seen of a tile; null is its back. */
export type Face = Pick<TileView, "color" | "number" | "wild"> | null;

/** Room around the tile in its picture, for shadow and badge, as a share of the width. */
export const MARGIN = 0.22;

/** Shapes in a box of 100 × 100. */
const SHAPES = {
  R: "M50 92C20 68 5 52 5 33C5 18 16 8 29 8C38 8 46 13 50 21C54 13 62 8 71 8C84 8 95 18 95 33C95 52 80 68 50 92Z",
  Y: "M50 3Q61 28 85 50Q61 72 50 97Q39 72 15 50Q39 28 50 3Z",
  B: "M29 27a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM6 60a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM52 60a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM38 62L62 62L60 38L40 38ZM34 96L66 96C57 88 54 78 54 55L46 55C46 78 43 88 34 96Z",
  K: "M50 4C57 22 93 40 93 63C93 76 83 83 73 83C65 83 58 79 54 72C55 83 58 91 66 96L34 96C42 91 45 83 46 72C42 79 35 83 27 83C17 83 7 76 7 63C7 40 43 22 50 4Z",
} as const;

const STAR = starPath();

/** Pixels across a picture outside the canvas, enough for the sharpest screens. */
const PICTURE = 96;

/** Pictures of tiles for one theme and one pixel ratio. */
export class Sprites {
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  constructor(
    private readonly theme: Theme,
    private readonly ratio: number,
  ) {}

  /** Draws the tile with its upper left corner at (x, y), sharp when they fall on whole pixels. */
  draw(ctx: CanvasRenderingContext2D, face: Face, x: number, y: number, w: number): void {
    const picture = this.#picture(face, w);
    const margin = w * MARGIN;
    ctx.drawImage(
      picture,
      x - margin,
      y - margin,
      picture.width / this.ratio,
      picture.height / this.ratio,
    );
  }

  #picture(face: Face, w: number): HTMLCanvasElement {
    const key = `${face ? `${face.color}${face.number}${face.wild}` : "back"} ${w.toFixed(2)}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const picture = document.createElement("canvas");
    picture.width = Math.ceil(w * (1 + 2 * MARGIN) * this.ratio);
    picture.height = Math.ceil(w * (ASPECT + 2 * MARGIN) * this.ratio);
    const ctx = picture.getContext("2d");
    if (ctx) {
      ctx.scale(this.ratio, this.ratio);
      ctx.translate(w * MARGIN, w * MARGIN);
      ctx.scale(w, w);
      drawTile(ctx, face, this.theme, w * this.ratio);
    }
    // A window that is dragged to many sizes must not keep a picture of each.
    if (this.#pictures.size > 400) this.#pictures.clear();
    this.#pictures.set(key, picture);
    return picture;
  }
}

const pictures = new Map<string, string>();

/** A tile as the address of a picture, for small ones outside the canvas. */
export function pictureOf(tile: TileView): string {
  const known = pictures.get(tile.tile);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE;
  canvas.height = PICTURE * ASPECT;
  const ctx = canvas.getContext("2d");
  ctx?.scale(PICTURE, PICTURE);
  if (ctx) drawTile(ctx, tile, evening, PICTURE);
  const address = canvas.toDataURL();
  pictures.set(tile.tile, address);
  return address;
}

/** Draws a tile of width 1 at the origin; `pixels` is its width on the screen. */
function drawTile(ctx: CanvasRenderingContext2D, face: Face, theme: Theme, pixels: number): void {
  drawBody(ctx, theme, pixels);
  if (!face) drawBack(ctx, theme);
  else if (face.color === null || face.number === null) drawFalseJoker(ctx, theme, face.wild);
  else {
    if (face.wild) drawFrame(ctx, theme);
    ctx.fillStyle = theme.inks[face.color];
    drawNumber(ctx, face.number, face.wild ? 0.9 : 1);
    fillShape(ctx, SHAPES[face.color], 0.5, 1.015, 0.29);
    if (face.wild) drawBadge(ctx, theme);
  }
}

function drawBody(ctx: CanvasRenderingContext2D, theme: Theme, pixels: number): void {
  ctx.save();
  // Canvas shadows ignore the transform, so they are given in screen pixels.
  ctx.shadowColor = "rgb(0 0 0 / 0.42)";
  ctx.shadowBlur = pixels * 0.085;
  ctx.shadowOffsetY = pixels * 0.04;
  ctx.fillStyle = theme.edge;
  rounded(ctx, 0, 0, 1, ASPECT, 0.15);
  ctx.fill();
  ctx.restore();
  const top = ctx.createLinearGradient(0, 0, 0, ASPECT);
  top.addColorStop(0, theme.ivory[0]);
  top.addColorStop(0.45, theme.ivory[0]);
  top.addColorStop(1, theme.ivory[1]);
  ctx.fillStyle = top;
  rounded(ctx, 0, 0, 1, ASPECT - 0.06, 0.15);
  ctx.fill();
  ctx.strokeStyle = "rgb(255 255 255 / 0.9)";
  ctx.lineWidth = 0.018;
  rounded(ctx, 0.018, 0.018, 0.964, ASPECT - 0.096, 0.135);
  ctx.stroke();
}

function drawBack(ctx: CanvasRenderingContext2D, theme: Theme): void {
  ctx.strokeStyle = theme.backLine;
  ctx.lineWidth = 0.032;
  rounded(ctx, 0.13, 0.13, 0.74, ASPECT - 0.32, 0.1);
  ctx.stroke();
  ctx.fillStyle = theme.backLine;
  fillShape(ctx, STAR, 0.5, 0.65, 0.36);
}

function drawFalseJoker(ctx: CanvasRenderingContext2D, theme: Theme, wild: boolean): void {
  if (wild) drawFrame(ctx, theme);
  ctx.save();
  ctx.translate(0.5 - 0.3, 0.64 - 0.31);
  ctx.scale(0.006, 0.006);
  const star = new Path2D(STAR);
  ctx.lineJoin = "round";
  ctx.fillStyle = "#fbeec4";
  ctx.fill(star);
  ctx.strokeStyle = "#b98a1d";
  ctx.lineWidth = 8;
  ctx.stroke(star);
  ctx.restore();
  if (wild) drawBadge(ctx, theme);
}

function drawFrame(ctx: CanvasRenderingContext2D, theme: Theme): void {
  const gold = ctx.createLinearGradient(0, 0, 1, ASPECT);
  gold.addColorStop(0, "#d9a326");
  gold.addColorStop(0.5, theme.gold);
  gold.addColorStop(1, "#c9921a");
  ctx.strokeStyle = gold;
  ctx.lineWidth = 0.07;
  rounded(ctx, 0.055, 0.055, 0.89, ASPECT - 0.17, 0.11);
  ctx.stroke();
}

function drawBadge(ctx: CanvasRenderingContext2D, theme: Theme): void {
  ctx.fillStyle = "#d39a17";
  ctx.beginPath();
  ctx.arc(0.92, 0.08, 0.16, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = theme.ivory[0];
  fillShape(ctx, STAR, 0.92, 0.075, 0.22);
}

/** Digits stand close together; two of them are a little smaller than one. */
function drawNumber(ctx: CanvasRenderingContext2D, number: number, size: number): void {
  const digits = [...String(number)].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  const gap = 22;
  const width = digits.reduce((sum, digit) => sum + digit.width, gap * (digits.length - 1));
  const height = (digits.length > 1 ? 0.46 : 0.5) * size;
  const scale = height / NUMERAL_HEIGHT;
  ctx.save();
  ctx.translate(0.5 - (width * scale) / 2, 0.46 + height / 2);
  ctx.scale(scale, scale);
  for (const digit of digits) {
    ctx.fill(new Path2D(digit.path));
    ctx.translate(digit.width + gap, 0);
  }
  ctx.restore();
}

function fillShape(
  ctx: CanvasRenderingContext2D,
  shape: string,
  x: number,
  y: number,
  size: number,
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  ctx.fill(new Path2D(shape));
  ctx.restore();
}

function rounded(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 50 : 22;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
