/** The sheet: a line for each round, and the sums. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import { decimal } from "../panels/numbers";
import { nameOf } from "./names";
import type { Scores } from "./scores";

/** The fewest lines of a sheet on paper. */
const LINES = 11;

export function sheetTable(scores: Scores): TemplateResult {
  const { score } = scores;
  if (!score) return html`<p class="trouble">${say("score-unread")}</p>`;
  const { rounds, sides, over, leaders } = score.tally;
  // Partners stand side by side.
  const seats = sides.flatMap((side) => side.seats);
  const cell = (round: (typeof rounds)[number], seat: number): TemplateResult =>
    html`<td>${round.seats.includes(seat) ? decimal(round.changes[seat] ?? 0) : say("score-out")}</td>`;
  const lines = rounds.map(
    (round, i) =>
      html`<tr><th scope="row">${i + 1}</th>${seats.map((seat) => cell(round, seat))}</tr>`,
  );
  const blank = Array.from(
    { length: Math.max(0, LINES - rounds.length) },
    () => html`<tr class="blank">${["", ...seats].map(() => html`<td></td>`)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${say("score-title")}><table class="sheet">
    <thead><tr><th scope="col"><span class="unseen">${say("score-rounds")}</span></th>${seats.map((seat) => html`<th scope="col">${nameOf(scores.namesHere, seat)}</th>`)}</tr></thead>
    <tbody>${lines}${blank}</tbody>
    <tfoot><tr><th scope="row">${say("score-total")}</th>${sides.map((side) => html`<td colspan=${side.seats.length}>${decimal(side.total)}</td>`)}</tr></tfoot>
  </table></div>
  ${score.faults.length > 0 ? html`<p class="trouble">${say("score-broken", { number: rounds.length + 1 })}</p>` : nothing}
  ${over ? html`<p class="won">${say("score-won", { names: leaders.map((seat) => nameOf(scores.namesHere, seat)).join(", ") })}</p>` : nothing}`;
}
