/**
 * `<match-review>`: the review of finished rounds. Shows the grade of the decisions, the gain by
 * luck and the course of the round, then the mistakes by kind and all decisions; for a whole match
 * the recurring mistakes.
 */

import { answered } from "../../engine/calls";
import "./review.css";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { isOutdated, Unfetched } from "../../base/version";
import { Reviewing } from "../../engine/judging";
import type { GameView, Habit, Luck, ReviewView } from "../../engine/views";
import { panelsOf } from "../../games/panels";
import {
  type Curve,
  type DecisionText,
  type GameReview,
  type Grade,
  gradeOf,
  marksOf,
  type Point,
  type ToldSkill,
} from "../../games/review";
import { say, seatName } from "../../locales/messages";
import { line, table } from "../../panels/charts";
import type { Body } from "../../panels/dialog";
import { decimal } from "../../panels/numbers";
import type { Moment } from "../../state/moment";
import { announced } from "../../ui/announced";
import { withTiles } from "../../ui/with-tiles";
import type { ReviewCards } from "./cards";
import { luckOf, together } from "./whole";

/** The name of the answers, which are opened once the player wants them. */
const ANSWERS = "answers";

/** The option for all rounds together. */
const WHOLE = "whole";

/** A round, counted from 0, or all of them. */
type Which = number | typeof WHOLE;

export interface ReviewInput {
  /** A key of the reviewed rounds; another key starts a new review. */
  readonly of: string;
  /** The record of the match. */
  readonly record: string;
  readonly game: GameView;
  /** The number of finished rounds. */
  readonly rounds: number;
  /** The round shown first. */
  readonly which: Which;
  choose(which: Which): void;
  /** Shows a moment of a round on the table. */
  show(at: Moment): void;
  /** Opens the analysis of a moment of a round. */
  analyse(at: Moment): void;
  /** The mistakes that are asked again; absent for a match that is not at the table. */
  readonly cards?: ReviewCards;
  /** Has the mistakes of a round tried again. */
  tryAgain?(round: string): void;
  close(): void;
}

/** A failure: the name of its sentence. */
type Failure = "review-failed" | "notice-offline" | "notice-version";

/** The review of a round, the reviews of a match, a failure, or null before the answer. */
type Found = ReviewView | readonly ReviewView[] | Failure | null;

class MatchReview extends HTMLElement {
  #given: ReviewInput | null = null;
  #which: Which = WHOLE;
  #found: Found = null;
  /** The opened details, by name. */
  readonly #opened = new Set<string>();
  /** The reviews so far, by round. */
  readonly #reviews = new Map<number, ReviewView>();
  readonly #reviewing = new Reviewing();
  /** True after the dialog was closed; no more rounds are then reviewed. */
  #left = false;

  set given(given: ReviewInput) {
    const before = this.#given?.of;
    this.#given = given;
    if (before === given.of) this.#render();
    else {
      this.#reviews.clear();
      void this.#look(given.which);
    }
  }

  connectedCallback(): void {
    this.#left = false;
    this.#render();
  }

  disconnectedCallback(): void {
    this.#left = true;
    this.#reviewing.stop();
  }

  async #look(which: Which): Promise<void> {
    const given = this.#given;
    if (!given) return;
    this.#which = which;
    this.#found = null;
    this.#opened.clear();
    this.#render();
    const latest = () => !this.#left && this.#given?.of === given.of && this.#which === which;
    const look = async (): Promise<Found> => {
      if (which !== WHOLE) return this.#review(which, given);
      // Reviews round by round, so that another choice waits for one at most.
      for (let round = 0; round < given.rounds && latest(); round += 1) {
        await this.#review(round, given);
        this.#render();
      }
      return [...this.#reviews.values()].sort((one, other) => one.round - other.round);
    };
    const failed = (error: unknown) => (latest() ? missing(error) : null);
    const found = (await answered(look().catch(failed))) ?? "review-failed";
    if (!latest()) return;
    this.#found = found;
    this.#render();
  }

  async #review(round: number, { of, record }: ReviewInput): Promise<ReviewView | null> {
    const found = this.#reviews.get(round) ?? (await this.#reviewing.review(record, round));
    if (found && of === this.#given?.of) this.#reviews.set(round, found);
    return found;
  }

  #choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    const which = value === WHOLE ? WHOLE : Number(value);
    this.#given?.choose(which);
    void this.#look(which);
  }

  #render(): void {
    const given = this.#given;
    if (!given || !this.isConnected) return;
    render(
      html`<header><div><h1 id="dialog-title">${say("review-title")}</h1></div>${this.#choice(given)}</header>
        <div class="body review" tabindex="0"><p role="status">${announced(this.#waiting(given))}</p>${this.#body(given)}</div>
        <footer><button class="quiet" autofocus data-move="done" @click=${given.close}>${say("close")}</button></footer>`,
      this,
    );
  }

  #choice({ rounds }: ReviewInput): TemplateResult {
    const option = (which: Which, words: string): TemplateResult =>
      html`<option value=${which} .selected=${which === this.#which}>${words}</option>`;
    return html`<select data-move="which" aria-label=${say("review-which")} @change=${(event: Event) => this.#choose(event)}>
      ${Array.from({ length: rounds }, (_, round) => option(round, say("review-round", { round: round + 1 })))}
      ${option(WHOLE, say("review-whole"))}
    </select>`;
  }

  /** Tells while there is nothing to show yet. */
  #waiting({ rounds }: ReviewInput): string | typeof nothing {
    if (typeof this.#found === "string") return say(this.#found);
    if (this.#found) return nothing;
    return this.#which === WHOLE
      ? say("review-looking", { round: Math.min(this.#reviews.size + 1, rounds), rounds })
      : say("review-wait");
  }

  #body(given: ReviewInput): TemplateResult | typeof nothing {
    const found = this.#found;
    const of = panelsOf({ game: given.game }).review();
    if (!found || typeof found === "string") return nothing;
    if (!("decisions" in found)) return whole(found, of);
    const open = (name: string): void => {
      this.#opened.add(name);
      this.#render();
    };
    const { cards, tryAgain } = given;
    if (cards && tryAgain && !this.#opened.has(ANSWERS)) {
      const asked = cards.question(found.round, { tryAgain }, () => open(ANSWERS));
      if (asked) return asked;
    }
    return round(found, of, given, { has: (name) => this.#opened.has(name), open });
  }
}

/** Returns the failure if the judge could not be fetched; passes on other errors. */
async function missing(error: unknown): Promise<Failure> {
  if (!(error instanceof Unfetched)) throw error;
  return (await isOutdated()) ? "notice-version" : "notice-offline";
}

/** The opened details, by name; only their content is rendered. */
interface Opened {
  has(name: string): boolean;
  open(name: string): void;
}

type Decision = ReviewView["decisions"][number];

/** Renders a round: grade and luck, its course, mistakes by kind, and all decisions. */
function round(
  found: ReviewView,
  of: GameReview,
  given: ReviewInput,
  opened: Opened,
): TemplateResult {
  const { skill, decisions } = found;
  const { habits } = together([found]);
  const one = new Decisions(found, of, given, opened);
  return html`${sums(luckOf(found), others(found, of), skill, habits, of)}
    ${decisions.length > 0 ? decided(one, of, habits, decisions) : nothing}
    <p class="note">${of.note}</p>`;
}

/** Renders the course of a round, its mistakes by kind, and all decisions. */
function decided(
  one: Decisions,
  of: GameReview,
  habits: readonly Habit<string>[],
  decisions: readonly Decision[],
): TemplateResult {
  return html`${course(of.curve(decisions))}
    <h2>${say("review-worst")}</h2>
    ${habits.length === 0 ? html`<p>${say("review-none")}</p>` : nothing}
    ${keyed(decisions, html`<div class="kinds">${habits.map((habit, i) => one.kind(habit, i === 0))}</div>`)}
    <details><summary>${say("review-all", { count: decisions.length })}</summary>
      ${decisions.map((decision) => one.folded(decision))}
    </details>`;
}

/** Renders the decisions of a round. */
class Decisions {
  constructor(
    private readonly found: ReviewView,
    private readonly of: GameReview,
    private readonly given: ReviewInput,
    private readonly opened: Opened,
  ) {}

  /** The mistakes of a kind: the worst one, and below it those like it. */
  kind({ mistake, times, lost }: Habit<string>, first: boolean): TemplateResult {
    const { of, opened } = this;
    const alike = this.found.decisions.filter((decision) => decision.mistake === mistake);
    const [worst, ...others] = alike.sort((one, other) => other.lost - one.lost);
    const shown = worst && (first || opened.has(mistake));
    return html`<details class="kind" ?open=${first} @toggle=${() => opened.open(mistake)}>
      <summary><span>${of.habit(mistake)}<small>${say("review-times", { times })}</small></span> <b>${of.cost(lost)}</b></summary>
      ${shown ? html`${this.#whole(worst)} ${others.map((decision) => this.folded(decision, `${mistake} `))}` : nothing}
    </details>`;
  }

  /** A decision under its title; `within` tells apart the lists in which it stands. */
  folded(decision: Decision, within = ""): TemplateResult {
    const told = this.of.decision(decision, this.found);
    const name = `${within}${decision.event}`;
    return html`<details class="decision" @toggle=${() => this.opened.open(name)}><summary>${titled(told)}</summary>
      ${this.opened.has(name) ? this.#content(told, decision) : nothing}</details>`;
  }

  #whole(decision: Decision): TemplateResult {
    const told = this.of.decision(decision, this.found);
    return html`<article><h3>${titled(told)}</h3>${this.#content(told, decision)}</article>`;
  }

  #content({ lines, body }: DecisionText, decision: Decision): TemplateResult {
    const { event } = decision;
    const { round } = this.found;
    const at = { round, actions: event };
    const { show, analyse, cards } = this.given;
    const changed = (): void => this.opened.open(ANSWERS);
    return html`${lines.map((line) => html`<p>${withTiles(line)}</p>`)} ${body}
      <div class="tools"><button class="quiet small" data-move="show-${event}" @click=${() => show(at)}>${say("review-show")}</button>
        <button class="quiet small" data-move="analyse-${event}" @click=${() => analyse(at)}>${say("analysis")}</button>
        ${cards?.switch(round, decision, changed) ?? nothing}</div>`;
  }
}

function titled({ title, cost }: DecisionText): TemplateResult {
  return html`<span>${withTiles(title)}</span> <b>${cost}</b>`;
}

/** Draws the course of a round, tells it in a sentence, and has its values as a table. */
function course({ title, points, range, said }: Curve): TemplateResult | typeof nothing {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last || points.every(({ value }) => value === 0)) return nothing;
  const most = points.reduce((high, point) => (point.value > high.value ? point : high));
  const told = (point: Point): string => said(point.value);
  const turnOf = ({ turn }: Point): string => say("review-turn-number", { turn });
  const args = { first: told(first), most: told(most), turn: most.turn, last: told(last) };
  const lucky = points.some(({ luck }) => luck !== undefined);
  const heads = [say("review-turns"), title, ...(lucky ? [say("review-luck")] : [])];
  const rows = points.map((point) => [
    turnOf(point),
    told(point),
    ...(lucky ? [point.luck ?? ""] : []),
  ]);
  return html`<section class="course">
    <h2>${title}</h2>
    ${line({ values: points.map(({ value }) => value), said, from: turnOf(first), to: turnOf(last), range })}
    <p>${say("review-course", args)}</p>
    ${table(heads, rows)}
  </section>`;
}

/** Renders the review of a match: sums, recurring mistakes, and a table of the rounds. */
function whole(rounds: readonly ReviewView[], of: GameReview): TemplateResult {
  const { luck, skill, habits } = together(rounds, of.digits);
  return html`${sums(luck, [], skill, habits, of)}
    <h2>${say("review-habits")}</h2>
    ${habits.length === 0 ? html`<p>${say("review-none")}</p>` : nothing}
    <ol class="habits">${habits.map(
      ({ mistake, times, lost }) =>
        html`<li><span>${of.habit(mistake)}<small>${say("review-times", { times })}</small></span> <b>${of.cost(lost)}</b></li>`,
    )}</ol>
    ${
      rounds.length > 1
        ? html`<h2>${say("review-rounds")}</h2>
          <table>
            <thead><tr><th scope="col">${say("review-number")}</th><th scope="col">${say("review-grade")}</th><th scope="col">${say("review-luck")}</th></tr></thead>
            <tbody>${rounds.map(
              (one) =>
                html`<tr><th scope="row">${one.round + 1}</th><td>${graded(one.skill, of)}</td><td>${of.gained(of.gain(luckOf(one)))}</td></tr>`,
            )}</tbody>
          </table>`
        : nothing
    }
    <p class="note">${of.note}</p>`;
}

/** Renders the grade with its reason, and luck, side by side. */
function sums(
  luck: Luck,
  others: readonly TemplateResult[],
  skill: ToldSkill,
  habits: readonly Habit<string>[],
  of: GameReview,
): TemplateResult {
  const times = (mistake: string): number =>
    habits.find((habit) => habit.mistake === mistake)?.times ?? 0;
  const grade = gradeOf(skill, of.grading);
  const [worst] = habits;
  return html`<div class="sums">
    <section><h2>${say("review-grade")}</h2>
      <strong>${graded(skill, of)}${grade ? marks(grade) : nothing}</strong>
      <p>${of.skill(skill, times)}</p>
      ${worst ? html`<p>${say("review-mostly", { habit: of.habit(worst.mistake), times: worst.times })}</p>` : nothing}
    </section>
    <section><h2>${say("review-luck")}</h2>
      <strong>${of.gained(of.gain(luck))}</strong>
      <p>${of.luck(luck)}</p>
      ${others.length > 0 ? html`<small>${others}</small>` : nothing}
    </section>
  </div>`;
}

function graded(skill: ToldSkill, { grading }: GameReview): string {
  return say(`review-grade-${gradeOf(skill, grading) ?? "none"}`);
}

/** Renders a grade as marks of five. */
function marks(grade: Grade): TemplateResult {
  const count = marksOf(grade);
  return html`<span class="marks" role="img" aria-label=${say("review-marks", { count })}>${Array.from(
    { length: 5 },
    (_, i) => html`<i class=${i < count ? "full" : ""}></i>`,
  )}</span>`;
}

/** Renders the luck of the other players. */
function others({ seat, luck }: ReviewView, of: GameReview): TemplateResult[] {
  return luck.flatMap((one, other) => {
    if (other === seat || one.draws === 0) return [];
    const gain = decimal(of.gain(one), "signed");
    return html`<span>${say("review-other", { name: seatName(other), luck: gain })}</span> `;
  });
}

customElements.define("match-review", MatchReview);

/** Returns the dialog for the current match. */
export function reviewing(cards: ReviewCards): Body {
  /** The last choice and its key, restored when the player returns from the table. */
  let chosen: { readonly of: string; readonly which: Which } | null = null;
  return (game, actions, { match, opponents }) => {
    const rounds = finished(game);
    const of = `${match} ${rounds}`;
    const given: ReviewInput = {
      of,
      record: actions.session.text,
      game,
      rounds,
      which: chosen?.of === of ? chosen.which : game.standing ? WHOLE : rounds - 1,
      choose: (which) => {
        chosen = { of, which };
      },
      show: (at) => actions.watch({ record: actions.session.text, opponents, at }),
      analyse: (at) => actions.analyse({ record: actions.session.text, at }),
      cards,
      tryAgain: actions.tryAgain,
      close: actions.close,
    };
    return html`<match-review .given=${given}></match-review>`;
  };
}

/** Returns the number of finished rounds. */
function finished({ round, table }: GameView): number {
  return table && table.turn === null ? round : Math.max(round - 1, 0);
}
