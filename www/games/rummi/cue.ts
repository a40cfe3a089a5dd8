/** Derives sounds from two consecutive states; no code plays a certain sound. */

import type { RummiEvent as EventView, RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import { since } from "../../state/state";
import { type Cue, isRackMoved, isSameRound, turnCues } from "../cues";
import type { RummiState } from "./state";

/** Returns one sound for the last event, and one if it is now the player's turn. */
export function cues(before: RummiState, after: RummiState): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  const old = before.game?.table;
  if (!isSameRound(before, after) || !old)
    return table.history.length === 0 ? ["deal", ...turnCues(null, table)] : [];
  const last = since(before.happened, after.happened).at(-1);
  const heard = last ? ofEvent(last.event, table) : moved(before, after) ? "wood" : null;
  return [...(heard === null ? [] : [heard]), ...turnCues(old, table)];
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
