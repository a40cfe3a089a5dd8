/** The puzzles that come with the game, one per line (docs/puzzles.md). */

import okey101 from "../../src/puzzles/okey101.txt?raw";
import text from "../../src/puzzles/shipped.txt?raw";
import { gamesIn, type Language } from "../settings/settings";
import { puzzleOfDay } from "./engine.js";
import type { Grade, PuzzleKind } from "./notation";

/** The puzzles for all languages, and those of 101 Okey. */
const common: readonly string[] = text.trim().split("\n");
const of101: readonly string[] = okey101.trim().split("\n");

/** Returns the shelves; the game takes the puzzle of the day from the first one. */
function shelvesIn(language: Language): readonly (readonly string[])[] {
  return gamesIn(language)[0] === "okey101" ? [of101, common] : [common, of101];
}

/** Returns the puzzles of a kind and a grade, first those that speakers of the language know. */
export function puzzlesOf(
  kind: PuzzleKind | "any",
  grade: Grade | "any",
  language: Language,
): string[] {
  return shelvesIn(language)
    .flat()
    .filter((line) => {
      const [, , itsKind, itsGrade] = line.split(" ", 4);
      return (kind === "any" || kind === itsKind) && (grade === "any" || grade === itsGrade);
    });
}

/**
 * Returns the puzzle of a day ("2026-11-24"), or an empty text without one: that of the game in
 * this language unless a kind or a grade is wanted. The engine must be ready.
 */
export function puzzleOn(
  date: string,
  language: Language,
  kind: PuzzleKind | "any" = "any",
  grade: Grade | "any" = "any",
): string {
  const ofGame = kind === "any" && grade === "any";
  const among = (ofGame && shelvesIn(language)[0]) || puzzlesOf(kind, grade, language);
  const at = puzzleOfDay(date, among.length);
  return (at === undefined ? undefined : among[at]) ?? "";
}
