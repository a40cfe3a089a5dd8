/** What happened at the table and is told in place of the prompt. */

import { seatName } from "../locales/messages";
import type { EventView, GameView } from "../pkg/istaka";
import type { Notice } from "../state";

/** That somebody has shown the twin. */
export function newsOf({ seat }: EventView, { table, values }: GameView): Notice {
  const id = seat === table?.seat ? "notice-you-twin" : "notice-twin";
  return { id, args: { name: seatName(seat), points: values.twin }, kind: "event" };
}
