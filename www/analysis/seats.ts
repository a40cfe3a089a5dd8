/** The seats of a position, and their names as its player sees them. */

import type { Seated } from "../base/position-text";
import { say } from "../locales/messages";
import { inTurn } from "../state/seats";

/** Returns how to call a seat: by its place behind the player's. */
export function seatLabel(seat: number, { seat: own, seats }: Seated): string {
  if (seat === own) return say("analysis-seat-me");
  const others = inTurn(seats, own).slice(1);
  const at = others.indexOf(seat);
  if (at < 0) return say("analysis-seat", { seat });
  if (others.length === 1) return say("analysis-seat-only");
  if (at === 0) return say("analysis-seat-next");
  return say(at === others.length - 1 ? "analysis-seat-before" : "analysis-seat-opposite");
}
