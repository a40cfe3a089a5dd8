/** The mistakes of several rounds by kind. */

import type { Habit } from "../engine/views";

/** Sums up the mistakes of rounds, the kind that costs most first. */
export function habitsIn(
  rounds: readonly { readonly habits: readonly Habit<string>[] | null }[],
): Habit<string>[] {
  const sums = new Map<string, Habit<string>>();
  for (const { mistake, times, lost } of rounds.flatMap(({ habits }) => habits ?? [])) {
    const before = sums.get(mistake);
    const sum = { times: times + (before?.times ?? 0), lost: lost + (before?.lost ?? 0) };
    sums.set(mistake, { mistake, ...sum });
  }
  return [...sums.values()].sort((one, other) => other.lost - one.lost);
}
