/** What happened at the table, as a sentence. */

import { faceIn, facesIn } from "../../faces";
import { seatName, tileName, tileNames } from "../../locales/messages";
import type { RummiEvent as EventView, RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state";

/** What happened, as the player saw it: of his own tiles he knows which he drew. */
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

/** The tile that came with the player's last turn, as long as he has it in mind. */
function drawnBy(event: EventView, { history, seat, drawn }: RoundView): string | null {
  const last = history.findLast((one) => one.seat === seat);
  return (last === event && drawn.at(-1)) || null;
}
