/** What is to be heard when one state has followed another. Nobody says "play this". */

import type { EventView, RoundView } from "../../pkg/rummi/istaka";
import type { Cue } from "../cues";
import type { RummiState } from "./state";

/** One sound for what happened, and one for its being the player's turn now. */
export function cues(before: RummiState, after: RummiState): Cue[] {
  const table = after.game?.table;
  if (!table) return [];
  const old = before.game?.table;
  const same = before.match === after.match && before.game?.round === after.game?.round;
  // A round that is taken up again in its middle is not told.
  if (!same || !old) return table.history.length === 0 ? ["deal", ...turn(null, table)] : [];
  const event = table.history.slice(old.history.length).at(-1);
  const heard = event ? ofEvent(event, table) : moved(before, after) ? "wood" : null;
  return [...(heard === null ? [] : [heard]), ...turn(old, table)];
}

function ofEvent({ kind }: EventView, { result, seat }: RoundView): Cue | null {
  if (result?.winners.includes(seat)) return result.atOnce ? "grand" : "win";
  return kind === "passed" ? null : "wood";
}

function turn(old: RoundView | null, table: RoundView): Cue[] {
  return table.turn === table.seat && old?.turn !== table.seat ? ["knock"] : [];
}

/** Whether the player has moved tiles on the rack or on the table that he rebuilds. */
function moved(before: RummiState, after: RummiState): boolean {
  if (before.laying !== after.laying) return before.game === after.game;
  const [old, now] = [before.rack.slots, after.rack.slots];
  return old.length === now.length && old.some((tile, slot) => tile !== now[slot]);
}
