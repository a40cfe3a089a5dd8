/** The buttons below the result of a round. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView } from "../engine/views";
import { say } from "../locales/messages";
import { type Fixture, isCountedThere, isFixtureOver, type State } from "../state/state";
import { UNDO } from "../table/action";
import { columns, type DialogActions, fairly, reviewing, signed, watching } from "./dialog";
import { wordsOf } from "./moves";
import { decimal } from "./numbers";

/**
 * Buttons to the next round or the end of the match; `out` tells why the player only watches now.
 */
export function foot(
  game: GameView,
  state: State,
  actions: DialogActions,
  out: string | null = null,
): TemplateResult {
  const primary = (id: string, action: () => void): TemplateResult =>
    html`<button class="primary" autofocus data-move=${id} @click=${action}>${say(id)}</button>`;
  const sheet = html`<button class="quiet" data-move="to-table" @click=${actions.close}>${say("to-table")}</button>
    ${watching(actions)}
    ${reviewing(actions)}
    <button class="quiet" data-move="moves" @click=${() => actions.open("moves")}>${say("moves")}</button>
    <button class="quiet" @click=${() => actions.open("scores")}>${say("scores")}</button>
    ${game.undo ? html`<button class="quiet undo" data-move="undo" aria-label=${UNDO.label?.(state)} @click=${actions.undo}>${wordsOf(UNDO, state)}</button>` : nothing}`;
  if (isFixtureOver(state))
    return html`<footer>${sheet} ${primary("contest-on", () => actions.open("contest"))}</footer>`;
  if (game.standing)
    return html`<footer>${sheet} ${primary("to-standing", () => actions.open("standing"))}</footer>`;
  if (out === null)
    return html`<footer>${sheet} ${primary("next-round", actions.nextRound)}</footer>`;
  return html`<footer>
    <p>${out}</p>
    ${sheet}
    <button class="quiet" data-move="watch-on" @click=${actions.nextRound}>${say("watch-on")}</button>
    ${primary("to-standing", actions.toStanding)}
  </footer>`;
}

/** Buttons about the deal, below the hands. */
export function ofDeal(game: GameView, state: State, actions: DialogActions): TemplateResult {
  const { daily, again } = actions;
  return html`<div class="tools of-deal">
    ${daily ? html`<button class="small" data-move="daily" @click=${() => actions.open("daily")}>${say("daily")}</button>` : nothing}
    ${again ? html`<button class="small" data-move="compare" @click=${() => actions.compare(actions.matchText(), game.round - 1)}>${say("tries")}</button>` : nothing}
    ${fairly(actions, state.commitment, "small")}
  </div>`;
}

/**
 * Warns once, above everything else, that the browser will soon delete saved data, with remedies.
 */
export function forgetting(
  game: GameView,
  { forgets }: State,
  actions: DialogActions,
): TemplateResult | typeof nothing {
  if (forgets !== game) return nothing;
  return html`<p class="forgets">${say("forgets")}
    <button class="small" data-move="transfer" @click=${() => actions.open("transfer")}>${say("save-file")}</button></p>`;
}

/** The head of a number's column, for screen readers. */
export function unseen(column: string): TemplateResult {
  return html`<span class="unseen">${say(column)} </span>`;
}

/** The heads of the columns in the result of a round. */
export function heads({ counts }: GameView, { fixture }: Pick<State, "fixture">): TemplateResult {
  const total = (fixture?.chips.length ?? 0) > 0 ? "column-chips" : "column-total";
  return columns(`column-${counts}`, "column-round", total);
}

/**
 * A player's total after the round: of the match, or of the contest if the match is part of one.
 */
export function totalOf(
  { seat, total }: { readonly seat: number; readonly total: number },
  { fixture }: Pick<State, "fixture">,
): TemplateResult {
  const word = (fixture?.chips.length ?? 0) > 0 ? "column-chips" : "column-total";
  return html`<b class="total">${unseen(word)}${isCountedThere(fixture) ? counted(fixture, seat) : signed(total, "")}</b>`;
}

/** Returns nothing until the contest has received the result of the round. */
function counted({ chips, points, gained, reported }: Fixture, seat: number): unknown {
  if (!reported) return nothing;
  const [has, brought] = [chips[seat], gained[seat]];
  if (has === undefined) return signed(points[seat] ?? 0, "");
  return html`${decimal(has)}${brought === undefined ? nothing : html` <small>${signed(brought)}</small>`}`;
}
