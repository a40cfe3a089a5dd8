/** The attempts at one deal: the saved matches with the same tiles in the same wall. */

import type { SavedMatch } from "./match";
import { matchesHolding } from "./match";
import type { Texts } from "./shelf";

/** A match in which a deal was played. */
export interface Attempt {
  readonly saved: SavedMatch;
  /** The round, from 0. */
  readonly round: number;
}

type Source = Pick<Texts, "keys" | "read" | "readSecond">;

/** Returns the line with the wall of a round, counted from 0, which identifies a deal. */
export function wallIn(record: string, round: number): string | null {
  return wallsIn(record)[round] ?? null;
}

/** Returns the attempts at a deal, the oldest first. */
export function attemptsAt(wall: string, texts: Source): Attempt[] {
  return matchesHolding(wall, texts).flatMap(({ saved }) => {
    const round = wallsIn(saved.match).indexOf(wall);
    return round < 0 ? [] : [{ saved, round }];
  });
}

function wallsIn(record: string): string[] {
  return record.split("\n").filter((line) => line.startsWith("round "));
}
