/**
 * Tiles dragged by mouse, pen or finger: from the palette to a place, from there to another, or out
 * of all places. What is marked with `data-tile` can be dragged, and `data-place` takes it.
 *
 * Nothing changes before the tile is dropped: Escape and any interruption put it back. Only one
 * pointer drags at a time. A touch that starts beside the tiles scrolls as ever.
 */

import "../ui/tile-row";
import type { TileFace } from "../state/faces";

/** Tolerance of a tap in pixels. */
const WANDER = { mouse: 4, touch: 9 };
/** Share of its height by which a tile is held above a finger, so that it is visible. */
const RAISED = 0.6;
/** Pixels: distance from the upper and lower edge at which a drag scrolls, and step per frame. */
const EDGE = 40;
const STEP = 7;

/** A tile that lies in a place, by its number there. */
export interface Lying {
  readonly place: string;
  readonly at: number;
}

/** The uses of a drag; places go by their names. */
interface Dragged {
  face(tile: string): TileFace;
  /** Moves a tile; `from` is null for one of the palette, `to` for none of the places. */
  drop(tile: string, from: Lying | null, to: string | null): void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  readonly source: HTMLElement;
}

interface Carried {
  /** The tile under the pointer, and the middle of the place that it was taken from. */
  readonly ghost: HTMLElement;
  readonly home: Point;
  readonly raised: number;
  target: Element | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export class TileDrag {
  #press: Press | null = null;
  #carried: Carried | null = null;
  /** True after a drag, until the browser has told of its click. */
  #isClick = false;
  /** The pointer, as it was seen last. */
  #at: Point = { x: 0, y: 0 };
  #frame = 0;

  /** Listens to everything within `root` until the signal aborts. */
  constructor(
    private readonly root: HTMLElement,
    private readonly dragged: Dragged,
    signal: AbortSignal,
  ) {
    root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    root.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    root.addEventListener("pointerup", (event) => this.#up(event), { signal });
    const lose = ({ pointerId }: PointerEvent): void => {
      if (pointerId === this.#press?.id) this.cancel();
    };
    root.addEventListener("pointercancel", lose, { signal });
    root.addEventListener("lostpointercapture", lose, { signal });
    root.addEventListener("click", (event) => this.#clicked(event), { signal, capture: true });
    // Earlier than the dialog, which Escape would close.
    window.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    window.addEventListener("blur", () => this.cancel(), { signal });
    signal.addEventListener("abort", () => this.cancel());
  }

  /** Puts the tile back where it came from. */
  cancel(): void {
    const carried = this.#end();
    if (carried) putBack(carried);
  }

  #down(event: PointerEvent): void {
    this.#isClick = false;
    const source = (event.target as Element).closest<HTMLElement>("[data-tile]");
    if (!source?.querySelector("tile-row") || this.#press || event.button !== 0) return;
    if (source.getAttribute("aria-disabled") === "true") return;
    const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
    this.#press = { id, x, y, touch: pointerType !== "mouse", source };
    source.setPointerCapture(id);
  }

  #moved(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#at = { x: event.clientX, y: event.clientY };
    const way = Math.hypot(this.#at.x - press.x, this.#at.y - press.y);
    if (!this.#carried && way <= (press.touch ? WANDER.touch : WANDER.mouse)) return;
    this.#carried ??= this.#lift(press);
    this.#aim();
    this.#glide();
  }

  #up({ pointerId }: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== pointerId) return;
    const carried = this.#end();
    if (!carried) return;
    const { tile = "", at } = press.source.dataset;
    const place = placeOf(press.source);
    const from = place === null ? null : { place, at: Number(at) };
    const to = placeOf(carried.target);
    if (to === place) {
      putBack(carried);
      return;
    }
    carried.ghost.remove();
    this.dragged.drop(tile, from, to);
  }

  /** Ends the drag without any change; returns what was carried. */
  #end(): Carried | null {
    const [press, carried] = [this.#press, this.#carried];
    this.#press = null;
    this.#carried = null;
    if (!carried) return null;
    this.#isClick = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    press?.source.removeAttribute("data-carried");
    carried.target?.removeAttribute("data-drop");
    return carried;
  }

  #clicked(event: Event): void {
    if (!this.#isClick) return;
    this.#isClick = false;
    event.stopPropagation();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#carried) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  #lift({ source, touch }: Press): Carried {
    const shown = source.querySelector("tile-row") ?? source;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const face = this.dragged.face(source.dataset.tile ?? "");
    const ghost = Object.assign(document.createElement("tile-row"), { tiles: [face] });
    ghost.className = "carried";
    ghost.ariaHidden = "true";
    ghost.style.setProperty("--tile", getComputedStyle(shown).getPropertyValue("--tile"));
    this.root.append(ghost);
    source.dataset.carried = "";
    const home = { x: x + width / 2, y: y + height / 2 };
    return { ghost, home, raised: touch ? height * RAISED : 0, target: null };
  }

  /** Draws the tile at the pointer, and marks the place that would take it. */
  #aim(): void {
    const [press, carried] = [this.#press, this.#carried];
    if (!press || !carried) return;
    const { x, y } = { x: this.#at.x, y: this.#at.y - carried.raised };
    moveTo(carried.ghost, { x, y });
    const target = document.elementFromPoint(x, y)?.closest("[data-place]") ?? null;
    carried.ghost.classList.toggle("out", target === null && placeOf(press.source) !== null);
    if (target === carried.target) return;
    carried.target?.removeAttribute("data-drop");
    if (placeOf(target) !== placeOf(press.source)) target?.setAttribute("data-drop", "");
    carried.target = target;
  }

  /** Scrolls while the pointer is at an edge. */
  #glide(): void {
    const body = this.root.querySelector(".body");
    if (!this.#carried || !body || this.#frame !== 0) return;
    const { top, bottom } = body.getBoundingClientRect();
    const { y } = this.#at;
    const towards = y < top + EDGE ? -1 : y > bottom - EDGE ? 1 : 0;
    if (towards === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      body.scrollTop += towards * STEP;
      this.#aim();
      this.#glide();
    });
  }
}

/** Returns the name of the place in which an element lies. */
function placeOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

function moveTo({ style }: HTMLElement, { x, y }: Point): void {
  style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
}

/** Has the tile glide to where it came from, where there is motion. */
function putBack({ ghost, home }: Carried): void {
  ghost.classList.add("back");
  moveTo(ghost, home);
  const motions = ghost.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(motions).then(() => ghost.remove());
}
