/** The engine's answer to a change of the match. */

import { answer, type Refusal, refusalIn } from "./refusal";
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
      /** The thinking time of the player to move, as a share of the usual time. */
      readonly ponders: number;
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
    const done = action() as Answered | undefined;
    const game = current();
    const view = done?.view ?? game.view(SEAT);
    const count = done && "events" in done ? done.events.length : done ? 1 : 0;
    const { history = [] } = view.table ?? {};
    return {
      ok: true,
      game: view,
      events: history.slice(history.length - count),
      saved: game.save(),
      commitment: game.commitment ?? null,
      ponders: pondersIn(game, view),
    };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}

/** Returns the thinking time of a bot that is to move; that of others is the usual one. */
function pondersIn(game: Game, { table }: GameView): number {
  if (!table || table.turn === null || table.turn === SEAT) return 1;
  const share = answer(() => game.ponders() / 100);
  return share.ok ? share.value : 1;
}
