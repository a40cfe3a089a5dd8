/** Timing of the end of a round: its last tiles arrive, then there is a moment to look at them. */

import type { RummiGameView as GameView } from "../../pkg/istaka/istaka";
import { type Finale, WAY } from "../../table/finale";

/** Milliseconds at the usual pace; a rack that was laid at once is shown longer. */
const LOOK = 700;
const MORE = 500;

/** Returns null while a round is running, and if it ended without a last tile. */
export function finaleOf({ table }: GameView): Finale | null {
  if (table?.outcome?.kind !== "won") return null;
  const { seat: winner, atOnce } = table.outcome;
  const end = WAY + LOOK + (atOnce ? MORE : 0);
  return { own: winner === table.seat, special: atOnce, melds: [], lit: WAY, end };
}
