/** Elements made one by one: whatever an attribute says becomes text, and never markup. */

import type { Attributes, Drawing } from "./drawing";

const SVG = "http://www.w3.org/2000/svg";

/** Creates an HTML element with attributes and content. */
export function html<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...children);
  return element;
}

/** A picture as elements. */
export function built({ name, attributes, children }: Drawing): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...children.map(built));
  return element;
}
