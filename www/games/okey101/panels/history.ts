/**
 * Lists the turns of this round, the last one first; after the round with buttons to explanations.
 */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { asking, turnTable, whose } from "../../../panels/turns";
import type {
  Okey101Event as EventView,
  Okey101RoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import { rowsIn, type Turn, turns } from "../turns";

type Explain = DialogActions["explain"];

export function turnList(table: RoundView | null, explain: Explain): TemplateResult {
  const columns = ["moves-player", "okey101-moves-turn"];
  return turnTable(table ? turns(table) : [], columns, (turn, number) =>
    table ? row(turn, number, table, explain) : html``,
  );
}

/** Renders a turn; turns are numbered from 1. */
function row(
  { seat, events, event }: Turn,
  number: number,
  table: RoundView,
  explain: Explain,
): TemplateResult {
  // Explanations are there after the round, and only for the player's own turns.
  const asked = table.turn === null && seat === table.seat && event !== null;
  const ask = asked ? asking(say("okey101-why-label", { number }), () => explain(event)) : nothing;
  return html`<tr>
    ${whose(number, seat)}
    <td><span>${events.map((each) => did(each, table, event))}${ask}</span></td>
  </tr>`;
}

/** Tells what was done, and then with which tiles, meld by meld. */
function did(event: EventView, table: RoundView, end: number | null): TemplateResult {
  // A covered discard shows its back, because the player has to remember it.
  const hidden = end !== null && event === table.history[end] && table.covered.includes(end);
  const worth = event.kind === "opened" ? event.worth : 0;
  const way = event.kind === "opened" ? `-${event.way}` : "";
  const rows = rowsIn(event).map((row) => {
    const tiles = facesIn(table, row);
    return html`<tile-row role="img" aria-label=${hidden ? say("moves-covered") : tileNames(tiles)} .tiles=${hidden ? [null] : tiles}></tile-row>`;
  });
  return html`<span class="deed"><small>${say(`okey101-moves-${event.kind}${way}`, { worth })}</small>${rows}</span>`;
}
