/** What every dialog has in common, and the small ones themselves. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Asked } from "../elements/rule-text";
import { say } from "../locales/messages";
import { DEFAULTS, type Settings } from "../settings";
import type { DialogName, State, Unreadable, Watched } from "../state";
import type { GameView } from "../views";
import "../elements/match-text";
import "../elements/rule-text";

/** What dialogs may have the page do. */
export interface PageActions {
  open(dialog: DialogName): void;
  /** Opens the dialog that explains rules, for these. */
  showRules(rules: string): void;
  /** Opens the dialog that explains the turn which this event ended. */
  explain(event: number): void;
  close(): void;
  /** Takes these settings over, and leaves the others as they are. */
  set(some: Partial<Settings>): void;
  undo(): void;
  nextRound(): void;
  toStanding(): void;
  /** Begins a match, of which all deals may come from a number. */
  newGame(seed?: string | null): void;
  playShared(): void;
  /** Plays a match on as its record ends; one of the player's own does not end unasked. */
  playOn(record: string, opponents: readonly string[]): void;
  /** Goes on with a match that has left the table, by its key. */
  goOnWith(key: string): void;
  /** Takes up what a file has brought. */
  recall(): void;
  revive(): void;
  playHere(): void;
  /** The running match as text. */
  matchText(): string;
  /** Tries once more to keep the match. */
  keepAgain(): void;
  /** Answers what there is to explain of rules. */
  readonly engine: Asked["engine"];
  /** Throws away what was put aside, or has it back. */
  drop(found: Unreadable): void;
  haveBack(found: Unreadable): void;
  /** Says that the engine could not tell something. */
  warn(): void;
}

/** What can be done in a dialog. */
export interface DialogActions extends PageActions {
  /** Opens a match to be watched again; without one that which is played. */
  watch(watched?: Watched): void;
  /** Opens the check of how the rounds of a match were dealt; without one that which is played. */
  check(record?: string): void;
  /** Opens what has become of a deal, that of a round from 0, whenever it was played. */
  compare(record: string, round: number): void;
  /** Whether the match at the table is the deal of a day. */
  readonly daily: boolean;
  /** Whether the deal at the table has been played before. */
  readonly again: boolean;
}

/** What fills a dialog. */
export type Body = (game: GameView, actions: DialogActions, state: State) => TemplateResult;

/** The dialogs in which the rules of a match are chosen. */
export type ChooserName = "newGame" | "editor" | "sharing";

/** The dialogs about the matches of this browser. */
export type MatchesName = "matches" | "statistics" | "transfer";

/** The dialogs about deals. */
export type DealName = "fair" | "daily" | "tries";

/** The dialogs about contests for play chips. */
export type ContestName = "lobby" | "contest" | "trophies";

export function head(
  title: string,
  text: unknown = nothing,
  aside: unknown = nothing,
): TemplateResult {
  return html`<header><div><h1 id="dialog-title">${title}</h1>${text}</div>${aside}</header>`;
}

/**
 * The way to whether deals are fair; on it the first digits of what is said before the next one.
 */
export function fairly(
  { check }: DialogActions,
  commitment: string | null,
  size: "small" | "quiet" = "quiet",
): TemplateResult {
  const value = commitment?.slice(0, 8) ?? "";
  const words = value ? say("fair-before", { value }) : say("fair");
  return html`<button class=${size} data-move="fair" @click=${() => check()}>${words}</button>`;
}

/** The way to a round, watched again. */
export function watching({ watch }: DialogActions): TemplateResult {
  return html`<button class="quiet" data-move="watch" @click=${() => watch()}>${say("watch")}</button>`;
}

/** The way to finished rounds, looked back on. */
export function reviewing({ open }: DialogActions): TemplateResult {
  return html`<button class="quiet" data-move="review" @click=${() => open("review")}>${say("review")}</button>`;
}

export function closing(
  actions: DialogActions,
  other: unknown = nothing,
  word = "close",
): TemplateResult {
  return html`<footer>${other}<button class="primary" autofocus @click=${actions.close}>${say(word)}</button></footer>`;
}

/** What the numbers are that stand below one another in rows of players. */
export function columns(...words: string[]): TemplateResult {
  return html`<div class="columns" aria-hidden="true">${words.map((word) => html`<span>${say(word)}</span>`)}</div>`;
}

export function written(points: number | null | undefined): string {
  if (points === null || points === undefined) return say("points-none");
  return points === 0 ? say("points-zero") : signed(points);
}

/**
 * What was won has a sign, as what was paid; what is left has one
 * only where it is less than nothing.
 */
export function signed(units: number, plus = "+"): string {
  const won = units > 0 && plus !== "";
  return won ? say("points-plus", { points: units }) : `${units}`.replace("-", "−");
}

/** The rules of the running match, or those about which something else has asked. */
export function rules(_: GameView, actions: DialogActions, state: State): TemplateResult {
  const asked: Asked = {
    rules: state.shownRules ?? state.game?.options.text ?? DEFAULTS.rules,
    engine: actions.engine,
  };
  return html`
    ${head(say("rules-title"))}
    <rule-text class="body text" tabindex="0" .asked=${asked}></rule-text>
    ${closing(actions, html`<button class="quiet" data-move="embed" @click=${() => actions.open("embed")}>${say("embed-open")}</button>`)}
  `;
}

/** Asks before the deals of a shared seed take the place of a running match. */
export function shared(_: GameView, actions: DialogActions): TemplateResult {
  return html`
    ${head(say("shared-title"), html`<p>${say("shared-why")}</p>`)}
    <footer>
      <button class="quiet" autofocus data-move="keep-mine" @click=${actions.close}>${say("shared-keep")}</button>
      <button class="primary" data-move="play-shared" @click=${actions.playShared}>${say("shared-play")}</button>
    </footer>
  `;
}

/** The match as text, to take along. */
export function runningMatch(actions: DialogActions): TemplateResult {
  const given = { text: actions.matchText(), label: say("kept-text"), file: "istaka.txt" };
  return html`<match-text .given=${given}></match-text>`;
}

/** The engine has stopped: whoever reads it decides when another begins. */
export function stopped(actions: DialogActions, { notice, trouble }: State): TemplateResult {
  const unkept = trouble !== null && actions.matchText() !== "";
  const stuck = notice?.id === "notice-stuck";
  return html`
    ${head(
      say("stopped-title"),
      html`<p>${say(unkept ? "stopped-unkept" : "stopped-why")}</p>
        <p role="status">${stuck ? say(unkept ? "stuck-unkept" : "notice-stuck") : nothing}</p>`,
    )}
    ${unkept ? html`<div class="body kept">${runningMatch(actions)}</div>` : nothing}
    <footer><button class="primary" autofocus data-move="revive" @click=${actions.revive}>${say("stopped-go-on")}</button></footer>
  `;
}

/** Two tabs cannot play one match; nobody closes this by chance. */
export function elsewhere(actions: DialogActions): TemplateResult {
  return html`
    ${head(say("elsewhere-title"), html`<p>${say("elsewhere-why")}</p>`)}
    <footer><button class="primary" autofocus data-move="play-here" @click=${actions.playHere}>${say("elsewhere-here")}</button></footer>
  `;
}
