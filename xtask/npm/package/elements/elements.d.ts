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

declare global {
  interface HTMLElementTagNameMap {
    "okey-tiles": HTMLElement;
    "okey-position": HTMLElement;
    "okey-game": HTMLElement;
  }
}
