/** The count of a match in words: wins, penalty points or the points left. */

import type { GameView, RoundView, Side } from "../engine/views";
import { knows, say } from "../locales/messages";
import { DEFAULTS } from "../settings/settings";
import type { Fixture } from "../state/fixture";
import type { State } from "../state/state";

/** Formats a count: "3 penalty points", "1 win". */
export function amount(points: number, { counts }: Pick<GameView, "counts">): string {
  return say(counts, { points });
}

/**
 * Returns each seat's points in a contest whose rounds are separate matches, including those of the
 * round at the table; empty for other matches.
 */
export function pointsThere(
  fixture: Fixture | null,
  { scores }: Pick<GameView, "scores">,
): number[] {
  const { points = [], reported = false } = fixture ?? {};
  return points.map((before, seat) => before + (reported ? 0 : (scores[seat] ?? 0)));
}

/** Returns the side of a player: alone, or with a partner. */
export function teamOf(seat: number, { sides }: GameView): Side {
  return sides.find(({ seats }) => seats.includes(seat)) ?? { seats: [seat], total: 0 };
}

/** Returns `true` if players win and lose together. */
export function arePartners({ sides }: GameView): boolean {
  return sides.some(({ seats }) => seats.length > 1);
}

/** Returns the winners of the round on the table: empty before its end, several if it is shared. */
export function wonBy(table: RoundView | null): readonly number[] {
  return table?.result?.winners ?? [];
}

/** Returns the number of the last dealt round, from 1; in a contest as the contest counts. */
export function roundNumber({ game, fixture }: Pick<State, "game" | "fixture">): number {
  return fixture?.round || (game?.number ?? 0);
}

/** Names the round: "Round 3 of 5"; nothing if the number alone suffices. */
export function roundName({ game }: State): string | undefined {
  if (!game || game.agreed === null || game.round === 0) return undefined;
  const { number: round, agreed: rounds } = game;
  if (round > rounds) return say("round-extra");
  return say("round-of", { round, rounds });
}

/** Names the round as the table counts it; a contest of single rounds has its own number. */
export function roundText(state: State): string {
  const name = state.fixture?.round ? undefined : roundName(state);
  return name ?? say("round", { round: roundNumber(state) });
}

/** Names the rules by their preset; changed ones by their tiles, if presets differ in these. */
export function gameName({ game }: Pick<State, "game">): string {
  const { preset, text } = game?.options ?? { preset: DEFAULTS.rules, text: DEFAULTS.rules };
  const id = `game-${game?.game}`;
  if (!game?.table || text === preset || !knows(id)) return say(`game-${preset}`);
  return say(id, { tiles: game.tiles });
}

/** Joins facts so that a line ends between two of them. */
export function inLine(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}
