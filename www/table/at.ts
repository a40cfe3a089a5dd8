/** Puts an element where the layout has it. Set through the CSSOM, as the page's policy allows no inline styles. */

import { Directive, directive, type ElementPart } from "lit/directive.js";
import { noChange } from "lit/html.js";
import type { Rect } from "./rect";

class At extends Directive {
  render(_rect: Rect): unknown {
    return noChange;
  }

  override update(part: ElementPart, [rect]: [Rect]): unknown {
    const { style } = part.element as HTMLElement;
    style.left = `${rect.x}px`;
    style.top = `${rect.y}px`;
    style.width = `${rect.w}px`;
    style.height = `${rect.h}px`;
    return noChange;
  }
}

export const at = directive(At);
