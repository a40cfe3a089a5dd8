/** The turns of a round in a dialog or beside the table, with buttons between turns. */

import { html, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName } from "../locales/messages";
import type { Rect } from "../state/rect";
import { at } from "../table/at";
import { closing, type DialogActions, head, watching } from "./dialog";

/** A dialog with the turns of this round. */
export function turnsDialog(
  round: number,
  list: TemplateResult,
  actions: DialogActions,
): TemplateResult {
  return html`
    ${head(say("moves-title", { round }))}
    <div class="body" tabindex="0">${list}</div>
    ${closing(actions, watching(actions))}
  `;
}

/** The turns beside the table, if there is room. */
export function turnsBeside(round: number, list: TemplateResult, side: Rect): TemplateResult {
  return html`<section class="beside" tabindex="0" aria-labelledby="beside-title" ${at(side)}>
    <h2 id="beside-title">${say("moves-title", { round })}</h2>${list}
  </section>`;
}

/** The number of a turn in the round, from 1, and its player. */
export function whose(number: number, seat: number): TemplateResult {
  const picture = html`<span class="avatar seat-${seat}" aria-hidden="true">${lettersOf(seat)}</span>`;
  return html`<th scope="row"><span><i>${number}</i>${picture}${seatName(seat)}</span></th>`;
}

/** Buttons to the previous and the next turn; at the first and the last the focus stays. */
export function neighbours(
  events: readonly number[],
  event: number,
  { explain }: Pick<DialogActions, "explain">,
): TemplateResult {
  const now = events.indexOf(event);
  const step = (to: number | undefined, deed: string): TemplateResult =>
    html`<button class="quiet" data-move=${deed} aria-disabled=${to === undefined}
      @click=${() => to !== undefined && explain(to)}>${say(`why-${deed}`)}</button>`;
  return html`${step(events[now - 1], "earlier")}${step(events[now + 1], "later")}`;
}
