/** The count of a match in words: wins, penalty points or what is left of them. */

import { knows, say } from "../locales/messages";
import { DEFAULTS } from "../settings";
import { type Fixture, type State, winnerOf } from "../state";
import type { GameView, RoundView, Side } from "../views";

/** "3 penalty points", "1 win". */
export function amount(points: number, { counts }: Pick<GameView, "counts">): string {
  return say(counts, { points });
}

/**
 * The points that each seat has in a contest in which every round is a match of its own, with those
 * of the round at the table; empty elsewhere.
 */
export function pointsThere(
  fixture: Fixture | null,
  { scores }: Pick<GameView, "scores">,
): number[] {
  const { points = [], reported = false } = fixture ?? {};
  return points.map((before, seat) => before + (reported ? 0 : (scores[seat] ?? 0)));
}

/** A player, and his partner if he has one. */
export function teamOf(seat: number, { sides }: GameView): Side {
  return sides.find(({ seats }) => seats.includes(seat)) ?? { seats: [seat], total: 0 };
}

/** Whether some win and lose together. */
export function arePartners({ sides }: GameView): boolean {
  return sides.some(({ seats }) => seats.length > 1);
}

/** The winners of the round on the table: none yet, or several if it is shared. */
export function wonBy(table: RoundView | null): readonly number[] {
  const result = table?.result;
  return result && "winners" in result ? result.winners : winnersOf({ winner: winnerOf(table) });
}

/** Who has won a round: nobody, or several where it is shared. */
export function winnersOf(
  end: { readonly winners: readonly number[] } | { readonly winner: number | null },
): readonly number[] {
  if ("winners" in end) return end.winners;
  return end.winner === null ? [] : [end.winner];
}

/** The number of the round that was dealt last, as players count; in a contest as that does. */
export function roundNumber({ game, fixture }: Pick<State, "game" | "fixture">): number {
  return fixture?.round || (game?.number ?? 0);
}

/** "Round 3 of 5"; nothing where the number alone says it. */
export function roundName({ game }: State): string | undefined {
  if (!game || game.agreed === null || game.round === 0) return undefined;
  const { number: round, agreed: rounds } = game;
  if (round > rounds) return say("round-extra");
  return say("round-of", { round, rounds });
}

/** Names the rules by their preset; changed ones by their tiles, if presets differ in these. */
export function gameName({ game }: Pick<State, "game">): string {
  const { preset, text } = game?.options ?? { preset: DEFAULTS.rules, text: DEFAULTS.rules };
  const id = `game-${game?.game}`;
  if (!game?.table || text === preset || !knows(id)) return say(`game-${preset}`);
  return say(id, { tiles: Object.keys(game.table.tiles).length });
}
