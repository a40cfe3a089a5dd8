/**
 * Mouse, pen and finger on the canvas: taps and drags become intentions.
 *
 * One pointer at a time; a second finger is ignored. Whatever interrupts a
 * drag (cancel, blur, another size of the window) puts the tile back. A tile
 * is dragged by itself; with Shift, or held at the lip below it or in the gap
 * beside it, the whole block comes along.
 */

import { gripAt, type Layout, rackTileAt, spotAt, targetOf } from "../games/okey/layout";
import { blockOf, type Spot } from "../rack/rack";
import { carriedBy, choosing, type Drag, offered, STOCK, type Store, settled } from "../state";
import { inside } from "./rect";

export interface Intentions {
  draw(source: "stock" | "discard", spot: Spot | null): void;
  /** Hasty is a double tap, which may have been two taps for something else. */
  discard(tile: string, hasty?: boolean): void;
  finish(tile: string): void;
  /** Whether there was anything to wait for. */
  hurry(): boolean;
  move(tiles: readonly string[], spot: Spot): void;
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
  | {
      readonly kind: "tile" | "block";
      /** The tile, or those of the block from left to right. */
      readonly tiles: readonly string[];
      /** From the middle of the first to the pointer. */
      readonly dx: number;
      readonly dy: number;
    }
  | { readonly kind: "stock" | "take" | "own" | "felt" };

/** Pixels that a press may wander and still be a tap. */
const WANDER = { mouse: 4, touch: 9 };
/** So far from the middle of a tile, as a share of its width, a tap means the place between two. */
const EDGE = 0.34;
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
      thing: this.#thingAt(x, y, event.shiftKey),
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
    const drag = this.#dragAt(press, x, y);
    this.store.change({ ...settled(this.store.state, drag?.tile ?? null), drag, selected: null });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    if (this.#dragging) {
      this.#dragging = false;
      const drag = this.store.state.drag;
      if (drag) this.#drop(drag);
    } else this.#tap(press, event.timeStamp);
    this.#hover(event.clientX, event.clientY);
  }

  #drop(drag: Drag): void {
    const { target, tile, from } = drag;
    if (target?.kind === "rack" && from === "rack") this.intend.move(carriedBy(drag), target.spot);
    else if (target?.kind === "rack")
      this.intend.draw(from === "stock" ? "stock" : "discard", target.spot);
    else if (target?.kind === "discard") this.intend.discard(tile);
    else if (target?.kind === "finish") this.intend.finish(tile);
    else this.store.change({ drag: null });
  }

  /** `now` is when the player did it: on a slow device that may be long before it is handled. */
  #tap({ thing, x, y }: Press, now: number): void {
    const { selected } = this.store.state;
    const last = this.#lastTap;
    this.#lastTap = null;
    const [tile] = thing.kind === "tile" ? thing.tiles : [];
    const spot = selected && spotAt(this.layout(), x, y);
    if (tile && !(spot && selected !== tile && this.#onEdge(thing))) {
      if (last?.tile === tile && now - last.time < DOUBLE) {
        this.store.change({ selected: null });
        this.intend.discard(tile, true);
        return;
      }
      this.#lastTap = { tile, time: now };
      this.store.change(choosing(this.store.state, tile));
    } else if (this.store.state.game?.table?.turn === null && this.intend.hurry()) {
      // Whoever has seen enough of how a round has ended taps anywhere.
      this.store.change({ selected: null });
    } else if (thing.kind === "stock") this.intend.draw("stock", null);
    else if (thing.kind === "take") this.intend.draw("discard", null);
    else if (thing.kind === "own") this.intend.throwSelected();
    else if (selected && spot) this.intend.move([selected], spot);
    else {
      this.store.change({ ...settled(this.store.state, null), selected: null });
      this.intend.hurry();
    }
  }

  #onEdge(thing: Thing): boolean {
    const width = this.layout().slots[0]?.w ?? 0;
    return "dx" in thing && Math.abs(thing.dx) > width * EDGE;
  }

  #dragAt(press: Press, x: number, y: number): Drag | null {
    const layout = this.layout();
    const { thing } = press;
    const [dx, dy] = "tiles" in thing ? [thing.dx, thing.dy] : [0, 0];
    // Under a finger the tile is held a little higher, where it can be seen.
    const raised = press.touch ? (layout.slots[0]?.h ?? 0) * 0.35 : 0;
    const at = { x: x - dx, y: y - dy - raised };
    const table = this.store.state.game?.table;
    const stock = thing.kind === "stock";
    const taken = stock ? STOCK : table && offered(table)?.tile;
    const [tile, ...others] = "tiles" in thing ? thing.tiles : taken ? [taken] : [];
    if (!tile) return null;
    const from = "tiles" in thing ? "rack" : stock ? "stock" : "pile";
    const drag = { tile, others, from, ...at, target: null } as const;
    return { ...drag, target: targetOf(layout, drag) };
  }

  #startable(thing: Thing): boolean {
    const legal = this.store.state.game?.table?.legal;
    if ("tiles" in thing) return true;
    if (thing.kind === "stock") return legal?.draw ?? false;
    return thing.kind === "take" ? (legal?.take ?? false) : false;
  }

  #thingAt(x: number, y: number, wholeBlock: boolean): Thing {
    const layout = this.layout();
    const { rack } = this.store.state;
    const key = rackTileAt(layout, x, y)?.key;
    const block = key === undefined || wholeBlock;
    const tiles = !block ? [key] : key ? blockOf(rack, key) : gripAt(layout, rack, x, y);
    const first = layout.slots[rack.slots.indexOf(tiles[0] ?? "")];
    if (first) {
      const [dx, dy] = [x - first.x - first.w / 2, y - first.y - first.h / 2];
      return { kind: block ? "block" : "tile", tiles, dx, dy };
    }
    const table = this.store.state.game?.table;
    const take = table && layout.piles[table.previous];
    const [own] = layout.piles;
    const stocks = [layout.stock, layout.ring?.next];
    if (stocks.some((rect) => rect && inside(rect, x, y, 8))) return { kind: "stock" };
    if (take && inside(take, x, y, 8)) return { kind: "take" };
    if (own && inside(own, x, y, 8)) return { kind: "own" };
    return { kind: "felt" };
  }

  #hover(x: number, y: number): void {
    const thing = this.#thingAt(x, y, false);
    const { kind } = thing;
    const { selected, game } = this.store.state;
    const throwable =
      kind === "own" && selected !== null && game?.table?.legal.discard.includes(selected);
    const live =
      "tiles" in thing ? "grab" : this.#startable(thing) || throwable ? "pointer" : "default";
    this.canvas.style.cursor = live;
  }
}
