/**
 * The dialog of a contest that is played or over: its standings, the news of the other tables, and
 * the questions to the player.
 */

import "./contest.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import { type DialogActions, head } from "../panels/dialog";
import { decimal } from "../panels/numbers";
import { amount } from "../panels/tally";
import { type BestGame, bestHand, triumph } from "../panels/triumph";
import type {
  BestView,
  ContestView,
  FixtureView,
  NewsView,
  StandingView,
} from "../pkg/istaka/istaka";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import type { Contests } from "./contests";
import { fact, prizes } from "./offers";
import { chips, contestName, entrantFace, entrantManner, entrantName, kindText } from "./words";

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
  const isHere = !facts.shown && state.fixture?.contest === facts.begun;
  const best = isHere ? (state.game?.best ?? null) : null;
  return html`
    ${head(title(view), html`<p>${subtitle(view)}</p>`, over ? won(view) : nothing)}
    <div class="body contest" tabindex="0">
      ${over ? cupOf(view, best) : nothing}
      <p role="status">${announced(facts.said ? speak(facts.said) : progress(contests) || nothing)}</p>
      ${over ? nothing : standing(view)} ${happened(view, state)}
      ${view.state === "out" ? watching(view, actions, contests) : nothing}
      <h2>${say("standings")}</h2>
      <ol class="places">${view.standings.map((place) => row(place, view, state))}</ol>
      ${over && best ? bestHand(state.game, of()) : nothing}
      ${view.terms.kind === "ring" ? nothing : html`<h2>${say("payouts")}</h2>${prizes(view)}`}
      ${rounds(actions, contests)}
    </div>
    ${foot(view, actions, contests)}
  `;
}

function gone(actions: DialogActions): TemplateResult {
  return html`
    ${head(say("lobby-title"), html`<p>${say("contest-gone")}</p>`)}
    <footer>${closes(actions)}${toLobby(actions)}</footer>`;
}

const closes = ({ close }: DialogActions): TemplateResult =>
  html`<button class="quiet" @click=${close}>${say("close")}</button>`;

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
function progress({ view, facts: { done, toEnd, shown } }: Contests): string {
  if (!view || shown || view.state === "over") return "";
  if (toEnd) return say("playing-out", { left: view.remaining });
  const { tables, state } = view;
  if (state !== "waiting" || tables.length < 2) return "";
  return say("others-playing", { done, tables: tables.length });
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
    ${fact(say(isTable ? "your-stack" : "your-points"), has)}
    ${isTable ? fact(say("until-prizes"), until) : nothing}
  </dl>`;
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
  const { chips: stack, points, prize, playing } = place;
  const isOver = state === "over";
  const counted = terms.kind === "table" ? nothing : amount(points, terms);
  if (isOver && prize > 0)
    return html`<b class="prize">${chips(prize)}</b><small>${counted}</small>`;
  if (!playing && !isOver) return html`<small>${say("is-out")}</small>`;
  return html`<b>${counted === nothing && !isOver ? decimal(stack) : counted}</b>`;
}

/** Buttons to the tables of the last round, to watch them move by move. */
function watching(view: ContestView, actions: DialogActions, contests: Contests) {
  if (view.watchable.length === 0 || !contests.isIn) return nothing;
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
  const { shown } = contests.facts;
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
  if (chips === 0) return say("happened-nothing");
  return chips > 0
    ? say("happened-you-won", { chips })
    : say("happened-you-lost", { chips: -chips });
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
  if (!contests.isIn || contests.facts.shown) return ended(view, actions, contests);
  if (contests.facts.asked) return sure(view, actions, contests);
  if (view.offer) return offer(view, view.offer, contests);
  return view.state === "out" ? out(actions, contests) : onward(view, actions, contests);
}

/** The buttons to give up, and to the table. */
function onward(
  { state }: ContestView,
  actions: DialogActions,
  contests: Contests,
): TemplateResult {
  const { fixture, game } = contests.store.state;
  const isReady = state === "playing";
  const isHere = fixture !== null && isReady && game?.table?.turn !== null;
  return html`<footer>
    <button class="quiet" data-move="give-up" @click=${() => contests.ask(true)}>${say("give-up")}</button>
    ${closes(actions)}
    <button class="primary" autofocus data-move="next-fixture" ?disabled=${!isReady} @click=${() => void contests.play()}>${say(isHere ? "to-the-table" : "next-fixture")}</button>
  </footer>`;
}

/** The question before the player gives up. */
function sure({ terms }: ContestView, actions: DialogActions, contests: Contests): TemplateResult {
  const leave = (): void => void contests.giveUp().then(() => actions.open("lobby"));
  return html`<footer>
    <p role="alert">${announced(say("give-up-sure", { chips: terms.buyIn }))}</p>
    <button class="quiet" data-move="give-up-yes" @click=${leave}>${say("give-up")}</button>
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
  const leave = (): void => void contests.giveUp().then(() => actions.open("lobby"));
  return html`<footer>
    <button class="quiet" data-move="leave" @click=${leave}>${say("leave")}</button>
    ${
      contests.facts.toEnd
        ? nothing
        : html`<button class="quiet" data-move="watch-next" @click=${() => contests.watchOn()}>${say("watch-next")}</button>
          <button class="primary" autofocus data-move="watch-end" @click=${() => contests.playOut()}>${say("watch-end")}</button>`
    }
  </footer>`;
}

/** The buttons of a contest that is over: the same once more where the chips suffice. */
function ended(
  { again, terms }: ContestView,
  actions: DialogActions,
  contests: Contests,
): TemplateResult {
  const { holding } = contests.facts;
  const can = again !== null && !contests.isIn && (holding?.wallet.chips ?? 0) >= terms.buyIn;
  return html`<footer>
    <button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>
    ${toLobby(actions, can ? "quiet" : "primary")}
    ${
      can
        ? html`<button class="primary" autofocus data-move="again" @click=${() => void contests.enter({ terms, id: again })}>${say("again")}</button>`
        : nothing
    }
  </footer>`;
}
