/**
 * Scrolls a table that is higher than its room: by wheel, by a finger or mouse that grabs no tile,
 * and by dragging a tile to its upper or lower edge.
 */

import { clamp } from "../base/clamp";
import { inside, pointIn } from "../state/rect";
import type { Store } from "../state/state";
import { gripAt, type Layout, rackTileAt, type Scroll, targetAt } from "./layout";

/** Pixels: tolerance of a tap; distance from an edge at which a drag scrolls; step per frame. */
const WANDER = 9;
const EDGE = 28;
const STEP = 5;

/** Returns the scroll position after scrolling by a number of pixels, within the limits. */
export function scrolledBy({ rect, height, top }: Scroll, by: number): number {
  return clamp(top + by, 0, Math.max(0, height - rect.h));
}

/** Returns the nearest scroll position that makes a range of the window visible. */
export function showing(scroll: Scroll, y: number, h: number): number {
  const { rect } = scroll;
  const above = Math.min(0, y - rect.y);
  const below = Math.max(0, y + h - rect.y - rect.h);
  return scrolledBy(scroll, above || below);
}

/** The table that is scrolled. */
interface Scrolled {
  /** The canvas: other elements above the table do not scroll it. */
  readonly felt: Element;
  readonly store: Store;
  /** True if tiles can be grabbed. */
  readonly grabs: boolean;
  layout(): Layout;
}

/** Handles scrolling until the signal aborts. */
export function listenToScroll(root: HTMLElement, scrolled: Scrolled, signal: AbortSignal): void {
  const scroller = new Scroller(scrolled);
  // Captures events before the table, which would take the end of a scrolling touch for a tap.
  const early = { signal, capture: true };
  root.addEventListener("wheel", (event) => scroller.turned(event), { signal, passive: true });
  root.addEventListener("pointerdown", (event) => scroller.pressed(event), early);
  root.addEventListener("pointermove", (event) => scroller.moved(event), early);
  root.addEventListener("pointerup", (event) => scroller.lifted(event), early);
  root.addEventListener("pointercancel", (event) => scroller.letGo(event), early);
}

interface Pull {
  readonly id: number;
  readonly y: number;
  /** Scroll position at the beginning. */
  readonly top: number;
  pulled: boolean;
}

class Scroller {
  #pull: Pull | null = null;
  /** Direction of scrolling while something is dragged near an edge. */
  #towards = 0;
  #frame = 0;

  constructor(private readonly scrolled: Scrolled) {}

  turned(event: WheelEvent): void {
    const { scroll } = this.scrolled.layout();
    const { x, y } = this.#pointOf(event);
    if (scroll && this.#isTable(event.target) && inside(scroll.rect, x, y))
      this.#scroll(scroll, event.deltaY);
  }

  pressed(event: PointerEvent): void {
    const { target, pointerId } = event;
    const { x, y } = this.#pointOf(event);
    const layout = this.scrolled.layout();
    if (this.#pull || !layout.scroll || !this.#isTable(target)) return;
    const { rect, top } = layout.scroll;
    if (!inside(rect, x, y) || this.#isHeld(layout, x, y)) return;
    this.#pull = { id: pointerId, y, top, pulled: false };
  }

  moved(event: PointerEvent): void {
    const { scroll } = this.scrolled.layout();
    if (!scroll) return;
    const { x, y } = this.#pointOf(event);
    const pull = this.#pull;
    if (pull?.id === event.pointerId) {
      const way = pull.y - y;
      pull.pulled ||= Math.abs(way) > WANDER;
      if (pull.pulled) this.#scroll(scroll, pull.top + way - scroll.top);
    } else if (this.scrolled.store.state.drag && inside(scroll.rect, x, y)) {
      const { y: above, h } = scroll.rect;
      this.#towards = y < above + EDGE ? -1 : y > above + h - EDGE ? 1 : 0;
      this.#glide();
    } else this.#towards = 0;
  }

  lifted(event: PointerEvent): void {
    if (this.#pull?.id === event.pointerId && this.#pull.pulled) event.stopPropagation();
    this.letGo(event);
  }

  /** Ends the pull; ignores other fingers. */
  letGo({ pointerId }: PointerEvent): void {
    if (this.#pull && this.#pull.id !== pointerId) return;
    this.#pull = null;
    this.#towards = 0;
  }

  /** Scrolls while something is held near an edge. */
  #glide(): void {
    if (this.#frame !== 0 || this.#towards === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const { scroll } = this.scrolled.layout();
      if (!scroll || !this.scrolled.store.state.drag) return;
      this.#scroll(scroll, this.#towards * STEP);
      this.#glide();
    });
  }

  #scroll(scroll: Scroll, by: number): void {
    const top = scrolledBy(scroll, by);
    if (top !== scroll.top) this.scrolled.store.change({ scroll: top });
  }

  #pointOf(event: MouseEvent) {
    return pointIn(this.scrolled.felt, event);
  }

  #isTable(target: EventTarget | null): boolean {
    return target === this.scrolled.felt;
  }

  /** Returns `true` if there is something to drag at a point. */
  #isHeld(layout: Layout, x: number, y: number): boolean {
    const { grabs, store } = this.scrolled;
    if (!grabs) return false;
    const tile = rackTileAt(layout, x, y) ?? targetAt(layout, x, y)?.gives;
    return Boolean(tile) || gripAt(layout, store.state.rack, x, y).length > 0;
  }
}
