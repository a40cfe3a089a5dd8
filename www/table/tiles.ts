/**
 * Pictures of tiles, drawn once per face and size and then cached.
 *
 * Colour is never the only sign: each colour has a shape, the suit of the same colour in a pack of
 * cards.
 */

import { type Front, inkOf, signOf } from "../state/faces";
import { ASPECT } from "../state/rect";
import { NUMERALS } from "./numerals";
import { CROWN, drawNumerals, drawStar, fillShape, printOf, rounded, STAR, SUITS } from "./shapes";
import { type Look, type Theme, translucent } from "./theme";

/** The visible side of a tile; null is its back. */
export type Face = Front | null;

/** Room around the tile in its picture, for shadow and badge, as a share of the width. */
export const MARGIN = 0.22;

/** The disc with the star of an okey, in widths of the tile: x and y of its centre, and radius. */
export const STARRED = [0.92, 0.08, 0.16] as const;

/** Pixels: narrower cards show less detail. */
const SMALL = 30;

/** Size limit of the cache: resizing a window must not keep the pictures of every size. */
const MOST = 400;

/** Pictures of tiles for one look and one pixel ratio. */
export class Sprites {
  readonly #pictures = new Map<string, HTMLCanvasElement>();
  /** The widest picture of each face, with the width of its tile. */
  readonly #widest = new Map<string, readonly [HTMLCanvasElement, number]>();

  constructor(
    readonly look: Look,
    readonly ratio: number,
  ) {}

  /**
   * Draws the tile with its upper left corner at (x, y), sharp when they fall on whole pixels. A
   * tile that moves is drawn from a wider picture if it has none of its size yet: many begin to
   * move in the same frame, and each picture takes time.
   */
  draw(
    ctx: CanvasRenderingContext2D,
    face: Face,
    x: number,
    y: number,
    w: number,
    moves = false,
  ): void {
    const [picture, drawn] = this.#picture(face, w, moves);
    const margin = w * MARGIN;
    const scale = w / drawn / this.ratio;
    ctx.drawImage(picture, x - margin, y - margin, picture.width * scale, picture.height * scale);
  }

  /** Returns a picture of the face and the width of its tile. */
  #picture(face: Face, w: number, moves: boolean): readonly [HTMLCanvasElement, number] {
    const name = face ? keyOf(face) : "back";
    const key = `${name} ${w.toFixed(2)}`;
    const widest = this.#widest.get(name);
    if (moves && widest && widest[1] > w && !this.#pictures.has(key)) return widest;
    const picture = this.#kept(key, w, (ctx) => {
      // The blank tile is drawn once, because its blurred shadow is slow.
      const body = this.#kept(`body ${w.toFixed(2)}`, w, (ctx) =>
        drawBody(ctx, this.look, w * this.ratio),
      );
      ctx.save();
      ctx.resetTransform();
      ctx.drawImage(body, 0, 0);
      ctx.restore();
      drawFace(ctx, face, this.look, w < SMALL);
    });
    if (!widest || widest[1] < w) this.#widest.set(name, [picture, w]);
    return [picture, w];
  }

  #kept(key: string, w: number, draw: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
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
      draw(ctx);
    }
    if (this.#pictures.size > MOST) {
      this.#pictures.clear();
      this.#widest.clear();
    }
    this.#pictures.set(key, picture);
    return picture;
  }
}

/** True for an okey, which has a frame and a star. A joker is always wild and needs neither. */
export function isFramed(face: Face): boolean {
  return face?.wild === true && signOf(face) !== "joker";
}

export function keyOf(front: Front): string {
  const { color, number, wild } = front;
  return `${color ?? signOf(front)}${number}${wild}`;
}

/** Draws the face of a tile of width 1 at the origin. */
function drawFace(ctx: CanvasRenderingContext2D, face: Face, look: Look, small: boolean): void {
  const { theme, card } = look;
  const joker = face !== null && signOf(face) === "joker";
  const framed = isFramed(face);
  if (framed) drawFrame(ctx, theme);
  if (!face) drawBack(ctx, theme);
  else if (joker) fillShape(ctx, CROWN, 0.5, 0.5, 0.62, { ink: theme.inks.K, rim: undefined });
  else if (card) card(ctx, face, look, small);
  else drawFront(ctx, face, look);
  if (framed) drawBadge(ctx, theme);
}

/** Draws number and suit; numbers of two digits are a little smaller. */
function drawFront(
  ctx: CanvasRenderingContext2D,
  { color, number, wild }: Front,
  { theme, colors }: Look,
): void {
  if (color === null || number === null) {
    drawStar(ctx, [0.5, 0.642], 0.6, theme.star);
    return;
  }
  const digits = [...`${number}`].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  const height = (number > 9 ? 0.46 : 0.5) * (wild ? 0.9 : 1);
  const print = printOf(theme, inkOf(color, colors));
  drawNumerals(ctx, digits, [0.5, 0.46], height, print);
  fillShape(ctx, SUITS[color], 0.5, 1.015, 0.29, print);
}

/** Draws the blank: a card is thinner than a tile, and white. */
function drawBody(ctx: CanvasRenderingContext2D, { theme, card }: Look, pixels: number): void {
  const [thick, round] = card ? [0.02, 0.11] : [0.06, 0.15];
  const [light, dark] = card ? [theme.card[0], theme.card[0]] : theme.ivory;
  ctx.save();
  // Canvas shadows ignore the transform, so they are given in screen pixels.
  ctx.shadowColor = translucent(theme.shadow, 0.42);
  ctx.shadowBlur = pixels * 0.085;
  ctx.shadowOffsetY = pixels * 0.04;
  ctx.fillStyle = card ? theme.card[1] : theme.edge;
  rounded(ctx, { x: 0, y: 0, w: 1, h: ASPECT }, round);
  ctx.fill();
  ctx.restore();
  const top = ctx.createLinearGradient(0, 0, 0, ASPECT);
  top.addColorStop(0, light);
  top.addColorStop(0.45, light);
  top.addColorStop(1, dark);
  ctx.fillStyle = top;
  rounded(ctx, { x: 0, y: 0, w: 1, h: ASPECT - thick }, round);
  ctx.fill();
  ctx.strokeStyle = card ? theme.card[1] : theme.glint;
  ctx.lineWidth = 0.018;
  rounded(ctx, { x: 0.018, y: 0.018, w: 0.964, h: ASPECT - thick - 0.036 }, round - 0.015);
  ctx.stroke();
}

function drawBack(ctx: CanvasRenderingContext2D, theme: Theme): void {
  ctx.strokeStyle = theme.backLine;
  ctx.lineWidth = 0.032;
  rounded(ctx, { x: 0.13, y: 0.13, w: 0.74, h: ASPECT - 0.32 }, 0.1);
  ctx.stroke();
  fillShape(ctx, STAR, 0.5, 0.65, 0.36, { ink: theme.backLine, rim: undefined });
}

function drawFrame(ctx: CanvasRenderingContext2D, theme: Theme): void {
  const gold = ctx.createLinearGradient(0, 0, 1, ASPECT);
  theme.frame.forEach((color, i) => {
    gold.addColorStop(i / 2, color);
  });
  ctx.strokeStyle = gold;
  ctx.lineWidth = 0.07;
  rounded(ctx, { x: 0.055, y: 0.055, w: 0.89, h: ASPECT - 0.17 }, 0.11);
  ctx.stroke();
}

function drawBadge(ctx: CanvasRenderingContext2D, theme: Theme): void {
  ctx.fillStyle = theme.badge;
  ctx.beginPath();
  ctx.arc(...STARRED, 0, 2 * Math.PI);
  ctx.fill();
  fillShape(ctx, STAR, 0.92, 0.075, 0.22, { ink: theme.ivory[0], rim: undefined });
}
