/** A match that is shown in another page: what its author gives, and what an engine says of it. */

import type { GameView, PlayedView } from "../views";

/** What an author gives. */
export interface Moment {
  readonly record: string;
  /** Round and action, from 0; null is the end of the record. */
  readonly at: readonly [number, number] | null;
  readonly seat: number;
  readonly open: "own" | "all" | "none";
  /** By seat; empty where the author names nobody. */
  readonly names: readonly string[];
}

/** A match and its engine. */
export interface Film {
  readonly rounds: readonly PlayedView[];
  /** What each seat saw when so many actions of a round had been played. */
  scene(round: number, actions: number): readonly GameView[];
}
