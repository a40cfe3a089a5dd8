/** Describes an event in a sentence. */

import { seatName, tileName, tileNames } from "../../locales/messages";
import type { RummiEvent as EventView, RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Sentence } from "../../state/state";

/** Describes an event from the player's point of view; tiles drawn by the player are named. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const you = own ? "you-" : "";
  const name = seatName(event.seat);
  switch (event.kind) {
    case "laid": {
      const { laid, opens, broken } = event;
      const args = { name, tiles: tileNames(facesIn(table, laid)), count: laid.length, broken };
      return { id: `rummi-said-${you}${opens ? "opened" : "laid"}`, args };
    }
    case "drew": {
      const tile = own ? drawnBy(event, table) : null;
      if (tile) return { id: "said-you-drew", args: { tile: tileName(faceIn(table, tile)) } };
      return own ? { id: "rummi-said-you-drew" } : { id: "said-drew", args: { name } };
    }
    case "passed":
      return own ? { id: "said-you-passed" } : { id: "said-passed", args: { name } };
    case "failed":
    case "timedOut":
      return { id: `rummi-said-${you}${event.kind}`, args: { name } };
  }
}

/** Returns the tile drawn in the player's last turn; null for earlier turns. */
function drawnBy(event: EventView, { history, seat, drawn }: RoundView): string | null {
  const last = history.findLast((one) => one.seat === seat);
  return (last === event && drawn.at(-1)) || null;
}
