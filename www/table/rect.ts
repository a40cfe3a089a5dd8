/** Rectangles in pixels, and the window that they lie in. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The size of the page and what a phone's cut-outs take away from its edges. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** The window whose design the table has, where something stands beside the table. */
  readonly like?: Viewport;
  /** The height of all that a card above the table holds; absent before it was measured. */
  readonly card?: number;
}

/** Pixels: a smaller window, as one is that nobody sees yet, shows a part of the table. */
const LEAST = { width: 240, height: 240 };

/** The window as it is; the style sheet asks the browser for the cut-outs. */
export function windowHere(): Viewport {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  return {
    width: Math.max(window.innerWidth, LEAST.width),
    height: Math.max(window.innerHeight, LEAST.height),
    top: inset("top"),
    right: inset("right"),
    bottom: inset("bottom"),
    left: inset("left"),
  };
}

export type Kind = "desktop" | "landscape" | "portrait" | "compact";

/** Height of a tile of width 1. */
export const ASPECT = 1.36;

/** Around a point. */
export function centred(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Whether a point lies in a rectangle, or no farther from it than the margin. */
export function inside(rect: Rect, x: number, y: number, margin = 0): boolean {
  return (
    x >= rect.x - margin &&
    x <= rect.x + rect.w + margin &&
    y >= rect.y - margin &&
    y <= rect.y + rect.h + margin
  );
}

/** Whether two things lie over one another, or nearer than they may. */
export function meet(one: Rect, other: Rect, apart = 0): boolean {
  return (
    one.x < other.x + other.w + apart &&
    other.x < one.x + one.w + apart &&
    one.y < other.y + other.h + apart &&
    other.y < one.y + one.h + apart
  );
}
