/** The answer to a position: the ranking of what can be done, or what is wrong or lacking. */

import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { seatedIn, wordsOf } from "../base/position-text";
import type { PositionFault, PositionView } from "../engine/views";
import type { Facing, GameRanking, Ranked, ToldTiles } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say, tileName, tileNames } from "../locales/messages";
import { decimal, percent } from "../panels/numbers";
import { inLetters, type Text } from "../state/text";
import { announced } from "../ui/announced";
import { withTiles } from "../ui/with-tiles";
import { type Analysis, type Answered, HAND, INDICATOR } from "./analysis";
import { facing } from "./faces";
import { faultText, isOpen } from "./faults";
import type { Caption } from "./picture-layout";
import { seatLabel } from "./seats";

/** Numbers of actions that are shown before the others are asked for: the usual and the most. */
const FIRST = 3;
const MOST = 5;

/** The difference below which what is not clearly worse is called equal. */
const CLOSE = 1;

/** The loss that a bar has room for at least, in the unit of the worth. */
const ROOM = { wins: 5, points: 20, tiles: 5 } as const;

/** Least share of a bar. */
const LEAST = 0.08;

/** Fields that are not left out. */
const NEEDED: readonly string[] = [HAND.field, INDICATOR.field];

type Unit = keyof typeof ROOM;

/** Renders the answer. */
export function answer(analysis: Analysis): TemplateResult {
  const { view, found, failed } = analysis;
  const faults = found || !view ? [] : faultsIn(view, analysis);
  const told = failed ? say("analysis-failed") : found ? bestOf(found, view) : wrongIn(faults);
  return html`<section class="answer" aria-label=${say("analysis-answer")}>
    <p class="unseen" role="status">${announced(told || nothing)}</p>
    ${analysis.over ? html`<p class="note">${say("analysis-over")}</p>` : nothing}
    ${failed ? html`<p class="trouble">${say("analysis-failed")}</p>` : nothing}
    ${found ? ranked(found, analysis) : lacking(faults, analysis)}
    ${analysis.position.fields.length === 0 ? learning(analysis) : nothing}
  </section>`;
}

/** Renders the way to the lesson. */
function learning(analysis: Analysis): TemplateResult {
  const learn = (): void => void analysis.learn();
  return html`<button class="quiet small" data-move="learn" @click=${learn}>${say("analysis-how")}</button>`;
}

/** Says the best action. */
function bestOf({ judgement }: Answered, view: PositionView | null): string {
  const [best] = judgement.actions;
  if (!best) return say("analysis-nothing");
  const action = inLetters(rankingOf(judgement.game).action(best, facing(view?.okey ?? null)));
  return say("analysis-best", { action });
}

/** Returns the words of the best action and of those that are as good; null without an answer. */
export function captionOf(analysis: Analysis): Caption | null {
  if (!analysis.found) return null;
  const { game, unit, actions } = analysis.found.judgement;
  return new Ranking(rankingOf(game), unit, actions, analysis).caption;
}

/** Renders the ranking: the best actions with their reasons, the others folded. */
function ranked({ judgement, quick }: Answered, analysis: Analysis): TemplateResult {
  const { game, unit, actions } = judgement;
  if (actions.length === 0) return html`<p class="note">${say("analysis-nothing")}</p>`;
  const list = new Ranking(rankingOf(game), unit, actions, analysis);
  const shown = list.shown;
  return html`<h2>${say(`analysis-unit-${unit}`)}</h2>
    <ol class="ranking">${list.items(0, shown)}</ol>
    ${
      actions.length > shown
        ? folded(
            analysis,
            "more",
            say("analysis-more-actions", { count: actions.length - shown }),
            () => html`<ol class="ranking" start=${shown + 1}>${list.items(shown)}</ol>`,
          )
        : nothing
    }
    <p class="note">${say(quick ? "analysis-quick" : "analysis-fine")}</p>`;
}

/** Renders what is seen once it is unfolded, and only then. */
function folded(
  analysis: Analysis,
  key: string,
  words: string,
  content: () => TemplateResult,
): TemplateResult {
  const isOpen = analysis.unfolded.has(key);
  const toggled = ({ target }: Event): void =>
    analysis.unfold(key, (target as HTMLDetailsElement).open);
  return html`<details .open=${isOpen} @toggle=${toggled}><summary>${words}</summary>${isOpen ? content() : nothing}</details>`;
}

/** An action beside the best one: as good, or not clearly worse. */
type Beside = "best" | "equal" | "unclear" | "worse";

/** Renders the actions of a ranking. */
class Ranking {
  readonly #face: Facing;
  /** The greatest loss that bars show. */
  readonly #room: number;

  constructor(
    private readonly words: GameRanking,
    private readonly unit: Unit,
    private readonly actions: readonly Ranked[],
    private readonly analysis: Analysis,
  ) {
    this.#face = facing(analysis.view?.okey ?? null);
    this.#room = Math.max(ROOM[unit], ...actions.map((action) => this.#loss(action) ?? 0));
  }

  /** Returns the worth as a number of which more is better; null where nothing is known of it. */
  #good({ worth }: Ranked): number | null {
    if (worth === null) return null;
    return this.unit === "wins" ? worth : -worth;
  }

  /** Returns the loss against the action of the greatest worth. */
  #loss(action: Ranked): number | null {
    const good = this.#good(action);
    const all = this.actions.flatMap((one) => this.#good(one) ?? []);
    return good === null ? null : Math.max(...all) - good;
  }

  /** Compares an action with the first one of which something is known. */
  #beside(action: Ranked): Beside {
    const best = this.actions.find(({ worth }) => worth !== null);
    if (action === best) return "best";
    const [here, there] = [action, best].map((one) => one && this.#good(one));
    if (here == null || there == null) return "worse";
    const apart = Math.abs(there - here);
    if (apart > action.within) return "worse";
    return apart < CLOSE ? "equal" : "unclear";
  }

  /** The number of actions that are not folded: those that are as good, but not too many. */
  get shown(): number {
    const equal = this.actions.filter((action) => this.#beside(action) === "equal").length;
    return Math.min(Math.max(equal + 1, FIRST), MOST);
  }

  get caption(): Caption | null {
    const good = this.actions.filter((action) => this.#beside(action) !== "worse");
    const [best] = good;
    if (!best) return null;
    const told = this.words.tiles(best, this.#face);
    return {
      unit: say(`analysis-unit-${this.unit}`),
      actions: good.slice(0, FIRST).map((ranked) => ({
        action: this.words.action(ranked, this.#face),
        worth: ranked.worth === null ? "" : this.#worth(ranked.worth),
        note: this.#note(ranked),
      })),
      melds: told && !told.copies ? { name: told.words, rows: told.rows } : null,
    };
  }

  items(from: number, to?: number): readonly TemplateResult[] {
    return this.actions.slice(from, to).map((action) => this.#item(action));
  }

  #item(ranked: Ranked): TemplateResult {
    const { analysis, words } = this;
    const { action, worth } = ranked;
    const loss = this.#loss(ranked);
    const beside = this.#beside(ranked);
    const play = (): void => void analysis.play(action);
    const note = this.#note(ranked);
    return html`<li class=${beside}>
      <button data-action=${action} @click=${play}>
        <span>${withTiles(words.action(ranked, this.#face))}</span>
        ${worth === null ? nothing : html`<b>${this.#worth(worth)}</b>`}
        ${note ? html`<small>${note}</small>` : nothing}
        ${loss === null ? nothing : bar(1 - (loss / this.#room) * (1 - LEAST))}
      </button>
      ${this.#reasons(ranked, beside === "best")}
    </li>`;
  }

  /** Says that an action is as good as the best one, or not clearly worse. */
  #note(ranked: Ranked): string {
    const beside = this.#beside(ranked);
    const isNoted = beside === "equal" || beside === "unclear";
    return isNoted ? say(`analysis-${beside}`, { within: decimal(ranked.within) }) : "";
  }

  #worth(worth: number): string {
    return this.unit === "wins" ? percent(worth / 100) : decimal(worth);
  }

  /** Renders the facts, and the tiles that they are about, folded but for the best action. */
  #reasons(ranked: Ranked, open: boolean): TemplateResult {
    const { words } = this;
    const lines = words.facts(ranked, this.#face);
    const tiles = words.tiles(ranked, this.#face);
    const reason = lines.flatMap((line, i) => (i === 0 ? line : [" ", ...line]));
    const key = open ? "best" : ranked.action;
    return html`<div class="reasons"><p>${withTiles(reason)}</p>
      ${tiles ? folded(this.analysis, key, tiles.words, () => told(tiles)) : nothing}
    </div>`;
  }
}

function told({ rows, copies }: ToldTiles): TemplateResult {
  if (!copies) {
    return html`<div class="melds">${rows.map(
      (row) =>
        html`<div class="meld"><tile-row role="img" aria-label=${tileNames(row)} .tiles=${row}></tile-row></div>`,
    )}</div>`;
  }
  return html`<ul class="helping">${rows.flat().map((tile, i) => {
    const count = copies[i] ?? 0;
    return html`<li><tile-row aria-hidden="true" .tiles=${[tile]}></tile-row><span class="unseen">${tileName(tile)}</span> <small>×${count}</small></li>`;
  })}</ul>`;
}

/** A bar of the worth: the longer, the better. */
function bar(share: number): TemplateResult {
  return html`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${(share * 100).toFixed(1)} height="4" rx="2"></rect>`}</svg>`;
}

/** A fault with its sentence. */
type ToldFault = readonly [fault: PositionFault, sentence: Text];

/** Returns what is told of a text that is no position: what is wrong, or else what is lacking. */
function faultsIn(view: PositionView, analysis: Analysis): readonly ToldFault[] {
  const { faults, okey } = view;
  const face = facing(okey);
  const seated = seatedIn(analysis.position, view.seats);
  const nameOf = (other: number): string => seatLabel(other, seated);
  const wrong = faults.filter((fault) => !isOpen(fault));
  const missing = faults.filter(({ code }) => code === "missingField");
  const told = [wrong, missing, faults].find((some) => some.length > 0) ?? [];
  return told.map((fault) => [fault, faultText(fault, face, nameOf)]);
}

/** Says what is wrong; what is only lacking so far is not said after every tile. */
function wrongIn(faults: readonly ToldFault[]): string {
  const wrong = faults.filter(([fault]) => !isOpen(fault));
  return wrong.map(([, sentence]) => inLetters(sentence)).join(" ");
}

/** Renders faults, and once for each field a way to mend them. */
function lacking(faults: readonly ToldFault[], analysis: Analysis): TemplateResult {
  const named = faults.map(([{ field }]) => field);
  return html`<ul class="faults">${faults.map(([fault, sentence], i) => {
    const { field } = fault;
    const isLast = named.lastIndexOf(field) === i;
    const isExtra = isLast && !isOpen(fault) && wordsOf(analysis.position, field) !== null;
    const leaves = isExtra && !NEEDED.includes(field);
    return html`<li class=${isOpen(fault) ? "open" : "trouble"} data-code=${fault.code}>
      <span>${withTiles(sentence)}</span>
      ${leaves ? html`<button class="quiet small" @click=${() => analysis.set(field, null)}>${say("analysis-leave-out", { field })}</button>` : nothing}
    </li>`;
  })}</ul>`;
}
