/**
 * A picture as plain data. `built` makes nodes of it for pages, and `written` text for files. Nodes
 * are created one by one, so that the text of an attribute never becomes markup.
 */

import { safe } from "./tags";

type Attributes = Readonly<Record<string, string | number>>;

export interface Drawing {
  readonly name: string;
  readonly attributes: Attributes;
  /** Elements, and text, which never becomes markup. */
  readonly children: readonly (Drawing | string)[];
}

/** Returns an element of a picture, with the names that SVG gives to elements and attributes. */
export function svg(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Drawing | string)[]
): Drawing {
  return { name, attributes, children };
}

/** Returns a picture as text. */
export function written({ name, attributes, children }: Drawing): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(`${value}`)}"`);
  const inside = children.map((child) =>
    typeof child === "string" ? safe(child) : written(child),
  );
  return `<${name}${said.join("")}>${inside.join("")}</${name}>`;
}

const SVG = "http://www.w3.org/2000/svg";

/** Creates an HTML element with attributes, listeners by the names of their events, and content. */
export function html<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | (() => void)>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, `${value}`);
  element.append(...children);
  return element;
}

/** Creates the SVG elements of a picture. */
export function built({ name, attributes, children }: Drawing): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...children.map((child) => (typeof child === "string" ? child : built(child))));
  return element;
}
