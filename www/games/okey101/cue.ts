/** Derives sounds from two consecutive states; no code plays a certain sound. */

import type {
  Okey101Event as EventView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { since } from "../../state/state";
import { type Cue, isRackMoved, isSameRound, turnCues } from "../cues";
import { isSpecial } from "./finale";
import type { Okey101State } from "./state";

/** Returns one sound for the last event, and one if it is now the player's turn. */
export function cues(before: Okey101State, after: Okey101State): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  const old = before.game?.table;
  if (!isSameRound(before, after) || !old)
    return table.history.length === 0 ? ["deal", ...turnCues(null, table)] : [];
  const last = since(before.happened, after.happened).at(-1);
  const heard = last ? ofEvent(last.event, table) : isRackMoved(before, after) ? "wood" : null;
  return [...(heard === null ? [] : [heard]), ...turnCues(old, table)];
}

function ofEvent({ kind }: EventView, { result, outcome, seat }: RoundView): Cue | null {
  if (result?.winners.includes(seat)) return isSpecial(outcome) ? "grand" : "win";
  if (kind === "passed" || kind === "wentForPairs" || kind === "called") return null;
  return kind === "drew" || kind === "took" || kind === "tookBack" ? "wood" : "tile";
}
