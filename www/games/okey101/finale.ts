/** Timing of the end of a round: the last discard arrives, then there is a moment to look at it. */

import type {
  Okey101GameView as GameView,
  Okey101Outcome as Outcome,
} from "../../pkg/istaka/istaka";
import { type Finale, plainFinale } from "../../table/finale";

/** Returns `true` for a finish that is worth more than a usual one. */
export function isSpecial(outcome: Outcome | null): boolean {
  return outcome?.kind === "won" && (outcome.byOkey || outcome.byPairs || outcome.fromHand);
}

/** Returns null while a round is running, and if nobody has finished. */
export function finaleOf({ table }: GameView): Finale | null {
  const { outcome, seat } = table ?? {};
  return outcome?.kind === "won" ? plainFinale(outcome.seat === seat, isSpecial(outcome)) : null;
}
