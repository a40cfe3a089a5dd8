/** Tries at one deal: the matches that are kept here in which the same tiles lay in the same wall. */

import type { Device } from "./device";
import { type Kept, MATCH, PAST, readingsIn } from "./keeper";

/** A match in which it was played. */
export interface TriedMatch {
  readonly kept: Kept;
  /** The round, from 0. */
  readonly round: number;
}

type Source = Pick<Device, "keys" | "read" | "readSecond">;

/** The wall of a round, counted from 0, as the record has it: by it a deal is known. */
export function wallIn(record: string, round: number): string | null {
  return wallsIn(record)[round] ?? null;
}

/** The oldest first. */
export function matchesWith(wall: string, device: Source): TriedMatch[] {
  const keys = device.keys().filter((key) => key === MATCH || key.startsWith(PAST));
  const found = keys.flatMap((key) => {
    // Most are others, and need not be looked through.
    if (!device.read(key)?.includes(wall)) return [];
    const kept = readingsIn(device, key)[0]?.kept;
    const round = kept ? wallsIn(kept.match).indexOf(wall) : -1;
    if (!kept || round < 0) return [];
    const begun = key === MATCH ? kept.begun : key.slice(PAST.length);
    return [{ kept: { ...kept, begun }, round }];
  });
  return found.sort((one, other) => (one.kept.begun < other.kept.begun ? -1 : 1));
}

function wallsIn(record: string): string[] {
  return record.split("\n").filter((line) => line.startsWith("round "));
}
