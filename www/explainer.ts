/**
 * Explains the things of the table: those that a pointer rests on, that a finger holds, that are
 * tapped and do nothing else, or that one comes to by keyboard. Whoever acts goes on unhindered.
 */

import type { About, Sentence, State, Store } from "./state";
import { inside } from "./table/rect";
import type { GameView } from "./views";

/** Milliseconds: a mouse must rest on a thing, a finger hold it, and the words stay. */
const REST = 800;
const HOLD = 500;
const READING = 6000;

/** Pixels that a finger may wander and still hold. */
const WANDER = 9;

/** Where a tap does nothing but ask. */
const IDLE = "[data-about]:is([data-idle], .asked)";

export interface Page {
  /** Puts a carried tile back, and forgets what a finger has begun. */
  letGo(): void;
  tell(sentence: Sentence): void;
  /** What is said about a thing. */
  about(thing: string, state: State): Sentence | null;
}

export class Explainer {
  /** Until a pointer has rested, or a finger has held, for long enough. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Until the words go by themselves, whatever the pointer does meanwhile. */
  #reading: ReturnType<typeof setTimeout> | undefined;
  #pressed: { readonly x: number; readonly y: number } | null = null;
  /** Whether a finger has held something: lifting it does nothing more. */
  #held = false;
  /** The situation about which something is told. */
  #of: GameView | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly page: Page,
    signal: AbortSignal,
  ) {
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ): void => root.addEventListener(name, handle, { signal, capture: true });
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerdown", (event) => this.#down(event));
    listen("pointerup", () => this.#rest());
    listen("pointercancel", () => this.#rest());
    listen("pointerleave", () => this.#rest());
    listen("click", (event) => this.#clicked(event));
    listen("focusin", ({ target }) => this.#focused(target));
    listen("focusout", () => this.#hide());
    listen("keydown", () => this.#hide());
  }

  /** What was told holds for one situation. */
  follow(state: State): void {
    const { about, game, drag, dialog, notice } = state;
    if (about && (game !== this.#of || drag || dialog || notice?.at)) this.#hide();
  }

  /** Explains what was clicked, if a click does nothing else there. */
  #explain({ target, clientX, clientY, detail }: MouseEvent): void {
    const own = target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
    const onFelt = target instanceof HTMLCanvasElement && target.id === "felt";
    const found = own?.matches(IDLE) ? own : onFelt ? this.#at(clientX, clientY, IDLE) : null;
    if (!found) return;
    this.#show(found, READING);
    // Nobody points who presses a key, as who listens does.
    if (detail === 0) this.#tell(found);
  }

  #moved({ pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== "mouse") {
      const { x: fromX, y: fromY } = this.#pressed ?? { x, y };
      if (Math.hypot(x - fromX, y - fromY) > WANDER) this.#rest();
      return;
    }
    const { about } = this.store.state;
    if (about && !inside(about.rect, x, y)) this.#hide();
    this.#rest();
    if (buttons === 0 && !this.store.state.about)
      this.#waiting = setTimeout(() => this.#show(this.#at(x, y)), REST);
  }

  #down({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#held = false;
    this.#hide();
    this.#rest();
    if (pointerType === "mouse") return;
    this.#pressed = { x, y };
    this.#waiting = setTimeout(() => {
      const found = this.#at(x, y);
      if (!found || this.store.state.drag) return;
      this.#held = true;
      this.page.letGo();
      this.#show(found, READING);
    }, HOLD);
  }

  #clicked(event: MouseEvent): void {
    if (this.#held) {
      this.#held = false;
      event.stopPropagation();
      event.preventDefault();
    } else this.#explain(event);
  }

  #focused(target: EventTarget | null): void {
    const found = target instanceof HTMLElement && target.matches("[data-about]") ? target : null;
    if (!found?.matches(":focus-visible")) return;
    this.#show(found);
    this.#tell(found);
  }

  /** The thing under a point, of all or of some: what lies on top comes last. */
  #at(x: number, y: number, which = "[data-about]"): HTMLElement | null {
    if (this.store.state.dialog) return null;
    const all = [...this.root.querySelectorAll<HTMLElement>(which)];
    return all.findLast((thing) => inside(rectOf(thing), x, y)) ?? null;
  }

  #show(thing: HTMLElement | null, time?: number): void {
    this.#rest();
    if (!thing) return;
    clearTimeout(this.#reading);
    this.#of = this.store.state.game;
    this.store.change({ about: { thing: thing.dataset.about ?? "", rect: rectOf(thing) } });
    if (time !== undefined) this.#reading = setTimeout(() => this.#hide(), time);
  }

  #tell(thing: HTMLElement): void {
    const told = this.page.about(thing.dataset.about ?? "", this.store.state);
    if (told) this.page.tell(told);
  }

  #hide(): void {
    clearTimeout(this.#reading);
    if (this.store.state.about) this.store.change({ about: null });
  }

  /** Nothing is waited for any more. */
  #rest(): void {
    clearTimeout(this.#waiting);
    this.#pressed = null;
  }
}

function rectOf(element: Element): About["rect"] {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}
