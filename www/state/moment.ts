/** Moments of a match, and the positions that are analysed. */

import type { GameView } from "../engine/views";

/** A moment of a match: the round, from 0, and the number of its actions. */
export interface Moment {
  readonly round: number;
  readonly actions: number;
}

/**
 * The position to analyse: a text, what the player saw at a moment of a match, or that of the
 * lesson.
 */
export type Asked =
  | { readonly text: string }
  | { readonly record: string; readonly at: Moment }
  | { readonly lesson: true };

/** Returns true where advice helps nobody against others: in practice, or after the round. */
export function mayAnalyse(game: GameView | null): boolean {
  return game?.table != null && (game.practice || game.table.turn === null);
}

/** Returns the moment at the table, or of the player's last action in a round that is over. */
export function momentAt({ round, table }: GameView): Moment {
  const { history = [], turn = null, seat = 0 } = table ?? {};
  const last = history.findLastIndex((event) => event.seat === seat);
  return { round: round - 1, actions: turn === null && last >= 0 ? last : history.length };
}
