/** Requests hints for the player in the round in which the player learns the game. */

import type { GameView } from "../engine/views";
import { isLesson, type State } from "../state/state";

export class Tutor {
  /** The view for which a hint was requested. */
  #asked: GameView | null = null;

  constructor(private readonly hint: () => void) {}

  follow(state: State): void {
    const { game, hint, notice } = state;
    const table = game?.table;
    if (!isLesson(state) || !table || table.turn !== table.seat || notice) return;
    if (hint) {
      // Requests the hint again if something removes it, for example a change of language.
      this.#asked = null;
      return;
    }
    if (this.#asked === game) return;
    this.#asked = game;
    this.hint();
  }
}
