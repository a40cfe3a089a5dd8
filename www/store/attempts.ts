/** Tries at one deal: the kept matches with the same tiles in the same wall. */

import type { SavedMatch } from "./match";
import { matchesHolding } from "./match";
import type { Texts } from "./texts";

/** A match in which it was played. */
export interface TriedMatch {
  readonly kept: SavedMatch;
  /** The round, from 0. */
  readonly round: number;
}

type Source = Pick<Texts, "keys" | "read" | "readSecond">;

/** The wall of a round, counted from 0, as the record has it: by it a deal is known. */
export function wallIn(record: string, round: number): string | null {
  return wallsIn(record)[round] ?? null;
}

/** The oldest first. */
export function matchesWith(wall: string, device: Source): TriedMatch[] {
  return matchesHolding(wall, device).flatMap(({ kept }) => {
    const round = wallsIn(kept.match).indexOf(wall);
    return round < 0 ? [] : [{ kept, round }];
  });
}

function wallsIn(record: string): string[] {
  return record.split("\n").filter((line) => line.startsWith("round "));
}
