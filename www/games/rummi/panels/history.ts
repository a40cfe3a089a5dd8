/**
 * The turns of this round with the tiles laid, the last turn first; after the round with questions.
 */

import "../../../ui/tile-row";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { whose } from "../../../panels/turns";
import type {
  RummiEvent as EventView,
  RummiRoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";

type Explain = DialogActions["explain"];

export function turnList(table: RoundView | null, explain: Explain): TemplateResult {
  const { history = [], turn = null, seat: own = 0 } = table ?? {};
  if (history.length === 0) return html`<p>${say("rummi-moves-empty")}</p>`;
  // Explanations are there after the round, and only for the player's own turns.
  const asked = (event: EventView): boolean => turn === null && event.seat === own;
  return html`<table class="turns">
    <thead><tr>${["moves-player", "rummi-moves-turn"].map((column) => html`<th scope="col">${say(column)}</th>`)}</tr></thead>
    <tbody>${repeat(
      history.map((event, index) => ({ event, index })).reverse(),
      ({ index }) => index,
      ({ event, index }) =>
        table ? row(event, index + 1, table, asked(event) ? () => explain(index) : null) : nothing,
    )}</tbody>
  </table>`;
}

/** Renders a turn; turns are numbered from 1. */
function row(
  event: EventView,
  number: number,
  table: RoundView,
  explain: (() => void) | null,
): TemplateResult {
  const { seat } = event;
  return html`<tr>
    ${whose(number, seat)}
    <td><span>${event.kind === "laid" ? laid(event, table) : say(`rummi-moves-${event.kind}`)}${explain ? question(number, explain) : nothing}</span></td>
  </tr>`;
}

/** The tiles laid from the rack, and the other changes of the table. */
function laid(event: EventView & { kind: "laid" }, table: RoundView): TemplateResult {
  const { opens, broken } = event;
  const laid = facesIn(table, event.laid);
  const more = [
    ...(opens ? [say("rummi-moves-opens")] : []),
    ...(broken > 0 ? [say("rummi-moves-rebuilds", { series: broken })] : []),
  ];
  return html`<tile-row role="img" aria-label=${tileNames(laid)} .tiles=${laid}></tile-row>${more.map((words) => html`<small>${words}</small>`)}`;
}

function question(number: number, explain: () => void): TemplateResult {
  return html`<button class="ask" aria-label=${say("rummi-why-label", { number })} @click=${explain}><i aria-hidden="true">?</i></button>`;
}
