/** Texts with tiles in them, and the values of messages. */

import type { Front } from "./faces";

export type Args = Readonly<Record<string, string | number | Text>>;

/** A tile in a text: a line draws it where it has room, a voice says its name. */
export interface Named {
  readonly face: Front;
  readonly name: string;
}

/** A text in parts, with the tiles that it names. */
export type Text = readonly (string | Named)[];

/** Returns a text in letters, with the names of its tiles. */
export function inLetters(text: Text): string {
  return text.map((part) => (typeof part === "string" ? part : part.name)).join("");
}
