/** Events that are shown in place of the prompt. */

import { seatName } from "../../locales/messages";
import type { RummiEvent as EventView, RummiGameView as GameView } from "../../pkg/istaka/istaka";
import type { Notice } from "../../state/state";

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
