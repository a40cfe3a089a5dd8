/** The puzzles that come with the game, one per line (docs/puzzles.md). */

import okey101 from "../../src/puzzles/okey101.txt?raw";
import text from "../../src/puzzles/shipped.txt?raw";
import { puzzleOfDay } from "./engine.js";
import type { Grade, PuzzleKind } from "./notation";

/** The puzzles from which the game takes the puzzle of the day. */
const daily: readonly string[] = text.trim().split("\n");

/** The daily puzzles, then those of 101 Okey. */
const all: readonly string[] = [...daily, ...okey101.trim().split("\n")];

/** Returns the puzzles of a kind and a grade. */
export function puzzlesOf(kind: PuzzleKind | "any", grade: Grade | "any"): string[] {
  return all.filter((line) => {
    const [, , itsKind, itsGrade] = line.split(" ", 4);
    return (kind === "any" || kind === itsKind) && (grade === "any" || grade === itsGrade);
  });
}

/**
 * Returns the puzzle of a day ("2026-11-24"), or an empty text without one: that of the game unless
 * a kind or a grade is wanted. The engine must be ready.
 */
export function puzzleOn(
  date: string,
  kind: PuzzleKind | "any" = "any",
  grade: Grade | "any" = "any",
): string {
  const among = kind === "any" && grade === "any" ? daily : puzzlesOf(kind, grade);
  const at = puzzleOfDay(date, among.length);
  return (at === undefined ? undefined : among[at]) ?? "";
}
