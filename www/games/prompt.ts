/** The prompts that every game has outside the turn of the player. */

import type { RoundView } from "../engine/views";
import { knows, seatName, seatNames } from "../locales/messages";
import { isAsked, type Sentence, type State } from "../state/state";

type RoundOf<S extends State> = NonNullable<NonNullable<S["game"]>["table"]>;

/**
 * Returns the prompt: `own` in the turn of the player, else one for the deal, the winners, or the
 * turn of somebody else, by default `prompt-wait`, or how to go on to it.
 */
export function promptIn<S extends State>(
  state: S,
  winners: readonly number[],
  own: (table: RoundOf<S>) => Sentence,
  waits = "prompt-wait",
): Sentence {
  const table = state.game?.table as RoundOf<S> | null | undefined;
  if (!table) return { id: "prompt-deal" };
  const { turn, seat } = table;
  if (turn === null) return wonBy(winners, seat);
  if (table.ownTurn) return own(table);
  const name = seatName(turn);
  if (state.halted)
    return { id: "prompt-step", args: { name, keys: state.settings.keys ? "on" : "off" } };
  return { id: isAsked(state) ? "prompt-ready" : waits, args: { name } };
}

/** Names the winners, once the texts for it are loaded. */
function wonBy(winners: readonly number[], seat: number): Sentence {
  const id = winners.includes(seat) ? "prompt-you-won" : "prompt-won";
  if (winners.length === 0 || !knows(id)) return { id: "prompt-over" };
  return { id, args: { name: seatNames(winners) } };
}

/**
 * Returns what the card says in another player's turn: a rule while the player waits for the first
 * time in the round, later only whose turn it is.
 */
export function waitIn({ seat, history }: RoundView, turn: number, rule: Sentence): Sentence {
  const other = history.findIndex((event) => event.seat !== seat);
  const again = other >= 0 && history.slice(other).some((event) => event.seat === seat);
  return again ? { id: "prompt-wait", args: { name: seatName(turn) } } : rule;
}
