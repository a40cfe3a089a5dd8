/**
 * A picture as plain data: pages turn it into nodes, files and the pages of the rules into text.
 * Nodes are made one by one: whatever an attribute says becomes text, and never markup.
 */

type Attributes = Readonly<Record<string, string | number>>;

export interface Drawing {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Drawing[];
}

/** A part of a picture, by SVG's names. */
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

/** A picture as elements. */
export function built({ name, attributes, children }: Drawing): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...children.map(built));
  return element;
}
