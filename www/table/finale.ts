/** Timing of the end of a round, when a winner's melds are laid open one by one. */

export interface Finale {
  /** True if the player has won. */
  readonly own: boolean;
  /** True for a win that counts more than a usual one. */
  readonly special: boolean;
  /** Start and landing of each meld; all times in milliseconds at the usual pace. */
  readonly melds: readonly { readonly start: number; readonly landed: number }[];
  /** Times at which the light on the whole hand begins and ends. */
  readonly lit: number;
  readonly end: number;
}

/** Delay from one tile of a meld to the next, and duration of a tile's flight. */
export const STEP = 40;
export const WAY = 260;

/** Milliseconds until the result follows the last tile of a round, and longer for a special win. */
const LOOK = 700;
const MORE = 500;

/** Returns the timing of an end at which no melds are laid open. */
export function plainFinale(own: boolean, special: boolean): Finale {
  return { own, special, melds: [], lit: WAY, end: WAY + LOOK + (special ? MORE : 0) };
}
