/** `<puzzle-board>`: a puzzle in a dialog, in a shadow tree as in other pages. */

import { type Outcome, quizOf } from "../embed/quiz";
import { BOARD, QUIZ, sheetOf, TILES } from "../embed/sheet";
import type { Speech } from "../embed/words";
import { spoken } from "../locales/messages";

/** Adds the buttons of the game, and fits a puzzle into a low window. */
const GAME = `
.board { max-width: none; }
.controls button {
  min-height: 44px; padding: 0 1.2em; border: 0; border-radius: 999px;
  background: var(--soft); font-weight: 700;
}
.controls .primary { min-height: 44px; padding: 0 1.2em; background: var(--gold); color: var(--onGold); font-weight: 900; }
.controls .primary:disabled { background: var(--soft); color: inherit; opacity: 0.6; font-weight: 700; }
.way { border-radius: 10px; }
@media (max-width: 30em) {
  .felt { gap: 0.3em; padding: 0.5em; }
  .quiz .controls { margin-top: 0.5em; }
  .asked, .why { margin-bottom: 0.3em; line-height: 1.3; }
  .quiz .row.own { min-height: 0; padding: 0.4em; gap: 0; }
}
@media (max-height: 26.25em) {
  .asked, .why { display: inline; margin-inline-end: 0.5em; font-size: 0.92em; line-height: 1.3; }
  .answering { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 4px 12px; margin-top: 4px; }
  .felt { grid-column: 1 / -1; flex-direction: row; align-items: center; gap: 8px; padding: 5px 8px; }
  .middle { flex: none; flex-wrap: nowrap; gap: 8px; }
  .open { flex-direction: column; gap: 0; font-size: 0.8em; }
  .open svg { width: 1.9rem; }
  .quiz .series { flex: 1; gap: 2px 8px; }
  .quiz .row.own { flex: 1; min-height: 0; padding: 4px; gap: 2px; }
  .quiz .series + .row.own { flex: none; max-width: 7.6rem; }
  .quiz .series .row { gap: 1px; padding: 0; }
  .quiz .said { margin: 0; }
  .quiz .controls { margin: 0; grid-column: 2; }
  .controls button, .controls .primary { min-height: 36px; }
}
`;

export interface Given {
  readonly text: string;
  readonly speech: Speech;
  told(outcome: Outcome): void;
  /** Called when the dialog is closed or shows something else. */
  left(): void;
}

class PuzzleBoard extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #shown = "";
  #text = "";
  /** The answer; null until it is given. */
  #answer: string | null = null;
  #left = (): void => {};

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [TILES, BOARD, QUIZ, GAME].map(sheetOf);
  }

  disconnectedCallback(): void {
    this.#left();
  }

  set given({ text, speech, told, left }: Given) {
    this.#left = left;
    const { faces } = speech;
    // The words of another language load after its choice.
    const shown = [text, spoken(), faces.colors, faces.faces].join();
    // The puzzle stays while the dialog around it changes.
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (this.#text !== text) this.#answer = null;
    this.#text = text;
    const answered = (outcome: Outcome, given: string): void => {
      this.#answer = given;
      told(outcome);
    };
    const quiz = quizOf(text, speech, answered, this.#answer);
    this.#root.replaceChildren(...(quiz ? [quiz] : []));
  }
}

customElements.define("puzzle-board", PuzzleBoard);
