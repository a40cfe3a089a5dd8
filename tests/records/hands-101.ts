/** Matches of 101 Okey that deal chosen hands. The okey is the red 9. */

import { Game } from "../../www/pkg/istaka/istaka.js";
import { type Deal, dealt, type Hand, keptWith } from "./dealt.ts";

interface Position extends Deal {
  /** The melds on the rack if a tile has been drawn to one. */
  readonly rack?: Hand;
}

const INDICATOR = "R8";

/** Series worth 100, a tile that fits each meld of the opponent, and loose tiles. */
const HUNDRED: Hand = [
  "R11 R12 R13",
  "Y10 Y11 Y12",
  "R7 Y7 B7 K7",
  "R1 B1 K1",
  "R4 K6 B4 Y2 Y5 B5 K9 B8 Y8",
];

/** Series worth 102, one of them with an okey as red 4. */
const OPENING = "R3 R9 R5 | K3 K4 K5 | K11 K12' K13 | B9 B10' B11 B12";
const OTHER: Hand = [...OPENING.split(" | "), "Y1 Y3 B2 B2' K2 K13' Y9 Y6"];

/** The opponent opens and throws the fourth 1. */
const OPENED = ["0 discard Y5", "2 draw", `2 open ${OPENING}`, "2 discard Y1"];

const TWO = { rules: "yuzbir players=2", hands: [HUNDRED, OTHER], stock: "Y4 R10" };

/** Everything but two tiles can be opened; one is added, the other is exchanged for the okey. */
const WHOLE: Hand = [
  "R3 R9 R5",
  "K3 K4 K5",
  "R4",
  "R11 R12 R13",
  "Y11 Y12 Y13",
  "K6",
  "B10 B11 B12 B13",
  "R7 Y7 B7 K7",
];

/** Five pairs, and no series. */
const PAIRS: Hand = [
  "R3 R3'",
  "Y6 Y6'",
  "K1 K1'",
  "B11 B11'",
  "R12 R12'",
  "R1 R6 Y2 Y9",
  "K4 K7 K10 B2 B5 B8 Y13 K13",
];

/** The openings of four players, who lay 18 series of 70 tiles in the first turn. */
const LATE = [
  "R13 K13 B13 Y13 | R10 R11 R12 R13' | R1 Y1 B1 | R3 Y3 K3 | K1 K2 K3'",
  "R8' Y8 B8 K8 | Y6 Y7 Y8' Y9 Y10 Y11 | B9 B10 B11 B12 B13' | R2 Y2 K2'",
  "R3' R4 R5 R6 R7 | B5 B6 B7 B8' B9' | Y12 B12' K12 | R10' R11' R9 | Y4 B4 K4",
  "B1' B2 B3 B4' | Y6' Y7' R9' Y9' Y10' | Y5 B5' K5 | K10 K11 K12' K13'",
];

/** The other tiles of these players, and the stock of their turns. */
const LEFT = ["K4' R12' R6' Y3' K7'", "Y1' K6 Y13'", "R2' K6'", "R4' K8' Y5' R7' Y11'"];
const DRAWN = "K7 B10' B6' K9";

const POSITIONS = {
  /** The first turn: the series on the rack count 100. */
  begun: TWO,
  /** The opponent has opened with 102 and thrown a tile that makes them 101. */
  offered: { ...TWO, actions: OPENED },
  /** The player has drawn a tile instead that makes them 110. */
  opening: {
    ...TWO,
    actions: [...OPENED, "0 draw"],
    rack: ["R10 R11 R12 R13", "Y10 Y11 Y12", "R7 Y7 B7 K7", "R1 B1 K1"],
  },
  /** The player opened a turn ago, and has drawn a tile that fits nowhere. */
  later: {
    ...TWO,
    stock: "Y4 R10 Y7' Y8'",
    actions: [
      ...[...OPENED, "0 draw", "0 open R10 R11 R12 R13 | Y10 Y11 Y12 | R7 Y7 B7 K7"],
      ...["0 discard Y2", "2 draw", "2 discard Y7'", "0 draw"],
    ],
  },
  raising: { ...TWO, rules: "yuzbir_katlamali players=2", actions: OPENED },
  unaided: { ...TWO, rules: "yuzbir players=2 assist=no", actions: [...OPENED, "0 draw"] },
  pairs: { rules: "yuzbir players=2", hands: [PAIRS] },
  /** The pairs have to be announced. */
  silent: { rules: "yuzbir players=2 declare-pairs=yes", hands: [PAIRS] },
  /** The player has opened with pairs, and may look through both piles. */
  looking: {
    rules: "yuzbir players=2 inspect=pairs-all",
    hands: [PAIRS],
    stock: "Y4 R10 B13 Y7 Y11",
    actions: [
      `0 open ${PAIRS.slice(0, 5).join(" | ")}`,
      ...["0 discard R1", "2 draw", "2 discard Y4", "0 draw", "0 discard R6"],
      ...["2 draw", "2 discard B13", "0 draw"],
    ],
  },
  /** Late in a round: 18 series lie on the table, and the player holds five tiles. */
  late: {
    rules: "yuzbir",
    hands: LATE.map((melds, seat) => [...melds.split(" | "), LEFT[seat] ?? ""]),
    stock: DRAWN,
    actions: [
      ...[`0 open ${LATE[0]}`, "0 discard K7'", "1 draw", `1 open ${LATE[1]}`, "1 discard K7"],
      ...["2 draw", `2 open ${LATE[2]}`, "2 discard B10'", "3 draw", `3 open ${LATE[3]}`],
      ...["3 discard B6'", "0 draw"],
    ],
    rack: ["R6' Y3'", "K9"],
  },
  whole: { rules: "yuzbir players=2", hands: [WHOLE] },
  partners: { rules: "yuzbir_esli", hands: [WHOLE] },
  /** Series worth 108, and a tile that makes a run or a group with both okeys. */
  double: {
    rules: "yuzbir players=2",
    hands: [
      ["R11 R12 R13", "Y11 Y12 Y13", "B11 B12 B13", "K5 R9 R9'", "R1 R3 Y2 Y4 Y6 K1 K8 B1 B4 B9"],
    ],
  },
} satisfies Readonly<Record<string, Position>>;

/** Finishes the round of `whole` or `partners` with the okey. */
export const FINISH = [
  `0 open ${WHOLE.filter((row) => row.includes(" ")).join(" | ")}`,
  "0 add K6 1.3",
  "0 exchange R4 0.1",
  "0 discard R9",
];

export type PositionOf101 = keyof typeof POSITIONS;

/** Returns the match at the player's turn, as it is kept, with the melds arranged on the rack. */
export function matchOf101(at: PositionOf101) {
  const { rack, ...deal }: Position = POSITIONS[at];
  const match = dealt({ ...deal, indicator: INDICATOR });
  if (Game.load(match).view(0).table?.turn !== 0) throw new Error("it is the player's turn");
  return keptWith(match, rack ?? deal.hands[0] ?? []);
}

/** Returns a match whose first round the player has finished, with everything that costs more. */
export function finishedOf101(at: "whole" | "partners" = "whole"): string {
  return `${matchOf101(at).match}${FINISH.join("\n")}\n`;
}
