/** Puzzles in other pages, with their messages; loaded when the first one comes into view. */

import { words } from "virtual:embed-words/puzzles";
import { Fault, type Grade, type PuzzleKind } from "./notation";
import { type Outcome, type Quiz, quizOf, type Tried } from "./quiz";
import { BOARD, QUIZ, sheetOf } from "./sheet";
import { puzzleOn } from "./shelf";
import { Voice } from "./words";

/** The wanted puzzle: by its text, or by day, kind and grade. */
export type Wanted =
  | { readonly text: string }
  | { readonly date: string; readonly kind: PuzzleKind | "any"; readonly grade: Grade | "any" };

/** The style sheets of puzzles in addition to that of tiles, shared by all puzzles of a page. */
export const sheets = [BOARD, QUIZ].map(sheetOf);

/**
 * Returns a puzzle with what the reader has tried `before`. Throws a fault if there is none. Needs
 * the engine.
 */
export function open(
  wanted: Wanted,
  plain: Voice,
  told: (outcome: Outcome) => void,
  before: Tried | null,
): Quiz {
  const text =
    "text" in wanted
      ? wanted.text
      : puzzleOn(wanted.date, plain.language, wanted.kind, wanted.grade);
  const quiz = quizOf(text, new Voice(plain.language, words, plain.faces), told, before);
  if (quiz !== null) return quiz;
  throw "text" in wanted ? new Fault("puzzle", text) : new Fault("daily", wanted.date);
}
