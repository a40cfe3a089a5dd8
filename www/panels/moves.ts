/** The buttons above or below the rack. Finish is gold only when it would be accepted. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Places } from "../games/okey/places";
import { say } from "../locales/messages";
import type { Order } from "../pkg/istaka";
import type { State } from "../state";
import { at } from "../table/at";
import type { Rect } from "../table/rect";
import { distance } from "./distance";
import { undoLabel, undoWords } from "./undo";

export interface MoveActions {
  act(action: string): void;
  arrange(order: Order): void;
  closeUp(): void;
  explain(): void;
  hint(): void;
  undo(): void;
}

const ORDERS: readonly Order[] = ["runs", "groups", "pairs", "best"];

export function moves(state: State, places: Places, actions: MoveActions): TemplateResult {
  const table = state.game?.table;
  const over = table?.turn === null;
  const playing = !table || table.players[table.seat]?.playing;
  if (over && !playing) return result(places, actions);
  if (!playing) return html``;
  const { legal } = table ?? {};
  const ready = (legal?.declare.length ?? 0) > 0;
  const held = state.drag?.target?.kind === "place" && state.drag.target.action === "finish";
  const wide = places.kind === "desktop";
  const offered = legal?.showTwin || legal?.pass;
  const all = wide || (places.roomy && !offered);
  const offers = html`
    ${legal?.showTwin ? html`<button class="quiet offer" data-move="twin" aria-label=${say("show-twin")} @click=${() => actions.act("twin")}>${say(wide ? "show-twin" : "show-twin-short")}</button>` : nothing}
    ${legal?.pass ? html`<button class="quiet offer" data-move="pass" @click=${() => actions.act("pass")}>${say("pass")}</button>` : nothing}`;
  const helps = help(state, actions);
  return html`
    <div class="arrange ${all ? "all" : ""}" role="group" aria-label=${say("actions-label")} ${at(places.arrange)}>
      ${all ? orders(over, actions) : menu(places, over, actions, offered ? helps : null)}
      ${all || !offered ? helps : nothing}
      ${wide ? nothing : offers}
    </div>
    ${wide ? html`<div class="before-finish" ${at(beside(places.finish))}>${offers}<span class="away">${distance(state)}</span></div>` : nothing}
    ${over ? result(places, actions) : finish(ready, held, places, actions)}
  `;
}

function finish(
  ready: boolean,
  held: boolean,
  places: Places,
  actions: MoveActions,
): TemplateResult {
  return html`<button class="finish ${ready ? "ready" : "quiet"} ${held ? "over" : ""}" data-move="finish" ?data-ready=${ready}
    ${at(places.finish)} @click=${() => actions.act("finish")}>${say("finish")}</button>`;
}

/** The way back from the table to how the round ended. */
function result({ finish }: Places, actions: MoveActions): TemplateResult {
  return html`<button class="finish ready" data-move="result" ${at(finish)} @click=${() => actions.explain()}>${say("result")}</button>`;
}

function help(state: State, actions: MoveActions): TemplateResult {
  const over = state.game?.table?.turn === null;
  return html`
    <button class="quiet" data-move="hint" popovertarget="orders" popovertargetaction="hide" aria-disabled=${over} @click=${() => actions.hint()}>${say("hint")}</button>
    <button class="quiet undo" data-move="undo" popovertarget="orders" popovertargetaction="hide"
      aria-disabled=${state.undone === null} aria-label=${undoLabel(state)} @click=${() => actions.undo()}>${undoWords(state)}</button>`;
}

/** Phones have room for one button, which opens the others above it and above the rack, also those that an offer displaces. */
function menu(
  { arrange: { x, y }, rack }: Places,
  over: boolean,
  actions: MoveActions,
  helps: TemplateResult | null,
): TemplateResult {
  const above = { x, y: Math.min(y, rack.y) - 120, w: helps ? 348 : 308, h: 112 };
  return html`
    <button class="quiet" data-move="arrange" aria-disabled=${over} popovertarget=${over ? nothing : "orders"}>${say(helps ? "arrange-more" : "arrange")}</button>
    <div id="orders" popover ${at(above)}>${orders(over, actions)}${helps ?? nothing}</div>`;
}

function orders(over: boolean, actions: MoveActions): TemplateResult[] {
  const sorts = ORDERS.map(
    (
      order,
    ) => html`<button class="quiet" data-move=${order} aria-disabled=${over} aria-label=${say(`by-${order}-label`)}
      popovertarget="orders" popovertargetaction="hide" @click=${() => actions.arrange(order)}>${say(`by-${order}`)}</button>`,
  );
  return [...sorts, closing(over, actions)];
}

/** Two arrows towards what is between them; where there is room in words too. */
function closing(over: boolean, actions: MoveActions): TemplateResult {
  return html`<button class="quiet close-up" data-move="close-up" aria-disabled=${over} aria-label=${say("close-up-label")}
    title=${say("close-up-label")} popovertarget="orders" popovertargetaction="hide" @click=${() => actions.closeUp()}>
    <svg viewBox="0 0 28 16" aria-hidden="true"><path d="M1 8h8M5.5 4 9.5 8l-4 4M27 8h-8M22.5 4l-4 4 4 4M14 2v12"></path></svg>
    <span>${say("close-up")}</span></button>`;
}

function beside({ x, y, h }: Rect): Rect {
  return { x: x - 314, y, w: 300, h };
}
