/** The matches that are played by ear. */

import { readFileSync } from "node:fs";
import { dealt, keptWith } from "../records/dealt.ts";
import { matchOf } from "../records/hands.ts";
import { matchOf101 } from "../records/hands-101.ts";
import { cardsOf, deckOf } from "../records/mistakes.ts";
import { fileOf } from "../records/positions.ts";

/** Two tiles are missing, which come with the first two draws. The okey is the red 9. */
const OKEY = ["R3 R4 R5 R6", "K7 K8 K9", "Y10 B10 K10", "B1 B2", "R13 B7 Y4"];

/** An opening, two runs that grow, and a group for which the table has to be rebuilt. */
const RUMMI = ["R8 R9 R10", "B7 B8 B9 B10", "B11 B12", "Y7 K7", "R1 R2 R3"];

export const MATCHES = {
  okey: () => {
    const deal = { rules: "turkish", hands: [OKEY], indicator: "R8" };
    return keptWith(dealt({ ...deal, stock: "K13 Y6 B3 B11 R12 B4 Y8 K4" }), OKEY);
  },
  /** Everything but two tiles can be opened; the round ends with this turn. */
  whole: () => matchOf101("whole"),
  /** The player and the opponent have opened. */
  later: () => matchOf101("later"),
  rummi: () => keptWith(matchOf("rummi106 players=2", [RUMMI.join(" ")]), RUMMI),
};

/** Returns two mistakes of a round as they are kept, and due. */
export function mistakes(): object {
  const cards = cardsOf(readFileSync(fileOf("regretted"), "utf8"));
  return deckOf(cards.slice(0, 2))["istaka.mistakes"];
}
