/** Derives sounds from two consecutive states; no code plays a certain sound. */

import type { OkeyEvent as EventView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { since } from "../../state/state";
import { type Cue, isRackMoved, isSameRound, turnCues } from "../cues";
import type { OkeyState } from "./state";

/** Returns one sound for the last event, and one if it is now the player's turn. */
export function cues(before: OkeyState, after: OkeyState): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  if (after.dealing) return after.dealing.slice(before.dealing?.length ?? 0);
  const old = before.game?.table;
  if (!isSameRound(before, after) || !old)
    return table.history.length === 0 ? ["deal", ...turnCues(null, table)] : [];
  if (before.dealing) {
    // If the animation is skipped, the sound of the deal follows at once.
    const rest = before.dealing.includes("deal") ? [] : (["deal"] as const);
    return [...rest, ...turnCues(null, table)];
  }
  const last = since(before.happened, after.happened).at(-1);
  const heard = last
    ? [ofEvent(last.event, table)]
    : isRackMoved(before, after)
      ? (["wood"] as const)
      : [];
  return [...heard.filter((cue) => cue !== null), ...turnCues(old, table)];
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
