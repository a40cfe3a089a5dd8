/** A lesson that is played in place of a match, or a mistake that is tried again. */

/** A step, counted from 0 by `at`, and the things that it points at. */
export interface Taught {
  readonly at: number;
  /** The tiles of the rack, and the name of the control of the table, that the step points at. */
  readonly tiles: readonly string[];
  readonly place: string | null;
  /** The place to which its tiles go once they are chosen. */
  readonly goes?: string;
  /** The action of a tap on them, in a staged hand that waits for it; null elsewhere. */
  readonly leads: string | null;
  /** True where the button alone leads to the next step. */
  readonly reads?: boolean;
  /** True in a first hand, even while others play. */
  readonly staged?: boolean;
  /** True where the player plays freely, so that hints may lead. */
  readonly free?: boolean;
  /** True where a mistake is tried again in place of a lesson. */
  readonly again?: boolean;
}

/** Returns true while a mistake is tried again: nothing may tell the answer before it is given. */
export function isTried(taught: Taught | null): boolean {
  return taught?.again === true && taught.reads !== true;
}
