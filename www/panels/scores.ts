/** The score sheet: what each player wrote in each round and why, and what it comes to. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, seatNames } from "../locales/messages";
import type { GameView, HouseView, UnitsView } from "../pkg/istaka";
import { playersOf } from "../seats";
import type { State } from "../state";
import { closing, type DialogActions, head, signed, written } from "./dialog";
import { aim, counted, numberOf, reasons, teamTotal } from "./tally";

/** Partners side by side. */
const TEAMS = [
  [0, 2],
  [1, 3],
];

export function scores(game: GameView, actions: DialogActions, state: State): TemplateResult {
  const { house } = state;
  const title = say(`scores-title-${counted(house)}`);
  const body = html`${sheet(game, house)} ${house?.units ? pot(house.units) : nothing}`;
  return html`${head(title, html`<p>${aim(game, house)}</p>`)}<div class="body" tabindex="0">${body}</div>${closing(actions)}`;
}

function sheet(game: GameView, house: HouseView | null): TemplateResult {
  const seats = house?.partners ? TEAMS.flat() : playersOf(game);
  // A running round is shown for points that were written early.
  const running = game.table?.result === null ? game.round : 0;
  const rows = game.sheet
    .map((row, index) => ({ ...row, index }))
    .filter(({ round, points }) => round !== running || points.some((one) => (one ?? 0) > 0));
  if (rows.length === 0) return html`<p>${say("scores-empty")}</p>`;
  return html`<table>
    <thead>
      ${house?.partners ? html`<tr><td></td>${TEAMS.map((team) => html`<th scope="colgroup" colspan="2">${seatNames(team)}</th>`)}</tr>` : nothing}
      <tr><th scope="col">${say("scores-round")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr>
    </thead>
    ${rows.map(({ index, round, winner, points }) => {
      const number = numberOf(index, game, house);
      const why = house?.sheet[index];
      const told = why ? reasons(why, house) : [];
      return html`<tbody>
        <tr><th scope="row">${round === running ? say("scores-running", { round: number }) : number}</th>
          ${seats.map((seat) => html`<td class=${winner === seat ? "won" : ""}>${written(points[seat])}</td>`)}</tr>
        ${told.length > 0 ? html`<tr class="why"><td colspan=${seats.length + 1}>${told.join(" · ")}</td></tr>` : nothing}
      </tbody>`;
    })}
    <tfoot>
      ${sums("scores-total", seats, (seat) => `${game.scores[seat] ?? 0}`)}
      ${house?.partners ? html`<tr><th scope="row">${say("scores-team")}</th>${TEAMS.map(([seat = 0]) => html`<td colspan="2">${teamTotal(game, seat, house)}</td>`)}</tr>` : nothing}
      ${house?.units ? sums("scores-chips", seats, (seat) => signed(house.units?.seats[seat] ?? 0)) : nothing}
    </tfoot>
  </table>`;
}

function sums(word: string, seats: readonly number[], of: (seat: number) => string) {
  return html`<tr><th scope="row">${say(word)}</th>${seats.map((seat) => html`<td>${of(seat)}</td>`)}</tr>`;
}

function pot({ pot }: UnitsView): TemplateResult {
  return pot > 0 ? html`<p class="pot">${say("pot-holds", { chips: pot })}</p>` : html``;
}
