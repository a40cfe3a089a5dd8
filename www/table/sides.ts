/** Which seat is on which side of the table. */

import type { GameView } from "../views";

/** Counted against the clock, from the player's own side on, which is 0. */
export function sideOfTable(seat: number, { direction }: Pick<GameView, "direction">): number {
  return direction === "clockwise" ? (4 - seat) % 4 : seat;
}
