/** The card above the table on which a mistake is tried again. */

import "../lessons/lessons.css";
import "./mistakes.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tell } from "../locales/messages";
import { at as place } from "../table/at";
import type { Card } from "../table/layout";
import { withTiles } from "../ui/with-tiles";
import type { Answer } from "./answer";

export interface CardContent {
  /** The number of the question, from 0, and of all in `count`; null if there is no end. */
  readonly at: number;
  readonly count: number | null;
  /** Null before the answer. */
  readonly answer: Answer | null;
  readonly right: boolean;
  readonly last: boolean;
  /** True for a mistake of the player. */
  readonly own: boolean;
  /** The lesson that begins with this question; null for any other. */
  readonly lesson: string | null;
  /** True if the card was thrown out. */
  readonly gone: boolean;
  /** True if the match is still kept. */
  readonly kept: boolean;
}

export interface CardActions {
  next(): void;
  leave(): void;
  /** Shows the answer. */
  tell(): void;
  /** Shows the match. */
  show(): void;
  /** Throws the card out, or has it back. */
  drop(): void;
}

export function mistakeCard(
  content: CardContent,
  { at, rect, brief }: Card,
  actions: CardActions,
): TemplateResult {
  const { answer, count } = content;
  const number = content.at + 1;
  const title = say(answer ? (content.right ? "again-right" : "again-wrong") : "again-title");
  const isStrip = at === "strip";
  // Beside a strip there is no room for the prompt, which steps that are read do without.
  const kind = answer || isStrip ? "read" : nothing;
  const { lesson } = content;
  const task = html`${lesson ? html`<p>${say(`course-${lesson}`)}</p>` : nothing}<p class="task">${say("again-how")}</p>`;
  return html`<section class="card taught again ${at} ${brief ? "few" : ""}" data-card="taught" data-asked=${answer === null} data-right=${answer ? content.right : nothing}
    data-step=${number} data-kind=${kind} aria-label=${say(content.own ? "again-region" : "again-practice")} ${place(rect)}>
    <div>
      <header><h2 id="card-title">${title}</h2>
        ${stepOf(number, count)}</header>
      ${isStrip ? inStrip(title, answer) : answer ? answered(answer) : task}
      <footer>${answer ? after(content, actions) : before(actions)}</footer>
    </div>
  </section>`;
}

function stepOf(number: number, count: number | null): TemplateResult {
  if (count === null) return html`<span class="steps">${number}</span>`;
  const words = say("again-step", { number, count });
  return html`<span class="steps" aria-label=${words}>${number} / ${count}</span>`;
}

/** The title, which a strip has no room for, and the best action beside it. */
function inStrip(title: string, answer: Answer | null): TemplateResult {
  const [best] = answer?.lines ?? [];
  if (!best) return html`<p class="task">${title}</p>`;
  const { action, worth } = best;
  const text = tell({ id: "again-line", args: { who: title, action, worth } });
  return html`<p class="task">${withTiles(text)}</p>`;
}

function answered({ lines, kind, whence }: Answer): TemplateResult {
  return html`<div class="told" tabindex="0" role="group" aria-labelledby="card-kind card-whence">
    <dl>${lines.map(
      ({ who, action, worth, facts }) =>
        html`<div class=${who}><dt>${say(`again-${who}`)}</dt><dd>${withTiles(action)}</dd><dd class="worth">${worth}</dd>
          ${facts.length > 0 ? html`<dd class="facts">${facts.map((fact) => html`${withTiles(fact)} `)}</dd>` : nothing}</div>`,
    )}</dl>
    <p class="kind" id="card-kind">${kind}.</p>
    <p class="whence" id="card-whence">${whence}</p>
  </div>`;
}

function before({ leave, tell }: CardActions): TemplateResult {
  return html`<button class="quiet" data-move="again-leave" @click=${leave}>${say("again-leave")}</button>
    <button class="quiet" data-move="again-tell" @click=${tell}>${say("again-tell")}</button>`;
}

function after(
  { last, own, count, gone, kept }: CardContent,
  actions: CardActions,
): TemplateResult {
  const { drop, leave, show, next } = actions;
  const out = html`<button class="quiet" data-move="again-drop" @click=${drop}>${say(gone ? "again-back" : "again-drop")}</button>`;
  return html`${own ? out : nothing}
    ${count !== null ? nothing : html`<button class="quiet" data-move="again-leave" @click=${leave}>${say("again-leave")}</button>`}
    ${kept ? html`<button class="quiet" data-move="again-match" @click=${show}>${say("again-match")}</button>` : nothing}
    <button class="primary" data-move="again-next" @click=${next}>${say(last ? "again-done" : "again-next")}</button>`;
}
