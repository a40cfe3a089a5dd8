/**
 * Lists the turns of this round with the tiles laid, the last turn first; after the round with
 * buttons to explanations.
 */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { asking, turnTable, whose } from "../../../panels/turns";
import type {
  RummiEvent as EventView,
  RummiRoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";

type Explain = DialogActions["explain"];

export function turnList(table: RoundView | null, explain: Explain): TemplateResult {
  const columns = ["moves-player", "rummi-moves-turn"];
  return turnTable(
    table?.history ?? [],
    columns,
    (event, number) => (table ? row(event, number, table, explain) : html``),
    "rummi-moves-empty",
  );
}

/** Renders a turn; turns are numbered from 1. */
function row(event: EventView, number: number, table: RoundView, explain: Explain): TemplateResult {
  const { seat } = event;
  // Explanations are there after the round, and only for the player's own turns.
  const asked = table.turn === null && seat === table.seat;
  const ask = (): TemplateResult =>
    asking(say("rummi-why-label", { number }), () => explain(number - 1));
  return html`<tr>
    ${whose(number, seat)}
    <td><span>${event.kind === "laid" ? laid(event, table) : say(`rummi-moves-${event.kind}`)}${asked ? ask() : nothing}</span></td>
  </tr>`;
}

/** Tells what was done with the table, and then which tiles of the rack were laid. */
function laid(event: EventView & { kind: "laid" }, table: RoundView): TemplateResult {
  const { opens, broken } = event;
  const laid = facesIn(table, event.laid);
  const told = [
    say(`rummi-moves-${opens ? "opens" : "laid"}`),
    ...(broken > 0 ? [say("rummi-moves-rebuilds", { series: broken })] : []),
  ];
  return html`${told.map((words) => html`<small>${words}</small>`)}<tile-row role="img" aria-label=${tileNames(laid)} .tiles=${laid}></tile-row>`;
}
