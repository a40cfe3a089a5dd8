/**
 * What stands beside the table while somebody is shown how to play:
 * what to do, why, and the numbers.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Laying } from "../laying";
import { brief, say, speak } from "../locales/messages";
import type { Hint, Sentence, State } from "../state";
import { at } from "../table/at";
import type { Card } from "../table/layout";
import type { GameView, HintView, RoundView } from "../views";

/** What a game tells somebody who is shown how to play. */
export interface TaughtGame {
  /** What is said and marked at a step of a hint, from 1, to who has the table like this so far. */
  hint(
    given: HintView,
    step: number,
    game: GameView,
    laying?: Laying | null,
  ): Omit<Hint, "given" | "step">;
  /** What is said in the turn of another player. */
  meanwhile(turn: number, table: RoundView): Sentence;
}

/** The steps of a hint, all of which are told at once. */
const STEPS = [1, 2, 3] as const;

export function lesson(
  ui: TaughtGame,
  { game, hint, laying }: State,
  { at: place, rect, brief: few }: Card,
  leave: () => void,
): TemplateResult {
  const table = game?.table;
  const turn = table?.turn ?? null;
  const own = turn !== null && turn === table?.seat;
  const given = own ? hint?.given : null;
  const steps = game && given ? STEPS.map((step) => ui.hint(given, step, game, laying)) : [];
  const strip = place === "strip";
  // Where all is done that was advised, every step says so.
  const told = [...new Set(steps.map((step) => speak(few ? brief(step) : step)))];
  // A strip has room for one of them, and the prompt says what to do.
  const body = strip
    ? html`<p>${told[1] ?? told[0]}</p>`
    : html`<ol>${told.map((step) => html`<li>${step}</li>`)}</ol>`;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title" class=${strip ? "unseen" : ""}>${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${told.length > 0 ? body : nothing}
      ${table && turn !== null && !own ? html`<p>${speak(ui.meanwhile(turn, table))}</p>` : nothing}
    </div>
  </section>`;
}
