/**
 * What stands beside the table while somebody is shown how to play:
 * where to look, what to do, and why.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, say, speak } from "../locales/messages";
import type { Sentence } from "../state";
import { at } from "../table/at";
import type { Card } from "../table/layout";

export interface Lesson {
  /** One after the other, while it is the player's turn. */
  readonly steps: readonly Sentence[];
  /** While it is somebody else's. */
  readonly waiting: Sentence | null;
}

export function lesson(
  { steps, waiting }: Lesson,
  { at: place, rect, brief: few }: Card,
  leave: () => void,
): TemplateResult {
  const strip = place === "strip";
  const told = steps.map((step) => speak(few ? brief(step) : step));
  // A strip has room for the last of them, and the prompt says what to do.
  const body = strip
    ? html`<p>${told.at(-1)}</p>`
    : html`<ol>${told.map((step) => html`<li>${step}</li>`)}</ol>`;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title" class=${strip ? "unseen" : ""}>${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${told.length > 0 ? body : nothing}
      ${waiting ? html`<p>${speak(waiting)}</p>` : nothing}
    </div>
  </section>`;
}
