/** The sentence that tells what the player should do or wait for. */

import { knows, seatName, tileName } from "../../locales/messages";
import type { OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { doubted, isAsked, type Sentence, winnerOf } from "../../state/state";
import { offered } from "./moves";
import type { OkeyState } from "./state";

export function promptOf(state: OkeyState): Sentence {
  const table = state.game?.table;
  if (!table) return { id: "prompt-deal" };
  if (table.turn === null) return overFor(table);
  if (table.turn !== table.seat) {
    if (isAsked(state)) {
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
  const chosen = table.hand.find((held) => held === state.selected);
  if (chosen && !doubted(state.notice))
    return { id: "prompt-selected", args: { tile: tileName(faceIn(table, chosen)) } };
  return { id: table.history.length === 0 ? "prompt-start" : "prompt-discard" };
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number, { previous }: RoundView): Sentence {
  return { id: "lesson-wait", args: { name: seatName(turn), previous: seatName(previous) } };
}

/** Names the winner, once the texts for it are loaded. */
function overFor(table: RoundView): Sentence {
  const winner = winnerOf(table);
  const id = winner === table.seat ? "prompt-you-won" : "prompt-won";
  if (winner === null || !knows(id)) return { id: "prompt-over" };
  return { id, args: { name: seatName(winner) } };
}
