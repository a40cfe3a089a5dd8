/**
 * Mouse, pen and finger on the canvas: turns taps and drags into actions.
 *
 * Only one pointer at a time; a second finger is ignored. Any interruption of a drag (cancel, blur,
 * resize) puts the tile back. A tile is dragged by itself; with Shift, or from the lip below it or
 * the gap beside it, the whole block comes along. The same holds for a series on the table with
 * Shift, or at a place of the layout that gives all of it, and for a selection dragged by one of
 * its tiles.
 */

import { blockOf } from "../rack/rack";
import { inside, pointIn, type Rect } from "../state/rect";
import {
  alongWith,
  carriedBy,
  type Drag,
  type Drop,
  pickedIn,
  pointed,
  type Store,
  settled,
} from "../state/state";
import { onTwice, type TableActions } from "./action";
import type { KeyUse } from "./game";
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
import { pickInRow, pickOnRack } from "./picking";

/** The pointer behaviour of a game: the action of a double tap, and the way to select tiles. */
type PointerUse = Pick<KeyUse, "actions" | "melds">;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** True for a finger or a pen, which wander and hide what lies below them. */
  readonly touch: boolean;
  readonly shift: boolean;
  readonly thing: Thing;
}

type Thing =
  | {
      readonly kind: "rack";
      /** The pressed tile of the block; null if the press was beside the tiles. */
      readonly tile: string | null;
      /** The tiles a drag would move, from left to right. */
      readonly tiles: readonly string[];
      /** Distance from the centre of the first tile to the pointer. */
      readonly dx: number;
      readonly dy: number;
    }
  | {
      readonly kind: "target";
      readonly target: Target;
      /** The tiles a drag would move. */
      readonly gives: readonly string[];
    }
  | { readonly kind: "felt" };

/** Tolerance of a tap in pixels. */
const WANDER = { mouse: 4, touch: 9 };
/** Distance from a tile's centre, as a share of its width, beyond which a tap means the gap. */
const EDGE = 0.34;
/** Pixels around the series that is near: a drag farther away leaves it. */
const AWAY = 12;
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
    private readonly game: () => PointerUse,
    private readonly actions: Pick<TableActions, "act" | "follow" | "hurry" | "hurryEnd" | "move">,
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

  /** Puts a dragged tile back where it came from. */
  cancel(): void {
    this.#press = null;
    if (!this.#dragging) return;
    this.#dragging = false;
    this.store.change({ drag: null });
  }

  /**
   * Updates the drop target after a change of the layout: scrolling or another player's move may
   * put another place under a resting pointer.
   */
  aim(): void {
    const { drag } = this.store.state;
    if (!this.#dragging || !drag) return;
    const target = dropAt(this.layout(), drag);
    if (!isSame(target, drag.target)) this.store.change({ drag: { ...drag, target } });
  }

  #down(event: PointerEvent): void {
    if (this.#press || event.button !== 0) return;
    const { x, y } = pointIn(this.canvas, event);
    this.#press = {
      id: event.pointerId,
      x,
      y,
      touch: event.pointerType !== "mouse",
      shift: event.shiftKey,
      thing: this.#thingAt(x, y, event.shiftKey),
    };
    this.canvas.setPointerCapture(event.pointerId);
  }

  #moved(event: PointerEvent): void {
    const { x, y } = pointIn(this.canvas, event);
    if (!this.#press) {
      this.#hover(x, y);
      return;
    }
    const press = this.#pressBy(event);
    if (!press) return;
    if (!this.#dragging) {
      const far =
        Math.hypot(x - press.x, y - press.y) > (press.touch ? WANDER.touch : WANDER.mouse);
      if (!far || tilesOf(press.thing).length === 0) return;
      this.#dragging = true;
      this.canvas.style.cursor = "grabbing";
    }
    const drag = this.#dragAt(press, x, y);
    const { state } = this.store;
    const near = drag && this.#leaves(drag) ? null : state.near;
    this.store.change({ ...settled(state, drag?.tile ?? null), drag, near, selected: null });
  }

  #up(event: PointerEvent): void {
    const press = this.#pressBy(event);
    if (!press) return;
    this.#press = null;
    if (this.#dragging) {
      this.#dragging = false;
      const drag = this.store.state.drag;
      if (drag) this.#drop(drag);
    } else this.#tap(press, event.timeStamp);
    const { x, y } = pointIn(this.canvas, event);
    this.#hover(x, y);
  }

  /**
   * Returns what this pointer has pressed. A pressed tile may have gone meanwhile, for instance
   * discarded when time ran out: then the press is over.
   */
  #pressBy({ pointerId }: PointerEvent): Press | null {
    const press = this.#press;
    if (press?.id !== pointerId) return null;
    const { thing } = press;
    const { slots } = this.store.state.rack;
    if (thing.kind !== "rack" || thing.tiles.every((tile) => slots.includes(tile))) return press;
    this.cancel();
    return null;
  }

  /**
   * Returns `true` if a tile is dragged away from its series: then the whole table must be visible.
   */
  #leaves({ tile, x, y }: Drag): boolean {
    const { near } = this.layout();
    return near?.tiles.includes(tile) === true && !inside(near.rect, x, y, AWAY);
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

  /** Handles a tap. `now` is the time of the event; a slow device may handle it much later. */
  #tap({ thing, x, y, shift }: Press, now: number): void {
    const { state } = this.store;
    const picked = pickedIn(state);
    const last = this.#lastTap;
    this.#lastTap = null;
    const tile = thing.kind === "rack" ? thing.tile : null;
    const lit = tile ?? (thing.kind === "target" ? thing.target.picks : null);
    if (lit && pointed(state)?.tiles.includes(lit) && this.actions.follow()) return;
    const spot = picked.length > 0 ? spotAt(this.layout(), x, y) : null;
    if (tile && !(spot && state.selected !== tile && this.#onEdge(tile, x))) {
      if (last?.tile === tile && now - last.time < DOUBLE) {
        const tiles = alongWith(state, tile).join(" ");
        this.store.change({ selected: null });
        this.actions.act(`${onTwice(this.game())} ${tiles}`, { hasty: true });
        return;
      }
      this.#lastTap = { tile, time: now };
      this.#pick(tile, shift);
    } else if (this.actions.hurryEnd()) {
      // At the end of a round, a tap anywhere skips the animation.
      this.store.change({ selected: null });
    } else if (thing.kind === "target") this.#tapTarget(thing.target, x, y);
    else if (spot) this.actions.move(picked, spot);
    else if (this.layout().near) this.store.change({ near: null });
    else {
      this.store.change({ ...settled(this.store.state, null), selected: null });
      this.actions.hurry();
    }
  }

  /** Handles a tap on a tile of the rack. */
  #pick(tile: string, shift: boolean): void {
    const { state } = this.store;
    this.store.change(pickOnRack(this.game(), state, tile, shift));
  }

  /** Puts the selected tiles at this place if that is possible; else taps the place itself. */
  #tapTarget({ tap, picks, nears, among = [] }: Target, x: number, y: number): void {
    const { state } = this.store;
    const picked = pickedIn(state);
    // A tap on another tile of the same series extends the selection.
    const goes = picked.length > 0 && !picked.some((tile) => among.includes(tile));
    const takes = goes ? openAt(this.layout(), x, y) : null;
    if (takes) this.actions.act(`${takes} ${picked.join(" ")}`);
    else if (nears) this.store.change({ near: state.near === nears ? null : nears });
    else if (picks) this.store.change(pickInRow(state, picks, among));
    else if (tap) this.actions.act(tap);
  }

  /** Returns `true` if a tap beside the centre of a tile means the gap between two tiles. */
  #onEdge(tile: string, x: number): boolean {
    const slot = this.#slotOf(tile);
    if (!slot || this.game().melds) return false;
    return Math.abs(x - slot.x - slot.w / 2) > slot.w * EDGE;
  }

  #slotOf(tile: string | undefined): Rect | undefined {
    return this.layout().slots[this.store.state.rack.slots.indexOf(tile ?? "")];
  }

  #dragAt(press: Press, x: number, y: number): Drag | null {
    const layout = this.layout();
    const { thing } = press;
    const target = thing.kind === "target" ? thing.target : null;
    const [tile, ...others] = tilesOf(thing);
    if (!tile) return null;
    // The grabbed tile of several stays under the pointer.
    const held = others.indexOf(target?.picks ?? "") + 1;
    const [dx, dy] = "tiles" in thing ? [thing.dx, thing.dy] : [held * pitchOf(layout), 0];
    // Under a finger the tile is held a little higher, so that it is visible.
    const raised = press.touch ? (layout.slots[0]?.h ?? 0) * 0.35 : 0;
    const at = { x: x - dx, y: y - dy - raised };
    const from = target?.name ?? "rack";
    const drag = { tile, others, from, ...at, target: null };
    return { ...drag, target: dropAt(layout, drag) };
  }

  #thingAt(x: number, y: number, wholeBlock: boolean): Thing {
    const layout = this.layout();
    const { state } = this.store;
    const { rack } = state;
    const tile = rackTileAt(layout, x, y)?.key ?? null;
    const along = tile ? alongWith(state, tile) : gripAt(layout, rack, x, y);
    const tiles = tile && wholeBlock ? blockOf(rack, tile) : along;
    const held = Math.max(tiles.indexOf(tile ?? ""), 0);
    const slot = this.#slotOf(tiles[held]);
    if (slot) {
      const dx = x - slot.x - slot.w / 2 + held * pitchOf(layout);
      return { kind: "rack", tile, tiles, dx, dy: y - slot.y - slot.h / 2 };
    }
    const target = targetAt(layout, x, y);
    if (!target) return { kind: "felt" };
    const { picks, among, gives } = target;
    if (wholeBlock && among) return { kind: "target", target, gives: among };
    return { kind: "target", target, gives: picks ? alongWith(state, picks) : (gives ?? []) };
  }

  #hover(x: number, y: number): void {
    const thing = this.#thingAt(x, y, false);
    const target = thing.kind === "target" ? thing.target : null;
    const held = "tiles" in thing || (target?.open && target.gives !== null);
    this.canvas.style.cursor = held ? "grab" : target?.live ? "pointer" : "default";
  }
}

/** Returns `true` if two drops have the same destination. */
function isSame(one: Drop | null, other: Drop | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the tiles that can be dragged from a pressed thing. */
function tilesOf(thing: Thing): readonly string[] {
  if (thing.kind === "felt") return [];
  return thing.kind === "target" ? thing.gives : thing.tiles;
}
