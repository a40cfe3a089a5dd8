/** `<puzzle-board>`: a puzzle in a dialog, in a tree of its own, as it is in other pages. */

import { type Outcome, quizOf } from "../embed/quiz";
import { quizSheet } from "../embed/quiz-sheet";
import { boardSheet, sheets } from "../embed/sheet";
import type { Speech } from "../embed/words";

export interface Given {
  readonly text: string;
  readonly speech: Speech;
  told(outcome: Outcome): void;
}

export class PuzzleBoard extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #shown = "";

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheets().tiles, boardSheet(), quizSheet()];
  }

  set given({ text, speech, told }: Given) {
    const { language, faces } = speech;
    const shown = [text, language, faces.colors, faces.faces].join();
    // It goes on as it is while the dialog around it changes.
    if (shown === this.#shown) return;
    this.#shown = shown;
    const quiz = quizOf(text, speech, told);
    this.#root.replaceChildren(...(quiz ? [quiz] : []));
  }
}

customElements.define("puzzle-board", PuzzleBoard);
