/**
 * A long press on a row of buttons, which opens their menu. What opens a context menu elsewhere
 * does the same. The click that ends the press is swallowed.
 */

/** Milliseconds. */
const LONG = 500;

export class LongPress implements EventListenerObject {
  /** Sees clicks before the buttons do. */
  readonly capture = true;
  #timer = 0;
  #opened = false;

  constructor(private readonly open: () => void) {}

  handleEvent(event: Event): void {
    clearTimeout(this.#timer);
    if (event.type === "pointerdown") {
      this.#opened = false;
      this.#timer = window.setTimeout(() => this.#show(), LONG);
    } else if (event.type === "contextmenu") {
      event.preventDefault();
      this.#show();
    } else if (event.type === "click" && this.#opened) {
      this.#opened = false;
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #show(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.open();
  }
}
