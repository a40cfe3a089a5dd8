/**
 * A long press on a row of buttons, which opens their menu. Whatever opens a context menu elsewhere
 * does the same. The click that ends the press is swallowed.
 */

/** Milliseconds until a press is long, and after its end within which its click comes. */
const LONG = 500;
const CLICK = 300;

export class LongPress implements EventListenerObject {
  /** Sees clicks before the buttons do. */
  readonly capture = true;
  #timer = 0;
  #down = false;
  /** True for a long press until its click. */
  #long = false;

  /** `open` may be called while the menu is open. */
  constructor(private readonly open: () => void) {}

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    if (event.type === "pointerdown") {
      this.#down = true;
      this.#long = false;
      this.#timer = window.setTimeout(() => this.#show(), LONG);
    } else if (event.type === "contextmenu") {
      event.preventDefault();
      this.#show();
    } else if (event.type === "click") {
      if (!this.#long) return;
      this.#long = false;
      event.preventDefault();
      event.stopPropagation();
    } else {
      this.#down = false;
      if (!this.#long) return;
      // A release closes a popover that was opened during the press.
      window.setTimeout(this.open);
      this.#timer = window.setTimeout(() => {
        this.#long = false;
      }, CLICK);
    }
  }

  #show(): void {
    this.#long = this.#down;
    this.open();
  }
}
