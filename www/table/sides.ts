/** Sides of the table by seat. */

import type { GameView } from "../engine/views";

/** Returns the side of a seat, counterclockwise from the player's own side, which is 0. */
export function sideOfTable(seat: number, { direction }: Pick<GameView, "direction">): number {
  return direction === "clockwise" ? (4 - seat) % 4 : seat;
}
