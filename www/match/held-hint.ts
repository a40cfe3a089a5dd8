/**
 * Holds a hint back while the player tries first: it is told when it is asked for once more, or
 * compared with the move that the player makes instead.
 */

import type { GameView, HintView } from "../engine/views";
import type { GameUi } from "../games/game";
import { brief, tell } from "../locales/messages";
import type { Laying } from "../state/laying";
import type { Hint, Notice, Store } from "../state/state";

/** Shown in place of the hint. */
export const TRY: Hint = {
  ...{ id: "hint-try", tiles: [], place: null, counted: [] },
  ...{ given: null, step: 0 },
};

interface Held {
  readonly given: HintView;
  /** The position: every move replaces it, and undo does too. */
  readonly game: GameView;
  /** The unfinished table at which the hint was asked for. */
  readonly laying: Laying | null;
  /** True once the hint was told. */
  readonly told: boolean;
}

export class HeldHint {
  #last: Held | null = null;

  constructor(private readonly store: Store) {}

  /** The hint that was asked for in this position; null without one. */
  get given(): HintView | null {
    return this.#held?.given ?? null;
  }

  /** Holds a hint back if the player wants to try first. Returns false if it is to be told now. */
  holds(given: HintView): boolean {
    const { game, laying, settings } = this.store.state;
    const told = this.#held !== null;
    this.#last = game && settings.guess ? { given, game, laying, told } : null;
    return this.#last !== null && !told;
  }

  /** Compares the player's move with the hint that was held back; null if there was none. */
  compared(action: string, ui: GameUi): Notice | null {
    const held = this.#held;
    if (!held || held.told) return null;
    const { given, game, laying } = held;
    const { state } = this.store;
    if (ui.follows(given, action, state, laying)) return { id: "hint-tried", kind: "answer" };
    const told = ui.hint(given, 1, game, laying);
    const args = { said: tell(told), brief: tell(brief(told)) };
    return { id: "hint-tried-other", args, kind: "answer" };
  }

  get #held(): Held | null {
    return this.#last?.game === this.store.state.game ? this.#last : null;
  }
}
