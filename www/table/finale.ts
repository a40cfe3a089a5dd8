/** Timing of the end of a round, when a winner's melds are laid open one by one. */

export interface Finale {
  /** True if the player has won. */
  readonly own: boolean;
  /** True for a win that counts more than a usual one. */
  readonly special: boolean;
  /** Start and landing of each meld; all times in milliseconds at the usual pace. */
  readonly melds: readonly { readonly start: number; readonly landed: number }[];
  /** The time at which the whole win lies there: the light on it begins. */
  readonly lit: number;
  /** The time at which the light ends. */
  readonly end: number;
}

/** Delay from one tile of a meld to the next, and duration of a tile's flight. */
export const STEP = 40;
export const WAY = 260;

/** Returns the timing of an end at which no melds are laid open. */
export function plainFinale(own: boolean, special: boolean): Finale {
  return { own, special, melds: [], lit: WAY, end: WAY };
}
