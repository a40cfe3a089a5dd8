/** The dialog of the deal of the day: play, result, and a calendar of days. */

import "./deals.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { noonOf, weeksOf } from "../base/calendar";
import { GAMES } from "../engine/presets";
import type { BotsView } from "../engine/views";
import { say } from "../locales/messages";
import { closing, type DialogActions, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import type { State } from "../state/state";
import { counts, type DailyAttempt, type Result, streak } from "../store/attempts";
import { PAST } from "../store/match";
import { copyByHand, handedText } from "../ui/hand-on";
import { asText, ended, markOf, outcomeOf } from "./day-words";
import type { Deals } from "./deals";
import { ending } from "./ending";

export function daily(
  actions: DialogActions,
  state: State,
  deals: Deals,
  bots: BotsView,
): TemplateResult {
  const { attempt } = deals;
  if (deals.ends && attempt?.result)
    return ending(attempt, attempt.result, actions, state, deals, bots);
  return html`
    ${head(say("daily-title"), html`<p>${say("daily-why")}</p>`)}
    <div class="body deals daily" tabindex="0">
      <fieldset class="choice games" data-name="daily-game"><legend class="unseen">${say("daily-game")}</legend><div>${GAMES.map(
        (game) =>
          html`<label><input type="radio" name="daily-game" value=${game} .checked=${game === deals.game} @change=${() => deals.choose(game)}><span>${say(`daily-${game}`)}</span></label>`,
      )}</div></fieldset>
      ${day(actions, state, deals)}
      ${calendar(deals)}
    </div>
    ${closing(actions)}
  `;
}

/** The shown day. */
function day(actions: DialogActions, state: State, deals: Deals): TemplateResult {
  const { date, today, handed, turned } = deals;
  const found = deals.attempt;
  const when = written(date, { dateStyle: "full" });
  return html`<section class="day">
    <h2>${date === today ? say("daily-today", { value: when }) : when}</h2>
    <p>${told(found, date, today)}</p>
    ${state.settings.practice && found?.result == null ? html`<p class="note">${say("daily-practice")}</p>` : nothing}
    <div class="tools">${ways(found, actions, deals)}</div>
    <p role="status">${turned ? say("daily-turned") : handedText(handed)}</p>
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
    ${goOn && first ? html`<button class="primary" data-move="daily-on" @click=${() => actions.goOnWith(first.key)}>${say("daily-on")}</button>` : nothing}
    ${date <= today ? html`<button class=${begins ? "primary" : "quiet"} data-move="daily-play" @click=${play}>${say(begins ? "daily-play" : "daily-again")}</button>` : nothing}
    ${found?.result ? html`<button class="quiet" data-move="daily-share" @click=${() => deals.share(asText(found, found.result as Result, deals))}>${say("daily-share")}</button>` : nothing}
    ${matches.length > 1 && record ? html`<button class="quiet" data-move="compare" @click=${() => actions.compare(record, 0)}>${say("tries")}</button>` : nothing}`;
}

/** A month as a table: each past day links to its deal. */
function calendar(deals: Deals): TemplateResult {
  const { month, game, today, results } = deals;
  const name = written(`${month}-01`, { month: "long", year: "numeric" });
  // The first week of any month that begins on a Monday has every weekday.
  const [first = []] = weeksOf("2024-01");
  const days = streak(results.attempts, game, today);
  return html`<section>
    <div class="month">
      <button class="quiet" data-move="month-before" aria-label=${say("daily-before")} @click=${() => deals.turn(-1)}>‹</button>
      <h2 aria-live="polite">${name}</h2>
      <button class="quiet" data-move="month-after" aria-label=${say("daily-after")} ?disabled=${month >= today.slice(0, 7)} @click=${() => deals.turn(1)}>›</button>
    </div>
    <table class="calendar"><caption class="unseen">${name}</caption>
      <thead><tr>${first.map((date) => html`<th scope="col"><abbr title=${written(date ?? "", { weekday: "long" })}>${written(date ?? "", { weekday: "short" })}</abbr></th>`)}</tr></thead>
      <tbody>${weeksOf(month).map((week) => html`<tr>${week.map((date) => html`<td>${date ? cell(date, deals) : nothing}</td>`)}</tr>`)}</tbody>
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
  const when = written(date, { dateStyle: "long" });
  const name = mark ? say("daily-day", { name: when, what: say(`daily-mark-${mark}`) }) : when;
  return html`<button class="number ${mark ?? ""}" data-date=${date} aria-label=${name} aria-pressed=${date === deals.date} ?data-today=${date === deals.today} @click=${() => deals.look(date)}>${number}</button>`;
}

function written(date: string, style: Intl.DateTimeFormatOptions): string {
  return dated(noonOf(date), style);
}
