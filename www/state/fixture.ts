/** A match of a contest, as the table knows it. */

/** A match of a contest, with the standing that the table shows. */
export interface Fixture {
  /** The start of the contest, which identifies it. */
  readonly contest: string;
  /** The names of the bots, in the order of their seats. */
  readonly names: readonly string[];
  /** The number of rounds after which the fixture is over, even if the match is not. */
  readonly mostRounds: number;
  /** Seconds for a turn; 0 is no limit. */
  readonly seconds: number;
  /** The round of the contest; 0 if the fixture is the whole contest. */
  readonly round: number;
  /** The chips in the contest, by seat; empty if only points count. */
  readonly chips: readonly number[];
  /** The points in the contest, by seat, if each round is a match of its own; else empty. */
  readonly points: readonly number[];
  /** The chips won in the round, by seat; empty before its end. */
  readonly gained: readonly number[];
  /** True once the contest has taken the result. */
  readonly reported?: boolean;
}

/** Returns true if the contest counts chips or points, not the match at the table. */
export function isCountedThere(fixture: Fixture | null): fixture is Fixture {
  return fixture !== null && fixture.chips.length + fixture.points.length > 0;
}
