/** The engine of figures and puzzles; one for all elements of a page. */

import init from "../pkg/figures/istaka";
import url from "../pkg/figures/istaka_bg.wasm?url&no-inline";

export type {
  AnswerView,
  LeavesView,
  PuzzleView,
  RowView,
  VerdictView,
} from "../pkg/figures/istaka";
export { puzzle, puzzleAnswer, puzzleOfDay, puzzleRows, verdict } from "../pkg/figures/istaka";

/** Rejects where it cannot be loaded, or must not run by the page's policy. */
export async function wake(): Promise<void> {
  await init({ module_or_path: url });
}
