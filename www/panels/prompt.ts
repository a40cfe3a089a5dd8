/** One polite sentence that says what to do now, or why something did not work. The log says it aloud. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Places } from "../games/okey/places";
import { brief, knows, seatName, speak, tileName, tileNames } from "../locales/messages";
import type { RoundView, TileView } from "../pkg/istaka";
import { doubted, offered, type Sentence, type State } from "../state";
import { at } from "../table/at";

/** More tiles than this have to be smaller to lie in a row. */
const MANY = 10;

export function prompt(state: State, places: Places): TemplateResult {
  // What stands beside a place leaves the prompt as it is.
  const notice = state.notice?.at ? null : state.notice;
  const now = notice ?? state.hint ?? promptFor(state);
  const text = speak(places.kind === "desktop" ? now : brief(now));
  const counted = notice ? [] : (state.hint?.counted ?? []);
  const look = notice?.kind === "warning" ? "notice" : counted.length > 0 ? "counts" : "";
  return html`<p class="prompt ${look}" ${at(places.prompt)}>${reason(counted)}<span>${text}</span></p>`;
}

/** The tiles that a reason counts; the element is there before anybody can ask for one. */
function reason(counted: readonly TileView[]): TemplateResult | typeof nothing {
  if (counted.length === 0) return nothing;
  const many = counted.length > MANY;
  return html`<tile-row class=${many ? "many" : ""} role="img" aria-label=${tileNames(counted)} .tiles=${counted}></tile-row>`;
}

function promptFor(state: State): Sentence {
  const table = state.game?.table;
  if (!table) return { id: "prompt-deal" };
  if (table.turn === null) return overFor(table);
  if (table.turn !== table.seat) {
    if (!state.settings.greeted) {
      return { id: "prompt-ready", args: { name: seatName(table.turn) } };
    }
    const out = state.game?.eliminated[table.seat];
    const watched = state.game?.options.end === "rounds" ? "prompt-extra" : "prompt-watch";
    return { id: out ? watched : "prompt-wait", args: { name: seatName(table.turn) } };
  }
  if (table.legal.declare.length > 0) return { id: "prompt-finish" };
  const source = offered(table);
  const tile = source ? tileName(source) : "";
  if (table.phase === "lastChance") {
    return table.legal.take ? { id: "prompt-last-chance", args: { tile } } : { id: "prompt-pass" };
  }
  if (table.phase === "draw")
    return table.legal.take ? { id: "prompt-take", args: { tile } } : { id: "prompt-draw" };
  const chosen = table.hand.find((held) => held.tile === state.selected);
  if (chosen && !doubted(state.notice))
    return { id: "prompt-selected", args: { tile: tileName(chosen) } };
  return { id: table.history.length === 0 ? "prompt-start" : "prompt-discard" };
}

/** Who has won, once the words for it are there. */
function overFor({ result, seat }: RoundView): Sentence {
  const winner = result?.winner ?? null;
  const id = winner === seat ? "prompt-you-won" : "prompt-won";
  if (winner === null || !knows(id)) return { id: "prompt-over" };
  return { id, args: { name: seatName(winner) } };
}
