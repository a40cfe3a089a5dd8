/** The turns of a round; each turn is one event. */

import type { RummiRoundView as RoundView } from "../../pkg/istaka/istaka";

/** Returns an id of the current turn that a reload does not change. */
export function turnName(round: number, { starter, hand, history }: RoundView): string {
  return `${round}:${starter}:${hand[0]}:${history.length}`;
}

/** Returns the indices of the events that are the turns of a seat. */
export function turnsOf({ history }: Pick<RoundView, "history">, seat: number): number[] {
  return history.flatMap((event, at) => (event.seat === seat ? [at] : []));
}
