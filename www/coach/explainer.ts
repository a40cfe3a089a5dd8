/**
 * Explains the things of the table: under a resting mouse, under a holding finger, at a tap that
 * has no other effect, and at keyboard focus. Never delays an action.
 */

import type { GameView } from "../engine/views";
import type { Log } from "../panels/log";
import { inside, pointIn } from "../state/rect";
import type { About, Sentence, State } from "../state/state";
import type { TableView } from "../table/view";

/** Milliseconds that a mouse must rest. */
const REST = 800;

/** Milliseconds that a finger must hold. */
const HOLD = 500;

/** Milliseconds after which the explanation of a tapped or held thing disappears. */
const READING = 6000;

/** Pixels that a finger may move while it holds. */
const WANDER = 9;

/** Things on which a tap has no other effect. */
const IDLE = "[data-about]:is([data-idle], .asked)";

export class Explainer {
  /** The timer of a resting mouse or a holding finger. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The timer that hides the explanation. */
  #reading: ReturnType<typeof setTimeout> | undefined;
  #pressed: { readonly x: number; readonly y: number } | null = null;
  /** True after a finger has held a thing: the click at its lifting is then ignored. */
  #held = false;
  /** The view in which the explanation was given. */
  #of: GameView | null = null;
  /** The things explained aloud when they had the focus, each once. */
  readonly #told = new Set<string | undefined>();

  constructor(
    private readonly table: TableView,
    private readonly log: Pick<Log, "tell">,
    /** Returns the explanation of a thing. */
    private readonly aboutOf: (thing: string, state: State) => Sentence | null,
    signal: AbortSignal,
  ) {
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ): void => table.root.addEventListener(name, handle, { signal, capture: true });
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerdown", (event) => this.#down(event));
    listen("pointerup", () => this.#rest());
    listen("pointercancel", () => this.#rest());
    listen("pointerleave", () => this.#rest());
    listen("click", (event) => this.#clicked(event));
    listen("focusin", ({ target }) => this.#focused(target));
    // The lifting of a finger that has held a thing takes the focus from the rack.
    listen("focusout", () => this.#held || this.#hide());
    listen("keydown", () => this.#hide());
  }

  /** Hides an explanation when the situation changes. */
  follow(state: State): void {
    const { about, game, drag, dialog, notice } = state;
    if (about && (game !== this.#of || drag || dialog || notice?.at)) this.#hide();
  }

  /** Explains a clicked thing on which a click has no other effect. */
  #explain(event: MouseEvent): void {
    const { target, detail } = event;
    const { x, y } = this.#pointOf(event);
    const own = target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
    const onFelt = target instanceof HTMLCanvasElement && target.id === "felt";
    const found = own?.matches(IDLE) ? own : onFelt ? this.#at(x, y, IDLE) : null;
    if (!found) return;
    this.#show(found, READING);
    // A click by key has the detail 0: screen readers then read the explanation.
    if (detail === 0) this.#tell(found);
  }

  #moved(event: PointerEvent): void {
    const { pointerType, buttons } = event;
    const { x, y } = this.#pointOf(event);
    if (pointerType !== "mouse") {
      const { x: fromX, y: fromY } = this.#pressed ?? { x, y };
      if (Math.hypot(x - fromX, y - fromY) > WANDER) this.#rest();
      return;
    }
    const { about } = this.table.store.state;
    if (about && !inside(about.rect, x, y)) this.#hide();
    this.#rest();
    if (buttons === 0 && !this.table.store.state.about)
      this.#waiting = setTimeout(() => this.#show(this.#at(x, y)), REST);
  }

  #down(event: PointerEvent): void {
    this.#held = false;
    this.#hide();
    this.#rest();
    if (event.pointerType === "mouse") return;
    const { x, y } = this.#pointOf(event);
    this.#pressed = { x, y };
    this.#waiting = setTimeout(() => {
      const found = this.#at(x, y);
      if (!found || this.table.store.state.drag) return;
      this.#held = true;
      this.table.letGo();
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
    // A staged hand moves the focus itself, and its card explains the step.
    if (!found?.matches(":focus-visible") || this.table.store.state.taught?.leads) return;
    this.#show(found);
    const { about } = found.dataset;
    if (!this.#told.has(about)) this.#tell(found);
    this.#told.add(about);
  }

  /** Finds the topmost thing under a point; later elements lie on top. */
  #at(x: number, y: number, which = "[data-about]"): HTMLElement | null {
    if (this.table.store.state.dialog) return null;
    const all = [...this.table.root.querySelectorAll<HTMLElement>(which)];
    return all.findLast((thing) => inside(this.#rectOf(thing), x, y)) ?? null;
  }

  #show(thing: HTMLElement | null, time?: number): void {
    this.#rest();
    if (!thing) return;
    clearTimeout(this.#reading);
    this.#of = this.table.store.state.game;
    this.table.store.change({
      about: { thing: thing.dataset.about ?? "", rect: this.#rectOf(thing) },
    });
    if (time !== undefined) this.#reading = setTimeout(() => this.#hide(), time);
  }

  #tell(thing: HTMLElement): void {
    const told = this.aboutOf(thing.dataset.about ?? "", this.table.store.state);
    if (told) this.log.tell(told);
  }

  #hide(): void {
    clearTimeout(this.#reading);
    if (this.table.store.state.about) this.table.store.change({ about: null });
  }

  /** Cancels the pending explanation. */
  #rest(): void {
    clearTimeout(this.#waiting);
    this.#pressed = null;
  }

  #pointOf(event: MouseEvent) {
    return pointIn(this.table.root, event);
  }

  #rectOf(element: Element): About["rect"] {
    const { left, top, width: w, height: h } = element.getBoundingClientRect();
    const { left: x, top: y } = this.table.root.getBoundingClientRect();
    return { x: left - x, y: top - y, w, h };
  }
}
