/** A moment that a link names, and in words why a link cannot be read (docs/notation.md). */

import type { Refusal } from "../engine/refusal";
import type { AtView } from "../engine/views";
import type { Sentence } from "../state/state";

/** A moment of a match: the round, from 0, and how many of its actions have been played. */
export type At = Readonly<AtView>;

/** Tells why the engine cannot read a link. */
export function unreadable({ code }: Refusal): Sentence {
  if (code === "tooLong") return { id: "link-long" };
  return { id: code === "otherVersion" ? "link-version" : "link-damaged" };
}
