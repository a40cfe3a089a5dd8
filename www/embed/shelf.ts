/** The puzzles that come with the game, a line each (docs/puzzles.md). */

import okey101 from "../../src/puzzles/okey101.txt?raw";
import text from "../../src/puzzles/shipped.txt?raw";
import { puzzleOfDay } from "./engine.js";

export const KINDS = ["throw", "finish", "lay", "open", "fromHand", "playable", "last"] as const;
export const GRADES = ["easy", "medium", "hard"] as const;

export type PuzzleKind = (typeof KINDS)[number];
export type Grade = (typeof GRADES)[number];

/** The puzzles of the days, in their order. */
export const shelf: readonly string[] = text.trim().split("\n");

/** All puzzles: those of 101 Okey are for practice. */
const all: readonly string[] = [...shelf, ...okey101.trim().split("\n")];

/** Returns the puzzles of a kind and a grade; null matches all. */
export function puzzlesOf(kind: PuzzleKind | null, grade: Grade | null): string[] {
  return all.filter((line) => {
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
