/**
 * Mouse, pen and finger on the canvas: taps and drags become intentions.
 *
 * One pointer at a time; a second finger is ignored. Whatever interrupts a
 * drag (cancel, blur, another size of the window) puts the tile back.
 */

import type { Spot } from "../rack";
import { type Drag, offered, STOCK, type Store } from "../state";
import { inside, type Layout, rackTileAt, spotAt, targetAt } from "./layout";

export interface Intentions {
  draw(source: "stock" | "discard", spot: Spot | null): void;
  discard(tile: string): void;
  finish(tile: string): void;
  move(tile: string, spot: Spot): void;
  throwSelected(): void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  readonly thing: Thing;
}

type Thing =
  | { readonly kind: "tile"; readonly tile: string; readonly dx: number; readonly dy: number }
  | { readonly kind: "stock" | "take" | "own" | "felt" };

/** Pixels that a press may wander and still be a tap. */
const WANDER = { mouse: 4, touch: 9 };
/** Milliseconds between the two taps of a double tap. */
const DOUBLE = 380;

export class Pointer {
  #press: Press | null = null;
  #dragging = false;
  #lastTap: { tile: string; time: number } | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly store: Store,
    private readonly layout: () => Layout,
    private readonly intend: Intentions,
    signal: AbortSignal,
  ) {
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.#up(event), { signal });
    const lose = ({ pointerId }: PointerEvent): void => {
      if (pointerId === this.#press?.id) this.cancel();
    };
    canvas.addEventListener("pointercancel", lose, { signal });
    canvas.addEventListener("lostpointercapture", lose, { signal });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    window.addEventListener("blur", () => this.cancel(), { signal });
  }

  /** Puts a carried tile back where it came from. */
  cancel(): void {
    this.#press = null;
    if (!this.#dragging) return;
    this.#dragging = false;
    this.store.change({ drag: null });
  }

  #down(event: PointerEvent): void {
    if (this.#press || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    this.#press = {
      id: event.pointerId,
      x,
      y,
      touch: event.pointerType === "touch",
      thing: this.#thingAt(x, y),
    };
    this.canvas.setPointerCapture(event.pointerId);
  }

  #moved(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const press = this.#press;
    if (!press) {
      this.#hover(x, y);
      return;
    }
    if (press.id !== event.pointerId) return;
    if (!this.#dragging) {
      const far =
        Math.hypot(x - press.x, y - press.y) > (press.touch ? WANDER.touch : WANDER.mouse);
      if (!far || !this.#startable(press.thing)) return;
      this.#dragging = true;
      this.canvas.style.cursor = "grabbing";
    }
    this.store.change({ drag: this.#dragAt(press, x, y), selected: null });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    if (this.#dragging) {
      this.#dragging = false;
      const drag = this.store.state.drag;
      if (drag) this.#drop(drag);
    } else this.#tap(press);
    this.#hover(event.clientX, event.clientY);
  }

  #drop(drag: Drag): void {
    const { target, tile, from } = drag;
    if (target?.kind === "rack" && from === "rack") this.intend.move(tile, target.spot);
    else if (target?.kind === "rack")
      this.intend.draw(from === "stock" ? "stock" : "discard", target.spot);
    else if (target?.kind === "discard") this.intend.discard(tile);
    else if (target?.kind === "finish") this.intend.finish(tile);
    else this.store.change({ drag: null });
  }

  #tap({ thing, x, y }: Press): void {
    const { selected } = this.store.state;
    const last = this.#lastTap;
    this.#lastTap = null;
    if (thing.kind === "tile") {
      const now = performance.now();
      if (last?.tile === thing.tile && now - last.time < DOUBLE) {
        this.store.change({ selected: null });
        this.intend.discard(thing.tile);
        return;
      }
      this.#lastTap = { tile: thing.tile, time: now };
      this.store.change({ selected: selected === thing.tile ? null : thing.tile });
    } else if (thing.kind === "stock") this.intend.draw("stock", null);
    else if (thing.kind === "take") this.intend.draw("discard", null);
    else if (thing.kind === "own") this.intend.throwSelected();
    else {
      const spot = selected && spotAt(this.layout(), x, y);
      if (selected && spot) this.intend.move(selected, spot);
      else this.store.change({ selected: null });
    }
  }

  #dragAt(press: Press, x: number, y: number): Drag | null {
    const layout = this.layout();
    const { thing } = press;
    const [dx, dy] = thing.kind === "tile" ? [thing.dx, thing.dy] : [0, 0];
    // Under a finger the tile is held a little higher, where it can be seen.
    const raised = press.touch ? (layout.slots[0]?.h ?? 0) * 0.35 : 0;
    const at = { x: x - dx, y: y - dy - raised };
    const table = this.store.state.game?.table;
    const tile =
      thing.kind === "tile"
        ? thing.tile
        : thing.kind === "stock"
          ? STOCK
          : table && offered(table)?.tile;
    if (!tile) return null;
    const from = thing.kind === "tile" ? "rack" : thing.kind === "stock" ? "stock" : "pile";
    return { tile, from, ...at, target: targetAt(layout, from, at.x, at.y) };
  }

  #startable(thing: Thing): boolean {
    const legal = this.store.state.game?.table?.legal;
    if (thing.kind === "tile") return true;
    if (thing.kind === "stock") return legal?.draw ?? false;
    return thing.kind === "take" ? (legal?.take ?? false) : false;
  }

  #thingAt(x: number, y: number): Thing {
    const layout = this.layout();
    const tile = rackTileAt(layout, x, y);
    if (tile) {
      const { rect, key } = tile;
      return { kind: "tile", tile: key, dx: x - rect.x - rect.w / 2, dy: y - rect.y - rect.h / 2 };
    }
    const table = this.store.state.game?.table;
    const take = table && layout.piles[table.previous];
    const [own] = layout.piles;
    if (inside(layout.stock, x, y, 8)) return { kind: "stock" };
    if (take && inside(take, x, y, 8)) return { kind: "take" };
    if (own && inside(own, x, y, 8)) return { kind: "own" };
    return { kind: "felt" };
  }

  #hover(x: number, y: number): void {
    const { kind } = this.#thingAt(x, y);
    const thing = { kind } as Thing;
    const { selected, game } = this.store.state;
    const throwable =
      kind === "own" && selected !== null && game?.table?.legal.discard.includes(selected);
    const live =
      kind === "tile" ? "grab" : this.#startable(thing) || throwable ? "pointer" : "default";
    this.canvas.style.cursor = live;
  }
}
