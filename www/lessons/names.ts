/** The lessons, in the order in which they are taken. */

import { GAMES } from "../engine/presets";
import type { GameName } from "../engine/views";

export const LESSON_IDS: Readonly<Record<GameName, readonly string[]>> = {
  okey: [
    "first-okey",
    "tiles",
    "turn",
    "runs",
    "groups",
    "false-joker",
    "finish",
    "okey-last",
    "pairs",
    "twin",
    "others",
    "round",
  ],
  rummi: ["first-rummi", "opening", "adding", "rebuilding", "jokers"],
  okey101: [
    "first-okey101",
    "hundred",
    "five-pairs",
    "take-and-use",
    "playable",
    "exchange",
    "last-okey",
  ],
};

/** The lessons of the second course, which ask positions from rounds, in their order. */
export const COURSE_IDS = [
  "discards-read",
  "pairs-or-melds",
  "open-or-wait",
  "last-turns",
] as const;

/** Returns the address of a lesson of the second course. */
export function courseAddressOf(id: string): string {
  return `?again=course.${id}`;
}

/** Returns the game of a lesson. */
export function gameOf(id: string): GameName | undefined {
  return GAMES.find((game) => LESSON_IDS[game].includes(id));
}

/** The lesson that follows in the same game; null after the last one. */
export function after(id: string): string | null {
  const game = gameOf(id);
  const lessons = game ? LESSON_IDS[game] : [];
  return lessons[lessons.indexOf(id) + 1] ?? null;
}

/** Returns the name of the staged first hand of a game. */
export function firstOf(game: GameName): string {
  return `first-${game}`;
}

/** Returns the address of a lesson. */
export function addressOf(id: string): string {
  return `?lesson=${id}`;
}

/** Reloads the page at another address, and replaces the current entry of the history. */
export function reopenAt(address: string): void {
  history.replaceState(history.state, "", address);
  location.reload();
}
