/** The base of elements that a reader works with. */

import { Drawn } from "./element";
import type { Voice } from "./words";

/** The content of an element, and what the reader has done in it. */
export interface Content<State> {
  readonly root: HTMLElement;
  readonly state: State;
  /** Ends timers and observers. */
  close?(): void;
}

/** An element whose content takes over what the reader has done when its look changes. */
export abstract class Kept<State, Shown extends Content<State>> extends Drawn {
  protected content: Shown | null = null;
  /** The state of content that is no longer shown. */
  #state: State | null = null;
  #subject = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  /**
   * Loads and shows the content: the first time once the element is in view. `before` is what the
   * reader has done with this subject.
   */
  protected present(
    subject: string,
    voice: Voice,
    load: (
      before: () => State | null,
    ) => Promise<{ readonly content: Shown; readonly sheets: readonly CSSStyleSheet[] }>,
  ): void {
    if (subject !== this.#subject) {
      this.#close();
      this.#state = null;
      this.#subject = subject;
    }
    const before = (): State | null => this.content?.state ?? this.#state;
    this.showWhenSeen(
      voice,
      () => load(before),
      ({ content, sheets }) => {
        this.#close();
        this.content = content;
        this.wear(...sheets);
        this.show(content.root);
      },
      before() !== null,
    );
  }

  protected override show(...nodes: readonly Node[]): void {
    if (this.content && !nodes.includes(this.content.root)) this.#close();
    super.show(...nodes);
  }

  #close(): void {
    if (!this.content) return;
    this.#state = this.content.state;
    this.content.close?.();
    this.content = null;
  }
}
