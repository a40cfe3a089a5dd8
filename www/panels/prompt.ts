/** One polite sentence that says what to do now, or why something did not work. The log says it aloud. */

import { html, type TemplateResult } from "lit/html.js";
import { knows, seatName, speak, tileName } from "../locales/messages";
import type { RoundView } from "../pkg/istaka";
import { doubted, offered, type Sentence, type State } from "../state";
import { at } from "../table/at";
import type { Places } from "../table/places";

export function prompt(state: State, places: Places): TemplateResult {
  // What stands beside a place leaves the prompt as it is.
  const notice = state.notice?.at ? null : state.notice;
  const now = notice ?? state.hint ?? promptFor(state);
  const text = speak(places.kind === "desktop" ? now : short(now));
  return html`<p class="prompt ${notice?.kind === "warning" ? "notice" : ""}" ${at(places.prompt)}><span>${text}</span></p>`;
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
    const watched = state.house?.end === "rounds" ? "prompt-extra" : "prompt-watch";
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

/** Phones have room for fewer words. */
function short(sentence: Sentence): Sentence {
  const id = `${sentence.id}-short`;
  return knows(id) ? { ...sentence, id } : sentence;
}
