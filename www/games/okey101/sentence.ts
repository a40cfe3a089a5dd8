/** Describes an event in a sentence. */

import { seatName, tileName, tileNames } from "../../locales/messages";
import type {
  Okey101Event as EventView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Sentence } from "../../state/state";

/** Describes an event from the player's point of view; the player's own draw is named. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const you = own ? "you-" : "";
  const name = seatName(event.seat);
  const said = (what: string, args: Record<string, string | number> = {}): Sentence => ({
    id: `okey101-said-${you}${what}`,
    args: { name, ...args },
  });
  const tile = "tile" in event && event.tile ? tileName(faceIn(table, event.tile)) : "";
  switch (event.kind) {
    case "drew": {
      const last = table.history.findLast(
        ({ kind, seat }) => kind === "drew" && seat === event.seat,
      );
      const drawn = own && last === event ? table.drawn : null;
      if (drawn) return { id: "said-you-drew", args: { tile: tileName(faceIn(table, drawn)) } };
      return own ? said("drew") : { id: "said-drew", args: { name } };
    }
    case "took":
    case "discarded":
    case "passed":
      return { id: `said-${you}${event.kind}`, args: { name, tile } };
    case "opened": {
      const tiles = tileNames(
        facesIn(
          table,
          event.rows.flatMap((row) => row.tiles),
        ),
      );
      return said(`opened-${event.way}`, { worth: event.worth, tiles });
    }
    case "laid":
      return said("laid", { tiles: tileNames(facesIn(table, event.row.tiles)) });
    case "exchanged":
      return said("exchanged", { tile });
    case "timedOut":
      return said(tile ? "timedOut" : "timedOut-none", { tile });
    default:
      return said(event.kind, { tile });
  }
}
