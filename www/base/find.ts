/** Finds elements that the page always has. */

export function find<T extends Element>(root: Element, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Returns true if the device may have a keyboard: it has more than a touch screen. */
export function mayHaveKeys(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

/** The browser gives the page no canvas, as for lack of memory. */
export class NoCanvas extends Error {}

/** Returns the drawing context of a canvas; an opaque one is put on the screen faster. */
export function contextOf(canvas: HTMLCanvasElement, alpha = true): CanvasRenderingContext2D {
  const ctx = canvas.getContext("2d", { alpha });
  if (!ctx) throw new NoCanvas();
  return ctx;
}
