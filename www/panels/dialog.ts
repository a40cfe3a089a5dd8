/** Types and helpers for all dialogs, and the small dialogs themselves. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView } from "../engine/views";
import { say } from "../locales/messages";
import type { Settings } from "../settings/settings";
import type { Asked } from "../state/moment";
import type { DialogName, State, Unreadable, Watched } from "../state/state";
import "../ui/match-text";
import { announced } from "../ui/announced";

/** The match at the table, as dialogs change it. */
export interface DialogSession {
  /** The match as text; empty if none is played. */
  readonly text: string;
  nextRound(): void;
  toStanding(): void;
  /** Begins a match; with a seed, all its deals follow from it. */
  newGame(seed?: string | null): void;
  playShared(): void;
  /**
   * Continues a match from the end of its record; asks first if a match of the player would end.
   */
  playOn(record: string, opponents: readonly string[]): void;
  /** Begins a match for practice in a position; asks first as above. */
  playFrom(position: string, opponents: readonly string[]): void;
  /** Continues a match that has left the table, by its key. */
  goOnWith(key: string): void;
  revive(): void;
  playHere(): void;
  /** Tries again to save the match. */
  keepAgain(): void;
  /** Updates the list of unreadable texts. */
  recallUnreadable(): void;
  /** Deletes an unreadable text, or restores it. */
  throwAway(found: Unreadable, gone: boolean): void;
}

/** The page, as a dialog sees it: its parts, and the ways to other dialogs. */
export interface DialogActions {
  readonly session: DialogSession;
  /** `recall` reads the settings again, which another tab or a file may have changed. */
  readonly preferences: { recall(): void };
  open(dialog: DialogName): void;
  close(): void;
  /** Opens the dialog that explains these rules. */
  showRules(rules: string): void;
  /** Opens the explanation of the turn that this event ended. */
  explain(event: number): void;
  /** Opens the replay of a match, by default the current one. */
  watch(watched?: Watched): void;
  /** Opens the fairness check of a match's deals, by default the current match. */
  check(record?: string): void;
  /** Opens all results of a deal, given by a record and a round from 0. */
  compare(record: string, round: number): void;
  /** Opens the analysis of a position, by default of the moment at the table. */
  analyse(asked?: Asked | null): void;
  /** Has the mistakes of a round tried again, or opens exercises, as an address names them. */
  tryAgain(asked: string): void;
  undo(): void;
  /** Changes these settings, and keeps the others. */
  set(some: Partial<Settings>): void;
  /** Reports that the engine could not answer. */
  warn(): void;
}

/** Renders the content of a dialog. */
export type Body = (game: GameView, actions: DialogActions, state: State) => TemplateResult;

/** Renders the head of a dialog; `told` is what screen readers also say when it opens. */
export function head(
  title: string,
  text: unknown = nothing,
  aside: unknown = nothing,
  told = "",
): TemplateResult {
  return html`<header><div><h1 id="dialog-title" data-told=${told || nothing}>${title}</h1>${text}</div>${aside}</header>`;
}

/**
 * Returns what screen readers say of an open dialog. Orca says nothing of the focus, or of the
 * dialog around it, if what had the focus before is hidden, as all is behind a modal dialog.
 */
export function toldOf(dialog: HTMLElement): string {
  const title = dialog.querySelector<HTMLElement>("#dialog-title");
  const words = [title?.textContent?.trim() ?? "", title?.dataset.told ?? ""];
  return words.filter((each) => each !== "").join(". ");
}

/**
 * Names the parts of a dialog for screen readers: a section by its heading, and a part that can be
 * scrolled by the title.
 */
export function nameParts(dialog: HTMLElement): void {
  for (const section of dialog.querySelectorAll("section:not([aria-labelledby])")) {
    const words = section.querySelector("h2, h3")?.textContent?.trim();
    if (words) section.setAttribute("aria-label", words);
  }
  for (const body of dialog.querySelectorAll('.body[tabindex="0"]')) {
    body.setAttribute("role", "group");
    body.setAttribute("aria-labelledby", "dialog-title");
  }
}

/**
 * A button to the fairness check; it shows the first digits of the next deal's commitment, if there
 * is one.
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

/** A button to the replay of the round. */
export function watching({ watch }: DialogActions): TemplateResult {
  return html`<button class="quiet" data-move="watch" @click=${() => watch()}>${say("watch")}</button>`;
}

/** A button to what can be seen again of a round or match that has ended. */
export function lookingBack({ open }: DialogActions): TemplateResult {
  return html`<button class="quiet" data-move="look-back" @click=${() => open("lookBack")}>${say("look-back")}</button>`;
}

export function closing(
  actions: DialogActions,
  other: unknown = nothing,
  word = "close",
): TemplateResult {
  return html`<footer>${other}<button class="quiet" autofocus @click=${actions.close}>${say(word)}</button></footer>`;
}

/** The heads of columns of numbers, above rows of players. */
export function columns(...words: string[]): TemplateResult {
  return html`<div class="columns" aria-hidden="true">${words.map((word) => html`<span>${say(word)}</span>`)}</div>`;
}

/** Asks before the deals of a shared seed replace a running match. */
export function shared(_: GameView, actions: DialogActions): TemplateResult {
  return html`
    ${head(say("shared-title"), html`<p>${say("shared-why")}</p>`)}
    <footer>
      <button class="quiet" autofocus data-move="keep-mine" @click=${actions.close}>${say("shared-keep")}</button>
      <button class="primary" data-move="play-shared" @click=${() => actions.session.playShared()}>${say("shared-play")}</button>
    </footer>
  `;
}

/** The match as text, to copy. */
export function runningMatch(actions: DialogActions): TemplateResult {
  const given = { text: actions.session.text, label: say("kept-text"), file: "istaka.txt" };
  return html`<match-text .given=${given}></match-text>`;
}

/** Tells that the engine has stopped; the player decides when another one starts. */
export function stopped(actions: DialogActions, { notice, trouble }: State): TemplateResult {
  const unkept = trouble !== null && actions.session.text !== "";
  const stuck = notice?.id === "notice-stuck";
  return html`
    ${head(
      say("stopped-title"),
      html`<p>${say(unkept ? "stopped-unkept" : "stopped-why")}</p>
        <p role="status">${announced(stuck ? say(unkept ? "stuck-unkept" : "notice-stuck") : nothing)}</p>`,
    )}
    ${unkept ? html`<div class="body kept">${runningMatch(actions)}</div>` : nothing}
    <footer><button class="primary" autofocus data-move="revive" @click=${() => actions.session.revive()}>${say("stopped-go-on")}</button></footer>
  `;
}

/** Tells that the match is open in another tab; it cannot be closed by accident. */
export function elsewhere({ preferences, session }: DialogActions): TemplateResult {
  const playHere = (): void => {
    preferences.recall();
    session.playHere();
  };
  return html`
    ${head(say("elsewhere-title"), html`<p>${say("elsewhere-why")}</p>`)}
    <footer><button class="primary" autofocus data-move="play-here" @click=${playHere}>${say("elsewhere-here")}</button></footer>
  `;
}
