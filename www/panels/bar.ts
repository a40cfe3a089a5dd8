/** The bar: the game, the round, and the menu. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { Settings } from "../settings/settings";
import { mayAnalyse } from "../state/moment";
import type { DialogName, State } from "../state/state";
import type { Layout } from "../table/layout";
import { type Heading, heading } from "./heading";
import { gameName, roundNumber, roundText } from "./tally";

interface BarActions {
  open(dialog: DialogName): void;
  analyse(): void;
  set(some: Partial<Settings>): void;
  update(): void;
  home(): void;
}

/** The dialogs in the menu; all others are opened at home. */
const ENTRIES = ["scores", "rules", "moves", "settings", "keys", "report"] as const;

/** Dialogs that can be opened during a lesson. */
const IN_LESSONS: readonly DialogName[] = ["rules", "settings", "keys", "report"];

/** Renders the bar, with the heading of the table if there is one. */
export function bar(
  state: State,
  layout: Layout,
  actions: BarActions,
  told: Heading | null,
): TemplateResult {
  const round = roundNumber(state) > 0 ? roundText(state) : null;
  const { kind } = layout;
  const trouble = troubleOf(state);
  const chip = state.update
    ? html`<button class="chip" data-update @click=${actions.update}>${say(kind === "desktop" ? "update" : "update-short")}</button>`
    : nothing;
  const practice =
    state.game?.practice && !state.taught
      ? html`<span class="badge">${say("practice")}</span>`
      : nothing;
  // A phone on its side has no room for chips beside the players.
  const inMenu = kind === "landscape" || kind === "compact";
  // A lesson has no match to look up.
  const entries = ENTRIES.filter((dialog) => !state.taught || IN_LESSONS.includes(dialog));
  const news = inMenu ? [state.update ? "news" : "", trouble ? "trouble" : ""].join(" ") : "";
  // Phones have a button for the rules, wide windows their entry in the menu; frames have no room.
  const asks = kind === "landscape" || (kind === "portrait" && !told);
  const opening = (dialog: DialogName) => leavingMenu(() => actions.open(dialog));
  const way = (dialog: DialogName, word: string, look?: string, label = word) =>
    html`<button class=${look ?? nothing} data-dialog=${dialog} aria-label=${label === word ? nothing : label}
      @click=${opening(dialog)}>${word}</button>`;
  // A button with a letter in place of its words.
  const sign = (look: string, dialog: DialogName, word: string, letter: string) =>
    html`<button class=${look} data-dialog=${dialog} aria-label=${word} title=${word}
      @click=${opening(dialog)}>${letter}</button>`;
  const contest = told
    ? inMenu && way(told.dialog, told.title, "chip")
    : state.fixture && way("contest", say("contest"), "chip");
  return html`
    <button class="brand" data-home aria-label=${say("home")} @click=${actions.home}>${say("brand")}</button>
    ${told && !inMenu ? heading(told, actions.open) : nothing}
    ${kind === "desktop" && !state.fixture && !told ? html`<span class="game-name">${gameName(state)}</span>` : nothing}
    ${round ? html`<span class="round">${round}</span>` : nothing}
    ${inMenu ? nothing : practice}
    ${inMenu || !contest ? nothing : contest}
    ${trouble && !inMenu ? sign("warning", "kept", say(trouble), "!") : nothing}
    ${inMenu ? nothing : chip}
    ${asks ? sign("rules-button", "rules", say("rules"), "?") : nothing}
    <button class="menu-button ${news}" popovertarget="menu" aria-label=${say("menu")}><span></span></button>
    <nav id="menu" popover>
      ${inMenu ? practice : nothing}${inMenu ? chip : nothing}${inMenu && contest ? contest : nothing}${soundSwitch(state.settings, actions)}
      ${trouble && inMenu ? way("kept", say(trouble), "trouble") : nothing}
      ${entries.map((dialog) => way(dialog, say(dialog)))}
      ${state.taught ? nothing : analysing(state, actions)}
      <button data-leave @click=${leavingMenu(actions.home)}>${say("leave-table")}</button>
    </nav>
  `;
}

/** A button to the analysis of the moment at the table, or the reason that there is none yet. */
function analysing({ game }: State, { analyse }: BarActions): TemplateResult {
  const may = mayAnalyse(game);
  const title = may ? nothing : `${say("analysis")}: ${say("analysis-later")}`;
  return html`<button data-dialog="analysis" aria-disabled=${!may} aria-label=${title} title=${title}
    @click=${may ? leavingMenu(analyse) : nothing}>${say("analysis")}${may ? nothing : html` <small>${say("analysis-later")}</small>`}</button>`;
}

/** A button that switches the sounds off and on. */
function soundSwitch({ sound }: Settings, { set }: BarActions): TemplateResult {
  return html`<button class="sound" aria-pressed=${sound} @click=${() => set({ sound: !sound })}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path class="box" d="M2 7.5h3.5L10 3.5v13l-4.5-4H2z" />
      <path d=${sound ? "M13 7.2a4 4 0 0 1 0 5.6M15.4 4.8a7.4 7.4 0 0 1 0 10.4" : "M13 7.5l5 5m0-5l-5 5"} />
    </svg><span>${say("set-sound")}</span></button>`;
}

/** Names the trouble with kept texts that the player can look into; null without any. */
export function troubleOf({ trouble, unreadable }: State): "unkept" | "left-aside" | null {
  if (trouble) return "unkept";
  return unreadable.some(({ gone }) => !gone) ? "left-aside" : null;
}

/** Returns a listener that closes the menu, if it is open, and goes on. */
function leavingMenu(go: () => void): (event: Event) => void {
  return ({ currentTarget }) => {
    const menu = (currentTarget as HTMLElement).closest<HTMLElement>("[popover]");
    if (menu?.matches(":popover-open")) menu.hidePopover();
    go();
  };
}
