/** Chooses the sounds for a change of state. */

import type { OkeyEvent as EventView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { type Cue, isSameRound, tableCues, turnCues } from "../cues";
import type { OkeyState } from "./state";

/** Returns the sounds of the deal while it is shown, else those of any table. */
export function cues(before: OkeyState, after: OkeyState): Cue[] {
  const table = after.game?.table;
  if (table && after.dealing) return after.dealing.slice(before.dealing?.length ?? 0);
  if (table && before.dealing && before.game?.table && isSameRound(before, after)) {
    // If the animation is skipped, the sound of the deal follows at once.
    const rest = before.dealing.includes("deal") ? [] : (["deal"] as const);
    return [...rest, ...turnCues(null, table)];
  }
  return tableCues(before, after, ofEvent);
}

function ofEvent({ kind, seat }: EventView, table: RoundView): Cue | null {
  switch (kind) {
    case "drew":
    case "took":
      return "wood";
    case "discarded":
    case "showedTwin":
    case "misdeclared":
      return "tile";
    case "declared":
      return seat === table.seat ? ownFinish(table) : "tile";
    case "passed":
      return null;
  }
}

function ownFinish({ outcome }: RoundView): Cue {
  return outcome?.kind === "won" && (outcome.byOkey || outcome.byPairs) ? "grand" : "win";
}
