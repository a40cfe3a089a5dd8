/** Chooses the sounds for a change of state. */

import type {
  Okey101Event as EventView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { type Cue, tableCues } from "../cues";
import { isSpecial, type Okey101State } from "./state";

export function cues(before: Okey101State, after: Okey101State): Cue[] {
  return tableCues(before, after, ofEvent);
}

function ofEvent({ kind }: EventView, { result, outcome, seat }: RoundView): Cue | null {
  if (result?.winners.includes(seat)) return isSpecial(outcome) ? "grand" : "win";
  if (kind === "passed" || kind === "wentForPairs" || kind === "called") return null;
  return kind === "drew" || kind === "took" || kind === "tookBack" ? "wood" : "tile";
}
