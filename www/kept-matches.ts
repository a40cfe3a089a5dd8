/** The matches that are kept on this device, found by something in their records. */

import { type Kept, MATCH, PAST, readingsIn } from "./kept-match";
import type { Texts } from "./texts";

/** A match, and under which key it lies. */
export interface KeptMatch {
  readonly key: string;
  readonly kept: Kept;
}

/** Those in whose texts this stands: the one at the table and those before it, the oldest first. */
export function matchesHolding(
  part: string,
  device: Pick<Texts, "keys" | "read" | "readSecond">,
): KeptMatch[] {
  const keys = device.keys().filter((key) => key === MATCH || key.startsWith(PAST));
  const found = keys.flatMap((key): KeptMatch[] => {
    // Most are others, and need not be looked through.
    if (!device.read(key)?.includes(part)) return [];
    const kept = readingsIn(device, key)[0]?.kept;
    if (!kept) return [];
    const begun = key === MATCH ? kept.begun : key.slice(PAST.length);
    return [{ key, kept: { ...kept, begun } }];
  });
  return found.sort((one, other) => (one.kept.begun < other.kept.begun ? -1 : 1));
}
