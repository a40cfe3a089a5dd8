/** The end of a round: the reasons for the points, all hands laid open, and the way on. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView } from "../engine/views";
import { lettersOf, say, seatName, seatNames, tileName, tileNames } from "../locales/messages";
import type { TileFace } from "../state/faces";
import { type Fixture, isCountedThere } from "../state/fixture";
import { type DealFacts, isFixtureOver, type State } from "../state/state";
import { UNDO } from "../table/action";
import { columns, type DialogActions, head, lookingBack } from "./dialog";
import { wordsOf } from "./moves";
import { dated, decimal } from "./numbers";
import { amount, arePartners, roundNumber } from "./tally";

/** The end of a round as its game tells it. */
interface RoundEnd {
  readonly title: string;
  /** The reasons for the points, a sentence each. */
  readonly why: readonly string[];
  /** The tile that ended the round, in a game where it matters. */
  readonly last?: TileFace | null;
  /** By seat. */
  readonly hands: readonly EndHand[];
  /** The reason that the player only watches from now on; null if they still play. */
  readonly out?: string | null;
}

/** A player's hand at the end of a round. */
export interface EndHand {
  readonly seat: number;
  readonly won: boolean;
  /** True if the round has eliminated the player. */
  readonly out?: boolean;
  /** The way in which the player finished, or the distance from it. */
  readonly status: string;
  readonly melds?: readonly (readonly TileFace[])[];
  readonly rest: readonly TileFace[];
  /** The lines of the sum, in a game where it has several. */
  readonly sum?: string;
  readonly points: number;
  /** True if these points are as good as can be. */
  readonly good: boolean;
  readonly total: number;
}

/**
 * Names the winners of a round; `none` is the message for a round without any, and `shared` those
 * for several, with the player among them and without.
 */
export function winTitle(
  winners: readonly number[],
  state: Pick<State, "game" | "fixture">,
  none: string,
  shared: readonly [own: string, others: string] = ["result-win-with", "result-win-together"],
): string {
  const round = roundNumber(state);
  const others = winners.filter((seat) => seat !== 0);
  const own = others.length < winners.length;
  const names = seatNames(others);
  if (winners.length === 0) return say(none, { round });
  if (winners.length > 1) return say(own ? shared[0] : shared[1], { names, round });
  return say(own ? "result-you-win" : "result-win", { name: names, round });
}

export function roundEnd(
  { title, why, last, hands, out }: RoundEnd,
  game: GameView,
  actions: DialogActions,
  state: State,
): TemplateResult {
  // Winners first, then the player, who has the first seat; partners together.
  const rows = hands.toSorted((a, b) => Number(b.won) - Number(a.won) || a.seat - b.seat);
  const sides = arePartners(game) ? game.sides.map(({ seats }) => seats) : [];
  const teams = new Set(rows.flatMap(({ seat }) => sides.filter((side) => side.includes(seat))));
  return html`
    ${head(title, html`${state.deal?.daily ? ofDay(state.deal.daily) : nothing}${why.map((line) => html`<p>${line}</p>`)}`, last ? lastTile(last) : nothing, ownResult(hands, game, state))}
    ${heads(game, state)}
    <div class="hands" tabindex="0">${forgetting(game, state, actions)}${trying(state, actions)}${teams.size > 0 ? [...teams].map((seats) => team(rows, seats, state)) : rows.map((row, i) => hand(row, i, state))}</div>
    ${foot(game, state, actions, out ?? null)}
  `;
}

/** Tells the player's own points and total; empty if they have not played. */
function ownResult(hands: readonly EndHand[], game: GameView, { fixture }: State): string {
  const own = hands.find(({ seat }) => seat === 0);
  if (!own) return "";
  const points = decimal(own.points, "signed");
  const total = isCountedThere(fixture) ? countedAloud(fixture, game) : amount(own.total, game);
  return total === null
    ? say("result-own-round", { points })
    : say("result-own", { points, total });
}

/** The player's total of the contest with its unit; null until the contest has the result. */
function countedAloud({ chips, points, reported }: Fixture, game: GameView): string | null {
  if (!reported) return null;
  const has = chips[0];
  return has === undefined ? amount(points[0] ?? 0, game) : say("fixture-chips", { chips: has });
}

/** The day of a daily deal, and the number of days in a row. */
function ofDay({ date, days }: NonNullable<DealFacts["daily"]>): TemplateResult {
  const day = `${say("daily")}, ${dated(date, { dateStyle: "long" })}`;
  const words = [day, ...(days > 1 ? [say("daily-streak", { days })] : [])].join(" · ");
  return html`<p class="of-day">${words}</p>`;
}

function lastTile(tile: TileFace): TemplateResult {
  return html`<tile-row class="last" role="img" aria-label=${say("result-last-tile", { tile: tileName(tile) })} .tiles=${[tile]}></tile-row>`;
}

/** The hands of partners, below the sum of their points and their common total. */
function team(all: readonly EndHand[], seats: readonly number[], state: State): TemplateResult {
  const rows = all.filter(({ seat }) => seats.includes(seat));
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const names = seatNames(seats);
  return html`<section class="side" aria-label=${names}>
    <div class="columns"><b>${names}</b><b class="points">${unseen("column-round")}${decimal(points, "signed")}</b>${rows.slice(0, 1).map((row) => totalOf(row, state))}</div>
    ${rows.map((row) => hand(row, all.indexOf(row), state, false))}
  </section>`;
}

function hand(row: EndHand, i: number, state: State, alone = true): TemplateResult {
  const { seat, won, out, status, melds = [], rest, sum, points, good } = row;
  return html`
    <section class="hand step-${i} ${won ? "won" : ""} ${out ? "is-out" : ""} ${seat === 0 ? "own" : ""}" aria-label=${seatName(seat)}>
      <div class="player ${won ? "turn" : ""}">
        <span class="avatar seat-${seat}" aria-hidden="true">${lettersOf(seat)}</span>
        <span class="who"><b>${seatName(seat)}</b><small>${status}</small></span>
      </div>
      <div class="melds">
        ${melds.map((meld, step) => html`<div class="meld step-${step}">${tileRow("meld-label", meld)}</div>`)}
        ${rest.length > 0 ? html`<div class="rest step-${melds.length}">${tileRow("rest-label", rest)}</div>` : nothing}
        ${sum ? html`<small class="sum">${sum}</small>` : nothing}
      </div>
      <b class="points ${good ? "none" : ""}">${unseen("column-round")}${decimal(points, "signed")}</b>
      ${alone ? totalOf(row, state) : nothing}
    </section>
  `;
}

function tileRow(label: string, tiles: readonly TileFace[]): TemplateResult {
  return html`<tile-row role="img" aria-label=${say(label, { tiles: tileNames(tiles) })} .tiles=${tiles}></tile-row>`;
}

/**
 * Buttons to the next round or the end of the match; `out` tells why the player only watches now.
 */
function foot(
  game: GameView,
  state: State,
  actions: DialogActions,
  out: string | null,
): TemplateResult {
  const primary = (id: string, action: () => void): TemplateResult =>
    html`<button class="primary" autofocus data-move=${id} @click=${action}>${say(id)}</button>`;
  const sheet = html`<button class="quiet" data-move="to-table" @click=${actions.close}>${say("to-table")}</button>
    ${lookingBack(actions)}
    ${game.undo ? html`<button class="quiet undo" data-move="undo" aria-label=${UNDO.label?.(state)} @click=${actions.undo}>${wordsOf(UNDO, state)}</button>` : nothing}`;
  const opens = isFixtureOver(state)
    ? primary("contest-on", () => actions.open("contest"))
    : game.standing && state.deal?.daily
      ? primary("to-daily", () => actions.open("daily"))
      : game.standing && primary("to-standing", () => actions.open("standing"));
  const next = (): void => actions.session.nextRound();
  if (opens || out === null)
    return html`<footer>${sheet} ${opens ?? primary("next-round", next)}</footer>`;
  return html`<footer>
    <p>${out}</p>
    ${sheet}
    <button class="quiet" data-move="watch-on" @click=${next}>${say("watch-on")}</button>
    ${primary("to-standing", () => actions.session.toStanding())}
  </footer>`;
}

/**
 * Warns once, above everything else, that the browser will soon delete saved data, with remedies.
 */
function forgetting(
  game: GameView,
  { forgets }: State,
  actions: DialogActions,
): TemplateResult | typeof nothing {
  if (forgets !== game) return nothing;
  return html`<p class="forgets">${say("forgets")}
    <button class="small" data-move="transfer" @click=${() => actions.open("transfer")}>${say("save-file")}</button></p>`;
}

/** Offers the dear mistakes of the round to be tried again; tells of them the first time. */
function trying({ mistakes }: State, actions: DialogActions): TemplateResult | typeof nothing {
  const { round, count, first } = mistakes;
  if (round === null) return nothing;
  return html`<p class="forgets">${say(first ? "mistakes-first" : "mistakes-here", { count })}
    <button class="small" data-move="again" @click=${() => actions.tryAgain(round)}>${say("mistakes-try", { count })}</button></p>`;
}

/** The head of a number's column, for screen readers. */
function unseen(column: string): TemplateResult {
  return html`<span class="unseen">${say(column)} </span>`;
}

/** The heads of the columns in the result of a round. */
function heads({ counts }: GameView, { fixture }: Pick<State, "fixture">): TemplateResult {
  const total = (fixture?.chips.length ?? 0) > 0 ? "column-chips" : "column-total";
  return columns(`column-${counts}`, "column-round", total);
}

/**
 * A player's total after the round: of the match, or of the contest if the match is part of one.
 */
function totalOf(
  { seat, total }: { readonly seat: number; readonly total: number },
  { fixture }: Pick<State, "fixture">,
): TemplateResult {
  const word = (fixture?.chips.length ?? 0) > 0 ? "column-chips" : "column-total";
  return html`<b class="total">${unseen(word)}${isCountedThere(fixture) ? counted(fixture, seat) : decimal(total)}</b>`;
}

/** A total of the contest, with the chips that the round has brought. */
function counted(fixture: Fixture, seat: number): unknown {
  const total = countedText(fixture, seat);
  if (total === null) return nothing;
  const brought = fixture.chips[seat] === undefined ? undefined : fixture.gained[seat];
  return html`${total}${brought === undefined ? nothing : html` <small>${decimal(brought, "signed")}</small>`}`;
}

/** A total of the contest; null until the contest has received the result of the round. */
function countedText({ chips, points, reported }: Fixture, seat: number): string | null {
  if (!reported) return null;
  const has = chips[seat];
  return has === undefined ? decimal(points[seat] ?? 0) : decimal(has);
}
