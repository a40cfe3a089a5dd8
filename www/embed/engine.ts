/** The engine of figures and puzzles, shared by all elements of a page. */

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

/**
 * The addresses of the engines, for a page whose build does not copy them beside the script. They
 * are read when an element first needs an engine.
 */
export interface WasmUrl {
  istaka?: string | URL;
  figures?: string | URL;
  judge?: string | URL;
}

/** Loads the engine. Rejects if it cannot be loaded or the policy of the page forbids it. */
export async function wake(from: string | URL = url): Promise<void> {
  await init({ module_or_path: from });
}
