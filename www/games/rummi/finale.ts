/** Timing of the end of a round: its last tiles arrive, then there is a moment to look at them. */

import type { RummiGameView as GameView } from "../../pkg/istaka/istaka";
import { type Finale, plainFinale } from "../../table/finale";

/** Returns null while a round is running, and if it ended without a last tile. */
export function finaleOf({ table }: GameView): Finale | null {
  const { outcome, seat } = table ?? {};
  return outcome?.kind === "won" ? plainFinale(outcome.seat === seat, outcome.atOnce) : null;
}
