/** Finds what a page always has. */

/** Finds an element. */
export function find<T extends Element>(root: Element, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Tells that there may be a keyboard: with more than a touch screen. */
export function mayHaveKeys(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

/** The browser has no canvas for the page, as for want of memory. */
export class NoCanvas extends Error {}

/** Finds that with which a canvas is painted. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new NoCanvas();
  return ctx;
}
