/** The lobby: the contests for play chips, and all about one before the player enters it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import { choice } from "../panels/choice";
import { closing, type DialogActions, head } from "../panels/dialog";
import { decimal } from "../panels/numbers";
import type { ContestKind, OfferView } from "../pkg/istaka/istaka";
import { announced } from "../ui/announced";
import type { Contests } from "./contests";
import type { Lobby } from "./lobby";
import { MINUTE, startOf } from "./moment";
import {
  chips,
  contestName,
  entrantFace,
  entrantManner,
  entrantName,
  kindText,
  termOf,
  termsText,
  timeOf,
} from "./words";

const KINDS: readonly ContestKind[] = ["table", "sitngo", "ring"];

const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;

export function offers(actions: DialogActions, contests: Contests): TemplateResult {
  const { chosen } = contests.lobby;
  return chosen ? closely(chosen, contests) : all(actions, contests);
}

function all(actions: DialogActions, contests: Contests): TemplateResult {
  const { lobby, wallet, said } = contests;
  return html`
    ${head(say("lobby-title"), html`<p>${say("lobby-why", { chips: wallet?.daily ?? 0 })}</p>`, purse(contests))}
    <div class="body contest" tabindex="0">
      <p role="status">${announced(said ? speak(said) : nothing)}</p>
      ${contests.isIn ? running(actions, contests) : nothing}
      ${choice<ContestKind>({
        name: "contest-kind",
        title: say("lobby-kind"),
        values: KINDS,
        chosen: lobby.kind,
        choose: (kind) => lobby.look({ kind }),
        show: (kind) => say(`kind-${kind}`),
      })}
      <p class="note">${before(termOf({ kind: lobby.kind, format: "normal" }))}${kindText(lobby.kind, lobby.view.counts, lobby.pointsOfOne, lobby.view.stack)}</p>
      ${refused(contests) ?? (lobby.kind === "table" ? tournaments(contests) : tables(contests))}
    </div>
    ${closing(
      actions,
      html`<button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>`,
    )}
  `;
}

/** The player's chips. */
function purse({ wallet }: Contests): TemplateResult {
  return html`<p class="purse"><small>${say("chips-own")}</small><b>${chips(wallet?.chips ?? 0)}</b></p>`;
}

/** Draws the contest that the player takes part in. */
function running(actions: DialogActions, { view }: Contests): TemplateResult {
  return html`<section class="running"><h2>${say("running")}</h2>
    <button class="announced" data-dialog="contest" @click=${() => actions.open("contest")}>
      <b>${view ? contestName(view.terms) : ""}</b>
      <span class="state">${say("running-go-on")}</span>
    </button></section>`;
}

/** The usual term before the words that explain it. */
function before(term: string): TemplateResult | typeof nothing {
  return term ? html`<b>${term}:</b> ` : nothing;
}

/** The usual term, small and after a space that screen readers need. */
function besides(term: string): TemplateResult | typeof nothing {
  return term ? html` <small class="term">${term}</small>` : nothing;
}

/** Says why the rules of the settings allow no contest of this kind; null if they do. */
function refused({ lobby }: Contests): TemplateResult | null {
  const found = lobby.view.refused.find(({ kind }) => kind === lobby.kind);
  if (!found) return null;
  return html`<p>${say("contest-none", { why: say(`unsuited-${found.code}`) })}</p>`;
}

function tournaments({ lobby }: Contests): TemplateResult {
  const such = lobby.view.offers.filter(({ terms }) => terms.kind === "table");
  return html`<ol class="offers">${such.map(
    (
      offer,
    ) => html`<li><button class="announced ${offer.open ? "is-open" : ""}" data-offer=${offer.id} @click=${() => lobby.choose(offer)}>
      <b class="time">${timeOf(offer.start)}</b>
      <span class="what"><b>${contestName(offer.terms)}</b><small>${facts(offer)}</small></span>
      <span class="state">${when(offer, lobby)}</span>
    </button></li>`,
  )}</ol>`;
}

/** "Turbo · 8 players · Buy-in 55 · First prize 260" */
export function facts({ terms, pool, payouts }: OfferView): string {
  const { entrants, buyIn } = terms;
  const price = buyIn === 0 ? say("buy-in-free") : say("buy-in-of", { chips: buyIn });
  const term = termOf(terms);
  const facts = [
    ...(term ? [term] : []),
    say("entrants-count", { count: entrants }),
    price,
    prizeText({ payouts, pool }),
  ];
  // On a narrow screen a line ends between two facts.
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(" · ");
}

/** Writes the first prize, or the most that can be won if points decide. */
function prizeText({ payouts, pool }: Pick<OfferView, "payouts" | "pool">): string {
  const [first] = payouts;
  return first === undefined
    ? say("win-up-to", { chips: pool })
    : say("win-first", { chips: first });
}

function when(offer: OfferView, lobby: Lobby): TemplateResult {
  const { open, minutes } = offer;
  const left = say("starts-in", { minutes });
  if (open) return html`<b>${say("registration-open")}</b><small>${left}</small>`;
  return html`<small>${left}</small><small>${say("registration-later", { time: opensAt(offer, lobby) })}</small>`;
}

function opensAt(offer: OfferView, { view: { registration } }: Lobby): string {
  const start = startOf(offer);
  return start === null ? "" : timeOf(new Date(start - registration * MINUTE));
}

/** Ring games and sit'n'goes: formats, and each at several stakes. */
function tables({ lobby }: Contests): TemplateResult {
  const such = lobby.view.offers.filter(({ terms }) => terms.kind === lobby.kind);
  const groups = new Map<string, OfferView[]>();
  for (const offer of such) {
    const name = `${offer.terms.format} ${offer.terms.rounds}`;
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return html`
    ${choice<number>({
      name: "contest-players",
      title: say("players-at-table"),
      values: [4, 3, 2],
      chosen: lobby.players,
      choose: (players) => lobby.look({ players }),
      show: (players) => `${players}`,
    })}
    ${[...groups.values()].map((group) => stakes(group, lobby.choose.bind(lobby)))}`;
}

function stakes(group: readonly OfferView[], choose: (offer: OfferView) => void): TemplateResult {
  const [first] = group;
  if (!first) return html``;
  const { rounds } = first.terms;
  const name = rounds > 0 ? say("rounds-count", { rounds }) : contestName(first.terms);
  return html`<section class="format"><h2>${name}${rounds > 0 ? nothing : besides(termOf(first.terms))}</h2>
    ${rounds > 0 ? nothing : html`<p class="note">${termsText(first.terms)}</p>`}
    <div class="stakes">${group.map(
      (offer) => html`<button class="stake" data-offer=${offer.id}
        aria-label=${[name, say("buy-in-of", { chips: offer.terms.buyIn }), prizeText(offer)].join(", ")} @click=${() => choose(offer)}><small>${say("buy-in")}</small><b>${offer.terms.buyIn}</b><small class="win">${say("win-short", { chips: offer.payouts[0] ?? offer.pool })}</small></button>`,
    )}</div></section>`;
}

/** Renders one contest: its terms, prizes and entrants. */
function closely(offer: OfferView, contests: Contests): TemplateResult {
  const { lobby, wallet, said } = contests;
  const { terms, start, pool } = offer;
  const { kind, buyIn, stake, fee, entrants } = terms;
  const poor = (wallet?.chips ?? 0) < buyIn;
  const word =
    buyIn === 0
      ? say("register-free")
      : say(start ? "register" : "play-for", { chips: chips(buyIn) });
  const why = contests.isIn ? say("one-at-a-time") : poor ? say("too-few") : "";
  return html`
    ${head(contestName(offer.terms), html`<p>${before(termOf(terms))}${kindText(kind, terms.counts, terms.pointsOfOne, lobby.view.stack)} ${termsText(terms)}</p>`, purse(contests))}
    <div class="body contest" tabindex="0">
      <p role="status">${announced(said ? speak(said) : nothing)}</p>
      <dl class="facts">
        ${start ? fact(say("starts"), `${timeOf(start)} · ${say("starts-in", { minutes: offer.minutes })}`) : nothing}
        ${fact(say("buy-in"), buyIn === 0 ? say("buy-in-free") : `${chips(buyIn)}`, fee > 0 ? say("buy-in-parts", { stake, fee }) : "")}
        ${fact(say("pool"), chips(pool))}
        ${fact(say("players"), `${entrants}`)}
      </dl>
      <h2>${say("prizes")}</h2>
      ${prizes(offer)}
      <h2>${say("who-comes")}</h2>
      ${whoComes(offer, contests)}
    </div>
    <footer>
      ${why ? html`<p>${why}</p>` : nothing}
      <button class="quiet" data-move="to-lobby" @click=${() => lobby.choose(null)}>${say("to-lobby")}</button>
      ${
        !offer.open
          ? html`<button class="primary" disabled>${say("registration-later", { time: opensAt(offer, lobby) })}</button>`
          : html`<button class="primary" autofocus data-move="enter" ?disabled=${why !== ""} @click=${() => void contests.enter(offer)}><span>${word}</span> <small>${prizeText(offer)}</small></button>`
      }
    </footer>
  `;
}

export function fact(name: string, value: string, more = ""): TemplateResult {
  return html`<div><dt>${name}</dt><dd><b>${value}</b>${more ? html` <small>${more}</small>` : nothing}</dd></div>`;
}

/** Lists the prize of each place; in a ring game points decide. */
export function prizes({ payouts, terms }: Pick<OfferView, "payouts" | "terms">): TemplateResult {
  const { counts } = terms;
  if (payouts.length === 0) return html`<p class="note">${say("prizes-points", { counts })}</p>`;
  return html`<ol class="prizes">${payouts.map((prize, i) =>
    prize > 0
      ? html`<li><span>${say("prize-of", { place: i + 1 })}</span> <b>${decimal(prize)}</b></li>`
      : nothing,
  )}</ol>`;
}

/** Lists the entrants if they are known before the start; else the share of each level. */
function whoComes({ mix }: OfferView, { lobby, store: { state } }: Contests): TemplateResult {
  if (lobby.comers.length > 0)
    return html`<ul class="comers">${lobby.comers.map(
      (one) =>
        html`<li>${entrantFace(one, state)}<span><b>${entrantName(one, state)}</b> <small>${entrantManner(one)}</small></span></li>`,
    )}</ul>`;
  const parts = LEVELS.map((level, i) => ({ level, share: mix[i] ?? 0 }));
  return html`<ul class="comers">${parts
    .filter(({ share }) => share > 0)
    .map(
      ({ level, share }) =>
        html`<li><b>${say(`level-${level}`)}</b> <small>${say("percent", { share })}</small></li>`,
    )}</ul>`;
}
