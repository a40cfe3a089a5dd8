/** Rectangles in pixels, and the window around them. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The size of the page, and the insets of a phone's cut-outs. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** The window that decides the table's design, if a card stands beside the table. */
  readonly like?: Viewport;
  /** Height of the content of a card above the table; absent until it is measured. */
  readonly card?: number;
  /** Font size in pixels that the reader has set; absent for the usual one. */
  readonly letters?: number;
}

/** Pixels: a table is no smaller; in a lower window it scrolls. */
export const LEAST = { width: 240, height: 256 };

/** Returns the current window; the style sheet reads the cut-outs from the browser. */
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
    letters: Number.parseFloat(style.fontSize),
  };
}

/** The designs of the table, which the window decides. */
export type Kind = "desktop" | "landscape" | "portrait" | "compact";

/** Height of a tile as a multiple of its width. */
export const ASPECT = 1.36;

/** Returns a rectangle around a point. */
export function centred(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Returns the point of an element at which an event of the pointer is. */
export function pointIn(element: Element, { clientX, clientY }: MouseEvent) {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Returns true if a point lies in a rectangle, or no farther from it than the margin. */
export function inside(rect: Rect, x: number, y: number, margin = 0): boolean {
  return (
    x >= rect.x - margin &&
    x <= rect.x + rect.w + margin &&
    y >= rect.y - margin &&
    y <= rect.y + rect.h + margin
  );
}

/** Returns true if two rectangles overlap, or are closer than `apart`. */
export function meet(one: Rect, other: Rect, apart = 0): boolean {
  return (
    one.x < other.x + other.w + apart &&
    other.x < one.x + one.w + apart &&
    one.y < other.y + other.h + apart &&
    other.y < one.y + one.h + apart
  );
}
