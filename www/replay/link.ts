/** The moment named by a link, and messages about unreadable links (docs/notation.md). */

import type { Refusal } from "../engine/refusal";
import type { AtView } from "../engine/views";
import type { Sentence } from "../state/state";

/** A moment of a match: the round, from 0, and the number of its actions played. */
export type At = Readonly<AtView>;

/** Returns the reason that the engine cannot read a link. */
export function unreadable({ code }: Refusal): Sentence {
  if (code === "tooLong") return { id: "link-long" };
  return { id: code === "otherVersion" ? "link-version" : "link-damaged" };
}
