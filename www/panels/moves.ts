/** The buttons above or below the rack. Finish is gold only when it would be accepted. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import type { Places } from "../table/places";

export interface MoveActions {
  arrange(order: "runs" | "groups"): void;
  finish(): void;
  howFar(): void;
  pass(): void;
  showTwin(): void;
}

export function moves(state: State, places: Places, actions: MoveActions): TemplateResult {
  const table = state.game?.table;
  if (table && !table.players[table.seat]?.playing) return html``;
  const legal = table?.legal;
  const ready = (legal?.declare.length ?? 0) > 0;
  const over = state.drag?.target?.kind === "finish";
  return html`
    <div class="arrange" role="group" aria-label=${say("actions-label")} ${at(places.arrange)}>
      <button class="quiet" data-move="runs" aria-label=${say("by-runs-label")} @click=${() => actions.arrange("runs")}>${say("by-runs")}</button>
      <button class="quiet" data-move="groups" aria-label=${say("by-groups-label")} @click=${() => actions.arrange("groups")}>${say("by-groups")}</button>
      ${legal?.showTwin || legal?.pass ? nothing : html`<button class="quiet" data-move="far" @click=${actions.howFar}>${say("how-far")}</button>`}
      ${legal?.showTwin ? html`<button class="quiet offer" data-move="twin" aria-label=${say("show-twin")} @click=${actions.showTwin}>${say(places.kind === "desktop" ? "show-twin" : "show-twin-short")}</button>` : nothing}
      ${legal?.pass ? html`<button class="quiet offer" data-move="pass" @click=${actions.pass}>${say("pass")}</button>` : nothing}
    </div>
    <button class="finish ${ready ? "ready" : "quiet"} ${over ? "over" : ""}" data-move="finish" ?data-ready=${ready}
      ${at(places.finish)} @click=${actions.finish}>${say("finish")}</button>
  `;
}
