/** The sentence that tells what the player should do or wait for. */

import type { Rebuild } from "../../engine/views";
import { aTile, knows, seatName, seatNames } from "../../locales/messages";
import type { RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import { frontOf } from "../../state/faces";
import { pickedIn, type Sentence } from "../../state/state";
import { promptIn, waitIn } from "../prompt";
import { PASS } from "./actions";
import { isClosed, type RummiState, rebuildIn } from "./state";

export function promptOf(state: RummiState): Sentence {
  const { result, players, seat = 0 } = state.game?.table ?? {};
  const winners = result?.winners ?? [];
  const waits = players?.[seat]?.left ? "rummi-prompt-left" : undefined;
  return sharedBy(winners, seat) ?? promptIn(state, winners, () => turnPrompt(state), waits);
}

/** Returns the prompt in the player's own turn. */
function turnPrompt(state: RummiState): Sentence {
  const { game } = state;
  const [picked, ...others] = pickedIn(state);
  if (picked !== undefined) {
    const args = { count: 1 + others.length, tile: aTile(frontOf(picked)) };
    return { id: "rummi-prompt-put", args };
  }
  const opening = game?.options.opening ?? 0;
  const rebuild = rebuildIn(state);
  if (rebuild) return building(rebuild, opening);
  const begins = game && isClosed(game, game.table?.seat ?? 0) ? "open" : "lay";
  const passes = PASS.offered(state) ? "-pass" : "";
  return { id: `rummi-prompt-${begins}${passes}`, args: { opening } };
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number, table: RoundView): Sentence {
  return waitIn(table, turn, { id: "rummi-lesson-wait", args: { name: seatName(turn) } });
}

/** Describes the state of a rebuilt table; `needed` is the least worth of an opening. */
function building(rebuild: Rebuild, needed: number): Sentence {
  const { series, laid, opening, broken, finishes } = rebuild;
  if (finishes) return { id: "rummi-prompt-finish" };
  const count = laid.length;
  if (opening !== null && opening < needed) {
    return { id: "rummi-prompt-points", args: { count, points: opening, opening: needed } };
  }
  const begun = series.filter(({ meld }) => meld === null).length;
  if (begun > 0) return { id: "rummi-prompt-begun", args: { count, series: begun } };
  if (broken === null) return { id: "rummi-prompt-ready", args: { count } };
  const id = `rummi-prompt-${broken.code}`;
  return { id: knows(id) ? id : "rummi-prompt-unfinished", args: { count } };
}

/** Names the winners of a blocked round that is shared, once the texts for it are loaded. */
function sharedBy(winners: readonly number[], seat: number): Sentence | null {
  const id = `rummi-prompt-${winners.includes(seat) ? "you-share" : "share"}`;
  if (winners.length < 2 || !knows(id)) return null;
  return { id, args: { names: seatNames(winners.filter((winner) => winner !== seat)) } };
}
