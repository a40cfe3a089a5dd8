/** A match that is shown in another page: what its author gives, and what an engine says of it. */

import type { GameView, PlayedView } from "../engine/views";

/** The moment that an author's attributes name. */
export interface Moment {
  readonly record: string;
  /** Round and action, from 0; null is the end of the record. */
  readonly at: readonly [number, number] | null;
  readonly seat: number;
  readonly open: "own" | "all" | "none";
  /** The names by seat; empty if the author gives none. */
  readonly names: readonly string[];
  /** The words below it; empty if there are none. */
  readonly caption: string;
  /** True if the moves are listed. */
  readonly listed: boolean;
}

/** A match and its engine. */
export interface Film {
  readonly rounds: readonly PlayedView[];
  /** Returns the view of each seat after a number of actions of a round. */
  scene(round: number, actions: number): readonly GameView[];
}
