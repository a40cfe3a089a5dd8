/** Tells elements when they come into view, all of a page by one observer. */

/** Distance below the window within which elements are prepared. */
const AHEAD = "300px";

export class Sight {
  readonly #waiting = new WeakMap<Element, () => void>();
  readonly #observer: IntersectionObserver;

  constructor() {
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), {
      rootMargin: AHEAD,
    });
  }

  /** Calls once when the element comes into view. A second wish takes the place of the first. */
  await(element: Element, seen: () => void): void {
    this.#waiting.set(element, seen);
    // An element that is in view already is reported again if it is observed again.
    this.#observer.unobserve(element);
    this.#observer.observe(element);
  }

  /** Stops watching an element. */
  forget(element: Element): void {
    this.#waiting.delete(element);
    this.#observer.unobserve(element);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      const seen = this.#waiting.get(target);
      this.forget(target);
      seen?.();
    }
  }
}
