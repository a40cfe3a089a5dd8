/** The engine's answer to a change of the match. */

import { type Refusal, refusalIn } from "./refusal";
import type { Done, EventView, Game, GameView, TimedOut } from "./views";

/** The match after an action, or the refusal of it. */
export type Outcome =
  | {
      readonly ok: true;
      readonly game: GameView;
      /** The last events of the view's history, which the change has added; empty after a deal. */
      readonly events: readonly EventView[];
      readonly saved: string;
      /** The commitment to the next deal; null without one. */
      readonly commitment: string | null;
      /** A program that has lost its seat before this move, and the code of the reason. */
      readonly left?: { readonly name: string; readonly code: string } | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The player's seat. */
const SEAT = 0;

/** The answer of a `Game` to a move, and to a turn that ran out of time. */
type Answered = Done | TimedOut;

/**
 * Runs an action on a match, and returns the match after it. Errors lose their fields between
 * threads, so refusals travel as values.
 */
export function outcomeOf(action: () => unknown, current: () => Game): Outcome {
  try {
    // Actions other than moves return nothing.
    const answer = action() as Answered | undefined;
    const game = current();
    const view = answer?.view ?? game.view(SEAT);
    const count = answer && "events" in answer ? answer.events.length : answer ? 1 : 0;
    const { history = [] } = view.table ?? {};
    return {
      ok: true,
      game: view,
      events: history.slice(history.length - count),
      saved: game.save(),
      commitment: game.commitment ?? null,
    };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}
