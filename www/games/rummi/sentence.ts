/** Describes events in sentences: in the log, and in place of the prompt. */

import { meldNames, seatName, tileName } from "../../locales/messages";
import type {
  RummiEvent as EventView,
  RummiGameView as GameView,
  RummiRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Notice, Sentence } from "../../state/state";

/** Describes an event from the player's point of view; tiles drawn by the player are named. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const you = own ? "you-" : "";
  const name = seatName(event.seat);
  switch (event.kind) {
    case "laid": {
      const { laid, opens, broken } = event;
      const parts = event.table.map((series) => series.filter((tile) => laid.includes(tile)));
      const melds = parts.filter(({ length }) => length > 0).map((part) => facesIn(table, part));
      const args = { name, tiles: meldNames(melds), count: laid.length, broken };
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

/**
 * Announces that a table was invalid, or that another player ran out of time or left because of it.
 */
export function newsOf(
  events: readonly EventView[],
  _: boolean,
  { table, options }: GameView,
): Notice | null {
  if (!table) return null;
  // The player's own timeout is announced when it happens.
  const event = events.find(
    ({ kind, seat }) => kind === "failed" || (kind === "timedOut" && seat !== table.seat),
  );
  if (!event) return null;
  const you = event.seat === table.seat ? "you-" : "";
  const gone = event.kind === "timedOut" && table.players[event.seat]?.left;
  const args = { name: seatName(event.seat), stock: table.stock, count: options.penaltyTiles };
  return { id: `rummi-notice-${you}${gone ? "left" : event.kind}`, args, kind: "event" };
}
