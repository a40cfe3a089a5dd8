/** What stands beside the table while somebody is shown how to play: where to look, what to do, and why. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, say, seatName, speak } from "../locales/messages";
import type { Sentence, State } from "../state";
import { at } from "../table/at";
import type { Card } from "../table/layout";
import { hintAt } from "./hint";

const STEPS = [1, 2, 3] as const;

export function lesson(
  state: State,
  { at: place, rect, brief: few }: Card,
  leave: () => void,
): TemplateResult {
  const strip = place === "strip";
  const steps = stepsOf(state).map((step) => speak(few ? brief(step) : step));
  // A strip has room for the last of them, and the prompt says what to do.
  const body = strip
    ? html`<p>${steps.at(-1)}</p>`
    : html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title" class=${strip ? "unseen" : ""}>${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${steps.length > 0 ? body : nothing}
      ${waiting(state)}
    </div>
  </section>`;
}

function stepsOf({ game, hint }: State): Sentence[] {
  const table = game?.table;
  if (!game || !table || !hint?.given || table.turn !== table.seat) return [];
  const { given } = hint;
  return STEPS.map((step) => hintAt(given, step, game));
}

function waiting({ game }: State): TemplateResult | typeof nothing {
  const table = game?.table;
  if (!table || table.turn === null || table.turn === table.seat) return nothing;
  const names = { name: seatName(table.turn), previous: seatName(table.previous) };
  return html`<p>${say("lesson-wait", names)}</p>`;
}
