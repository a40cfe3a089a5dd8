/** The positions that were analysed last, the latest first. */

import type { LongestPosition } from "../engine/views";
import { sealed } from "./seal";
import { fieldsIn, Shelf, type Texts } from "./shelf";

export const POSITIONS = "istaka.positions";

const VERSION = 1;

/** Most positions that are kept. */
export const MOST_POSITIONS = 30;

/** Most letters of a position; the engine reads no more. */
export const LONGEST_POSITION: LongestPosition = 4096;

export const positionsShelf = new Shelf<readonly string[]>(POSITIONS, {
  read(text) {
    const { version, positions } = fieldsIn(text);
    if (version !== VERSION || !Array.isArray(positions)) return null;
    const texts = positions.filter(
      (text): text is string => typeof text === "string" && text.length <= LONGEST_POSITION,
    );
    const value = texts.slice(0, MOST_POSITIONS);
    return { value, whole: value.length === positions.length };
  },
  write: (positions) => sealed({ version: VERSION, positions }),
  part: "positions",
  /** Those of the file are taken for older ones. */
  merge(here, file) {
    const own = here ?? [];
    const isNew = [...new Set(file)].filter((text) => !own.includes(text));
    const added = isNew.slice(0, MOST_POSITIONS - own.length);
    const value = added.length > 0 ? [...own, ...added] : own;
    return { value, added: added.length, left: isNew.length - added.length };
  },
});

/** The positions kept on the device. */
export class KeptPositions {
  constructor(private readonly texts: Pick<Texts, "read" | "readSecond" | "write">) {}

  get all(): readonly string[] {
    return positionsShelf.recall(this.texts).value ?? [];
  }

  /** Puts a position at the top of the list. */
  note(text: string): void {
    const others = this.all.filter((other) => other !== text);
    positionsShelf.keep(this.texts, [text, ...others].slice(0, MOST_POSITIONS));
  }
}
