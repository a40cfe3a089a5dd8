/** The puzzles that come with the game, a line each (docs/puzzles.md). */

import text from "../../src/puzzles/shipped.txt?raw";
import { puzzleOfDay } from "./engine.js";

export const KINDS = ["throw", "finish", "lay"] as const;
export const GRADES = ["easy", "medium", "hard"] as const;

export type PuzzleKind = (typeof KINDS)[number];
export type Grade = (typeof GRADES)[number];

/** All puzzles, in the order of the days. */
export const shelf: readonly string[] = text.trim().split("\n");

/** Returns the puzzles of a kind and a grade; null matches all. */
export function puzzlesOf(kind: PuzzleKind | null, grade: Grade | null): string[] {
  return shelf.filter((line) => {
    const [, , itsKind, itsGrade] = line.split(" ", 4);
    return (kind ?? itsKind) === itsKind && (grade ?? itsGrade) === itsGrade;
  });
}

/**
 * Returns the puzzle of a day ("2026-11-24"), or an empty text without one. The engine must be
 * ready.
 */
export function puzzleOn(date: string, among: readonly string[] = shelf): string {
  const at = puzzleOfDay(date, among.length);
  return (at === undefined ? undefined : among[at]) ?? "";
}
