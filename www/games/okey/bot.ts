/** How long a bot's move takes. */

import type { RoundView } from "../../pkg/istaka";
import type { BotMove } from "../game";

/** Milliseconds at the usual pace, the way of the tile included. */
const DRAW = 880;
const THROW = 780;

/** A throw can be taken back until the next player has thrown. */
export function botMove({ phase }: Pick<RoundView, "phase">): BotMove {
  const draws = phase === "draw";
  return { time: draws ? DRAW : THROW, settles: !draws };
}
