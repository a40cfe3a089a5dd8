/** How fast tiles travel and bots play: the settings' choices as figures. */

import type { Settings } from "./settings";

/** Both are shares of what is usual. */
export interface Pace {
  /** How long a tile is on its way; 0 is no motion at all. */
  readonly travel: number;
  /** How long bots take, and how long what happened stays before the game goes on. */
  readonly wait: number;
}

/**
 * Milliseconds at the usual pace: after a deal, and before the end of a
 * round that all can see is explained.
 */
export const DEAL = 1700;
export const END = 1500;

/** So soon after the end of a round a tap is not meant to hurry what has only just begun. */
export const UNSEEN = 500;

/** What the player may not have meant can be taken back for so many milliseconds. */
export const GRACE = 1500;

/** What is left of a pause that the player does not want to wait for. */
export const HURRIED = 0.3;

const PACES: Readonly<Record<Settings["pace"], Pace>> = {
  slow: { travel: 1.5, wait: 1.6 },
  normal: { travel: 1, wait: 1 },
  fast: { travel: 0.6, wait: 0.4 },
  instant: { travel: 0, wait: 0 },
};

/**
 * Who has switched motion off, here or in the system, gets none, at whatever pace the bots play.
 * Those who only watch, because they are out, have everything twice as fast.
 */
export function paceOf({ pace, still }: Settings, reduced: boolean, watching: boolean): Pace {
  const { travel, wait } = PACES[pace];
  const haste = watching ? 0.5 : 1;
  return { travel: reduced || still ? 0 : travel * haste, wait: wait * haste };
}
