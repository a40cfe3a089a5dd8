/** What `istaka/elements` makes known to a page. Importing it defines the elements. */

/** `<okey-tiles>` tells this when the engine has judged its claim. */
export interface Verdict {
  readonly holds: boolean;
  /** A stable name of what the tiles are. */
  readonly code: string;
}

/** `<okey-position>` tells this when another moment is shown. */
export interface Moment {
  /** From 1. */
  readonly round: number;
  /** How many actions of the round have been played. */
  readonly action: number;
}

/** `<okey-puzzle>` tells this as `solved`, once, when it is answered or given up. */
export interface Solved {
  /** Whether the answer is right. */
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
