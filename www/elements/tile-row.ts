/**
 * `<tile-row>`: tiles side by side outside the table, drawn by the same hand.
 *
 * The size comes from the style sheet (`--tile`, pixels); the name is given by
 * whoever uses it.
 */

import type { TileView } from "../pkg/istaka";
import { ASPECT } from "../table/places";
import { evening } from "../table/theme";
import { MARGIN, Sprites } from "../table/tiles";

const GAP = 0.03;

export class TileRow extends HTMLElement {
  #tiles: readonly TileView[] = [];
  readonly #canvas = document.createElement("canvas");

  set tiles(tiles: readonly TileView[]) {
    this.#tiles = tiles;
    if (this.isConnected) this.#draw();
  }

  connectedCallback(): void {
    this.append(this.#canvas);
    this.#draw();
  }

  #draw(): void {
    const w = Number.parseFloat(getComputedStyle(this).getPropertyValue("--tile")) || 34;
    const ratio = window.devicePixelRatio;
    const margin = w * MARGIN;
    const step = w * (1 + GAP);
    const size = { w: step * this.#tiles.length - w * GAP, h: w * ASPECT };
    this.style.width = `${size.w}px`;
    this.style.height = `${size.h}px`;
    const { style } = this.#canvas;
    style.width = `${size.w + 2 * margin}px`;
    style.height = `${size.h + 2 * margin}px`;
    style.margin = `${-margin}px`;
    this.#canvas.width = Math.ceil((size.w + 2 * margin) * ratio);
    this.#canvas.height = Math.ceil((size.h + 2 * margin) * ratio);
    const ctx = this.#canvas.getContext("2d");
    if (!ctx) return;
    ctx.scale(ratio, ratio);
    const sprites = new Sprites(evening, ratio);
    this.#tiles.forEach((tile, i) => {
      sprites.draw(
        ctx,
        tile,
        Math.round((margin + i * step) * ratio) / ratio,
        Math.round(margin * ratio) / ratio,
        w,
      );
    });
  }
}

customElements.define("tile-row", TileRow);
