/** What happened at the table and is told in place of the prompt. */

import { seatName } from "../locales/messages";
import type { EventView, GameView } from "../pkg/istaka";
import type { Notice } from "../state";

/** That somebody has shown the twin or an incomplete hand; without an event, that a false joker was turned. */
export function newsOf(event: EventView | undefined, { table, values, options }: GameView): Notice {
  if (!event) return { id: "notice-false-joker", kind: "event" };
  const you = event.seat === table?.seat ? "you-" : "";
  const name = seatName(event.seat);
  if (event.kind === "misdeclared") {
    const args = { name, points: options.offence };
    return { id: `notice-${you}misdeclared`, args, kind: "event", shown: event.shown };
  }
  return { id: `notice-${you}twin`, args: { name, points: values.twin }, kind: "event" };
}
