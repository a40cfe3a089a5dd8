/** The sentence that tells what the player should do or wait for. */

import { aTile, seatName } from "../../locales/messages";
import type { OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { doubted, type Sentence, winnerOf } from "../../state/state";
import { promptIn, waitIn } from "../prompt";
import { DRAW, FINISH, TAKE } from "./actions";
import { offered } from "./moves";
import type { OkeyState } from "./state";

export function promptOf(state: OkeyState): Sentence {
  const { game } = state;
  const winner = winnerOf(game?.table);
  const watched = game?.options.end === "rounds" ? "prompt-extra" : "prompt-watch";
  const out = game?.eliminated[game.table?.seat ?? 0];
  const own = (table: RoundView): Sentence => turnPrompt(state, table);
  return promptIn(state, winner === null ? [] : [winner], own, out ? watched : undefined);
}

/** Returns the prompt in the player's own turn. */
function turnPrompt(state: OkeyState, table: RoundView): Sentence {
  if (FINISH.offered(state)) return { id: "prompt-finish" };
  const source = offered(table);
  const args = { tile: source ? aTile(source) : "" };
  const takes = TAKE.offered(state);
  if (table.phase === "lastChance")
    return takes ? { id: "prompt-last-chance", args } : { id: "prompt-pass" };
  if (DRAW.offered(state)) return takes ? { id: "prompt-take", args } : { id: "prompt-draw" };
  const chosen = table.hand.find((held) => held === state.selected);
  if (chosen && !doubted(state.notice))
    return { id: "prompt-selected", args: { tile: aTile(faceIn(table, chosen)) } };
  // A match that begins in a position has no events at first.
  const begins =
    table.history.length === 0 && table.players.every(({ discards }) => discards.length === 0);
  return { id: begins ? "prompt-start" : "prompt-discard" };
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number, table: RoundView): Sentence {
  const { previous, history, seat } = table;
  const name = seatName(turn);
  const twin = history.find((event) => event.kind === "showedTwin" && event.seat !== seat);
  if (!twin)
    return waitIn(table, turn, { id: "lesson-wait", args: { name, previous: seatName(previous) } });
  // The rule of waiting was told before the twin was shown.
  if (twin !== history.at(-1)) return { id: "prompt-wait", args: { name } };
  return { id: "lesson-twin", args: { name: seatName(twin.seat) } };
}
