/** The card beside the table in a lesson: the task, the progress, and the buttons. */

import "./lessons.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { begunText } from "../locales/catalogue";
import { say, spoken, tell } from "../locales/messages";
import type { Sentence } from "../state/state";
import { at as place } from "../table/at";
import type { Card } from "../table/layout";
import { withTiles } from "../ui/with-tiles";

export interface CardContent {
  readonly id: string;
  readonly staged: boolean;
  /** The step, from 0, and the number of steps in `count`. */
  readonly at: number;
  readonly count: number;
  readonly said: Sentence;
  /** True if only the button leads to the next step. */
  readonly reads: boolean;
  /** True if the step needs an action at the table, not only on the rack. */
  readonly acts: boolean;
  readonly last: boolean;
  /** The next lesson, if this one is over and there is one. */
  readonly following: string | null;
}

export interface LessonActions {
  next(): void;
  back(): void;
  leave(): void;
  follow(): void;
}

export function lessonCard(
  { id, staged, at, count, said, reads, acts, last, following }: CardContent,
  { at: where, rect, brief }: Card,
  actions: LessonActions,
): TemplateResult {
  const button = (name: "next" | "back" | "leave" | "follow", look: string): TemplateResult =>
    html`<button class=${look} data-move="lesson-${name}" @click=${() => actions[name]()}>${say(`learn-${name}`)}</button>`;
  const plays = last && staged;
  const leave = say(
    plays ? "learn-begin" : last ? "learn-play" : staged ? "learn-skip" : "learn-leave",
  );
  const [step, of] = [at + 1, count];
  return html`<section class="card taught ${staged ? "staged" : ""} ${where} ${brief ? "few" : ""}" data-card="taught" data-lesson=${id} data-step=${step} data-kind=${acts ? nothing : "read"}
    aria-labelledby="card-title" ${place(rect)}>
    <div>
      <header><h2 id="card-title">${say(`learn-${id}`)}</h2>
        <span class="steps" aria-label=${say("learn-step", { step, of })}>${step} / ${of}</span></header>
      <p class="task">${withTiles(begunText(tell(said), spoken()))}</p>
      <footer>
        <button class=${plays || (last && !following) ? "primary" : "quiet"} data-move="lesson-leave" @click=${actions.leave}>${leave}</button>
        ${at > 0 && !staged ? button("back", "quiet") : nothing}
        ${reads && !last ? button("next", "primary") : nothing}
        ${following ? button("follow", staged ? "quiet" : "primary") : nothing}
      </footer>
    </div>
  </section>`;
}
