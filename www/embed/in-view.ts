/** Elements that need something fetched, which happens when they first come into view. */

import type { Faces } from "../state/faces";
import { html } from "./dom";
import { Drawn, tell } from "./element";
import type { Fault } from "./notation";
import type { Shared } from "./shared";

/** The advice to the author of a page in which something is blocked. */
const BLOCKED =
  "See which host and which headers its files need: docs/embedding.md of Istaka, “Headers”.";

export abstract class DrawnInView extends Drawn {
  /** Counts the drawings: a chunk fetched for an earlier one is ignored. */
  #drawings = 0;

  constructor(protected readonly shared: Shared) {
    super(shared.sheets.tiles);
  }

  disconnectedCallback(): void {
    this.leave();
  }

  protected draw(): Fault | null {
    this.leave();
    return this.prepare();
  }

  /** Shows what there is before anything is fetched, or says which attribute is wrong. */
  protected abstract prepare(): Fault | null;

  /** Ends the drawing and ignores pending answers. */
  protected leave(): void {
    this.#drawings += 1;
    this.shared.sight.forget(this);
  }

  /** Fetches something once the element is in view; ignores it after another drawing. */
  protected whenSeen<T>(
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
    showFailure: () => void,
  ): void {
    const drawing = this.#drawings;
    this.shared.sight.await(this, async () => {
      const fetched = await fetch().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (drawing !== this.#drawings) return;
      if ("value" in fetched) return show(fetched.value);
      showFailure();
      this.#blame(`${fetched.error}`);
    });
  }

  /** The same for what fills the whole element: until it comes, about as much room is kept. */
  protected showWhenSeen<T>(
    faces: Faces,
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
  ): void {
    const voice = this.voice(faces);
    const asked = html("p", { class: "verdict" }, voice.say("verdict-asked"));
    this.show(html("div", { class: "waiting", lang: voice.language }, asked));
    this.whenSeen(fetch, show, () => {
      // The words that the author has written for pages without scripts serve here too.
      if (this.textContent?.trim()) this.show(html("slot"));
      else this.showError(voice.say("verdict-unreached"));
    });
  }

  /** Tells the author of the page why something cannot be shown. */
  #blame(reason: string): void {
    tell(this, "blocked", { reason });
    // biome-ignore lint/suspicious/noConsole: the page is not ours, and its author looks there
    console.warn(`<${this.localName}>: ${reason}`, BLOCKED);
  }
}
