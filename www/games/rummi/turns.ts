/** The turns of a round: each of them is one event. */

import type { RummiRoundView as RoundView } from "../../pkg/istaka/istaka";

/** A name of the turn that is under way, the same after a reload. */
export function turnName(round: number, { starter, hand, history }: RoundView): string {
  return `${round}:${starter}:${hand[0]}:${history.length}`;
}

/** The events that are the turns of a seat. */
export function turnsOf({ history }: Pick<RoundView, "history">, seat: number): number[] {
  return history.flatMap((event, at) => (event.seat === seat ? [at] : []));
}
