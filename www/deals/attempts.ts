/** The dialog that compares the attempts at a deal: winner, number of turns, and score. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, usualName } from "../locales/messages";
import { closing, type DialogActions, head } from "../panels/dialog";
import { namesOf } from "../panels/names";
import { dated } from "../panels/numbers";
import { amount } from "../panels/tally";
import type { State } from "../state/state";
import type { Deals } from "./deals";
import type { Attempt } from "./results";

export function attempts(actions: DialogActions, deals: Deals): TemplateResult {
  const { attempts: all, store } = deals;
  return html`
    ${head(say("tries-title"), html`<p>${say("tries-why")}</p>`)}
    <div class="body deals tries" tabindex="0">
      ${all.length === 0 ? html`<p>${say("tries-none")}</p>` : html`<ol>${all.map((one) => row(one, actions, store.state))}</ol>`}
      ${all.length > 0 ? html`<p class="note">${say("tries-hand-why")}</p>` : nothing}
    </div>
    ${closing(actions, nothing, "back-to")}
  `;
}

function row(one: Attempt, { watch }: DialogActions, state: State): TemplateResult {
  const { begun, own, hand, score, record, round, opponents, practice } = one;
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  const when = dated(new Date(begun), style);
  const at = { round, actions: 0 };
  const label = say("match-do", { what: say("watch"), name: when });
  const running = own.ending === "running";
  return html`<li class=${own.won ? "own" : ""}>
    <h2>${when}${practice ? html` <small>${say("practice")}</small>` : nothing}</h2>
    <dl>
      ${fact("tries-end", ended(one, state))}
      ${fact("tries-turns", `${own.turns}`)}
      ${fact("tries-score", running ? "–" : amount(score, one))}
      ${fact("tries-hand", `${hand}`)}
    </dl>
    <button class="small" data-move="watch" aria-label=${label} @click=${() => watch({ record, opponents, at })}>${say("watch")}</button>
  </li>`;
}

function fact(id: string, value: string): TemplateResult {
  return html`<div><dt>${say(id)}</dt><dd>${value}</dd></div>`;
}

/** "You: With an okey" */
function ended({ own, winners, opponents }: Attempt, state: State): string {
  if (own.ending === "running") return say("tries-running");
  const what = say(`ending-${own.ending}`);
  const bots = namesOf({ ...state, opponents, fixture: null });
  const nameOf = (seat: number) => (seat > 0 && bots[seat - 1]) || usualName(seat);
  const names = winners.map(nameOf).join(", ");
  return names ? say("tries-ended", { names, what }) : what;
}
