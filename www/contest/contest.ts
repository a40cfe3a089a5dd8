/**
 * The dialog of a contest that is played or over: its standings, the news of the other tables, and
 * the questions to the player.
 */

import "./contest.css";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import { closing, type DialogActions, head } from "../panels/dialog";
import { decimal } from "../panels/numbers";
import { mannerName } from "../panels/people/opponent";
import { amount } from "../panels/tally";
import { type BestGame, bestHand, triumph } from "../panels/triumph";
import type {
  BestView,
  ContestView,
  FixtureView,
  NewsView,
  StandingView,
} from "../pkg/istaka/istaka";
import type { ContestFacts } from "../state/contests";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import type { Contests } from "./contests";
import { fact, prizes } from "./offers";
import { chips, contestName, entrantFace, entrantName, kindText } from "./words";

type Offer = NonNullable<ContestView["offer"]>;

export function contest(
  actions: DialogActions,
  contests: Contests,
  of: () => BestGame,
): TemplateResult {
  const { view, facts } = contests;
  const { state } = contests.store;
  if (!view) return gone(actions);
  const over = view.state === "over";
  // The match of the last round is still at the table.
  const isHere = !facts.shown && state.fixture?.reported;
  const best = isHere ? (state.game?.best ?? null) : null;
  // The end is seen from its cup on, however far the standing was scrolled.
  return html`
    ${head(title(view), html`<p>${subtitle(view)}</p>`, over ? won(view) : nothing)}
    ${keyed(
      over,
      html`<div class="body contest" tabindex="0">
      ${over ? cupOf(view, best) : nothing}
      <p role="status">${announced(facts.said ? speak(facts.said) : progress(view, facts) || nothing)}</p>
      ${over ? nothing : standing(view)} ${happened(view, state)}
      ${view.state === "out" ? watching(view, actions, contests) : nothing}
      <h2>${say("standings")}</h2>
      <ol class="places">${view.standings.map((place) => row(place, view, state))}</ol>
      ${over && best ? bestHand(state, of()) : nothing}
      ${view.terms.kind === "ring" ? nothing : html`<h2>${say("payouts")}</h2>${prizes(view)}`}
      ${rounds(actions, contests)}
    </div>`,
    )}
    ${foot(view, actions, contests)}
  `;
}

const gone = (actions: DialogActions): TemplateResult => html`
  ${head(say("lobby-title"), html`<p>${say("contest-gone")}</p>`)}
  ${closing(actions, toLobby(actions))}`;

const toLobby = ({ open }: DialogActions, look = "primary"): TemplateResult =>
  html`<button class=${look} ?autofocus=${look === "primary"} data-dialog="lobby" @click=${() => open("lobby")}>${say("to-lobby")}</button>`;

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
  const { terms, state, level, unit, nextLevel, own, entrants } = view;
  if (state === "over") {
    // The title names the contest that is won; the prize stands beside it.
    if (own?.place === 1) return say("over-place", { place: 1, entrants: entrants.length });
    const name = contestName(terms);
    return own?.prize ? name : `${name} · ${say("over-no-prize")}`;
  }
  if (terms.kind !== "table") return kindText(terms);
  const next = nextLevel ? [say("next-level", { rounds: nextLevel.rounds })] : [];
  const costs = say("point-costs", { chips: unit, each: terms.pointsOfOne, counts: terms.counts });
  return [say("level", { level }), costs, ...next].join(" · ");
}

/** Draws the cup of a good place among the tiles of the best hand. */
function cupOf({ own, entrants }: ContestView, best: BestView | null): TemplateResult {
  const place = own?.place ?? 0;
  // The last place has no cup, such as the second of two.
  return triumph(place < entrants.length ? place : 0, place === 1, best);
}

/** Draws the player's prize in large figures. */
function won({ own }: ContestView): TemplateResult | typeof nothing {
  if (!own || own.prize === 0) return nothing;
  return html`<p class="purse"><small>${say("prize")}</small><b>${chips(own.prize)}</b></p>`;
}

/** Says the progress of the other tables. */
function progress({ tables, state, remaining }: ContestView, facts: ContestFacts): string {
  const { done, toEnd, shown } = facts;
  if (shown || state === "over") return "";
  if (toEnd) return say("playing-out", { left: remaining });
  const isWaiting = state === "waiting" && tables.length > 1;
  return isWaiting ? say("others-playing", { done, tables: tables.length }) : "";
}

/** The player's place, chips or points, and the way to the prizes. */
function standing(view: ContestView): TemplateResult {
  const { terms, own, remaining, toPrizes: count, state, entrants } = view;
  if (!own) return html``;
  const left = state === "out" ? entrants.length : remaining;
  const isTable = terms.kind === "table";
  const has = isTable ? decimal(own.chips) : amount(own.points, terms);
  const until = count === 0 ? say("until-prizes-in") : say("until-prizes-count", { count });
  return html`<dl class="facts">
    ${fact(say("your-place"), say("place-of", { place: own.now, left }))}
    ${fact(say(isTable ? "chips-own" : "your-points"), has)}
    ${isTable ? fact(say("until-prizes"), until) : nothing}
  </dl>`;
}

function row(place: StandingView, view: ContestView, state: State): TemplateResult {
  const entrant = view.entrants[place.entrant];
  if (!entrant) return html``;
  const isOut = !place.playing && view.state !== "over";
  return html`<li class="${entrant.person ? "own" : ""} ${isOut ? "is-out" : ""} ${place.paid ? "paid" : ""}">
    <b class="rank">${say("rank", { rank: place.place })}</b> ${entrantFace(entrant, state)}
    <span class="who"><b>${entrantName(entrant, state)}</b><small>${entrant.level === null ? nothing : mannerName({ level: entrant.level, style: entrant.style ?? "plain" })}</small></span>
    <span class="amount">${countOf(place, view)}</span>
  </li>`;
}

/** Writes the chips, points or prize of an entrant, or that the entrant is out. */
function countOf(place: StandingView, { terms, state }: ContestView): TemplateResult {
  const { chips: stack, points, prize, playing } = place;
  const isOver = state === "over";
  const counted = terms.kind === "table" ? nothing : amount(points, terms);
  if (isOver && prize > 0)
    return html`<b class="prize">${chips(prize)}</b><small>${counted}</small>`;
  if (!playing && !isOver) return html`<small>${say("is-out")}</small>`;
  return html`<b>${counted === nothing && !isOver ? decimal(stack) : counted}</b>`;
}

/** Buttons to the tables of the last round, to watch them move by move. */
function watching({ watchable }: ContestView, actions: DialogActions, contests: Contests) {
  if (watchable.length === 0 || !contests.isIn) return nothing;
  const watch = async (table: number): Promise<void> => {
    const watched = await contests.watch(table);
    if (!watched) return actions.warn();
    watchFixture(watched, actions);
  };
  const tables = watchable.map(
    (table) =>
      html`<button class="quiet" data-watch=${table} @click=${() => void watch(table)}>${say("watch-table", { table: table + 1 })}</button>`,
  );
  return html`<h2>${say("watch-round")}</h2><div class="tools">${tables}</div>`;
}

/** Buttons to the player's rounds in a finished contest; at one table all are one match. */
function rounds(actions: DialogActions, contests: Contests): TemplateResult | typeof nothing {
  const { contest, fixtures = [] } = contests.facts.shown ?? {};
  if (fixtures.length === 0) return nothing;
  const name = contest?.terms.kind === "table" ? "watch-fixture" : "watch-all";
  const all = fixtures.map(
    (fixture) =>
      html`<button class="quiet" data-fixture=${fixture.round} @click=${() => watchFixture(fixture, actions)}>${say(name, { round: fixture.round })}</button>`,
  );
  return html`<h2>${say("contest-rounds")}</h2><div class="tools">${all}</div>`;
}

/** Opens a match of a contest to be watched from its beginning; its record names the players. */
function watchFixture({ record, characters }: FixtureView, actions: DialogActions): void {
  actions.watch({ record, opponents: characters.slice(1), at: { round: 0, actions: 0 } });
}

/** The news since the last round, in sentences, the player's own first. */
function happened(view: ContestView, state: State): TemplateResult | typeof nothing {
  const { news, reached, own, terms } = view;
  if (view.state === "over" || terms.kind !== "table") return nothing;
  const isOwn = ({ entrant }: NewsView): boolean => entrant !== null && entrant === own?.entrant;
  const told = (of: readonly NewsView[]): string[] =>
    of.map((one) => sentence(one, view, state)).filter((text) => text !== null);
  const gained = own?.gained ?? null;
  const mine = [...(gained === null ? [] : [gainedText(gained)]), ...told(news.filter(isOwn))];
  const others = told(news.filter((one) => !isOwn(one)));
  if (mine.length + others.length + reached.length === 0) return nothing;
  return html`<h2>${say("elsewhere")}</h2><ul class="news">
    ${[...reached.map((stage) => say(`happened-${stage}`)), ...mine].map((text) => html`<li><b>${text}</b></li>`)}
    ${others.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

function gainedText(chips: number): string {
  const how = chips > 0 ? "you-won" : chips < 0 ? "you-lost" : "nothing";
  return say(`happened-${how}`, { chips: Math.abs(chips) });
}

/** Returns the sentence; null for news that the standings show. */
function sentence(news: NewsView, view: ContestView, state: State): string | null {
  const { what, entrant, table, to, number } = news;
  const who = entrant === null ? undefined : view.entrants[entrant];
  const args = { name: entrantName(who, state), place: number ?? 0, table: (table ?? to ?? 0) + 1 };
  if (what === "break") return say("happened-break", args);
  if (what === "out") return say(who?.person ? "happened-you-out" : "happened-out", args);
  const isMoved = what === "move" && who?.person;
  return isMoved ? say("happened-you-move", { table: (to ?? 0) + 1 }) : null;
}

/** The buttons: to the table, answers to a question, and out of the contest. */
function foot(view: ContestView, actions: DialogActions, contests: Contests): TemplateResult {
  const { asked, shown, toEnd } = contests.facts;
  const { terms, state, offer } = view;
  if (!contests.isIn || shown) return ended(view, actions, contests);
  const leave = (): void => void contests.giveUp().then(() => actions.open("lobby"));
  if (asked)
    return question(
      say("give-up-sure", { chips: terms.buyIn }),
      button("give-up-yes", leave, "quiet", say("give-up")),
      button("give-up-no", () => contests.ask(false)),
    );
  if (offer) {
    const buy = (yes: boolean) => (): void => void contests.buy(offer.kind, yes);
    return question(
      offerText(offer, terms),
      button("offer-no", buy(false), "quiet"),
      button("offer-yes", buy(true), "primary", say("offer-yes", { price: chips(offer.price) })),
    );
  }
  if (state === "out")
    return html`<footer>${button("leave", leave, "quiet")}
      ${toEnd ? nothing : [button("watch-next", () => contests.watchOn(false), "quiet"), button("watch-end", () => contests.watchOn(true))]}</footer>`;
  return onward(view, actions, contests);
}

/** A button, of which the gold one is the next thing to do. */
function button(move: string, go: () => void, look = "primary", words = say(move)): TemplateResult {
  return html`<button class=${look} ?autofocus=${look === "primary"} data-move=${move} @click=${go}>${words}</button>`;
}

function question(text: string, ...answers: readonly TemplateResult[]): TemplateResult {
  return html`<footer><p role="alert">${announced(text)}</p>${answers}</footer>`;
}

/** Offers to buy in again, or an add-on. */
function offerText({ kind, price, chips, points }: Offer, terms: ContestView["terms"]): string {
  const rebuy = terms.kind === "table" ? "offer-rebuy" : "offer-rebuy-points";
  const args = { price, chips: chips ?? 0, points: points ?? 0 };
  return say(kind === "addon" ? "offer-addon" : rebuy, args);
}

/** The buttons to give up, and to the table. */
function onward(view: ContestView, { close }: DialogActions, contests: Contests): TemplateResult {
  const { fixture, game } = contests.store.state;
  const isReady = view.state === "playing";
  const isHere = fixture !== null && isReady && game?.table?.turn !== null;
  return html`<footer>${button("give-up", () => contests.ask(true), "quiet")}
    <button class="quiet" @click=${close}>${say("close")}</button>
    <button class="primary" autofocus data-move="next-fixture" ?disabled=${!isReady} @click=${() => void contests.play()}>${say(isHere ? "to-the-table" : "next-fixture")}</button></footer>`;
}

/** The buttons of a contest that is over: the same once more where the chips suffice. */
function ended({ again, terms }: ContestView, actions: DialogActions, contests: Contests) {
  const { wallet } = contests.facts.holding ?? {};
  const can = again !== null && !contests.isIn && (wallet?.chips ?? 0) >= terms.buyIn;
  const once = (id: string) => button("again", () => void contests.enter({ terms, id }));
  return html`<footer>
    <button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>
    ${toLobby(actions, can ? "quiet" : "primary")} ${can ? once(again) : nothing}</footer>`;
}
