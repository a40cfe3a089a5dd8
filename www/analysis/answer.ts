/** The answer to a position: the ranking of what can be done, or what is wrong or lacking. */

import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { PositionView } from "../engine/views";
import type { Facing, GameRanking, Ranked, ToldTiles } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say, tileName, tileNames } from "../locales/messages";
import { decimal, percent } from "../panels/numbers";
import { inLetters } from "../state/text";
import { announced } from "../ui/announced";
import { withTiles } from "../ui/with-tiles";
import { type Analysis, type Answered, HAND, INDICATOR } from "./analysis";
import { facing } from "./faces";
import { faultText, isOpen } from "./faults";
import { wordsOf } from "./position-text";
import { seatedIn, seatLabel } from "./seats";

/** Most actions that are shown before the others are asked for. */
const FIRST = 3;

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
  const told = failed ? say("analysis-failed") : found ? bestOf(found, view) : "";
  return html`<section class="answer" aria-label=${say("analysis-answer")}>
    <p class="unseen" role="status">${announced(told || nothing)}</p>
    ${analysis.over ? html`<p class="note">${say("analysis-over")}</p>` : nothing}
    ${failed ? html`<p class="trouble">${say("analysis-failed")}</p>` : nothing}
    ${found ? ranked(found, analysis) : view ? lacking(view, analysis) : nothing}
  </section>`;
}

/** Says the best action. */
function bestOf({ judgement }: Answered, view: PositionView | null): string {
  const [best] = judgement.actions;
  if (!best) return say("analysis-nothing");
  const action = inLetters(rankingOf(judgement.game).action(best, facing(view?.okey ?? null)));
  return say("analysis-best", { action });
}

/** Renders the ranking: the best actions with their reasons, the others folded. */
function ranked({ judgement, quick }: Answered, analysis: Analysis): TemplateResult {
  const { game, unit, actions } = judgement;
  if (actions.length === 0) return html`<p class="note">${say("analysis-nothing")}</p>`;
  const list = new Ranking(rankingOf(game), unit, actions, analysis);
  const equal = actions.filter((action) => list.isBest(action)).length;
  const shown = Math.min(Math.max(equal, FIRST), FIRST + 2);
  return html`<h2>${say(`analysis-unit-${unit}`)}</h2>
    <ol class="ranking">${actions.slice(0, shown).map((action, i) => list.item(action, i))}</ol>
    ${
      actions.length > shown
        ? html`<details><summary>${say("analysis-more-actions", { count: actions.length - shown })}</summary>
            <ol class="ranking" start=${shown + 1}>${actions.slice(shown).map((action, i) => list.item(action, shown + i))}</ol>
          </details>`
        : nothing
    }
    <p class="note">${say(quick ? "analysis-quick" : "analysis-fine")}</p>`;
}

/** Renders the actions of a ranking. */
class Ranking {
  readonly #face: Facing;
  readonly #best: number | null;
  /** The greatest loss that bars show. */
  readonly #room: number;

  constructor(
    private readonly words: GameRanking,
    private readonly unit: Unit,
    actions: readonly Ranked[],
    private readonly analysis: Analysis,
  ) {
    this.#face = facing(analysis.view?.okey ?? null);
    this.#best = actions.find(({ worth }) => worth !== null)?.worth ?? null;
    const losses = actions.map((action) => this.#loss(action) ?? 0);
    this.#room = Math.max(ROOM[unit], ...losses);
  }

  /** Returns the loss against the best action; null where nothing is known of it. */
  #loss({ worth }: Ranked): number | null {
    if (worth === null || this.#best === null) return null;
    const more = this.#best - worth;
    return Math.max(this.unit === "wins" ? more : -more, 0);
  }

  /** Returns true for the best action, and for one that is equally good. */
  isBest(action: Ranked): boolean {
    const loss = this.#loss(action);
    return loss !== null && (loss === 0 || loss <= action.within);
  }

  item(ranked: Ranked, at: number): TemplateResult {
    const { analysis, words } = this;
    const { action, worth } = ranked;
    const loss = this.#loss(ranked);
    const equal = at > 0 && this.isBest(ranked);
    const play = (): void => void analysis.play(action);
    return html`<li class=${this.isBest(ranked) ? "best" : ""}>
      <button data-action=${action} @click=${play}>
        <span class="what">${withTiles(words.action(ranked, this.#face))}</span>
        ${worth === null ? nothing : html`<b>${this.#worth(worth)}</b>`}
        ${equal ? html`<small class="equal">${say("analysis-equal")}</small>` : nothing}
        ${loss === null ? nothing : bar(1 - (loss / this.#room) * (1 - LEAST))}
      </button>
      ${this.#reasons(ranked, at === 0)}
    </li>`;
  }

  #worth(worth: number): string {
    if (this.unit === "wins") return percent(worth / 100);
    return say(`analysis-worth-${this.unit}`, { count: worth, sum: decimal(worth) });
  }

  /** Renders the facts, and the tiles that they are about, folded but for the best action. */
  #reasons(ranked: Ranked, open: boolean): TemplateResult {
    const { words } = this;
    const lines = words.facts(ranked, this.#face);
    const tiles = words.tiles(ranked, this.#face);
    return html`<div class="reasons">${lines.map((line) => html`<p>${withTiles(line)}</p>`)}
      ${tiles ? html`<details ?open=${open}><summary>${tiles.words}</summary>${told(tiles)}</details>` : nothing}
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

/** Renders what is wrong, and what is lacking, each with a way to mend it. */
function lacking(view: PositionView, analysis: Analysis): TemplateResult {
  const { faults, okey } = view;
  const face = facing(okey);
  const seated = seatedIn(analysis.position, view);
  const nameOf = (other: number): string => seatLabel(other, seated);
  const wrong = faults.filter((fault) => !isOpen(fault));
  const shown = wrong.length > 0 ? wrong : faults;
  return html`<ul class="faults" aria-live="polite">${shown.map((fault) => {
    const { field } = fault;
    const isExtra = !isOpen(fault) && wordsOf(analysis.position, field) !== null;
    const leaves = isExtra && !NEEDED.includes(field);
    return html`<li class=${isOpen(fault) ? "open" : "trouble"} data-code=${fault.code}>
      <span>${withTiles(faultText(fault, face, nameOf))}</span>
      ${leaves ? html`<button class="quiet small" @click=${() => analysis.set(field, null)}>${say("analysis-leave-out", { field })}</button>` : nothing}
    </li>`;
  })}</ul>`;
}
