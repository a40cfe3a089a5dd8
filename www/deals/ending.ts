/**
 * The result of a daily deal on one screen: that of the player and of bots in the same seat, the
 * last seven days, and the buttons to share it.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { dayAfter, noonOf } from "../base/calendar";
import type { BotsView } from "../engine/views";
import { say } from "../locales/messages";
import { type DialogActions, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import { mannerOf, portrait } from "../panels/people/opponent";
import type { State } from "../state/state";
import { counts, type DailyAttempt, type Result, streak } from "../store/attempts";
import { copyByHand, handedText } from "../ui/hand-on";
import { asText, ended, markOf, outcomeOf } from "./day-words";
import type { Deals } from "./deals";
import type { Pictured } from "./picture";
import { bestOf, type InSeat } from "./seat";

export function ending(
  found: DailyAttempt,
  result: Result,
  actions: DialogActions,
  state: State,
  deals: Deals,
  bots: BotsView,
): TemplateResult {
  const { handed, seat, today, results } = deals;
  const days = streak(results.attempts, found.game, today);
  const when = dated(noonOf(found.date), { dateStyle: "long" });
  const text = asText(found, result, deals);
  return html`
    ${head(say("daily-title"), html`<p>${when} · ${say(`daily-${found.game}`)}</p>`, days > 0 ? html`<p class="days"><b>${days}</b> <small>${say("daily-days", { days })}</small></p>` : nothing)}
    <div class="body deals daily ending" tabindex="0">
      <section class="outcome">
        <p class=${result.won ? "is-won" : ""}>${outcomeOf(result)}</p>
        <p>${ended(result)}${counts(found) ? nothing : html` ${say("daily-in-practice")}`}</p>
        <ol class="week" aria-label=${say("daily-week")}>${weekOf(found, deals).map(({ date, mark }) => day(date, mark))}</ol>
      </section>
      ${seat.all.length > 0 ? inSeat(seat.all, result, state, bots) : nothing}
      <div class="tools">
        <button class="quiet" data-move="daily-share" @click=${() => deals.share(text)}>${say("daily-as-text")}</button>
        <button class="quiet" data-move="daily-picture" @click=${() => deals.sharePicture(pictured(found, result, deals))}>${say("daily-as-picture")}</button>
        <span role="status">${handedText(handed)}</span>
      </div>
      ${copyByHand(handed, text)}
    </div>
    <footer>
      <button class="quiet" data-move="daily-calendar" @click=${() => deals.toCalendar()}>${say("daily-calendar")}</button>
      <button class="quiet" data-dialog="result" @click=${() => actions.open("result")}>${say("daily-hands")}</button>
      <button class="primary" autofocus @click=${actions.close}>${say("close")}</button>
    </footer>
  `;
}

function inSeat(all: readonly InSeat[], own: Result, state: State, bots: BotsView): TemplateResult {
  const row = ({ who, result }: InSeat): TemplateResult => {
    const name = say(`character-${who}`);
    const level = say(`level-${mannerOf(who, bots).level}`);
    return html`<li class=${result?.won ? "is-won" : ""}>${portrait(name, state)}<span><b>${name}</b> <small>${level}</small></span> <small class="went">${result ? outcomeOf(result) : "…"}</small></li>`;
  };
  return html`<section>
    <h2>${say("daily-seat")}</h2>
    <ol class="in-seat">${all.map(row)}</ol>
    <p role="status">${best(all, own)}</p>
  </section>`;
}

/** Says the best that was possible for these bots; nothing until all of them have played. */
function best(all: readonly InSeat[], own: Result): string {
  if (all.some(({ result }) => result === null)) return "";
  const found = bestOf(all);
  if (!found) return say(own.won ? "daily-best-alone" : "daily-best-none");
  if (own.won && own.turns <= found.turns) return say("daily-best-own");
  return say("daily-best", { name: say(`character-${found.who}`), turns: found.turns });
}

/** The last seven days up to that of the deal, with their marks. */
function weekOf({ date, game }: DailyAttempt, { results }: Deals) {
  const dates = [-6, -5, -4, -3, -2, -1, 0].map((days) => dayAfter(date, days));
  return dates.map((date) => ({ date, mark: markOf(results.of(game, date)) }));
}

function day(date: string, mark: ReturnType<typeof markOf>): TemplateResult {
  const name = dated(noonOf(date), { dateStyle: "long" });
  const letter = dated(noonOf(date), { weekday: "narrow" });
  const label = mark ? say("daily-day", { name, what: say(`daily-mark-${mark}`) }) : name;
  return html`<li aria-label=${label} class="number ${mark ?? ""}">${letter}</li>`;
}

function pictured(found: DailyAttempt, result: Result, deals: Deals): Pictured {
  const date = dated(noonOf(found.date), { dateStyle: "long" });
  const title = [say("daily-title"), date, say(`daily-${found.game}`)].join(" · ");
  const days = streak(deals.results.attempts, found.game, deals.today);
  const week = weekOf(found, deals).map(({ mark }) =>
    mark === "won" || mark === "lost" ? mark : null,
  );
  const address = `${location.host}${location.pathname}`;
  const more = days > 1 ? say("daily-streak", { days }) : ended(result);
  return { title, outcome: outcomeOf(result), more, week, address, won: result.won };
}
