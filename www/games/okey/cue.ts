/** What is to be heard when one state has followed another. Nobody says "play this". */

import type { EventView, RoundView } from "../../pkg/okey/istaka";
import type { Cue } from "../cues";
import type { OkeyState } from "./state";

/** One sound for what happened, and one for its being the player's turn now. */
export function cues(before: OkeyState, after: OkeyState): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  if (after.dealing) return after.dealing.slice(before.dealing?.length ?? 0);
  const old = before.game?.table;
  const same = before.match === after.match && before.game?.round === after.game?.round;
  // A round that is taken up again in its middle is not told.
  if (before.dealing) {
    // Who does not want to see it hears at once that all is dealt.
    const rest = before.dealing.includes("deal") ? [] : (["deal"] as const);
    return [...rest, ...turn(null, table)];
  }
  if (!same || !old) return table.history.length === 0 ? ["deal", ...turn(null, table)] : [];
  const event = table.history.slice(old.history.length).at(-1);
  const heard = event ? [ofEvent(event, table)] : moved(before, after) ? (["wood"] as const) : [];
  return [...heard.filter((cue) => cue !== null), ...turn(old, table)];
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

function ownFinish({ result }: RoundView): Cue {
  return result?.byOkey || result?.byPairs ? "grand" : "win";
}

function turn(old: RoundView | null, table: RoundView): Cue[] {
  return table.turn === table.seat && old?.turn !== table.seat ? ["knock"] : [];
}

/** Whether the player has moved tiles on the rack. */
function moved(before: OkeyState, after: OkeyState): boolean {
  const [old, now] = [before.rack.slots, after.rack.slots];
  return old.length === now.length && old.some((tile, slot) => tile !== now[slot]);
}
