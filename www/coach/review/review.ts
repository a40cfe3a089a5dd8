/**
 * `<match-review>`: the review of finished rounds. Shows the gain by luck and the loss by
 * decisions, then the worst mistakes and all decisions; for a whole match the recurring mistakes.
 */

import { answered } from "../../engine/calls";
import "./review.css";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { RemoteEngine } from "../../engine/client";
import type { GameView, Luck, ReviewView, Skill } from "../../engine/views";
import { panelsOf } from "../../games/panels";
import type { DecisionTold, GameReview } from "../../games/review";
import { say, seatName } from "../../locales/messages";
import type { Body } from "../../panels/dialog";
import { decimal, gainedBy, printedCount } from "../../panels/numbers";
import { announced } from "../../ui/announced";
import { type Habit, luckOf, together } from "./whole";

/** The option for all rounds together. */
const WHOLE = "whole";

/** A round, counted from 0, or all of them. */
type Which = number | typeof WHOLE;

export interface Given {
  /** A key of the reviewed rounds; another key starts a new review. */
  readonly of: string;
  readonly game: GameView;
  /** The number of finished rounds. */
  readonly rounds: number;
  /** The round shown first. */
  readonly which: Which;
  /** Reviews a round; null if the player was eliminated before it. */
  review(round: number): Promise<ReviewView | null>;
  choose(which: Which): void;
  /** Shows a moment of a round on the table. */
  show(at: { readonly round: number; readonly actions: number }): void;
  close(): void;
}

/** The review of a round, the reviews of a match, a failure, or null before the answer. */
type Found = ReviewView | readonly ReviewView[] | "failed" | null;

class MatchReview extends HTMLElement {
  #given: Given | null = null;
  #which: Which = WHOLE;
  #found: Found = null;
  /** The opened decisions of the list; only their details are rendered. */
  readonly #opened = new Set<number>();
  /** The reviews so far, by round. */
  readonly #reviews = new Map<number, ReviewView>();
  /** True after the dialog was closed; no more rounds are then reviewed. */
  #left = false;

  set given(given: Given) {
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
      // Reviews round by round, so that the engine can answer other calls in between.
      for (let round = 0; round < given.rounds && latest(); round += 1) {
        await this.#review(round, given);
        this.#render();
      }
      return [...this.#reviews.values()].sort((one, other) => one.round - other.round);
    };
    const found = (await answered(look())) ?? "failed";
    if (!latest()) return;
    this.#found = found;
    this.#render();
  }

  async #review(round: number, { of, review }: Given): Promise<ReviewView | null> {
    const found = this.#reviews.get(round) ?? (await review(round));
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

  #choice({ rounds }: Given): TemplateResult {
    const option = (which: Which, words: string): TemplateResult =>
      html`<option value=${which} .selected=${which === this.#which}>${words}</option>`;
    return html`<select data-move="which" aria-label=${say("review-which")} @change=${(event: Event) => this.#choose(event)}>
      ${Array.from({ length: rounds }, (_, round) => option(round, say("review-round", { round: round + 1 })))}
      ${option(WHOLE, say("review-whole"))}
    </select>`;
  }

  /** Tells while there is nothing to show yet. */
  #waiting({ rounds }: Given): string | typeof nothing {
    if (this.#found === "failed") return say("review-failed");
    if (this.#found) return nothing;
    return this.#which === WHOLE
      ? say("review-looking", { round: Math.min(this.#reviews.size + 1, rounds), rounds })
      : say("review-wait");
  }

  #body(given: Given): TemplateResult | typeof nothing {
    const found = this.#found;
    const of = panelsOf({ game: given.game }).review();
    if (!found || found === "failed") return nothing;
    if (!("decisions" in found)) return whole(found, of);
    const open = (at: number): void => {
      this.#opened.add(at);
      this.#render();
    };
    return round(found, of, given, { has: (at) => this.#opened.has(at), open });
  }
}

/** The opened decisions of the list. */
interface Opened {
  has(at: number): boolean;
  open(at: number): void;
}

/** Renders the review of a round: sums, the worst mistakes, and all decisions. */
function round(found: ReviewView, of: GameReview, { show }: Given, opened: Opened): TemplateResult {
  const { skill, decisions, worst } = found;
  const told = ({ lines, body }: DecisionTold, event: number): TemplateResult =>
    html`${lines.map((line) => html`<p>${line}</p>`)} ${body}
      <div class="tools"><button class="quiet small" data-move="show-${event}" @click=${() => show({ round: found.round, actions: event })}>${say("review-show")}</button></div>`;
  const title = ({ title, cost }: DecisionTold): TemplateResult =>
    html`<span>${title}</span> <b>${cost}</b>`;
  return html`${sums(luckOf(found), others(found, of), skill, together([found]).habits, of)}
    <h2>${say("review-worst")}</h2>
    ${worst.length === 0 ? html`<p>${say("review-none")}</p>` : nothing}
    ${worst.map((at) => {
      const decision = decisions[at];
      if (!decision) return nothing;
      const one = of.decision(decision, found);
      return html`<article><h3>${title(one)}</h3>${told(one, decision.event)}</article>`;
    })}
    <details><summary>${say("review-all", { count: decisions.length })}</summary>
      ${decisions.map((decision, at) => {
        const one = of.decision(decision, found);
        return html`<details class="decision" @toggle=${() => opened.open(at)}><summary>${title(one)}</summary>
          ${opened.has(at) ? told(one, decision.event) : nothing}</details>`;
      })}
    </details>
    <p class="note">${of.note}</p>`;
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
            <thead><tr><th scope="col">${say("review-number")}</th><th scope="col">${say("review-luck")}</th><th scope="col">${say("review-skill")}</th></tr></thead>
            <tbody>${rounds.map(
              (one) =>
                html`<tr><th scope="row">${one.round + 1}</th><td>${gained(luckOf(one), of)}</td><td>${of.cost(one.skill.lost)}</td></tr>`,
            )}</tbody>
          </table>`
        : nothing
    }
    <p class="note">${of.note}</p>`;
}

/** Renders luck and skill side by side. */
function sums(
  luck: Luck,
  others: readonly TemplateResult[],
  skill: Skill,
  habits: readonly Habit[],
  of: GameReview,
): TemplateResult {
  const lost = skill.right < skill.decisions ? of.cost(skill.lost) : say("review-nothing");
  const times = (mistake: string): number =>
    habits.find((habit) => habit.mistake === mistake)?.times ?? 0;
  return html`<div class="sums">
    <section><h2>${say("review-luck")}</h2>
      <strong>${gained(luck, of)}</strong>
      <p>${of.luck(luck)}</p>
      ${others.length > 0 ? html`<small>${others}</small>` : nothing}
    </section>
    <section><h2>${say("review-skill")}</h2>
      <strong>${lost}</strong>
      <p>${of.skill(skill, times)}</p>
    </section>
  </div>`;
}

/** Renders the luck of the other players. */
function others({ seat, luck }: ReviewView, { digits }: GameReview): TemplateResult[] {
  return luck.flatMap((one, other) => {
    if (other === seat || one.draws === 0) return [];
    const gain = decimal(gainedBy(one, digits), "signed", digits);
    return html`<span>${say("review-other", { name: seatName(other), luck: gain })}</span> `;
  });
}

function gained(luck: Luck, { digits }: GameReview): string {
  const gain = gainedBy(luck, digits);
  const count = printedCount(gain, digits);
  return say("review-gained", { luck: decimal(gain, "signed", digits), count });
}

customElements.define("match-review", MatchReview);

/** Returns the dialog for the current match. */
export function reviewing(engine: RemoteEngine): Body {
  /** The last choice and its key, restored when the player returns from the table. */
  let chosen: { readonly of: string; readonly which: Which } | null = null;
  return (game, actions, { match, opponents }) => {
    const rounds = finished(game);
    const of = `${match} ${rounds}`;
    const given: Given = {
      of,
      game,
      rounds,
      which: chosen?.of === of ? chosen.which : game.standing ? WHOLE : rounds - 1,
      review: (round) => engine.review(round),
      choose: (which) => {
        chosen = { of, which };
      },
      show: (at) => actions.watch({ record: actions.matchText(), opponents, at }),
      close: actions.close,
    };
    return html`<match-review .given=${given}></match-review>`;
  };
}

/** Returns the number of finished rounds. */
function finished({ round, table }: GameView): number {
  return table && table.turn === null ? round : Math.max(round - 1, 0);
}
