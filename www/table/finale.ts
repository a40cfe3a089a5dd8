/** The times of a round's end, as a winner's melds are laid open one by one. */

export interface Finale {
  /** Whether it is the player's own. */
  readonly own: boolean;
  /** Whether it counts more than others. */
  readonly special: boolean;
  /**
   * When each meld sets out and when it lies there; all times in milliseconds at the usual pace.
   */
  readonly melds: readonly { readonly start: number; readonly landed: number }[];
  /** When light falls on the whole hand, and when it has passed. */
  readonly lit: number;
  readonly end: number;
}

/** From one tile of a meld to the next, and its way. */
export const STEP = 40;
export const WAY = 260;
