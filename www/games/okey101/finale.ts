/** Timing of the end of a round: the last discard arrives, then there is a moment to look at it. */

import type {
  Okey101GameView as GameView,
  Okey101Outcome as Outcome,
} from "../../pkg/istaka/istaka";
import { type Finale, WAY } from "../../table/finale";

/** Milliseconds at the usual pace; a finish that counts more is shown longer. */
const LOOK = 700;
const MORE = 500;

/** Returns `true` for a finish that is worth more than a usual one. */
export function isSpecial(outcome: Outcome | null): boolean {
  return outcome?.kind === "won" && (outcome.byOkey || outcome.byPairs || outcome.fromHand);
}

/** Returns null while a round is running, and if nobody has finished. */
export function finaleOf({ table }: GameView): Finale | null {
  if (table?.outcome?.kind !== "won") return null;
  const special = isSpecial(table.outcome);
  const end = WAY + LOOK + (special ? MORE : 0);
  return { own: table.outcome.seat === table.seat, special, melds: [], lit: WAY, end };
}
