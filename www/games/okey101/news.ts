/** Events that are shown in place of the prompt. */

import { seatName, tileName } from "../../locales/messages";
import type {
  Okey101Event as EventView,
  Okey101GameView as GameView,
} from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import type { Notice } from "../../state/state";

/** Announces penalties, the openings of others, and that nobody can finish. */
export function newsOf(
  events: readonly EventView[],
  _: boolean,
  { table }: GameView,
): Notice | null {
  const last = events.at(-1);
  if (!table || !last) return null;
  const you = (seat: number): string => (seat === table.seat ? "you-" : "");
  // A penalty is written with the event that it follows from.
  const penalty = table.penalties.at(-1);
  const costs = events.some((event) => costly(event, penalty?.tile ?? null));
  if (penalty && costs) {
    const { seat, reason, points } = penalty;
    const tile = penalty.tile ? tileName(faceIn(table, penalty.tile)) : "";
    const args = { name: seatName(seat), points, tile };
    return { id: `okey101-notice-${you(seat)}${reason}`, args, kind: "event" };
  }
  const opened = events.find((event) => event.kind === "opened" && event.seat !== table.seat);
  if (opened?.kind === "opened") {
    const args = { name: seatName(opened.seat), worth: opened.worth };
    return { id: `okey101-notice-${opened.way}`, args, kind: "event" };
  }
  return null;
}

/** Returns `true` if this event may have brought a penalty about this tile. */
function costly(event: EventView, tile: string | null): boolean {
  if (event.kind === "discarded" || event.kind === "returned") return event.tile === tile;
  return event.kind === "misopened" || event.kind === "called";
}
