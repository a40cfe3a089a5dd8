/** Chooses the sounds for a change of state. */

import type { RummiEvent as EventView, RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import { type Cue, isRackMoved, tableCues } from "../cues";
import type { RummiState } from "./state";

export function cues(before: RummiState, after: RummiState): Cue[] {
  return tableCues(before, after, ofEvent, moved);
}

function ofEvent({ kind }: EventView, { result, outcome, seat }: RoundView): Cue | null {
  if (result?.winners.includes(seat))
    return outcome?.kind === "won" && outcome.atOnce ? "grand" : "win";
  return kind === "passed" ? null : "wood";
}

/** Returns `true` if the player has moved tiles on the rack or on the table being rebuilt. */
function moved(before: RummiState, after: RummiState): boolean {
  if (before.laying !== after.laying) return before.game === after.game;
  return isRackMoved(before, after);
}
