/** The lobby: the contests offered first, and all other formats below. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameName } from "../engine/views";
import { say, speak, spoken } from "../locales/messages";
import { choice } from "../panels/choice";
import { type DialogActions, head } from "../panels/dialog";
import { decimal } from "../panels/numbers";
import type { ContestKind, OfferView } from "../pkg/istaka/istaka";
import { gamesIn } from "../settings/settings";
import { announced } from "../ui/announced";
import type { Contests } from "./contests";
import { dateOf } from "./moment";
import { chips, contestName, kindText, termOf, termsText, timeOf } from "./words";

/** The kinds of contests, in the order of those offered first. */
const KINDS: readonly ContestKind[] = ["table", "sitngo", "ring"];

export function offers(actions: DialogActions, contests: Contests): TemplateResult {
  const { holding, said, lobby } = contests.facts;
  return html`
    ${head(say("lobby-title"), nothing, html`<p class="purse"><small>${say("chips-own")}</small><b>${chips(holding?.wallet.chips ?? 0)}</b></p>`)}
    <div class="body contest" tabindex="0">
      <p role="status">${announced(said ? speak(said) : nothing)}</p>
      ${contests.isIn ? running(actions, contests) : nothing}
      ${choice<GameName>({
        name: "contest-game",
        title: html`${say("new-game-game")} ${rulesOf(contests)}`,
        values: gamesIn(spoken()),
        chosen: contests.game,
        choose: (game) => void contests.offer({ game }),
        show: (game) => say(`kind-${game}`),
      })}
      <div class="offers">${lobby?.first.map((offer, at) => card(offer, at, contests))}</div>
      <details class="more" @toggle=${toTop}><summary>${say("lobby-more")}</summary>${more(contests)}</details>
      <p class="note">${say("lobby-why", { chips: holding?.wallet.daily ?? 0 })}</p>
    </div>
    <footer>
      <button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>
      <button class="quiet" @click=${actions.close}>${say("close")}</button>
    </footer>
  `;
}

/** Shows what has been opened from its beginning: its end may lie below the window. */
function toTop({ currentTarget: part }: Event): void {
  if (part instanceof HTMLDetailsElement && part.open) part.scrollIntoView();
}

/** Names the rules, unless they are called as their game is. */
function rulesOf({ rules, game }: Contests): TemplateResult | typeof nothing {
  const name = say(`game-${presetOf(rules)}`);
  return name === say(`kind-${game}`) ? nothing : html`<small class="term">${name}</small>`;
}

/** The contest that the player takes part in. */
function running(actions: DialogActions, { view }: Contests): TemplateResult {
  return html`<section class="running"><h2>${say("running")}</h2>
    <button class="entrance primary" autofocus data-dialog="contest" @click=${() => actions.open("contest")}>
      <b>${view ? contestName(view.terms) : ""}</b><em>${say("running-go-on")}</em>
    </button></section>`;
}

/** A contest that is offered first: one tap leads to its table. */
function card(offer: OfferView, at: number, contests: Contests): TemplateResult {
  const { terms, usualRounds } = offer;
  const preset = presetOf(terms.rules);
  const isNext = at === 0 && !contests.isIn;
  const length = terms.rounds > 0 ? "rounds-count" : "lasts";
  const lasts = usualRounds === null ? [] : [say(length, { rounds: usualRounds })];
  return html`<button class="entrance ${isNext ? "next" : ""}" ?autofocus=${isNext} ?disabled=${contests.isIn} data-offer=${offer.id}
      @click=${() => void contests.enter(offer)}>
    <b>${say(`kind-${KINDS[at]}`)} ${preset === presetOf(contests.rules) ? nothing : html`<small>${say(`game-${preset}`)}</small>`}</b>
    <small>${kindText(terms)}</small>
    ${inLine([say("entrants-count", { count: terms.entrants }), ...lasts])} ${inLine(pricesOf(offer))}
    <em>${say("play")}</em></button>`;
}

/** Facts side by side; dots stand between them only where they share a line. */
function inLine(facts: readonly string[]): TemplateResult {
  return html`<small class="facts-line">${facts.map((fact) => html`<span>${fact}</span> `)}</small>`;
}

/** The name of the preset of rules. */
const presetOf = (rules: string): string => rules.split(" ")[0] ?? "";

/** Its price and its first prize, or the most that can be won if points decide. */
function pricesOf({ terms, payouts: [first], pool }: OfferView): string[] {
  const price = terms.buyIn === 0 ? say("buy-in-free") : say("buy-in-of", { chips: terms.buyIn });
  return [price, say(first ? "win-first" : "win-up-to", { chips: first ?? pool })];
}

/** All formats of a kind; tournaments start at fixed times. */
function more(contests: Contests): TemplateResult {
  const { kind, players, lobby } = contests.facts;
  const found = lobby?.offers.filter(({ terms }) => terms.kind === kind) ?? [];
  const refused = lobby?.refused.find((one) => one.kind === kind);
  const groups = new Map<string, OfferView[]>();
  for (const offer of found) {
    const name = offer.start ? offer.id : `${offer.terms.format} ${offer.terms.rounds}`;
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return html`${choice<ContestKind>({
    name: "contest-kind",
    title: say("lobby-kind"),
    values: KINDS,
    chosen: kind,
    choose: (kind) => void contests.offer({ kind }),
    show: (kind) => say(`kind-${kind}`),
  })}
  ${
    kind === "table"
      ? nothing
      : choice<number>({
          name: "contest-players",
          title: say("players-at-table"),
          values: [4, 3, 2],
          chosen: players,
          choose: (players) => void contests.offer({ players }),
          show: (players) => `${players}`,
        })
  }
  ${refused ? html`<p>${say("contest-none", { why: say(`unsuited-${refused.code}`) })}</p>` : nothing}
  ${[...groups.values()].map((group) => format(group, contests))}`;
}

/** A format with its terms and prizes; one at a table is offered at several prices. */
function format(group: readonly OfferView[], contests: Contests): TemplateResult {
  const [first] = group;
  if (!first) return html``;
  const { terms, start } = first;
  const name =
    terms.rounds > 0 ? say("rounds-count", { rounds: terms.rounds }) : contestName(terms);
  const facts = [say("entrants-count", { count: terms.entrants }), ...pricesOf(first)];
  return html`<details class="format" name="format">
    <summary>${start ? html`<b class="time">${timeOf(dateOf(start))}</b> ` : nothing}<b>${name}</b> <small class="term">${termOf(terms)}</small>
      ${start ? inLine(facts) : nothing}</summary>
    <p class="note">${kindText(terms)} ${termsText(terms)}</p>
    ${start ? prizes(first) : nothing}
    <div class="tools">${group.map((offer) => price(offer, contests))}</div></details>`;
}

/** The button that enters a contest; one at a fixed time tells when it can be entered. */
function price(offer: OfferView, contests: Contests): TemplateResult {
  const { id, terms, start, open, minutes } = offer;
  const { holding, lobby } = contests.facts;
  const poor = (holding?.wallet.chips ?? 0) < terms.buyIn;
  const opens = start && timeOf(dateOf(start, -(lobby?.registration ?? 0)));
  const [costs, wins] = pricesOf(offer);
  return html`<button class="stake" data-offer=${id} ?disabled=${poor || !open || contests.isIn} @click=${() => void contests.enter(offer)}>
    <b>${costs}</b><small>${open ? wins : say("registration-later", { time: opens ?? "" })}</small>
    ${start ? html`<small>${say("starts-in", { minutes })}</small>` : nothing}</button>`;
}

export function fact(name: string, value: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd><b>${value}</b></dd></div>`;
}

/** Lists the prize of each place. */
export function prizes({ payouts }: Pick<OfferView, "payouts">): TemplateResult {
  const line = (prize: number, i: number) =>
    html`<li><span>${say("prize-of", { place: i + 1 })}</span> <b>${decimal(prize)}</b></li>`;
  return html`<ol class="prizes">${payouts.filter((prize) => prize > 0).map(line)}</ol>`;
}
