/** The buttons above or below the rack. Finish is gold only when it would be accepted. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { Order, State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";
import { distance } from "./distance";

export interface MoveActions {
  arrange(order: Order): void;
  finish(tile: null): void;
  hint(): void;
  pass(): void;
  showTwin(): void;
  undo(): void;
}

const ORDERS: readonly Order[] = ["runs", "groups", "pairs", "best"];

export function moves(state: State, places: Places, actions: MoveActions): TemplateResult {
  const table = state.game?.table;
  if (table && !table.players[table.seat]?.playing) return html``;
  const { legal } = table ?? {};
  const ready = (legal?.declare.length ?? 0) > 0;
  const over = state.drag?.target?.kind === "finish";
  const wide = places.kind === "desktop";
  const offered = legal?.showTwin || legal?.pass;
  const offers = html`
    ${legal?.showTwin ? html`<button class="quiet offer" data-move="twin" aria-label=${say("show-twin")} @click=${() => actions.showTwin()}>${say(wide ? "show-twin" : "show-twin-short")}</button>` : nothing}
    ${legal?.pass ? html`<button class="quiet offer" data-move="pass" @click=${() => actions.pass()}>${say("pass")}</button>` : nothing}`;
  const helps = help(state, actions);
  return html`
    <div class="arrange" role="group" aria-label=${say("actions-label")} ${at(places.arrange)}>
      ${wide ? orders(actions) : menu(places, actions, offered ? helps : null)}
      ${wide || !offered ? helps : nothing}
      ${wide ? nothing : offers}
    </div>
    ${wide ? html`<div class="before-finish" ${at(beside(places.finish))}>${offers}<span class="away">${distance(state)}</span></div>` : nothing}
    <button class="finish ${ready ? "ready" : "quiet"} ${over ? "over" : ""}" data-move="finish" ?data-ready=${ready}
      ${at(places.finish)} @click=${() => actions.finish(null)}>${say("finish")}</button>
  `;
}

function help(state: State, actions: MoveActions): TemplateResult {
  const nothingDone = !state.undoable && !state.game?.undo;
  return html`
    <button class="quiet" data-move="hint" popovertarget="orders" popovertargetaction="hide" @click=${() => actions.hint()}>${say("hint")}</button>
    <button class="quiet" data-move="undo" popovertarget="orders" popovertargetaction="hide" aria-disabled=${nothingDone} @click=${() => actions.undo()}>${say("undo")}</button>`;
}

/** Phones have room for one button, which opens the others above it, also those that an offer displaces. */
function menu(
  { arrange: { x, y } }: Places,
  actions: MoveActions,
  helps: TemplateResult | null,
): TemplateResult {
  const above = { x, y: y - 120, w: helps ? 308 : 208, h: 112 };
  return html`
    <button class="quiet" data-move="arrange" popovertarget="orders">${say(helps ? "arrange-more" : "arrange")}</button>
    <div id="orders" popover ${at(above)}>${orders(actions)}${helps ?? nothing}</div>`;
}

function orders(actions: MoveActions): TemplateResult[] {
  return ORDERS.map(
    (order) => html`<button class="quiet" data-move=${order} aria-label=${say(`by-${order}-label`)}
      popovertarget="orders" popovertargetaction="hide" @click=${() => actions.arrange(order)}>${say(`by-${order}`)}</button>`,
  );
}

function beside({ x, y, h }: Rect): Rect {
  return { x: x - 314, y, w: 300, h };
}
