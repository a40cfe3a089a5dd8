/** The position of a puzzle, as text (docs/notation.md). */

import { textOf } from "../base/position-text";
import type { PuzzleKind } from "../embed/notation";
import type { PuzzleView } from "../pkg/figures/istaka";

/** The rules by which puzzles are asked, by kind (docs/puzzles.md). */
const RULES: Readonly<Record<PuzzleKind, string>> = {
  throw: "turkish",
  finish: "turkish",
  lay: "rummi80",
  open: "yuzbir",
  fromHand: "yuzbir",
  playable: "yuzbir",
  last: "yuzbir",
};

/** The seat of the player. */
const OWN = "0";

/** Returns the position of a puzzle; melds on a table of 101 Okey are taken for the player's. */
export function positionOf({ kind, indicator, hand, table }: PuzzleView): string {
  const fields = [
    ...(indicator === null ? [] : [{ name: "indicator", words: [indicator] }]),
    { name: "hand", words: hand },
    // Only a table of series has no indicator.
    ...(indicator === null
      ? [{ name: "table", words: table.flatMap((row, i) => (i === 0 ? row : ["|", ...row])) }]
      : table.map((row) => ({ name: "meld", words: [OWN, ...row] }))),
  ];
  return textOf({ rules: RULES[kind], fields });
}
