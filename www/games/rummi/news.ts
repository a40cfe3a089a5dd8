/** What happened at the table and is told in place of the prompt. */

import { seatName } from "../../locales/messages";
import type { RummiEvent as EventView, RummiGameView as GameView } from "../../pkg/istaka/istaka";
import type { Notice } from "../../state";

/** That a table was not valid, or that somebody else's time ran out or made him leave. */
export function newsOf(
  events: readonly EventView[],
  _: boolean,
  { table, options }: GameView,
): Notice | null {
  if (!table) return null;
  // A player hears of his own time when it runs out.
  const event = events.find(
    ({ kind, seat }) => kind === "failed" || (kind === "timedOut" && seat !== table.seat),
  );
  if (!event) return null;
  const you = event.seat === table.seat ? "you-" : "";
  const gone = event.kind === "timedOut" && table.players[event.seat]?.left;
  const args = { name: seatName(event.seat), stock: table.stock, count: options.penaltyTiles };
  return { id: `rummi-notice-${you}${gone ? "left" : event.kind}`, args, kind: "event" };
}
