/** The pace of motion and bots: the settings as figures. */

import type { Settings } from "../settings/settings";

/** Shares of the usual durations. */
export interface Pace {
  /** The duration of motion; 0 is none. */
  readonly travel: number;
  /** The duration of bot moves and of pauses after events. */
  readonly wait: number;
}

/** Milliseconds at the usual pace after a deal, and before the end of a round is explained. */
export const DEAL = 1700;
export const END = 1500;

/** Milliseconds, at any pace with pauses, for which a win lies on the table before its result. */
export const STANDS = 3000;

/** Milliseconds after the end of a round in which a tap does not speed it up. */
export const UNSEEN = 500;

/**
 * The most milliseconds at the usual pace that bots wait: before a further action of the same turn,
 * in a turn, and in all turns between two of the player. With what they need to decide, a turn
 * takes 3 s at most, and those of three bots 6 s.
 */
export const FURTHER = 300;
export const TURN = 2800;
export const TURNS = 5600;

/** Milliseconds that bots have waited when the table offers to speed them up. */
export const LONG_WAIT = 3000;

/** Milliseconds in which an unintended action can be undone. */
export const GRACE = 1500;

/** The share of a pause that remains after the player speeds it up. */
export const HURRIED = 0.3;

const PACES: Readonly<Record<Settings["pace"], Pace>> = {
  slow: { travel: 1.5, wait: 1.6 },
  normal: { travel: 1, wait: 1 },
  fast: { travel: 0.6, wait: 0.4 },
  instant: { travel: 0, wait: 0 },
};

/**
 * Returns the pace. `reduced` is the system's wish for no motion. A player who is out, `watching`,
 * sees double speed; in a contest with `timed` turns nothing is slower than fast.
 */
export function paceOf(
  { pace, still }: Settings,
  reduced: boolean,
  watching: boolean,
  timed = false,
): Pace {
  const { travel, wait } = PACES[timed && pace !== "instant" ? "fast" : pace];
  const haste = watching ? 0.5 : 1;
  return { travel: reduced || still ? 0 : travel * haste, wait: wait * haste };
}
