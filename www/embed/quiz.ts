/**
 * A puzzle to solve: the question, the answer by tap or key, a second try after a wrong one, and
 * then the numbers of all other answers.
 */

import { html } from "./dom";
import { type AnswerView, type PuzzleView, puzzle } from "./engine.js";
import { explain, isLaid } from "./explained";
import { HandQuiz } from "./hand-quiz";
import { TableQuiz } from "./table-quiz";
import type { Speech } from "./words";

/** The reader's answer, reported once. */
export interface Outcome {
  /** True for the right answer at the first try. */
  readonly solved: boolean;
  readonly kind: PuzzleView["kind"];
  readonly grade: PuzzleView["grade"];
}

/**
 * Builds the view of a puzzle; null if the text is no puzzle. Needs the engine awake. An earlier
 * answer is shown again and not reported.
 */
export function quizOf(
  text: string,
  speech: Speech,
  told: (outcome: Outcome, given: string) => void,
  before: string | null = null,
): HTMLElement | null {
  const view = puzzle(text);
  if (view.wrong !== null) return null;
  const { kind, grade } = view;
  const asked = speech.say(`puzzle-ask-${kind}`);
  const below = html("div", { class: "explained", tabindex: -1 });
  const done = (answer: AnswerView, given: string, again = false) => {
    below.append(...explain(view, answer, given, speech));
    if (before !== null) return;
    // The focused element is gone; and in small windows the reason stands further below.
    below.focus();
    told({ solved: answer.solved && !again, kind, grade }, given);
  };
  const Way = isLaid(view) ? TableQuiz : HandQuiz;
  const way = new Way(text, view, speech, done);
  if (before !== null) way.answer(before);
  return html(
    "div",
    {
      class: "board quiz",
      part: "board",
      role: "group",
      "aria-label": asked,
      lang: speech.language,
    },
    html(
      "p",
      { class: "asked" },
      html("b", {}, asked),
      " ",
      html("span", { class: "grade" }, speech.say(`puzzle-grade-${grade}`)),
    ),
    html("p", { class: "why" }, speech.say(`puzzle-why-${kind}`)),
    way.root,
    below,
  );
}
