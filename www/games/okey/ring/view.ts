/**
 * The remaining ring in a popover, for tables without room for it: the count below the stock is the
 * button that opens it.
 */

import { html, nothing, render } from "lit/html.js";
import { say } from "../../../locales/messages";
import type { RingView as Left } from "../../../pkg/istaka/istaka";
import type { Rect } from "../../../state/rect";
import { at } from "../../../table/at";
import { lookAround } from "../../../table/page-look";
import type { OkeyLayout } from "../layout";
import type { OkeyState } from "../state";
import { drawDie } from "./die";
import { paintRing } from "./paint";
import { leftOf, lieOf, pictured } from "./places";

/** Pixels: the picture, the edge of a die in it, and the button. */
const SIZE = { ring: { w: 296, h: 208 }, row: { w: 296, h: 104 } };
const DIE = 38;
const BUTTON = { w: 72, h: 28 };
const SMALL = { w: 40, h: 24 };
/**
 * Pixels: a stock narrower than this has the small button, shifted to the left, away from the text
 * below the indicator.
 */
const NARROW = 60;
const AWAY = 7;

export class RingView {
  readonly #host = document.createElement("div");
  /** The state to paint when it is opened. */
  #state: OkeyState | null = null;

  constructor(root: HTMLElement) {
    this.#host.id = "ring";
    root.insertBefore(this.#host, root.querySelector("#air"));
  }

  follow(state: OkeyState, layout: OkeyLayout): void {
    this.#state = state;
    const ring = state.game?.table?.ring;
    const table = state.game?.table;
    const shown = ring && table && !layout.ring && !state.dealing;
    const opened = (): void => this.#paint();
    render(shown ? view(ring, table.stock, layout, opened) : nothing, this.#host);
    if (shown && this.#host.querySelector(":popover-open")) this.#paint();
  }

  leave(): void {
    this.#state = null;
    render(nothing, this.#host);
  }

  #paint(): void {
    const canvas = this.#host.querySelector("canvas");
    const ctx = canvas?.getContext("2d");
    const { game } = this.#state ?? {};
    const table = game?.table;
    if (!canvas || !ctx || !game || !table?.ring) return;
    const ratio = window.devicePixelRatio;
    const sprites = lookAround(canvas)?.sprites(ratio);
    if (!sprites) return;
    const { tiles, shape } = table.ring;
    const size = SIZE[shape];
    canvas.width = size.w * ratio;
    canvas.height = size.h * ratio;
    ctx.scale(ratio, ratio);
    const places = pictured(size, lieOf(table.ring, game));
    paintRing(ctx, sprites, leftOf(places, table));
    const y = shape === "row" ? size.h - DIE * 0.75 : size.h / 2;
    const die = { x: size.w / 2, y, size: DIE, angle: -0.14, pips: tiles.at(-1) ?? 1, rolled: 1 };
    drawDie(ctx, die, sprites.look.theme);
  }
}

function view(
  { heights, next, stack, tiles, from, shape }: Left,
  count: number,
  { stock }: OkeyLayout,
  opened: () => void,
) {
  const left =
    next === null
      ? say("ring-empty")
      : say("ring-next", { stack: next + 1, count: heights[next] ?? 0 });
  const pips = tiles.at(-1) ?? 1;
  return html`
    <button class="stacks" popovertarget="ring-view" ${at(below(stock, stock.w < NARROW ? SMALL : BUTTON))}
      aria-label=${say("ring-open-label", { count })}><b>${count}</b><i></i></button>
    <div id="ring-view" popover role="group" aria-labelledby="ring-title" @toggle=${opened}>
      <h2 id="ring-title">${say("ring-title", { shape })}</h2>
      <canvas class=${shape} aria-hidden="true"></canvas>
      <p>${left}</p>
      <p>${say("ring-thrown", { stack, pips, from })}</p>
    </div>`;
}

/** Places the button where the count is. */
function below({ x, y, w, h }: Rect, button: Pick<Rect, "w" | "h">): Rect {
  const away = button === SMALL ? AWAY : 0;
  return { ...button, x: x + (w - button.w) / 2 - away, y: y + h * 1.15 + 3 };
}
