/** The lesson at the analysis: a hand that lacks three tiles, its answer, and an action. */

import { type PositionText, tilesIn } from "../base/position-text";

/** The name of the lesson among those that are finished. */
export const ASK = "ask";

/** The position with which the lesson begins, and the tiles that its hand lacks. */
export const BEGUN = "turkish; indicator Y1; hand R2 R3 Y9 Y10 Y11 B7 B8 B9 K4 K5 K6; pile 3 R5";
const LACKING: readonly string[] = ["R1", "R4", "R13"];

/** The number of steps: tiles are tapped, the answer is read, an action is played. */
export const STEPS = 3;

export class Guide {
  /** The step, from 0. */
  step = 0;
  /** The text of which the best action was to be played; null before that step. */
  #asked: string | null = null;

  constructor(
    /** The text of the position before the lesson. */
    readonly before: string,
  ) {}

  /** Returns the tiles that are still to be tapped. */
  lacking(position: PositionText): readonly string[] {
    const hand = tilesIn(position, { field: "hand", at: 0 });
    return LACKING.filter((tile) => !hand.includes(tile));
  }

  /** Goes on to the answer if the judged position has all tiles. */
  judged(position: PositionText): void {
    if (this.step === 0 && this.lacking(position).length === 0) this.step = 1;
  }

  /** Goes on to the last step, in which an action of this text is played. */
  next(text: string): void {
    this.step = 2;
    this.#asked = text;
  }

  /** Returns true once an action was played. */
  isPlayed(text: string): boolean {
    return this.#asked !== null && this.#asked !== text;
  }
}
