/**
 * The dialog of a contest that is played or over: its standings, the news of the other tables, and
 * the questions to the player.
 */

import "./contest.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import { type DialogActions, head } from "../panels/dialog";
import { decimal } from "../panels/numbers";
import type { ContestView, FixtureView, NewsView, StandingView } from "../pkg/istaka/istaka";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import type { Contests } from "./contests";
import { cup } from "./cup";
import { fact, prizes } from "./offers";
import {
  chips,
  contestName,
  entrantFace,
  entrantManner,
  entrantName,
  pointsText,
  termsText,
  timeOf,
} from "./words";

export function contest(actions: DialogActions, contests: Contests): TemplateResult {
  const { view, said } = contests;
  const { state } = contests.store;
  if (!view) return gone(actions);
  const over = view.state === "over";
  return html`
    ${head(title(view), html`<p>${subtitle(view)}</p>`, over ? won(view) : nothing)}
    <div class="body contest" tabindex="0">
      ${over ? triumph(view) : nothing}
      <p role="status">${announced(said ? speak(said) : progress(contests))}</p>
      ${over ? nothing : facts(view)}
      ${happened(view, state)}
      ${view.state === "out" || over ? watching(view, actions, contests) : nothing}
      <h2>${say("standings")}</h2>
      ${standings(view, state)}
      ${view.terms.kind === "table" && !over ? tables(view, state) : nothing}
      ${view.terms.kind === "ring" ? nothing : html`<h2>${say("payouts")}</h2>${prizes(view)}`}
      ${rounds(actions, contests)}
    </div>
    ${foot(view, actions, contests)}
  `;
}

function gone(actions: DialogActions): TemplateResult {
  return html`
    ${head(say("lobby-title"), html`<p>${say("contest-gone")}</p>`)}
    <footer>
      <button class="quiet" @click=${actions.close}>${say("close")}</button>
      <button class="primary" autofocus data-dialog="lobby" @click=${() => actions.open("lobby")}>${say("to-lobby")}</button>
    </footer>`;
}

function title(view: ContestView): string {
  const { own, state, entrants } = view;
  const place = own?.place ?? 0;
  if (state === "over" && place === 1) return say("over-won", { name: contestName(view.terms) });
  if (state === "over") return say("over-place", { place, entrants: entrants.length });
  if (state === "out") return say("you-are-out", { place, entrants: entrants.length });
  return contestName(view.terms);
}

/** "Level 3 · a point costs 75 · 2 more rounds of this level" */
function subtitle(view: ContestView): string {
  const { terms, state, level, unit, nextLevel, own } = view;
  if (state === "over") {
    // The title names the contest that is won; the prize stands beside it.
    const place = own?.place ?? 0;
    const won = say("over-place", { place, entrants: view.entrants.length });
    if (place === 1) return won;
    const name = contestName(terms);
    return own?.prize ? name : `${name} · ${say("over-no-prize")}`;
  }
  if (terms.kind !== "table") return termsText(terms);
  const next = nextLevel ? [say("next-level", { rounds: nextLevel.rounds })] : [];
  const costs = say("point-costs", { chips: unit, each: terms.pointsOfOne, counts: terms.counts });
  return [say("level", { level }), costs, ...next].join(" · ");
}

/** Draws the cup of a good place; the first has a light of its own. */
function triumph({ own, entrants }: ContestView): TemplateResult | typeof nothing {
  const place = own?.place ?? 0;
  // The last place has no cup, such as the second of two.
  if (place < 1 || place > 3 || place >= entrants.length) return nothing;
  return html`<div class="triumph ${place === 1 ? "won" : ""}">${cup(place)}</div>`;
}

/** Draws the player's prize in large figures. */
function won({ own }: ContestView): TemplateResult | typeof nothing {
  if (!own || own.prize === 0) return nothing;
  return html`<p class="purse"><small>${say("prize")}</small><b>${chips(own.prize)}</b></p>`;
}

/** Says the progress of the other tables. */
function progress({ view, done, starts, toEnd, looksBack }: Contests): string {
  if (!view || looksBack || starts !== null || view.state === "over") return "";
  if (toEnd) return say("playing-out", { left: view.remaining });
  const { tables, state } = view;
  if (state !== "waiting" || tables.length < 2) return "";
  return say("others-playing", { done, tables: tables.length });
}

function facts(view: ContestView): TemplateResult {
  const { terms, own, remaining, average, toPrizes, pool, state } = view;
  const { kind } = terms;
  if (!own) return html``;
  const until =
    toPrizes === 0 ? say("until-prizes-in") : say("until-prizes-count", { count: toPrizes });
  return html`<dl class="facts">
    ${fact(say("your-place"), say("place-of", { place: own.now, left: state === "out" ? view.entrants.length : remaining }))}
    ${kind === "table" ? fact(say("your-stack"), decimal(own.chips)) : fact(say("your-points", { counts: terms.counts }), `${own.points}`)}
    ${kind === "table" ? fact(say("average"), decimal(average)) : nothing}
    ${kind === "table" ? fact(say("until-prizes"), until) : nothing}
    ${fact(say("pool"), chips(pool))}
  </dl>`;
}

function standings(view: ContestView, state: State): TemplateResult {
  return html`<ol class="places">${view.standings.map((place) => row(place, view, state))}</ol>`;
}

function row(place: StandingView, view: ContestView, state: State): TemplateResult {
  const entrant = view.entrants[place.entrant];
  const look = [
    entrant?.person ? "own" : "",
    place.playing || view.state === "over" ? "" : "is-out",
    place.paid ? "paid" : "",
  ];
  return html`<li class=${look.join(" ")}>
    <b class="rank">${say("rank", { rank: place.place })}</b>
    ${entrant ? entrantFace(entrant, state) : nothing}
    <span class="who"><b>${entrantName(entrant, state)}</b><small>${entrant ? entrantManner(entrant) : ""}</small></span>
    <span class="amount">${countOf(place, view)}</span>
  </li>`;
}

/** Writes the chips, points or prize of an entrant, or that the entrant is out. */
function countOf(place: StandingView, { terms, state }: ContestView): TemplateResult {
  const { kind } = terms;
  const { chips: stack, points, prize, playing } = place;
  const counted = kind === "table" ? nothing : html`<small>${pointsText(terms, points)}</small>`;
  if (state === "over" && prize > 0) return html`<b class="prize">${chips(prize)}</b>${counted}`;
  if (!playing && state !== "over") return html`<small>${say("is-out")}</small>`;
  if (kind === "table") return html`<b>${state === "over" ? "" : decimal(stack)}</b>`;
  return html`<b>${pointsText(terms, points)}</b>`;
}

/** Draws the seats of all tables. */
function tables(view: ContestView, state: State): TemplateResult {
  return html`<h2>${say("tables")}</h2><div class="tables">${view.tables.map(
    ({ number, seats }) => html`<section class=${number === view.own?.table ? "own" : ""}>
      <h3>${say("table-number", { table: number + 1 })}</h3>
      <p>${seats
        .filter((seat) => seat !== null)
        .map((seat) => entrantName(view.entrants[seat], state))
        .join(", ")}</p></section>`,
  )}</div>`;
}

/** Buttons to the tables of the last round, to watch them move by move. */
function watching(view: ContestView, actions: DialogActions, contests: Contests) {
  if (view.watchable.length === 0 || !contests.isIn || contests.looksBack) return nothing;
  const watch = async (table: number): Promise<void> => {
    const watched = await contests.watch(table);
    if (!watched) return actions.warn();
    watchFixture(watched, actions, contests);
  };
  return html`<h2>${say("watch-round")}</h2><div class="tools">${view.watchable.map(
    (table) =>
      html`<button class="quiet" data-watch=${table} @click=${() => void watch(table)}>${say("watch-table", { table: table + 1 })}</button>`,
  )}</div>`;
}

/** Buttons to the player's rounds in a finished contest. */
function rounds(actions: DialogActions, contests: Contests): TemplateResult | typeof nothing {
  const { shown } = contests.archive;
  if (!shown || shown.fixtures.length === 0) return nothing;
  // At one table all rounds are one match.
  const nameOf = ({ round }: FixtureView): string =>
    shown.contest.terms.kind === "table" ? say("watch-fixture", { round }) : say("watch-all");
  return html`<h2>${say("contest-rounds")}</h2><div class="tools">${shown.fixtures.map(
    (fixture) =>
      html`<button class="quiet" data-fixture=${fixture.round} @click=${() => watchFixture(fixture, actions, contests)}>${nameOf(fixture)}</button>`,
  )}</div>`;
}

/** Opens a match of a contest to be watched from its beginning. */
function watchFixture(fixture: FixtureView, actions: DialogActions, { store }: Contests): void {
  const { record, characters } = fixture;
  // At the player's own table the player has the first seat.
  const own = fixture.characters[0] === "";
  const names = fixture.names.map((name, seat) =>
    own && seat === 0 ? store.state.settings.name : (name ?? ""),
  );
  actions.watch({ record, opponents: characters.slice(1), names, at: { round: 0, actions: 0 } });
}

/** The news since the last round, in sentences. */
function happened(view: ContestView, state: State): TemplateResult | typeof nothing {
  if (view.state === "over" || view.terms.kind !== "table") return nothing;
  const addons = view.news.filter(({ what }) => what === "addon").length;
  const gained = view.own?.gained ?? null;
  const isOwn = ({ entrant }: NewsView): boolean =>
    entrant !== null && entrant === view.own?.entrant;
  const told = (of: readonly NewsView[]): string[] =>
    of.map((news) => sentence(news, view, state)).filter((text) => text !== null);
  // The player's own news come first.
  const own = [...(gained === null ? [] : [gainedText(gained)]), ...told(view.news.filter(isOwn))];
  const others = [
    ...told(view.news.filter((news) => !isOwn(news))),
    ...(addons > 0 ? [say("happened-addon", { count: addons })] : []),
  ];
  if (own.length + others.length + view.reached.length === 0) return nothing;
  return html`<h2>${say("elsewhere")}</h2><ul class="news">
    ${view.reached.map((stage) => html`<li class="stage"><b>${say(`happened-${stage}`)}</b></li>`)}
    ${own.map((text) => html`<li><b>${text}</b></li>`)}${others.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

function gainedText(chips: number): string {
  if (chips === 0) return say("happened-nothing");
  return chips > 0
    ? say("happened-you-won", { chips })
    : say("happened-you-lost", { chips: -chips });
}

/** Returns the sentence; null for news that the standings show. */
function sentence(news: NewsView, view: ContestView, state: State): string | null {
  const { what, entrant, table, to, number, unit } = news;
  const who = entrant === null ? undefined : view.entrants[entrant];
  const name = entrantName(who, state);
  const place = number ?? 0;
  switch (what) {
    case "out":
      return who?.person
        ? say("happened-you-out", { place })
        : say("happened-out", { name, place });
    case "break":
      return say("happened-break", { table: (table ?? 0) + 1 });
    case "move": {
      const args = { name, table: (to ?? 0) + 1 };
      return say(who?.person ? "happened-you-move" : "happened-move", args);
    }
    case "level": {
      const { counts, pointsOfOne: each } = view.terms;
      return say("happened-level", { level: number ?? 0, chips: unit ?? 0, each, counts });
    }
    case "rebuy":
      return who?.person ? null : say("happened-rebuy", { name });
    default:
      return null;
  }
}

/** The buttons: to the table, answers to a question, and out of the contest. */
function foot(view: ContestView, actions: DialogActions, contests: Contests): TemplateResult {
  if (!contests.isIn || contests.looksBack) return ended(actions);
  if (contests.asked) return sure(view, contests);
  if (contests.starts !== null)
    return onward(actions, contests, "begin-now", startText(view, contests));
  if (view.offer) return offer(view, view.offer, contests);
  if (view.state === "out") return out(actions, contests);
  return onward(actions, contests, "next-fixture", nothing, view.state === "playing");
}

/** The buttons to give up, and to the table; what they wait for is said before them. */
function onward(
  actions: DialogActions,
  contests: Contests,
  move: string,
  said: unknown,
  isReady = true,
): TemplateResult {
  const { fixture, game } = contests.store.state;
  const isHere = fixture !== null && isReady && game?.table?.turn !== null;
  const word = move === "next-fixture" && isHere ? "to-the-table" : move;
  return html`<footer>
    ${said}
    <button class="quiet" data-move="give-up" @click=${() => contests.ask(true)}>${say("give-up")}</button>
    <button class="quiet" @click=${actions.close}>${say("close")}</button>
    <button class="primary" autofocus data-move=${move} ?disabled=${!isReady} @click=${() => void contests.play()}>${say(word)}</button>
  </footer>`;
}

/** Says when a tournament starts. */
function startText({ entrants }: ContestView, { starts, minutes }: Contests): TemplateResult {
  const args = { time: timeOf(new Date(starts ?? 0)), minutes, count: entrants.length };
  return html`<p>${say(minutes > 0 ? "starts-at" : "starts-now", args)}</p>`;
}

/** The question before the player gives up. */
function sure({ terms }: ContestView, contests: Contests): TemplateResult {
  return html`<footer>
    <p role="alert">${announced(say("give-up-sure", { chips: terms.buyIn }))}</p>
    <button class="quiet" data-move="give-up-yes" @click=${() => void contests.giveUp()}>${say("give-up-yes")}</button>
    <button class="primary" autofocus data-move="give-up-no" @click=${() => contests.ask(false)}>${say("give-up-no")}</button>
  </footer>`;
}

/** The buttons to buy in again, or to buy an add-on. */
function offer(
  { terms }: ContestView,
  { kind: what, price, chips: count, points }: NonNullable<ContestView["offer"]>,
  contests: Contests,
): TemplateResult {
  const rebuy = terms.kind === "table" ? "offer-rebuy" : "offer-rebuy-points";
  const id = what === "addon" ? "offer-addon" : rebuy;
  return html`<footer>
    <p role="alert">${announced(say(id, { price, chips: count ?? 0, points: points ?? 0 }))}</p>
    <button class="quiet" data-move="offer-no" @click=${() => void contests.buy(what, false)}>${say("offer-no")}</button>
    <button class="primary" autofocus data-move="offer-yes" @click=${() => void contests.buy(what, true)}>${say("offer-yes", { price: chips(price) })}</button>
  </footer>`;
}

/** The buttons of a player who is out: to watch on, to play the contest out, or to leave. */
function out(actions: DialogActions, contests: Contests): TemplateResult {
  const leave = (): void => {
    void contests.giveUp();
    actions.close();
  };
  return html`<footer>
    <button class="quiet" data-move="leave" @click=${leave}>${say("leave")}</button>
    ${
      contests.toEnd
        ? nothing
        : html`<button class="quiet" data-move="watch-next" @click=${() => contests.watchOn()}>${say("watch-next")}</button>
          <button class="primary" autofocus data-move="watch-end" @click=${() => contests.playOut()}>${say("watch-end")}</button>`
    }
  </footer>`;
}

function ended(actions: DialogActions): TemplateResult {
  return html`<footer>
    <button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>
    <button class="quiet" @click=${actions.close}>${say("close")}</button>
    <button class="primary" autofocus data-dialog="lobby" @click=${() => actions.open("lobby")}>${say("to-lobby")}</button>
  </footer>`;
}
