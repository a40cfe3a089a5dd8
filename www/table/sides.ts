/** Which seat is on which side of the table. */

import type { OptionsView } from "../pkg/istaka";

/** Counted against the clock, from the player's own side on, which is 0. */
export function sideOfTable(seat: number, { direction }: Pick<OptionsView, "direction">): number {
  return direction === "clockwise" ? (4 - seat) % 4 : seat;
}
