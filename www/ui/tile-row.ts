/**
 * `<tile-row>`: tiles side by side outside the table, drawn like those on it.
 *
 * The size comes from the style sheet (`--tile`, pixels, em or rem); the user of the element gives
 * its label. A row that is too long wraps.
 */

import type { Faces } from "../state/faces";
import { ASPECT } from "../state/rect";
import { cardIn, lookAround, NEW_LOOK } from "../table/page-look";
import type { Look } from "../table/theme";
import { type Face, MARGIN, Sprites } from "../table/tiles";

type Like = Partial<Faces>;

/**
 * The rows to be drawn before the next frame: all styles are read first, as each reading after a
 * drawing has the browser compute them anew.
 */
const waiting = new Set<TileRow>();

function drawAll(): void {
  const rows = [...waiting].filter(({ isConnected }) => isConnected);
  waiting.clear();
  const drawings = rows.map((row) => row.drawing());
  for (const draw of drawings) draw();
}

class TileRow extends HTMLElement {
  /** The settings of the faces, in place of those of the table; null follows the table. */
  like: Like | null = null;
  #tiles: readonly Face[] = [];
  #stop = new AbortController();

  set tiles(tiles: readonly Face[]) {
    // Set at every rendering, but drawn only after a change.
    if (JSON.stringify(tiles) === JSON.stringify(this.#tiles)) return;
    this.#tiles = tiles;
    if (this.isConnected) this.#draw();
  }

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const draw = (): void => this.#draw();
    document.addEventListener(NEW_LOOK, draw, { signal });
    // Zooming changes the pixels, and small windows have smaller tiles, once the page has followed.
    const resized = (): number => requestAnimationFrame(() => setTimeout(draw));
    window.addEventListener("resize", resized, { signal });
    draw();
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #draw(): void {
    if (waiting.size === 0) queueMicrotask(drawAll);
    waiting.add(this);
  }

  /** Reads the style, and returns the function that draws by it. */
  drawing(): () => void {
    const ratio = window.devicePixelRatio;
    const { like } = this;
    const look = lookAround(this);
    if (!look) return () => {};
    const w = this.#width();
    const sprites =
      like === null ? look.sprites(ratio) : new Sprites(alike(look.present, like), ratio);
    return () => this.replaceChildren(...this.#tiles.map((tile) => picture(sprites, tile, w)));
  }

  /** Returns the width of a tile in pixels. */
  #width(): number {
    const style = getComputedStyle(this);
    const size = style.getPropertyValue("--tile").trim();
    const of = size.endsWith("rem") ? getComputedStyle(document.documentElement) : style;
    const unit = size.endsWith("em") ? Number.parseFloat(of.fontSize) : 1;
    return Number.parseFloat(size) * unit || 34;
  }
}

/** Returns the look with these settings of the faces. */
function alike(look: Look, { colors, faces }: Like): Look {
  return {
    ...look,
    colors: colors ?? look.colors,
    card: faces ? cardIn(faces) : look.card,
  };
}

/** Draws a tile; the canvas is larger by room for a shadow, which takes no space in the row. */
function picture(sprites: Sprites, tile: Face, w: number): HTMLCanvasElement {
  const { ratio } = sprites;
  const margin = w * MARGIN;
  const canvas = document.createElement("canvas");
  const [width, height] = [w + 2 * margin, w * ASPECT + 2 * margin];
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(height * ratio);
  // Follows the size in the style sheet even before the next drawing.
  const size = (share: number): string => `calc(var(--tile, 34px) * ${share})`;
  canvas.style.width = size(1 + 2 * MARGIN);
  canvas.style.height = size(ASPECT + 2 * MARGIN);
  canvas.style.margin = size(-MARGIN);
  const ctx = canvas.getContext("2d");
  ctx?.scale(ratio, ratio);
  if (ctx) sprites.draw(ctx, tile, margin, margin, w);
  return canvas;
}

customElements.define("tile-row", TileRow);
