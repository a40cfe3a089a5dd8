/** Durations of bot moves. */

import type { Phase, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import type { BotMove } from "../game";

/** Milliseconds at the usual pace, including the tile's flight. */
const DRAW = 880;
const THROW = 780;

/** Returns a bot's next move; a discard can be undone until the next player has discarded. */
export function botMove({ phase }: RoundView): BotMove {
  return moveIn(phase);
}

/** Returns the move in a phase of the turn. */
export function moveIn(phase: Phase): BotMove {
  const draws = phase === "draw";
  return { time: draws ? DRAW : THROW, settles: !draws };
}
