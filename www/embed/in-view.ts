/** Elements that need something fetched, which happens when they first come into view. */

import type { Faces } from "../state/faces";
import { html } from "./dom";
import { Drawn } from "./element";
import type { Fault } from "./notation";
import type { Shared } from "./shared";

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
        () => null,
      );
      if (drawing !== this.#drawings) return;
      if (fetched) show(fetched.value);
      else showFailure();
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
    this.whenSeen(fetch, show, () => this.showError(voice.say("verdict-unreached")));
  }
}
