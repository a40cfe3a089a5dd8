/** What stands beside the table while somebody is shown how to play: where to look, what to do, and why. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Card } from "../games/okey/beside";
import { say, seatName, speak } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import { hintAt } from "./hint";

const STEPS = [1, 2, 3] as const;

export function lesson(
  { game, hint, house }: State,
  { at: place, rect }: Card,
  leave: () => void,
): TemplateResult {
  const table = game?.table;
  const mine = table?.turn === table?.seat;
  const given = mine ? hint?.given : null;
  const waits = table?.turn != null && !mine;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title">${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${
        table && given
          ? html`<ol>${STEPS.map((step) => html`<li>${speak(hintAt(given, step, table, house))}</li>`)}</ol>`
          : nothing
      }
      ${waits ? html`<p>${say("lesson-wait", { name: seatName(table?.turn ?? 0), previous: seatName(table?.previous ?? 0) })}</p>` : nothing}
    </div>
  </section>`;
}
