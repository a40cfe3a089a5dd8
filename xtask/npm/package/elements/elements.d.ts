/**
 * Types of the events and elements of `istaka/elements`. Importing the module defines the elements.
 */

/**
 * Detail of the event `verdict` of `<okey-tiles>`, dispatched when the engine has judged its claim.
 */
export interface Verdict {
  readonly holds: boolean;
  /** A stable name of the finding. */
  readonly code: string;
}

/** Detail of the event `move` of `<okey-position>`, dispatched when another position is shown. */
export interface Moment {
  /** The round, from 1. */
  readonly round: number;
  /** Number of played actions of the round. */
  readonly action: number;
}

/**
 * Detail of the event `solved` of `<okey-puzzle>`, dispatched once, when it is answered or given
 * up.
 */
export interface Solved {
  /** True if the answer is right. */
  readonly solved: boolean;
  readonly kind: "throw" | "finish" | "lay";
  readonly grade: "easy" | "medium" | "hard";
}

declare global {
  interface HTMLElementTagNameMap {
    "okey-tiles": HTMLElement;
    "okey-position": HTMLElement;
    "okey-puzzle": HTMLElement;
    "okey-game": HTMLElement;
  }
}
