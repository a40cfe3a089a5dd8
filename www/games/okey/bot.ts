/** How long a bot's move takes. */

import type { Phase, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import type { BotMove } from "../game";

/** Milliseconds at the usual pace, the way of the tile included. */
const DRAW = 880;
const THROW = 780;

/** A throw can be taken back until the next player has thrown. */
export function botMove({ phase }: RoundView): BotMove {
  return moveIn(phase);
}

/** The same by what is to be done. */
export function moveIn(phase: Phase): BotMove {
  const draws = phase === "draw";
  return { time: draws ? DRAW : THROW, settles: !draws };
}
