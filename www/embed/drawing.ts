/**
 * A picture as plain data. `built` makes nodes of it for pages, and `written` in `picture.ts` text
 * for files. Nodes are created one by one, so that the text of an attribute never becomes markup.
 */

type Attributes = Readonly<Record<string, string | number>>;

export interface Drawing {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Drawing[];
}

/** Returns a part of a picture, with the names that SVG gives to elements and attributes. */
export function svg(
  name: string,
  attributes: Attributes = {},
  ...children: readonly Drawing[]
): Drawing {
  return { name, attributes, children };
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
  element.append(...children.map(built));
  return element;
}
