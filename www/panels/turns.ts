/** The turns of a round in a dialog or beside the table, with buttons between turns. */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { RoundView } from "../engine/views";
import { lettersOf, say, seatName } from "../locales/messages";
import type { State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { closing, type DialogActions, head, watching } from "./dialog";
import { roundNumber } from "./tally";

/** The list of turns that a game makes. */
export interface TurnsGame {
  /** Lists the turns of a round, the last one first; `explain` opens the reasons for one. */
  turns(table: RoundView | null, explain: (event: number) => void): TemplateResult;
}

/** A dialog with the turns of this round. */
export function turnsDialog(
  state: State,
  table: RoundView | null,
  { turns }: TurnsGame,
  actions: DialogActions,
): TemplateResult {
  return html`
    ${head(titleOf(state))}
    <div class="body" tabindex="0">${turns(table, actions.explain)}</div>
    ${closing(actions, watching(actions))}
  `;
}

/** The turns beside the table, if there is room. */
export function turnsBeside(
  state: State,
  { side }: Pick<Layout, "side">,
  { turns }: TurnsGame,
  explain: (event: number) => void,
): TemplateResult {
  const { game } = state;
  if (!side || !game) return html``;
  return html`<section class="beside" tabindex="0" aria-labelledby="beside-title" ${at(side)}>
    <h2 id="beside-title">${titleOf(state)}</h2>${turns(game.table, explain)}
  </section>`;
}

function titleOf(state: State): string {
  return say("moves-title", { round: roundNumber(state) });
}

/** A table with a row for each turn, the last one first; turns are numbered from 1. */
export function turnTable<Turn>(
  turns: readonly Turn[],
  columns: readonly string[],
  row: (turn: Turn, number: number) => TemplateResult,
  empty = "moves-empty",
): TemplateResult {
  if (turns.length === 0) return html`<p>${say(empty)}</p>`;
  return html`<table class="turns">
    <thead><tr>${columns.map((column) => html`<th scope="col">${say(column)}</th>`)}</tr></thead>
    <tbody>${repeat(
      turns.map((turn, i) => ({ turn, number: i + 1 })).reverse(),
      ({ number }) => number,
      ({ turn, number }) => row(turn, number),
    )}</tbody>
  </table>`;
}

/** A button to the explanation of a turn. */
export function asking(
  label: string,
  explain: () => void,
  shown: unknown = nothing,
): TemplateResult {
  return html`<button class="ask" aria-label=${label} @click=${explain}>${shown}<i aria-hidden="true">?</i></button>`;
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
