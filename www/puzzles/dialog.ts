/** The dialog with a puzzle, which is in a shadow tree as in other pages. */

import "./puzzles.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { Unfetched } from "../base/version";
import { puzzle, wake } from "../embed/engine.js";
import { GRADES, KINDS } from "../embed/notation";
import { type Outcome, type Quiz, quizOf, type Tried } from "../embed/quiz";
import { BOARD, QUIZ, sheetOf, TILES } from "../embed/sheet";
import type { Speech } from "../embed/words";
import type { GameView } from "../engine/views";
import { say, spoken, tileName, tileNames } from "../locales/messages";
import { choice } from "../panels/choice";
import { type Body, closing, type DialogActions, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import type { State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import { practiceOf } from "../store/exercises";
import { daysSolved } from "../store/puzzle-results";
import { announced } from "../ui/announced";
import { copyByHand, handedText } from "../ui/hand-on";
import { positionOf } from "./position";
import { Puzzles } from "./puzzles";

/** Styles that give a puzzle the buttons of the game and fit it into a low window. */
const GAME = `
.board { max-width: none; }
.controls button {
  min-height: 44px; padding: 0 1.2em; border: 0; border-radius: 999px;
  background: var(--soft); font-weight: 700;
}
.controls .primary { min-height: 44px; padding: 0 1.2em; background: var(--gold); color: var(--onGold); font-weight: 900; }
.controls .primary:disabled { background: var(--soft); color: inherit; opacity: 0.6; font-weight: 700; }
.way { border-radius: 10px; }
@media (max-width: 30em) {
  .felt { gap: 0.3em; padding: 0.5em; }
  .quiz .controls { margin-top: 0.5em; }
  .asked, .why { margin-bottom: 0.3em; line-height: 1.3; }
  .quiz .row.own { min-height: 0; padding: 0.4em; gap: 0; }
}
@media (max-height: 26.25em) {
  .asked, .why { display: inline; margin-inline-end: 0.5em; font-size: 0.92em; line-height: 1.3; }
  .answering { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 4px 12px; margin-top: 4px; }
  .felt { grid-column: 1 / -1; flex-direction: row; align-items: center; gap: 8px; padding: 5px 8px; }
  .middle { flex: none; flex-wrap: nowrap; gap: 8px; }
  .open { flex-direction: column; gap: 0; font-size: 0.8em; }
  .open svg { width: 1.9rem; }
  .quiz .series { flex: 1; gap: 2px 8px; }
  .quiz .row.own { flex: 1; min-height: 0; padding: 4px; gap: 2px; }
  .quiz .series + .row.own { flex: none; max-width: 7.6rem; }
  .quiz .series .row { gap: 1px; padding: 0; }
  .quiz .said { margin: 0; }
  .quiz .controls { margin: 0; grid-column: 2; }
  .controls button, .controls .primary { min-height: 36px; }
}
`;

/** Returns the dialog, which loads its engine when it is first opened. */
export function puzzling(store: Store, copies: Archive) {
  const puzzles = new Puzzles(store, copies);
  let awake = false;
  const read = async (): Promise<void> => {
    await wake().catch((cause) => {
      throw new Unfetched("There is no engine of puzzles.", { cause });
    });
    awake = true;
  };
  return {
    isReady: () => awake,
    read,
    /** Has the dialog show a puzzle; resolves to false if the text is none. */
    open: async (text: string): Promise<boolean> => {
      await read();
      const isPuzzle = puzzle(text).wrong === null;
      if (isPuzzle) puzzles.open(text);
      return isPuzzle;
    },
    body: ((game, actions, state) => {
      puzzles.begin();
      return html`
        ${head(say("puzzles-title"), html`<p>${say("puzzles-why")}</p>`, picking(puzzles))}
        <div class="body puzzles" tabindex="0">
          <puzzle-board .given=${given(puzzles, state)}></puzzle-board>
          <p class="note" role="status">${announced(remark(puzzles))}</p>
          ${puzzles.daily ? handing(puzzles) : nothing}
        </div>
        ${closing(actions, html`<p class="results">${results(puzzles)}</p>${fromRounds(puzzles, actions, game)}${analysing(puzzles, actions)}${another(puzzles)}`)}
      `;
    }) satisfies Body,
  };
}

/** Renders the choice of the puzzle, which is beside the title in a low window. */
function picking(puzzles: Puzzles): TemplateResult {
  return html`<div class="picking">
    ${way(puzzles)}${puzzles.daily ? day(puzzles) : which(puzzles)}
  </div>`;
}

function day({ date }: Puzzles): TemplateResult {
  const written = dated(date, { dateStyle: "medium" });
  return html`<p>${say("puzzles-day", { date: written })}</p>`;
}

function which(puzzles: Puzzles): TemplateResult {
  return html`<div class="which">
    ${list("puzzles-kind", ["any", ...KINDS], puzzles.kind, (kind) => puzzles.choose({ kind }))}
    ${list("puzzles-grade", ["any", ...GRADES], puzzles.grade, (grade) => puzzles.choose({ grade }))}
  </div>`;
}

function list<Word extends string>(
  name: "puzzles-kind" | "puzzles-grade",
  words: readonly Word[],
  chosen: Word,
  choose: (word: Word) => void,
): TemplateResult {
  const change = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    const word = words.find((word) => word === value);
    if (word !== undefined) choose(word);
  };
  return html`<label><span>${say(name)}</span><select name=${name} @change=${change}>${words.map(
    (word) =>
      html`<option value=${word} ?selected=${word === chosen}>${labelOf(name, word)}</option>`,
  )}</select></label>`;
}

/** Renders the choice between the puzzle of the day and practice. */
function way(puzzles: Puzzles): TemplateResult {
  return choice({
    name: "puzzles-what",
    title: say("puzzles-what"),
    untitled: true,
    values: ["today", "practice"],
    chosen: puzzles.daily ? "today" : "practice",
    choose: (what) => puzzles.turnTo(what === "today"),
    show: (what) => say(`puzzles-${what}`),
  });
}

function labelOf(name: "puzzles-kind" | "puzzles-grade", word: string): string {
  if (name === "puzzles-kind") return say(`puzzles-kind-${word}`);
  return word === "any" ? say("puzzles-grade-any") : say(`puzzle-grade-${word}`);
}

function given(puzzles: Puzzles, { settings }: State): PuzzleInput {
  const { colors, faces } = settings;
  const speech = {
    language: spoken(),
    faces: { colors, faces },
    say,
    name: tileName,
    names: tileNames,
  };
  const told = (outcome: Outcome): void => puzzles.told(outcome);
  const left = (tried: Tried | null): void => puzzles.leave(tried);
  return { text: puzzles.text, before: puzzles.tried, speech, told, left };
}

/** Returns a remark: that a new day has begun, or the result of an earlier answer. */
function remark({ before, answered, turned }: Puzzles): string {
  if (turned) return say("puzzles-turned");
  if (before === null || answered) return "";
  return say(before ? "puzzles-done" : "puzzles-missed");
}

/** Renders the button that shares the result of the puzzle of the day, without its answer. */
function handing(puzzles: Puzzles): TemplateResult | typeof nothing {
  const { solved, text, handed, date } = puzzles;
  const result = solved.of(text);
  if (result === null) return nothing;
  const value = dated(date, { dateStyle: "long" });
  const days = daysSolved(solved.results, date);
  const lines = [
    say("puzzles-text-title", { value }),
    say(result ? "puzzles-text-solved" : "puzzles-text-missed"),
    ...(days > 1 ? [say("puzzles-days", { days })] : []),
    `${location.origin}${location.pathname}`,
  ].join("\n");
  return html`<div class="tools"><button class="quiet" data-move="puzzle-share" @click=${() => puzzles.share(lines)}>${say("daily-share")}</button>
    <span role="status">${announced(handedText(handed))}</span></div>
    ${copyByHand(handed, lines)}`;
}

function results({ solved, date, daily }: Puzzles): string {
  const { results } = solved;
  const days = daysSolved(results, date);
  const tried = Object.values(results.tried);
  const count = tried.filter((one) => one).length;
  const inRow = days > 0 ? [say("puzzles-days", { days })] : [];
  if (tried.length === 0) return daily ? say("puzzles-no-days") : "";
  return [...inRow, say("puzzles-solved", { solved: count, tried: tried.length })].join(" · ");
}

/** Renders the button to the analysis of the position, which would tell the answer before it. */
function analysing(
  { answered, before, text }: Puzzles,
  { analyse }: DialogActions,
): TemplateResult {
  const may = answered || before !== null;
  const open = (): void => analyse({ text: positionOf(puzzle(text)) });
  return html`<button class="quiet" data-move="analyse" aria-disabled=${!may} @click=${() => may && open()}
    >${say("analysis")}${may ? nothing : html` <small>${say("puzzles-analysis-later")}</small>`}</button>`;
}

/** Renders the button to exercises from rounds of the game at the table. */
function fromRounds(
  { daily }: Puzzles,
  { tryAgain }: DialogActions,
  { game }: GameView,
): TemplateResult | typeof nothing {
  if (daily) return nothing;
  return html`<button class="quiet" data-move="puzzles-rounds" @click=${() => tryAgain(practiceOf(game))}>${say("puzzles-rounds")}</button>`;
}

/** Renders the button to the next practice puzzle, or to the puzzle of a new day. */
function another(puzzles: Puzzles): TemplateResult | typeof nothing {
  const { answered, daily, turned } = puzzles;
  if (daily && !turned) return nothing;
  const [name, word] = turned
    ? (["puzzle-today", "puzzles-new-day"] as const)
    : (["next-puzzle", "puzzles-next"] as const);
  return html`<button class=${answered ? "primary" : "quiet"} data-move=${name} @click=${() => puzzles.turnTo(turned)}>${say(word)}</button>`;
}

/** The shown puzzle, its language, and its callbacks. */
interface PuzzleInput {
  readonly text: string;
  /** The tries at it when the dialog was left last. */
  readonly before: Tried | null;
  readonly speech: Speech;
  told(outcome: Outcome): void;
  /** Called when the dialog is closed or shows something else. */
  left(tried: Tried | null): void;
}

class PuzzleBoard extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #shown = "";
  #text = "";
  #quiz: Quiz | null = null;
  #left = (_: Tried | null): void => {};

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [TILES, BOARD, QUIZ, GAME].map(sheetOf);
  }

  disconnectedCallback(): void {
    this.#left(this.#quiz?.state ?? null);
  }

  set given({ text, before, speech, told, left }: PuzzleInput) {
    this.#left = left;
    const { faces } = speech;
    // Compares the spoken language, as the messages of a chosen language load later.
    const shown = [text, spoken(), faces.colors, faces.faces].join();
    // Keeps the puzzle as it is while the dialog around it changes.
    if (shown === this.#shown) return;
    this.#shown = shown;
    const tried = this.#text === text ? (this.#quiz?.state ?? null) : before;
    this.#text = text;
    this.#quiz = quizOf(text, speech, told, tried);
    this.#root.replaceChildren(...(this.#quiz ? [this.#quiz.root] : []));
  }
}

customElements.define("puzzle-board", PuzzleBoard);
