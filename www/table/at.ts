/** Places an element as the layout says, through the CSSOM: the policy allows no inline style. */

import { Directive, directive, type ElementPart } from "lit/directive.js";
import { noChange } from "lit/html.js";
import type { Rect } from "../state/rect";

class At extends Directive {
  #rect: Rect | null = null;

  render(_rect: Rect): unknown {
    return noChange;
  }

  override update(part: ElementPart, [rect]: [Rect]): unknown {
    const { x, y, w, h } = this.#rect ?? {};
    if (x === rect.x && y === rect.y && w === rect.w && h === rect.h) return noChange;
    this.#rect = rect;
    const { style } = part.element as HTMLElement;
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    style.width = `${rect.w}px`;
    style.height = `${rect.h}px`;
    return noChange;
  }
}

export const at = directive(At);

/** Returns a function that sets a width in pixels as a custom property, also through the CSSOM. */
function widthAs(name: string) {
  class Width extends Directive {
    render(_width: number): unknown {
      return noChange;
    }

    override update(part: ElementPart, [width]: [number]): unknown {
      (part.element as HTMLElement).style.setProperty(name, `${width}px`);
      return noChange;
    }
  }
  return directive(Width);
}

/** Setters for the width of an element's tiles, and of a player's picture and letters. */
export const tileWidth = widthAs("--tile");
export const faceWidth = widthAs("--face-width");
export const letterSize = widthAs("--letters");
