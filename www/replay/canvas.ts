/** The canvas of a watched match, with the painter of the live table. */

import { find } from "../base/find";
import type { GameUi } from "../games/game";
import type { Viewport } from "../state/rect";
import type { State } from "../state/state";
import type { Layout } from "../table/layout";
import { Motion } from "../table/motion";
import type { PageLook } from "../table/page-look";
import { Painter } from "../table/paint";

export class ReplayCanvas {
  readonly #painter: Painter;
  readonly #motion = new Motion();
  #layout: Layout | null = null;
  #ui: GameUi | null = null;
  /** The window and the rules painted last. */
  #painted = "";
  #frame = 0;

  constructor(root: Element, look: PageLook) {
    const canvas = (name: string) => find<HTMLCanvasElement>(root, name);
    this.#painter = new Painter(canvas(".felt"), canvas(".air"), look);
  }

  /** Shows a moment; `travel` is the duration of motion as a share of the usual one. */
  show(ui: GameUi, viewport: Viewport, state: State, travel: number): Layout {
    const layout = ui.layout(viewport, state, this.#ui === ui ? this.#layout : null);
    const frame = JSON.stringify([viewport, state.game?.options.text, window.devicePixelRatio]);
    const now = performance.now();
    const anew = frame !== this.#painted;
    this.#ui = ui;
    this.#layout = layout;
    this.#painted = frame;
    if (anew) this.#painter.resize(viewport, layout, window.devicePixelRatio);
    this.#motion.follow(layout, now, anew ? 0 : travel);
    this.#request();
    return layout;
  }

  /** Paints everything again after a change of the look. */
  forget(): void {
    this.#painted = "";
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  #request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now: number): void {
    this.#frame = 0;
    const { melds } = this.#ui ?? {};
    if (!this.#layout) return;
    const moving = this.#motion.at(now);
    this.#painter.paint(this.#layout, moving, now, null, melds?.brush);
    if (moving.busy) this.#request();
  }
}
