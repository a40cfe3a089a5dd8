/** What happened at the table and is told in place of the prompt. */

import { seatName } from "../../locales/messages";
import type { EventView, GameView } from "../../pkg/istaka";
import type { Notice } from "../../state";

/** That somebody has shown the twin or an incomplete hand, or that a false joker was turned. */
export function newsOf(
  events: readonly EventView[],
  dealt: boolean,
  { table, values, options }: GameView,
): Notice | null {
  const event = events.find(({ kind }) => kind === "showedTwin" || kind === "misdeclared");
  if (!event) {
    const odd = dealt && table?.indicator.color === null;
    return odd ? { id: "notice-false-joker", kind: "event" } : null;
  }
  const you = event.seat === table?.seat ? "you-" : "";
  const name = seatName(event.seat);
  if (event.kind === "misdeclared") {
    const args = { name, points: options.offence };
    return { id: `notice-${you}misdeclared`, args, kind: "event", shown: event.shown };
  }
  return { id: `notice-${you}twin`, args: { name, points: values.twin }, kind: "event" };
}
