/** The end of a match: the winners, and the reasons for the places. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BotsView, GameView, PlacingView } from "../engine/views";
import { lettersOf, say, seatName, seatNames } from "../locales/messages";
import type { State } from "../state/state";
import { columns, type DialogActions, head, lookingBack } from "./dialog";
import { decimal } from "./numbers";
import { mannerName, mannerOf } from "./people/opponent";
import { amount } from "./tally";
import { type BestGame, bestHand, triumph } from "./triumph";

/** The texts of the game being played. */
export interface StandingGame extends BestGame {
  /**
   * Tells why one of two players with equal points ranks first; empty if there is nothing to say.
   * Left out where they share a place.
   */
  because?(game: GameView, place: PlacingView): string;
}

export function standing(
  game: GameView,
  actions: DialogActions,
  of: StandingGame,
  { fixture, opponents }: State,
  bots: BotsView,
): TemplateResult {
  const places = game.standing ?? [];
  const units = game.units?.seats;
  const own = places.find(({ seat }) => seat === 0);
  const told = own ? say("standing-own", { rank: own.rank, points: amount(own.points, game) }) : "";
  const heads = [`column-${game.counts}`, ...(units ? ["scores-chips"] : [])];
  return html`
    ${head(title(game), html`<p>${say("standing-title")}</p>`, nothing, told)}
    <div class="body finale" tabindex="0">
    ${triumph(1, own?.rank === 1, game.best)}
    ${columns(...heads)}
    <ol class="standing">
      ${places.map(
        (place) => html`<li class=${place.rank === 1 ? "won" : ""}>
          <b class="rank">${say("rank", { rank: place.rank })}</b>
          <span class="avatar seat-${place.seat}" aria-hidden="true">${lettersOf(place.seat)}</span>
          <span class="who"><b>${seatName(place.seat)}</b><small>${about(place.seat, of.because?.(game, place) ?? "", opponents, bots)}</small></span>
          <b class="total" aria-label=${amount(place.points, game)} role="img">${decimal(place.points)}</b>
          ${units ? html`<b class="chips" aria-label=${say("chips", { chips: units[place.seat] ?? 0 })} role="img">${decimal(units[place.seat] ?? 0, "signed")}</b>` : nothing}
        </li>`,
      )}
    </ol>
    ${bestHand({ game, fixture }, of)}
    </div>
    <footer>
      ${lookingBack(actions)}
      ${
        fixture
          ? html`<button class="primary" autofocus data-move="contest-on" @click=${() => actions.open("contest")}>${say("contest-on")}</button>`
          : html`<button class="quiet" @click=${() => actions.open("newGame")}>${say("other-rules")}</button>
            <button class="primary" autofocus data-move="new-game" @click=${() => actions.session.newGame()}>${say("again")}</button>`
      }
    </footer>
  `;
}

/** The reason for a place, after the strength and style of a bot. */
function about(
  seat: number,
  because: string,
  opponents: readonly string[],
  bots: BotsView,
): TemplateResult {
  const who = opponents[seat - 1];
  if (!who) return html`${because}`;
  const manner = mannerName(mannerOf(who, bots));
  return html`<span class="manner">${manner}${because ? " · " : nothing}</span>${because}`;
}

function title({ standing }: GameView): string {
  const winners = (standing ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const others = winners.filter((seat) => seat !== 0);
  const names = seatNames(others);
  if (others.length === 0) return say("standing-won");
  if (others.length < winners.length) return say("standing-won-with", { names });
  return others.length > 1
    ? say("standing-together", { names })
    : say("standing-lost", { name: names });
}
