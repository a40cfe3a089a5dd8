/** The seats around the table. */

import type { GameView } from "../engine/views";

/** Returns the side of a seat, counterclockwise from the player's own side, which is 0. */
export function sideOfTable(seat: number, { direction }: Pick<GameView, "direction">): number {
  return direction === "clockwise" ? (4 - seat) % 4 : seat;
}

/** Returns the players in the order of their turns, from a seat on. */
export function inTurn(players: readonly number[], from: number): readonly number[] {
  const at = players.indexOf(from);
  return [...players.slice(at), ...players.slice(0, at)];
}

/** Returns the other seats from left to right, as they are seen from one. */
export function othersAround({ players, direction }: GameView, seat: number): readonly number[] {
  const others = inTurn(players, seat).slice(1);
  return direction === "clockwise" ? others : others.reverse();
}
