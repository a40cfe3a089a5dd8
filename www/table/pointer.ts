/**
 * Mouse, pen and finger on the canvas: taps and drags become intentions.
 *
 * One pointer at a time; a second finger is ignored. Whatever interrupts a
 * drag (cancel, blur, another size of the window) puts the tile back. A tile
 * is dragged by itself; with Shift, or held at the lip below it or in the gap
 * beside it, the whole block comes along. So does a series on the table with
 * Shift, or where a place of the layout gives it as a whole.
 */

import { blockOf, type Spot } from "../rack/rack";
import { carriedBy, choosing, type Drag, type Store, settled } from "../state";
import {
  dropAt,
  gripAt,
  type Layout,
  openAt,
  pitchOf,
  rackTileAt,
  spotAt,
  type Target,
  targetAt,
} from "./layout";

export interface PointerActions {
  /** Hasty is a double tap, which may have been two taps for something else. */
  act(action: string, how?: { readonly spot?: Spot; readonly hasty?: boolean }): void;
  hurry(): boolean;
  /** Whether there was an end of a round to wait for. */
  hurryEnd(): boolean;
  move(tiles: readonly string[], spot: Spot): void;
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
  | {
      readonly kind: "target";
      readonly target: Target;
      /** What would be carried from it. */
      readonly gives: readonly string[];
    }
  | { readonly kind: "felt" };

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
    /** The action that a double tap on a tile does with it. */
    private readonly twice: () => string,
    private readonly actions: PointerActions,
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
      if (!far || tilesOf(press.thing).length === 0) return;
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
    const { target, from } = drag;
    const tiles = carriedBy(drag);
    const { tap, open } = this.layout().targets.find(({ name }) => name === from) ?? {};
    if (target?.kind === "place") this.actions.act(`${target.action} ${tiles.join(" ")}`);
    else if (target && tap && !open) this.actions.act(tap, { spot: target.spot });
    else if (target) this.actions.move(tiles, target.spot);
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
        this.actions.act(`${this.twice()} ${tile}`, { hasty: true });
        return;
      }
      this.#lastTap = { tile, time: now };
      this.store.change(choosing(this.store.state, tile));
    } else if (this.actions.hurryEnd()) {
      // Whoever has seen enough of how a round has ended taps anywhere.
      this.store.change({ selected: null });
    } else if (thing.kind === "target") this.#tapTarget(thing.target, x, y);
    else if (selected && spot) this.actions.move([selected], spot);
    else {
      this.store.change({ ...settled(this.store.state, null), selected: null });
      this.actions.hurry();
    }
  }

  /** What is picked out is put where it can be; else the tap is for what lies here. */
  #tapTarget({ tap, picks }: Target, x: number, y: number): void {
    const { state } = this.store;
    const { selected } = state;
    const takes = selected && selected !== picks ? openAt(this.layout(), x, y) : null;
    if (takes) this.actions.act(`${takes} ${selected}`);
    else if (picks) this.store.change(choosing(state, picks));
    else if (tap) this.actions.act(tap);
  }

  #onEdge(thing: Thing): boolean {
    const width = this.layout().slots[0]?.w ?? 0;
    return "dx" in thing && Math.abs(thing.dx) > width * EDGE;
  }

  #dragAt(press: Press, x: number, y: number): Drag | null {
    const layout = this.layout();
    const { thing } = press;
    const target = thing.kind === "target" ? thing.target : null;
    const [tile, ...others] = tilesOf(thing);
    if (!tile) return null;
    // Of several tiles the one that was taken hold of stays under the pointer.
    const held = others.indexOf(target?.picks ?? "") + 1;
    const [dx, dy] = "tiles" in thing ? [thing.dx, thing.dy] : [held * pitchOf(layout), 0];
    // Under a finger the tile is held a little higher, where it can be seen.
    const raised = press.touch ? (layout.slots[0]?.h ?? 0) * 0.35 : 0;
    const at = { x: x - dx, y: y - dy - raised };
    const from = target?.name ?? "rack";
    const drag = { tile, others, from, ...at, target: null };
    return { ...drag, target: dropAt(layout, drag) };
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
    const target = targetAt(layout, x, y);
    if (!target) return { kind: "felt" };
    const gives = target.gives ?? [];
    return { kind: "target", target, gives: (wholeBlock && target.among) || gives };
  }

  #hover(x: number, y: number): void {
    const thing = this.#thingAt(x, y, false);
    const target = thing.kind === "target" ? thing.target : null;
    const held = "tiles" in thing || (target?.open && target.gives !== null);
    this.canvas.style.cursor = held ? "grab" : target?.live ? "pointer" : "default";
  }
}

/** The tiles that can be carried away from what was pressed. */
function tilesOf(thing: Thing): readonly string[] {
  if (thing.kind === "felt") return [];
  return thing.kind === "target" ? thing.gives : thing.tiles;
}
