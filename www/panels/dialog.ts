/** What every dialog has in common, and the small ones themselves. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Asked } from "../elements/rule-text";
import { languageOf, say, seatName } from "../locales/messages";
import type { GameView } from "../pkg/istaka";
import { DEFAULTS, type Settings } from "../settings";
import type { DialogName, State } from "../state";
import "../elements/rule-text";

export interface DialogActions {
  open(dialog: DialogName): void;
  /** Opens the dialog that explains rules, for these. */
  showRules(rules: string): void;
  close(): void;
  /** Takes these settings over, and leaves the others as they are. */
  set(some: Partial<Settings>): void;
  undo(): void;
  nextRound(): void;
  toStanding(): void;
  newGame(): void;
  playShared(): void;
  playHere(): void;
}

export function head(
  title: string,
  text: unknown = nothing,
  aside: unknown = nothing,
): TemplateResult {
  return html`<header><div><h1 id="dialog-title">${title}</h1>${text}</div>${aside}</header>`;
}

export function closing(actions: DialogActions, other: unknown = nothing): TemplateResult {
  return html`<footer>${other}<button class="primary" autofocus @click=${actions.close}>${say("close")}</button></footer>`;
}

/** The points of each finished round and their sums. */
export function scores(game: GameView, actions: DialogActions): TemplateResult {
  const seats = [0, 1, 2, 3];
  // A running round is shown for points that were written early.
  const running = game.table?.result === null ? game.round : 0;
  const sheet = game.sheet.filter(
    ({ round, points }) => round !== running || points.some((written) => (written ?? 0) > 0),
  );
  const body =
    sheet.length === 0
      ? html`<p>${say("scores-empty", { limit: game.limit })}</p>`
      : html`<table>
          <thead><tr><th scope="col">${say("scores-round")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr></thead>
          <tbody>${sheet.map(
            ({ round, winner, points }) =>
              html`<tr><th scope="row">${round === running ? say("scores-running", { round }) : round}</th>${seats.map((seat) => html`<td class=${winner === seat ? "won" : ""}>${written(points[seat])}</td>`)}</tr>`,
          )}</tbody>
          <tfoot><tr><th scope="row">${say("scores-total")}</th>${seats.map((seat) => html`<td>${game.scores[seat] ?? 0}</td>`)}</tr></tfoot>
        </table>`;
  return html`${head(say("scores-title"))}<div class="body" tabindex="0">${body}</div>${closing(actions)}`;
}

/** What the numbers are that stand below one another in rows of players. */
export function columns(...words: string[]): TemplateResult {
  return html`<div class="columns" aria-hidden="true">${words.map((word) => html`<span>${say(word)}</span>`)}</div>`;
}

export function written(points: number | null | undefined): string {
  if (points === null || points === undefined) return say("points-none");
  return points === 0 ? say("points-zero") : say("points-plus", { points });
}

/** The rules of the running match, or those about which something else has asked. */
export function rules(_: GameView, actions: DialogActions, state: State): TemplateResult {
  const asked: Asked = {
    rules: state.shownRules ?? state.house?.rules ?? DEFAULTS.rules,
    language: languageOf(state.settings.language),
  };
  return html`
    ${head(say("rules-title"))}
    <rule-text class="body text" tabindex="0" .asked=${asked}></rule-text>
    ${closing(actions)}
  `;
}

export function newGame(_: GameView, actions: DialogActions): TemplateResult {
  return html`
    ${head(say("new-game-title"), html`<p>${say("new-game-why")}</p>`)}
    <footer>
      <button class="quiet" autofocus @click=${actions.close}>${say("cancel")}</button>
      <button class="primary" data-move="new-game" @click=${actions.newGame}>${say("new-game")}</button>
    </footer>
  `;
}

/** Asks before the deals of a shared seed take the place of a running match. */
export function shared(_: GameView, actions: DialogActions): TemplateResult {
  return html`
    ${head(say("shared-title"), html`<p>${say("shared-why")}</p>`)}
    <footer>
      <button class="quiet" autofocus data-move="keep-mine" @click=${actions.close}>${say("shared-keep")}</button>
      <button class="primary" data-move="play-shared" @click=${actions.playShared}>${say("shared-play")}</button>
    </footer>
  `;
}

/** Two tabs cannot play one match; nobody closes this by chance. */
export function elsewhere(_: GameView, actions: DialogActions): TemplateResult {
  return html`
    ${head(say("elsewhere-title"), html`<p>${say("elsewhere-why")}</p>`)}
    <footer><button class="primary" autofocus data-move="play-here" @click=${actions.playHere}>${say("elsewhere-here")}</button></footer>
  `;
}

/** Why somebody ranks before another with as many points: he was in the match for longer. */
function lasted({ eliminated, sheet }: GameView, seat: number): string {
  const last = sheet.findLast(({ points }) => typeof points[seat] === "number");
  return eliminated[seat] && last
    ? say("standing-out", { round: last.round })
    : say("standing-left");
}

export function standing(game: GameView, actions: DialogActions): TemplateResult {
  const places = game.standing ?? [];
  const winner = places.find((place) => place.rank === 1)?.seat ?? 0;
  const title =
    winner === 0 ? say("standing-won") : say("standing-lost", { name: seatName(winner) });
  return html`
    ${head(title, html`<p>${say("standing-title")}</p>`)}
    ${columns("column-points")}
    <ol class="standing" tabindex="0">
      ${places.map(
        ({ seat, rank, points }) => html`<li class=${rank === 1 ? "won" : ""}>
          <b class="rank">${say("rank", { rank })}</b>
          <span class="avatar seat-${seat}" aria-hidden="true">${[...seatName(seat)][0]}</span>
          <span class="who"><b>${seatName(seat)}</b><small>${lasted(game, seat)}</small></span>
          <b class="total" aria-label=${say("points", { points })} role="img">${points}</b>
        </li>`,
      )}
    </ol>
    <footer>
      <button class="quiet" @click=${() => actions.open("scores")}>${say("scores")}</button>
      <button class="primary" autofocus data-move="new-game" @click=${actions.newGame}>${say("new-game")}</button>
    </footer>
  `;
}
