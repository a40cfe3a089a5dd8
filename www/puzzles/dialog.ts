/** The dialog with puzzles. */

import "./puzzles.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { wake } from "../embed/engine.js";
import { GRADES, KINDS } from "../embed/notation";
import type { Outcome } from "../embed/quiz";
import { say, spoken, tileName, tileNames } from "../locales/messages";
import { choice } from "../panels/choice";
import { type Body, closing, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import type { State, Store } from "../state/state";
import type { Copies } from "../store/copies";
import { daysSolved } from "../store/puzzle-results";
import { copyByHand, handedText } from "../ui/hand-on";
import "./board";
import { Unfetched } from "../base/version";
import type { Given } from "./board";
import { Puzzles } from "./puzzles";

/** Returns the dialog, whose engine is fetched when it is first opened. */
export function puzzling(store: Store, copies: Copies) {
  const puzzles = new Puzzles(store, copies);
  let awake = false;
  return {
    isReady: () => awake,
    read: async () => {
      await wake().catch((cause) => {
        throw new Unfetched("There is no engine of puzzles.", { cause });
      });
      awake = true;
    },
    body: ((_, actions, state) => {
      puzzles.begin();
      return html`
        ${head(say("puzzles-title"), html`<p>${say("puzzles-why")}</p>`, picking(puzzles))}
        <div class="body puzzles" tabindex="0">
          <puzzle-board .given=${given(puzzles, state)}></puzzle-board>
          <p class="note" role="status">${remark(puzzles)}</p>
          ${puzzles.daily ? handing(puzzles) : nothing}
        </div>
        ${closing(actions, html`<p class="results">${results(puzzles)}</p>${puzzles.turned ? anew(puzzles) : puzzles.daily ? nothing : next(puzzles)}`)}
      `;
    }) satisfies Body,
  };
}

/** The choice of the puzzle, beside the title in a low window. */
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

/** The puzzle of the day, or others. */
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

function given(puzzles: Puzzles, { settings }: State): Given {
  const { colors, faces } = settings;
  const speech = {
    language: spoken(),
    faces: { colors, faces },
    say,
    name: tileName,
    names: tileNames,
  };
  const told = (outcome: Outcome): void => puzzles.told(outcome);
  return { text: puzzles.text, speech, told, left: () => puzzles.leave() };
}

/** Says the result of an earlier answer. */
function remark({ before, answered, turned }: Puzzles): string {
  if (turned) return say("puzzles-turned");
  if (before === null || answered) return "";
  return say(before ? "puzzles-done" : "puzzles-missed");
}

/** A button to share the result of the puzzle of the day, which tells nothing of its answer. */
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
    <span role="status">${handedText(handed)}</span></div>
    ${copyByHand(handed, lines)}`;
}

function results({ solved, date }: Puzzles): string {
  const { results } = solved;
  const days = daysSolved(results, date);
  const tried = Object.values(results.tried);
  const count = tried.filter((one) => one).length;
  const inRow = days > 0 ? [say("puzzles-days", { days })] : [];
  if (tried.length === 0) return say("puzzles-no-days");
  return [...inRow, say("puzzles-solved", { solved: count, tried: tried.length })].join(" · ");
}

function next(puzzles: Puzzles): TemplateResult {
  return html`<button class=${puzzles.answered ? "primary" : "quiet"} data-move="next-puzzle" @click=${() => puzzles.turnTo(false)}>${say("puzzles-next")}</button>`;
}

/** A button to the puzzle of the day that has begun meanwhile. */
function anew(puzzles: Puzzles): TemplateResult {
  return html`<button class=${puzzles.answered ? "primary" : "quiet"} data-move="puzzle-today" @click=${() => puzzles.turnTo(true)}>${say("puzzles-new-day")}</button>`;
}
