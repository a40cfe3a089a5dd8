/** What the engine answers when the match is to change. */

import type { Done, EventView, Game, GameView, TimedOut } from "../pkg/istaka/istaka";
import { type Refusal, refusalIn } from "./refusal";

/** The match after what was done, or why it was not. */
export type Outcome =
  | {
      readonly ok: true;
      readonly game: GameView;
      /** What was played, as everybody saw it, in order; empty after a deal and the like. */
      readonly events: readonly EventView[];
      readonly saved: string;
      /** What is said before the next deal so that it can be checked; null where nothing is. */
      readonly commitment: string | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The person's seat. */
const SEAT = 0;

/** What a `Game` answers to a move, and to the end of a turn whose time was up. */
type Answered = Done<EventView, GameView> | TimedOut<EventView, GameView>;

/**
 * Does something with a match, and returns the match as it is then. Errors lose their fields
 * between threads, so refusals travel as values.
 */
export function outcomeOf(action: () => unknown, current: () => Game): Outcome {
  try {
    // Other methods answer nothing.
    const answer = action() as Answered | undefined;
    const game = current();
    return {
      ok: true,
      game: answer?.view ?? game.view(SEAT),
      events: answer ? ("events" in answer ? answer.events : [answer.event]) : [],
      saved: game.save(),
      commitment: game.commitment ?? null,
    };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}
