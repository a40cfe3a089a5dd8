/** The buttons above or below the rack. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Order } from "../engine/views";
import { say } from "../locales/messages";
import type { Rect } from "../state/rect";
import type { State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { undoLabel, undoWords } from "./undo";

export interface MoveActions {
  act(action: string): void;
  arrange(order: Order): void;
  closeUp(): void;
  explain(): void;
  hint(): void;
  undo(): void;
}

/** An action that is available only at times. */
export interface Offer {
  readonly action: string;
  readonly word: string;
  /** A longer label if the word is short; else null. */
  readonly label: string | null;
  /** True for an action beside the turn's main purpose: it has no gold outline. */
  readonly aside?: boolean;
}

/** The buttons that depend on the rules of a game. */
export interface Buttons {
  readonly offers: readonly Offer[];
  /** The main button, and whether its action would be accepted. */
  readonly main: { readonly action: string; readonly word: string; readonly ready: boolean };
  /** Offers that are buttons only on wide screens, and otherwise in the menu of the rack. */
  readonly rare?: readonly Offer[];
  /** A note beside the main button, if there is room. */
  readonly note: string | null;
}

export function moves(
  state: State,
  layout: Layout,
  orders: readonly Order[],
  buttons: Buttons,
  actions: MoveActions,
): TemplateResult {
  const table = state.game?.table;
  const over = table?.turn === null;
  const playing = !table || table.players[table.seat]?.playing;
  if (over && !playing) return result(layout, actions);
  if (!playing) return html``;
  const wide = layout.kind === "desktop";
  // On wide tables the offers have a place of their own.
  const crowded = !wide && buttons.offers.length > 0;
  const all = layout.roomy && !crowded;
  const rare = (buttons.rare ?? []).map((each) => offer(each, actions));
  const offers = buttons.offers.map((each) => offer(each, actions));
  const sorts = arranging(orders, over, actions);
  return html`
    <div class="arrange ${all ? "all" : crowded ? "tight" : ""}" role="group" aria-label=${say("actions-label")} ${at(layout.arrange)}>
      ${all ? sorts : menu(layout, over, wide ? sorts : [...sorts, ...rare])}
      ${help(state, actions)}
      ${wide ? nothing : offers}
    </div>
    ${wide ? html`<div class="before-main" ${at(beside(layout.main))}>${rare}${offers}<span class="away">${buttons.note}</span></div>` : nothing}
    ${state.taught && over ? nothing : over ? result(layout, actions) : main(state, layout, buttons.main, actions)}
  `;
}

function offer({ action, word, label, aside }: Offer, actions: MoveActions): TemplateResult {
  return html`<button class="quiet ${aside ? "" : "offer"}" data-move=${action} aria-label=${label ?? nothing} @click=${() => actions.act(action)}>${word}</button>`;
}

function main(
  { drag }: State,
  { main: rect }: Layout,
  { action, word, ready }: Buttons["main"],
  actions: MoveActions,
): TemplateResult {
  const held = drag?.target?.kind === "place" && drag.target.action === action;
  return html`<button class="main-move ${ready ? "ready" : "quiet"} ${held ? "over" : ""}" data-move=${action} ?data-ready=${ready}
    ${at(rect)} @click=${() => actions.act(action)}>${word}</button>`;
}

/** A button from the table back to the result of the round. */
function result({ main: rect }: Layout, actions: MoveActions): TemplateResult {
  return html`<button class="main-move ready" data-move="result" ${at(rect)} @click=${() => actions.explain()}>${say("result")}</button>`;
}

function help(state: State, actions: MoveActions): TemplateResult {
  const over = state.game?.table?.turn === null;
  return html`
    <button class="quiet" data-move="hint" popovertarget="orders" popovertargetaction="hide" aria-disabled=${over} @click=${() => actions.hint()}>${say("hint")}</button>
    <button class="quiet undo" data-move="undo" popovertarget="orders" popovertargetaction="hide"
      aria-disabled=${state.undone === null} aria-label=${undoLabel(state)} @click=${() => actions.undo()}>${undoWords(state)}</button>`;
}

/**
 * Phones, and small tables beside a card, have room for one button, which opens the sort orders
 * above itself and above the rack. On small tables the menu also leaves the prompt visible.
 */
function menu(
  { kind, arrange: { x, y }, rack, prompt }: Layout,
  over: boolean,
  sorts: readonly TemplateResult[],
): TemplateResult {
  const below = Math.min(y, rack.y, kind === "desktop" ? prompt.y : y);
  const above = { x, y: below - 120, w: 308, h: 112 };
  return html`
    <button class="quiet" data-move="arrange" aria-disabled=${over} popovertarget=${over ? nothing : "orders"}>${say("arrange")}</button>
    <div id="orders" popover ${at(above)}>${sorts}</div>`;
}

function arranging(
  orders: readonly Order[],
  over: boolean,
  actions: MoveActions,
): TemplateResult[] {
  const sorts = orders.map(
    (
      order,
    ) => html`<button class="quiet" data-move=${order} aria-disabled=${over} aria-label=${say(`by-${order}-label`)}
      popovertarget="orders" popovertargetaction="hide" @click=${() => actions.arrange(order)}>${say(`by-${order}`)}</button>`,
  );
  return [...sorts, closing(over, actions)];
}

/** A button with two arrows pointing at each other, and with text if there is room. */
function closing(over: boolean, actions: MoveActions): TemplateResult {
  return html`<button class="quiet close-up" data-move="close-up" aria-disabled=${over} aria-label=${say("close-up-label")}
    title=${say("close-up-label")} popovertarget="orders" popovertargetaction="hide" @click=${() => actions.closeUp()}>
    <svg viewBox="0 0 28 16" aria-hidden="true"><path d="M1 8h8M5.5 4 9.5 8l-4 4M27 8h-8M22.5 4l-4 4 4 4M14 2v12"></path></svg>
    <span>${say("close-up")}</span></button>`;
}

function beside({ x, y, h }: Rect): Rect {
  return { x: x - 314, y, w: 300, h };
}
