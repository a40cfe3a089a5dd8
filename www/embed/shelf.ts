/** The puzzles that come with the game, one per line (docs/puzzles.md). */

import okey101 from "../../src/puzzles/okey101.txt?raw";
import text from "../../src/puzzles/shipped.txt?raw";
import { gamesIn, type Language } from "../settings/settings";
import { puzzleOfDay } from "./engine.js";
import type { Grade, PuzzleKind } from "./notation";

/** The puzzles for all languages, and those of 101 Okey. */
const common: readonly string[] = text.trim().split("\n");
const of101: readonly string[] = okey101.trim().split("\n");

/** The shelves from which the puzzle of a day is taken in turn. */
const SHELVES = [common, of101] as const;

/** Returns the puzzles of a kind and a grade, first those that speakers of the language know. */
export function puzzlesOf(
  kind: PuzzleKind | "any",
  grade: Grade | "any",
  language: Language,
): string[] {
  const shelves = gamesIn(language)[0] === "okey101" ? SHELVES.toReversed() : SHELVES;
  return shelves.flat().filter((line) => {
    const [, , itsKind, itsGrade] = line.split(" ", 4);
    return (kind === "any" || kind === itsKind) && (grade === "any" || grade === itsGrade);
  });
}

/**
 * Returns the puzzle of a day ("2026-11-24"), or an empty text without one: the same in all
 * languages unless a kind or a grade is wanted. The engine must be ready.
 */
export function puzzleOn(
  date: string,
  language: Language,
  kind: PuzzleKind | "any" = "any",
  grade: Grade | "any" = "any",
): string {
  if (kind !== "any" || grade !== "any") {
    const among = puzzlesOf(kind, grade, language);
    return among[puzzleOfDay(date, among.length) ?? -1] ?? "";
  }
  const among = SHELVES[puzzleOfDay(date, SHELVES.length) ?? -1] ?? [];
  // Each shelf has every other day.
  const day = puzzleOfDay(date, SHELVES.length * among.length) ?? -1;
  return among[Math.floor(day / SHELVES.length)] ?? "";
}
