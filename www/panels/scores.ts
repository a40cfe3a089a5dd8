/** The score sheet: points of each player and round with reasons, and totals. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView, SheetRow, Units } from "../engine/views";
import { say, seatName, seatNames } from "../locales/messages";
import type { Fixture } from "../state/fixture";
import type { State } from "../state/state";
import { closing, type DialogActions, head } from "./dialog";
import { decimal } from "./numbers";
import { arePartners, pointsThere } from "./tally";
import type { BestGame } from "./triumph";

/** The texts of the game being played. */
export interface ScoresGame extends BestGame {
  /** Tells how the match ends and who wins it. */
  aim(game: GameView): string;
}

export function scores(
  game: GameView,
  actions: DialogActions,
  of: ScoresGame,
  { fixture }: Pick<State, "fixture">,
): TemplateResult {
  const title = say(`scores-title-${game.counts}`);
  const body = html`${sheet(game, of, fixture)} ${game.units ? pot(game.units) : nothing}`;
  return html`${head(title, html`<p>${of.aim(game)}</p>`)}<div class="body" tabindex="0">${body}</div>${closing(actions)}`;
}

function sheet(game: GameView, of: ScoresGame, fixture: Fixture | null): TemplateResult {
  const { sides, units } = game;
  const partners = arePartners(game);
  // If points are counted down, partners have a common count.
  const together = partners && game.counts === "down";
  // Partners are side by side.
  const seats = sides.flatMap((side) => side.seats);
  // The running round is shown if points were written early.
  const running = game.table?.result === null ? game.round : 0;
  const sheet: readonly SheetRow[] = game.sheet;
  const rows = sheet.filter(
    ({ round, scores }) => round !== running || scores.some((one) => (one?.total ?? 0) > 0),
  );
  if (rows.length === 0) return html`<p>${say("scores-empty")}</p>`;
  return html`<table>
    <thead>
      ${partners ? html`<tr><td></td>${sides.map((side) => html`<th scope="colgroup" colspan="2">${seatNames(side.seats)}</th>`)}</tr>` : nothing}
      <tr><th scope="col">${say("scores-round")}</th>${seats.map((seat) => html`<th scope="col">${seatName(seat)}</th>`)}</tr>
    </thead>
    ${rows.map((row) => {
      const { round, number, winners } = row;
      const told = of.reasons(row, game);
      return html`<tbody>
        <tr><th scope="row">${round === running ? say("scores-running", { round: number }) : number}</th>
          ${seats.map((seat) => html`<td class=${winners.includes(seat) ? "won" : ""}>${cell(row, seat, together)}</td>`)}</tr>
        ${told.length > 0 ? html`<tr class="why"><td colspan=${seats.length + 1}>${told.join(" · ")}</td></tr>` : nothing}
      </tbody>`;
    })}
    <tfoot>
      ${together ? nothing : total(game, seats, fixture)}
      ${partners ? html`<tr><th scope="row">${say("scores-team")}</th>${sides.map(({ total }) => html`<td colspan="2">${decimal(total)}</td>`)}</tr>` : nothing}
      ${units ? sums("scores-chips", seats, (seat) => decimal(units.seats[seat] ?? 0, "signed")) : nothing}
    </tfoot>
  </table>`;
}

/** A player's points in a round; if points are counted down, the remainder and the loss. */
function cell(row: SheetRow, seat: number, together: boolean): unknown {
  const { scores, left } = row;
  const shown = scores[seat]?.shown;
  if (!left || together) return shown == null ? "–" : decimal(shown, "signed");
  return html`${decimal(left[seat] ?? 0)} ${shown ? html`<small>${decimal(shown, "signed")}</small>` : nothing}`;
}

/** The row of totals; in a contest with a count of its own, that count. */
function total(
  { scores }: GameView,
  seats: readonly number[],
  fixture: Fixture | null,
): TemplateResult {
  const [chips, points] = [fixture?.chips ?? [], pointsThere(fixture, { scores })];
  if (chips.length > 0) return sums("scores-chips", seats, (seat) => decimal(chips[seat] ?? 0));
  const sum = points.length > 0 ? points : scores;
  return sums("scores-total", seats, (seat) => decimal(sum[seat] ?? 0));
}

function sums(word: string, seats: readonly number[], of: (seat: number) => string) {
  return html`<tr><th scope="row">${say(word)}</th>${seats.map((seat) => html`<td>${of(seat)}</td>`)}</tr>`;
}

function pot({ pot }: Units): TemplateResult {
  return pot > 0 ? html`<p class="pot">${say("pot-holds", { chips: pot })}</p>` : html``;
}
