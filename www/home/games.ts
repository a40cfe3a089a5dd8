/** The tables of home on which no match has been played: a dealt hand for each game. */

import type { GameName } from "../engine/views";

/**
 * Tiles as they lie: "R4", "F" for the false joker, "J" for a joker, "X" for a back; "*" marks a
 * wild tile, "." a gap, ">" the arrow from the indicator to the okey.
 */
export interface Lying {
  readonly hand: string;
  /** The middle of the table. */
  readonly middle: string;
}

export const DEALT: Readonly<Record<GameName, Lying>> = {
  okey: {
    hand: "R3 R4 R5 . B9 K9 Y9 . Y11 Y12* Y13 . K6 K7 . B2 B2 . R10",
    middle: "X . Y11 . > . Y12*",
  },
  okey101: {
    hand: "R11 R12 R13 . Y7 F K7 . K2 K3 K4 K5 . Y12 B12 K12 . B4 B5 . R1 Y1 . K9 Y9 . R4 B13 R8",
    middle: "X . B6 . > . B7*",
  },
  rummi: {
    hand: "R7 R8 R9 . B2 K2 Y2 . Y5 Y6 . K9 K10 . B4 R1 Y3 B10",
    middle: "B8 Y8 K8 . R4 R5 R6",
  },
};

/** Returns tiles by the groups in which they lie. */
export function groupsIn(lying: string): string[][] {
  const groups = lying.split(/(?:^|\s)\.(?=\s|$)/);
  return groups.map((group) => group.split(/\s+/).filter(Boolean)).filter(({ length }) => length);
}

/** The gap between two groups, as a share of a tile. */
const GAP = 0.5;

/** Returns groups in two tiers of about the same length, and that of the longer one in tiles. */
export function tiersOf(groups: readonly string[][]): { tiers: string[][][]; columns: number } {
  const lengthOf = (some: readonly string[][]): number =>
    some.flat().length + GAP * Math.max(0, some.length - 1);
  const splits = [...groups, []].map((_, at) => {
    const tiers = [groups.slice(0, at), groups.slice(at)];
    return { tiers, columns: Math.max(...tiers.map(lengthOf)) };
  });
  // With two equal splits the upper tier is the longer one.
  return splits.reduce((best, one) => (one.columns <= best.columns ? one : best));
}
