/** A picture as plain data: elements turn it into nodes, the pages of the rules into text. */

export type Attributes = Readonly<Record<string, string | number>>;

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
