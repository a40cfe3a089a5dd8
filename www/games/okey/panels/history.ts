/** Lists the turns of this round, the last turn first, with the tiles taken and discarded. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileName, tileNames } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import { asking, turnTable, whose } from "../../../panels/turns";
import type { OkeyRoundView as RoundView } from "../../../pkg/istaka/istaka";
import { faceIn, facesIn, type Wilds } from "../../../state/faces";
import { type Turn, turns } from "../turns";

type Explain = DialogActions["explain"];

export function turnList(table: RoundView | null, explain: Explain): TemplateResult {
  const columns = ["moves-player", "moves-drawn", "moves-thrown"];
  return turnTable(table ? turns(table) : [], columns, (turn, number) =>
    table ? row(turn, number, table, explain) : html``,
  );
}

/** Renders a turn; those of a finished round have explanations. */
function row(turn: Turn, number: number, table: RoundView, explain: Explain): TemplateResult {
  const { seat, drew, from, end, twin, shown, event } = turn;
  const asked = table.turn === null && seat !== 0 && event !== null;
  const source = drew
    ? html`${tile(drew, table)}<small>${sourceOf(from)}</small>`
    : from !== null && sourceOf(from);
  return html`<tr>
    ${whose(number, seat)}
    <td><span>${source || nothing}${twin ? html`<small>${say("moves-twin")}</small>${tile(twin, table)}` : nothing}</span></td>
    <td><span>${asked ? question(turn, table, () => explain(event)) : thrown(turn, table)}${end ? html`<b>${say(`moves-${end}`)}</b>` : nothing}</span></td>
  </tr>${
    shown.length > 0
      ? html`<tr class="why"><td colspan="3"><tile-row role="img" aria-label=${say("shown-hand", { tiles: tileNames(facesIn(table, shown)) })} .tiles=${facesIn(table, shown)}></tile-row></td></tr>`
      : nothing
  }`;
}

/** Names the source of a tile. */
function sourceOf(from: Turn["from"]): string {
  if (from === "stock") return say("moves-stock");
  return say(from === 0 ? "moves-from-you" : "moves-from", { name: seatName(from ?? 0) });
}

/** Renders the discard as a button that opens its explanation. */
function question(turn: Turn, table: RoundView, explain: () => void): TemplateResult {
  const { threw } = turn;
  const shown = threw ? html`<tile-row .tiles=${facesIn(table, [threw])}></tile-row>` : nothing;
  return asking(questionAbout(turn, table), explain, shown);
}

/**
 * Renders the discard; only its back if it is covered on a pile, because the player has to remember
 * it.
 */
function thrown({ threw, covered }: Turn, table: RoundView): TemplateResult | typeof nothing {
  if (!threw) return nothing;
  if (!covered) return tile(threw, table);
  return html`<tile-row role="img" aria-label=${say("moves-covered")} .tiles=${[null]}></tile-row>`;
}

function tile(text: string, table: RoundView): TemplateResult {
  const shown = faceIn(table, text);
  return html`<tile-row role="img" aria-label=${tileName(shown)} .tiles=${[shown]}></tile-row>`;
}

export function questionAbout({ seat, end, threw }: Turn, round: Wilds): string {
  const name = seatName(seat);
  if (end) return say(`why-${end}-label`, { name });
  return say("why-label", { name, tile: threw ? tileName(faceIn(round, threw)) : "" });
}
