/** The seats of a position, and their names as its player sees them. */

import type { PositionView } from "../engine/views";
import { say } from "../locales/messages";
import { type PositionText, wordsOf } from "./position-text";

/** The seats in play, that of the player, and the one to move. */
export interface Seated {
  readonly seats: readonly number[];
  readonly seat: number;
  readonly turn: number;
}

/** Returns who sits in a position; a text without them leaves it to the rules. */
export function seatedIn(position: PositionText, view: Pick<PositionView, "seats">): Seated {
  const told = numbersIn(wordsOf(position, "seats"));
  const seats = told.length > 0 ? told : view.seats;
  const [seat = seats[0] ?? 0] = numbersIn(wordsOf(position, "seat"));
  const [turn = seat] = numbersIn(wordsOf(position, "turn"));
  return { seats, seat, turn };
}

function numbersIn(words: readonly string[] | null): readonly number[] {
  return (words ?? []).filter((word) => /^[0-3]$/.test(word)).map(Number);
}

/** Returns how to call a seat: by its place behind the player's. */
export function seatLabel(seat: number, { seat: own, seats }: Seated): string {
  if (seat === own) return say("analysis-seat-me");
  const others = othersOf({ seat: own, seats });
  const at = others.indexOf(seat);
  if (at < 0) return say("analysis-seat", { seat });
  if (others.length === 1) return say("analysis-seat-only");
  if (at === 0) return say("analysis-seat-next");
  return say(at === others.length - 1 ? "analysis-seat-before" : "analysis-seat-opposite");
}

/** Returns the other seats in the order of play, beginning with the next one. */
export function othersOf({ seat: own, seats }: Pick<Seated, "seat" | "seats">): readonly number[] {
  const sorted = seats.toSorted((one, other) => one - other);
  return [...sorted.filter((seat) => seat > own), ...sorted.filter((seat) => seat < own)];
}
