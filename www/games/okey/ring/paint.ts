/** Paints the ring, the dice and the tiles between them. */

import type { OkeyRoundView as RoundView } from "../../../pkg/istaka/istaka";
import { faceIn } from "../../../state/faces";
import { ASPECT, centred, type Rect } from "../../../state/rect";
import type { Backdrop } from "../../../table/layout";
import { paintFrame } from "../../../table/marks";
import { layered } from "../../../table/parts/stock";
import type { Theme } from "../../../table/theme";
import type { Face, Sprites } from "../../../table/tiles";
import type { OkeyLayout } from "../layout";
import { drawDie } from "./die";
import {
  centre,
  type DealPlaces,
  HEIGHT,
  inDepth,
  levelOf,
  type Point,
  stacked,
  wholeStack,
} from "./places";
import type { DieMoment, Moment, Spread } from "./scenes";

/** Pixels: distance of a mark, and its line width. */
const MARK = { air: 3, line: 2 };
/** Least visible width of a tile that is turned edge-on. */
const EDGE = 0.05;
/** A false joker that does not count. */
const JOKER = { color: null, number: null, wild: false } as const;
/** Angles of the dice, by seat. */
const TILT = [0.16, -0.2, 0.1, -0.12] as const;
/** Edge of the dice for the indicator, in widths of the tiles beside them. */
const DIE = 0.92;

/** Paints the remaining ring as the layout has it. */
export function paintRing(
  ctx: CanvasRenderingContext2D,
  sprites: Sprites,
  backdrops: readonly Backdrop[],
): void {
  // Whole device pixels keep tiles sharp.
  const snap = (value: number): number => Math.round(value * sprites.ratio) / sprites.ratio;
  for (const backdrop of backdrops) {
    if (backdrop.kind === "tile") {
      const { x, y, w } = backdrop.rect;
      sprites.draw(ctx, backdrop.face, snap(x), snap(y), w);
    } else if (backdrop.kind === "frame") {
      paintFrame(ctx, backdrop.rect, sprites.look.theme, backdrop.faint);
    }
  }
}

/** The things that stay the same while a deal is shown. */
export interface Scenery {
  readonly places: DealPlaces;
  readonly layout: OkeyLayout;
  readonly table: RoundView;
  /** The indicator's stack, and its index. */
  readonly stack: Rect;
  readonly chosen: number;
}

/** Paints a deal. */
export class DealPainter {
  readonly #theme: Theme;

  constructor(
    private readonly ctx: CanvasRenderingContext2D,
    private readonly sprites: Sprites,
    private readonly scenery: Scenery,
  ) {
    this.#theme = sprites.look.theme;
  }

  /** Paints one moment. */
  paint(moment: Moment): void {
    const { places, layout, stack } = this.scenery;
    const { throws, stackDie, tileDie, spread, settled } = moment;
    for (const die of throws) this.#throw(die);
    if (settled > 0 && !layout.ring) this.#gather(moment);
    else this.#stacks(moment);
    const counted = moment.counted === null ? undefined : places.stacks[moment.counted];
    if (counted) paintFrame(this.ctx, wholeStack(places, counted, HEIGHT), this.#theme, false);
    if (moment.extra !== null) this.#extra(moment.extra, moment.slid);
    [stackDie, tileDie].forEach((die, i) => {
      const [rest, first] = [places.dice[i], places.spread[0]];
      if (die && rest && first) this.#roll(die, rest, first.w * DIE);
    });
    if (spread) this.#spread(stack, spread);
    if (settled > 0) this.#appear(stack, settled);
  }

  /** Paints the stacks at their places, or sliding there from the middle. */
  #stacks({ slid, heights, shown }: Moment): void {
    const { places, table, chosen } = this.scenery;
    const { stacks, middle } = places;
    if (slid.every((each) => each === 1)) {
      const lying = shown ? { stack: chosen, face: faceIn(table, table.indicator) } : null;
      paintRing(this.ctx, this.sprites, stacked(places, heights, lying));
      return;
    }
    for (const [i, stack] of inDepth(stacks)) {
      const way = slid[i] ?? 0;
      if (way > 0) this.#heap(mix(middle, centre(stack), way), stack.w, HEIGHT);
    }
  }

  /** Paints the middle: stacks that are still to slide, then the left-over tile. */
  #extra(way: number, slid: readonly number[]): void {
    const { places, stack } = this.scenery;
    const height = slid.some((each) => each === 0) ? HEIGHT : 1;
    this.#heap(mix(places.middle, levelOf(places, stack, HEIGHT), way), stack.w, height);
  }

  /** If the ring does not stay, collects its remaining tiles into the stock. */
  #gather({ heights, settled }: Moment): void {
    const { places, layout } = this.scenery;
    const { stock } = layout;
    for (const [i, stack] of inDepth(places.stacks)) {
      const size = between(stack.w, stock.w, settled) / stock.w;
      for (let level = 0; level < (heights[i] ?? 0); level += 1) {
        this.ctx.globalAlpha = Math.min(1, 2 - 2 * settled);
        const at = mix(levelOf(places, stack, level), centre(stock), settled);
        this.#tile(null, at, stock.w, size);
      }
    }
    this.ctx.globalAlpha = 1;
  }

  /** Fades in stock, indicator and okey as they are during the game. */
  #appear(stack: Rect, settled: number): void {
    const { places, layout, table } = this.scenery;
    const { stock, indicator, okey } = layout;
    this.ctx.globalAlpha = settled;
    // A ring that stays on the table replaces the stock.
    for (const { x, y, w } of layout.ring ? [] : layered(stock, HEIGHT)) {
      this.sprites.draw(this.ctx, null, x, y, w);
    }
    this.sprites.draw(this.ctx, faceIn(table, table.okey), okey.x, okey.y, okey.w);
    this.ctx.globalAlpha = 1;
    const at = mix(levelOf(places, stack, HEIGHT), centre(indicator), settled);
    const size = between(stack.w, indicator.w, settled) / indicator.w;
    this.#tile(faceIn(table, table.indicator), at, indicator.w, size);
  }

  /** Paints the tiles of a stack side by side, or on their way there and back. */
  #spread(stack: Rect, { out, levels, counted, turned, turn, joker }: Spread): void {
    const { places, table } = this.scenery;
    const face = joker ? JOKER : faceIn(table, table.indicator);
    const tiles = places.spread.map((rect, i) => ({ rect, i, level: levels[i] ?? 0 }));
    for (const { rect, i, level } of tiles.sort((one, other) => one.level - other.level)) {
      const at = mix(levelOf(places, stack, level), centre(rect), out);
      const open = i === turned ? turn : 0;
      const size = between(stack.w, rect.w, out) / rect.w;
      this.#tile(open > 0.5 ? face : null, at, rect.w, size, open);
      if (i === counted) this.#mark(rect);
    }
  }

  /** Paints a die that a player throws for the first turn. */
  #throw(die: DieMoment): void {
    const { throws, die: size } = this.scenery.places;
    const { to } = throws[die.seat] ?? {};
    if (!to) return;
    const { x, y } = this.#roll(die, to, size);
    if (die.mark === "best") this.#mark(centred(x, y, size, size), TILT[die.seat]);
  }

  /** Paints a die on its way from its player, and returns its centre. */
  #roll({ rolled, pips, mark, seat }: DieMoment, to: Point, size: number): Point {
    const { from = to } = this.scenery.places.throws[seat] ?? {};
    const slowing = 1 - (1 - rolled) ** 2.4;
    const at = mix(from, to, slowing);
    // The die rolls along its nearest side.
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3;
    const angle = (way * Math.PI) / 2 + (TILT[seat] ?? 0);
    this.ctx.globalAlpha = mark === "lost" ? 0.5 : Math.min(1, rolled * 6);
    drawDie(this.ctx, { ...at, size, angle, pips, rolled: slowing }, this.#theme);
    this.ctx.globalAlpha = 1;
    return at;
  }

  /** Paints a stack, with the lowest tile around a point. */
  #heap({ x, y }: Point, w: number, height: number): void {
    const { rise } = this.scenery.places;
    for (let level = 0; level < height; level += 1) {
      this.#tile(null, { x, y: y - level * rise }, w);
    }
  }

  /** Draws a tile around a point; scales one picture, to keep the cache small. */
  #tile(face: Face, { x, y }: Point, w: number, size = 1, turn = 0): void {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x, y);
    const turning = turn % 1 === 0 ? 1 : Math.max(Math.abs(Math.cos(turn * Math.PI)), EDGE);
    ctx.scale(size * turning, size);
    this.sprites.draw(ctx, face, -w / 2, (-w * ASPECT) / 2, w);
    ctx.restore();
  }

  /** Draws a frame around the counted tile or the best die. */
  #mark({ x, y, w, h }: Rect, angle = 0): void {
    const { ctx } = this;
    const { air, line } = MARK;
    ctx.save();
    ctx.translate(x + w / 2, y + h / 2);
    ctx.rotate(angle);
    ctx.strokeStyle = this.#theme.ring;
    ctx.lineWidth = line;
    ctx.beginPath();
    ctx.roundRect(-w / 2 - air, -h / 2 - air, w + 2 * air, h + 2 * air, w * 0.15 + air);
    ctx.stroke();
    ctx.restore();
  }
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function mix(from: Point, to: Point, share: number): Point {
  return { x: between(from.x, to.x, share), y: between(from.y, to.y, share) };
}
