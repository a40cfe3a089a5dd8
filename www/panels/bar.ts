/** The bar: whose game this is, which round, and the way to everything that is not the table. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { DialogName, State } from "../state";
import type { Layout } from "../table/layout";
import { gameName, roundName } from "./tally";

export interface BarActions {
  open(dialog: DialogName): void;
  update(): void;
}

const ENTRIES = [
  ["scores", "scores"],
  ["moves", "moves"],
  ["matches", "matches"],
  ["rules", "rules"],
  ["settings", "settings"],
  ["keys", "keys"],
  ["newGame", "new-game"],
] as const;

/** `more` stands before the other entries of the menu. */
export function bar(
  state: State,
  layout: Layout,
  actions: BarActions,
  more: unknown,
): TemplateResult {
  const number = state.game?.round ?? 0;
  const round = roundName(state) ?? (number > 0 ? say("round", { round: number }) : null);
  const { kind } = layout;
  const left = state.unreadable.some(({ gone }) => !gone);
  const trouble = state.trouble ? "unkept" : left ? "left-aside" : null;
  const chip = state.update
    ? html`<button class="chip" data-update @click=${actions.update}>${say(kind === "desktop" ? "update" : "update-short")}</button>`
    : nothing;
  // A phone on its side has no room for it beside the players.
  const inMenu = kind === "landscape" || kind === "compact";
  const news = inMenu ? [state.update ? "news" : "", trouble ? "trouble" : ""].join(" ") : "";
  const explain = (event: Event) => choose(event, "kept", actions);
  return html`
    <strong class="brand">${say("brand")}</strong>
    ${kind === "desktop" ? html`<span class="game-name">${gameName(state)}</span>` : nothing}
    ${round ? html`<span class="round">${round}</span>` : nothing}
    ${state.game?.practice ? html`<span class="badge">${say("practice")}</span>` : nothing}
    ${trouble && !inMenu ? html`<button class="warning" data-dialog="kept" aria-label=${say(trouble)} title=${say(trouble)} @click=${explain}>!</button>` : nothing}
    ${inMenu ? nothing : chip}
    ${kind === "desktop" || kind === "compact" ? nothing : html`<button class="rules-button" aria-label=${say("rules")} title=${say("rules")} @click=${(event: Event) => choose(event, "rules", actions)}>?</button>`}
    <button class="menu-button ${news}" popovertarget="menu" aria-label=${say("menu")}><span></span></button>
    <nav id="menu" popover>
      ${inMenu ? chip : nothing}${more}
      ${trouble && inMenu ? html`<button class="trouble" data-dialog="kept" @click=${explain}>${say(trouble)}</button>` : nothing}
      ${ENTRIES.map(([dialog, word]) => html`<button data-dialog=${dialog} @click=${(event: Event) => choose(event, dialog, actions)}>${say(word)}</button>`)}
    </nav>
  `;
}

function choose(event: Event, dialog: DialogName, actions: BarActions): void {
  const menu = (event.currentTarget as HTMLElement).closest<HTMLElement>("[popover]");
  if (menu?.matches(":popover-open")) menu.hidePopover();
  actions.open(dialog);
}
