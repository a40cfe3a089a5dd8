/** What is to be heard when one state has followed another. Nobody says "play this". */

import type { OkeyEvent as EventView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { since } from "../../state";
import { type Cue, isRackMoved, isSameRound, turnCues } from "../cues";
import type { OkeyState } from "./state";

/** One sound for what happened, and one for its being the player's turn now. */
export function cues(before: OkeyState, after: OkeyState): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  if (after.dealing) return after.dealing.slice(before.dealing?.length ?? 0);
  const old = before.game?.table;
  if (!isSameRound(before, after) || !old)
    return table.history.length === 0 ? ["deal", ...turnCues(null, table)] : [];
  if (before.dealing) {
    // Who does not want to see it hears at once that all is dealt.
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
