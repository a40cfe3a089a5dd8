/** Puzzles in other pages, with their words; fetched when one comes into view. */

import { words } from "virtual:embed-words/puzzles";
import type { Language } from "../settings/settings";
import type { Faces } from "../state/faces";
import { type Outcome, quizOf } from "./quiz";
import { quizSheet } from "./quiz-sheet";
import { boardSheet, type Sheets } from "./sheet";
import { type Grade, type PuzzleKind, puzzleOn, puzzlesOf } from "./shelf";
import { Voice } from "./words";

/** The wanted puzzle: by its text, or by day, kind and grade. */
export type Wanted =
  | { readonly text: string }
  | { readonly date: string; readonly kind: PuzzleKind | null; readonly grade: Grade | null };

/** Returns the element that shows a puzzle; null if the text is none. Needs the loaded engine. */
export function open(
  wanted: Wanted,
  faces: Faces,
  language: Language,
  told: (outcome: Outcome) => void,
): HTMLElement | null {
  const text =
    "text" in wanted ? wanted.text : puzzleOn(wanted.date, puzzlesOf(wanted.kind, wanted.grade));
  return quizOf(text, new Voice(language, words, faces), told);
}

const SHEETS = [boardSheet(), quizSheet()];

/** The sheets of its tree, which are the same for all on a page. */
export function sheetsOf({ tiles }: Sheets): CSSStyleSheet[] {
  return [tiles, ...SHEETS];
}
