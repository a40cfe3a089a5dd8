/** Who took and threw what in this round, the last turn first. */

import "../elements/tile-row";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileName, tileNames } from "../locales/messages";
import type { GameView, RoundView, TileView } from "../pkg/istaka";
import type { State } from "../state";
import { at } from "../table/at";
import type { Places } from "../table/places";
import { type Turn, turns } from "../turns";
import { closing, type DialogActions, head } from "./dialog";

export function history({ table, round }: GameView, actions: DialogActions): TemplateResult {
  return html`${head(say("moves-title", { round }))}<div class="body" tabindex="0">${list(table)}</div>${closing(actions)}`;
}

/** The same beside the table, where there is room for it. */
export function historyBeside({ game }: State, { side }: Places): TemplateResult {
  if (!side || !game) return html``;
  return html`<section class="beside" tabindex="0" aria-labelledby="beside-title" ${at(side)}>
    <h2 id="beside-title">${say("moves-title", { round: game.round })}</h2>${list(game.table)}
  </section>`;
}

function list(table: RoundView | null): TemplateResult {
  const all = turns(table?.history ?? []);
  if (all.length === 0) return html`<p>${say("moves-empty")}</p>`;
  return html`<table class="turns">
    <thead><tr>${["player", "drawn", "thrown"].map((column) => html`<th scope="col">${say(`moves-${column}`)}</th>`)}</tr></thead>
    <tbody>${repeat(
      all.map((turn, i) => ({ turn, number: i + 1 })).reverse(),
      ({ number }) => number,
      ({ turn, number }) => row(turn, number),
    )}</tbody>
  </table>`;
}

function row({ seat, drew, from, threw, end, twin, shown }: Turn, number: number): TemplateResult {
  const source =
    drew === "stock"
      ? say("moves-stock")
      : drew &&
        html`${tile(drew)}<small>${say(from === 0 ? "moves-from-you" : "moves-from", { name: seatName(from ?? 0) })}</small>`;
  return html`<tr>
    <th scope="row"><span><i>${number}</i><span class="avatar seat-${seat}" aria-hidden="true">${[...seatName(seat)][0]}</span>${seatName(seat)}</span></th>
    <td><span>${source ?? nothing}${twin ? html`${tile(twin)}<small>${say("moves-twin")}</small>` : nothing}</span></td>
    <td><span>${threw ? tile(threw) : nothing}${end ? html`<b>${say(`moves-${end}`)}</b>` : nothing}</span></td>
  </tr>${
    shown.length > 0
      ? html`<tr class="why"><td colspan="3"><tile-row role="img" aria-label=${say("shown-hand", { tiles: tileNames(shown) })} .tiles=${shown}></tile-row></td></tr>`
      : nothing
  }`;
}

function tile(shown: TileView): TemplateResult {
  return html`<tile-row role="img" aria-label=${tileName(shown)} .tiles=${[shown]}></tile-row>`;
}
