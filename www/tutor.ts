/** Gives hints by itself in the round in which somebody is shown how to play. */

import { isLesson, type State } from "./state";
import type { GameView } from "./views";

export class Tutor {
  /** The situation about which it has asked. */
  #asked: GameView | null = null;

  constructor(private readonly hint: () => void) {}

  follow(state: State): void {
    const { game, hint, notice } = state;
    const table = game?.table;
    if (!isLesson(state) || !table || table.turn !== table.seat || notice) return;
    if (hint) {
      // Where something else takes it away, as a change of language does, it is given again.
      this.#asked = null;
      return;
    }
    if (this.#asked === game) return;
    this.#asked = game;
    this.hint();
  }
}
