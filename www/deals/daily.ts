/** The dialog of the deal of the day: play, result, and a calendar of days. */

import "./deals.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { dayAfter, weeksOf } from "../base/calendar";
import { firstDayIn, localeOf } from "../base/locale";
import type { BotsView } from "../engine/views";
import { say, spoken } from "../locales/messages";
import { choice } from "../panels/choice";
import { closing, type DialogActions, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import { mannerOf, portrait } from "../panels/people/opponent";
import { gamesIn } from "../settings/settings";
import type { State } from "../state/state";
import { counts, type DailyAttempt, type Result, streak } from "../store/attempts";
import { PAST } from "../store/match";
import { announced } from "../ui/announced";
import { copyByHand, handedText } from "../ui/hand-on";
import { asText, ended, markOf, outcomeOf } from "./day-words";
import type { Deals } from "./deals";
import type { Pictured } from "./picture";
import { bestOf, type InSeat } from "./seat";

export function daily(actions: DialogActions, deals: Deals, bots: BotsView): TemplateResult {
  const { attempt } = deals;
  if (deals.ends && attempt?.result) return ending(attempt, attempt.result, actions, deals, bots);
  return html`
    ${head(say("daily-title"), html`<p>${say("daily-why")}</p>`)}
    <div class="body deals daily" tabindex="0">
      ${choice({
        name: "daily-game",
        title: say("daily-game"),
        untitled: true,
        look: "games",
        values: gamesIn(spoken()),
        chosen: deals.game,
        choose: (game) => deals.choose(game),
        show: (game) => say(`daily-${game}`),
      })}
      ${day(actions, deals)}
      ${calendar(deals)}
    </div>
    ${closing(actions)}
  `;
}

/** The shown day. */
function day(actions: DialogActions, deals: Deals): TemplateResult {
  const { date, today, handed, turned, store } = deals;
  const found = deals.attempt;
  const when = dated(date, { dateStyle: "full" });
  return html`<section class="day">
    <h2>${date === today ? say("daily-today", { value: when }) : when}</h2>
    <p>${told(found, date, today)}</p>
    ${store.state.settings.practice && found?.result == null ? html`<p class="note">${say("daily-practice")}</p>` : nothing}
    <div class="tools">${ways(found, actions, deals)}</div>
    <p role="status">${announced(turned ? say("daily-turned") : handedText(handed))}</p>
    ${found?.result ? copyByHand(handed, asText(found, found.result, deals)) : nothing}
  </section>`;
}

/** Says the result of an attempt, or that the deal can be played. */
function told(found: DailyAttempt | null, date: string, today: string): string {
  if (found?.result) {
    const { result } = found;
    const more = ended(result);
    const note = result.practice ? "daily-in-practice" : counts(found) ? null : "daily-late";
    return [`${outcomeOf(result)} · ${more}`, ...(note ? [say(note)] : [])].join(" ");
  }
  if (found?.begun) return say("daily-begun");
  return say(date === today ? "daily-open" : date < today ? "daily-missed" : "daily-future");
}

function ways(found: DailyAttempt | null, actions: DialogActions, deals: Deals): TemplateResult {
  const { date, today, matches } = deals;
  const first = matches.find(({ saved }) => saved.begun === found?.begun);
  const record = (first ?? matches[0])?.saved.match;
  const play = (): void => void deals.play(actions);
  const begins = found?.begun == null;
  const goOn = !begins && !found?.result && first?.key.startsWith(PAST);
  return html`
    ${goOn && first ? html`<button class="primary" data-move="daily-on" @click=${() => actions.session.goOnWith(first.key)}>${say("daily-on")}</button>` : nothing}
    ${date <= today ? html`<button class=${begins ? "primary" : "quiet"} data-move="daily-play" @click=${play}>${say(begins ? "daily-play" : "daily-again")}</button>` : nothing}
    ${found?.result ? html`<button class="quiet" data-move="daily-share" @click=${() => deals.share(asText(found, found.result as Result, deals))}>${say("daily-share")}</button>` : nothing}
    ${matches.length > 1 && record ? html`<button class="quiet" data-move="compare" @click=${() => actions.compare(record, 0)}>${say("tries")}</button>` : nothing}`;
}

/** A month as a table: each past day links to its deal. */
function calendar(deals: Deals): TemplateResult {
  const { month, game, today, results } = deals;
  const name = dated(`${month}-01`, { month: "long", year: "numeric" });
  const starts = firstDayIn(localeOf(document.documentElement.lang));
  // The second week of any month has every weekday.
  const [, whole = []] = weeksOf(month, starts);
  const days = streak(results.attempts, game, today);
  return html`<section>
    <div class="month">
      <button class="quiet" data-move="month-before" aria-label=${say("daily-before")} @click=${() => deals.turn(-1)}>‹</button>
      <h2 aria-live="polite">${announced(name)}</h2>
      <button class="quiet" data-move="month-after" aria-label=${say("daily-after")} ?disabled=${month >= today.slice(0, 7)} @click=${() => deals.turn(1)}>›</button>
    </div>
    <table class="calendar"><caption class="unseen">${name}</caption>
      <thead><tr>${whole.map((date) => html`<th scope="col"><abbr title=${dated(date ?? "", { weekday: "long" })}>${dated(date ?? "", { weekday: "short" })}</abbr></th>`)}</tr></thead>
      <tbody>${weeksOf(month, starts).map((week) => html`<tr>${week.map((date) => html`<td>${date ? cell(date, deals) : nothing}</td>`)}</tr>`)}</tbody>
    </table>
    <p class="legend"><span class="key won" aria-hidden="true"></span>${say("daily-key-won")}<span class="key lost" aria-hidden="true"></span>${say("daily-key-lost")}<span class="key late" aria-hidden="true"></span>${say("daily-key-late")}</p>
    <p>${days > 0 ? say("daily-streak", { days }) : say("daily-no-streak")}</p>
  </section>`;
}

function cell(date: string, deals: Deals): TemplateResult {
  const found = deals.results.of(deals.game, date);
  const number = Number(date.slice(8));
  if (date > deals.today && !found) return html`<span class="number">${number}</span>`;
  const mark = markOf(found);
  const when = dated(date, { dateStyle: "long" });
  const name = mark ? say("daily-day", { name: when, what: say(`daily-mark-${mark}`) }) : when;
  return html`<button class="number ${mark ?? ""}" data-date=${date} aria-label=${name} aria-pressed=${date === deals.date} ?data-today=${date === deals.today} @click=${() => deals.look(date)}>${number}</button>`;
}

/**
 * Renders the result on one screen: that of the player and of bots in the same seat, the last seven
 * days, and the buttons to share it.
 */
function ending(
  found: DailyAttempt,
  result: Result,
  actions: DialogActions,
  deals: Deals,
  bots: BotsView,
): TemplateResult {
  const { handed, seat, today, results, store } = deals;
  const days = streak(results.attempts, found.game, today);
  const when = dated(found.date, { dateStyle: "long" });
  const text = asText(found, result, deals);
  return html`
    ${head(say("daily-title"), html`<p>${when} · ${say(`daily-${found.game}`)}</p>`, days > 0 ? html`<p class="days"><b>${days}</b> <small>${say("daily-days", { days })}</small></p>` : nothing)}
    <div class="body deals daily ending" tabindex="0">
      <section class="outcome">
        <p class=${result.won ? "is-won" : ""}>${outcomeOf(result)}</p>
        <p>${ended(result)}${counts(found) ? nothing : html` ${say("daily-in-practice")}`}</p>
        <ol class="week" aria-label=${say("daily-week")}>${weekOf(found, deals).map(({ date, mark }) => ofWeek(date, mark))}</ol>
      </section>
      ${seat.all.length > 0 ? inSeat(seat.all, result, store.state, bots) : nothing}
      <div class="tools">
        <button class="quiet" data-move="daily-share" @click=${() => deals.share(text)}>${say("daily-as-text")}</button>
        <button class="quiet" data-move="daily-picture" @click=${() => deals.sharePicture(pictured(found, result, deals))}>${say("daily-as-picture")}</button>
        <span role="status">${announced(handedText(handed))}</span>
      </div>
      ${copyByHand(handed, text)}
    </div>
    <footer>
      <button class="quiet" data-move="daily-calendar" @click=${() => deals.set({ ends: false })}>${say("daily-calendar")}</button>
      <button class="quiet" data-dialog="result" @click=${() => actions.open("result")}>${say("daily-hands")}</button>
      <button class="quiet" autofocus @click=${actions.close}>${say("close")}</button>
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
    <p role="status">${announced(best(all, own))}</p>
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

function ofWeek(date: string, mark: ReturnType<typeof markOf>): TemplateResult {
  const name = dated(date, { dateStyle: "long" });
  const letter = dated(date, { weekday: "narrow" });
  const label = mark ? say("daily-day", { name, what: say(`daily-mark-${mark}`) }) : name;
  return html`<li aria-label=${label} class="number ${mark ?? ""}">${letter}</li>`;
}

function pictured(found: DailyAttempt, result: Result, deals: Deals): Pictured {
  const date = dated(found.date, { dateStyle: "long" });
  const title = [say("daily-title"), date, say(`daily-${found.game}`)].join(" · ");
  const days = streak(deals.results.attempts, found.game, deals.today);
  const week = weekOf(found, deals).map(({ mark }) =>
    mark === "won" || mark === "lost" ? mark : null,
  );
  const address = `${location.host}${location.pathname}`;
  const more = days > 1 ? say("daily-streak", { days }) : ended(result);
  return { title, outcome: outcomeOf(result), more, week, address, won: result.won };
}
