/** A match of 101 Okey for two that deals chosen hands. The okey is the red 9. */

import { readFileSync } from "node:fs";
import { Game, initSync } from "../../www/pkg/istaka/istaka.js";

/** Series worth 100, a tile that fits each meld of the opponent, and loose tiles. */
const HAND = "R11 R12 R13 Y11 Y12 Y13 R7 Y7 B7 K7 R4 K6 B1 B4 Y2 Y5 R1 K10 B10 K12 B8 Y9".split(
  " ",
);

/** Series worth 102, one of them with an okey as red 4. */
const OPENING = "R3 R9 R5 | K3 K4 K5 | K11 K12' K13 | B9 B10' B11 B12";
const OTHER = [...OPENING.split(/[ |]+/), ..."Y1 Y1' B2 B2' B6 K1 K1' Y3".split(" ")];

/** The indicator, and the stock: the opponent draws first. */
const STOCK = ["R8", "Y4", "R10"];

/** The rack at the deal, and with the red 10 drawn beside its meld. */
const RACKS = {
  begun: [HAND.slice(0, 3), HAND.slice(3, 6), HAND.slice(6, 10)],
  opening: [["R10", ...HAND.slice(0, 3)], HAND.slice(3, 6), HAND.slice(6, 10)],
};

const ACTIONS = ["0 discard Y5", "2 draw", `2 open ${OPENING}`, "2 discard Y1", "0 draw"];

/** The match at the player's first turn, or when the opponent has opened and the player drawn. */
export function matchOf101(at: keyof typeof RACKS) {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const rules = "yuzbir players=2";
  const fresh = new Game({ rules, seed: "1" });
  fresh.deal();
  const lines = fresh.save().split("\n");
  const wall = lines.findIndex((line) => line.startsWith("round "));
  const first = [...HAND, ...OTHER, ...STOCK];
  const rest = (lines[wall] ?? "").split(" ").slice(1);
  const others = rest.filter((tile) => !first.includes(tile));
  const head = [...lines.slice(0, wall), `round ${[...first, ...others].join(" ")}`];
  const played = at === "begun" ? [] : ACTIONS;
  const match = `${[...head, ...played].join("\n")}\n`;
  const { table } = Game.load(match).view(0);
  if (table?.turn !== 0) throw new Error("it is the player's turn");
  const melds = RACKS[at];
  const loose = table.hand.filter((tile) => !melds.flat().includes(tile));
  return { match, ...rackOf([...melds, loose]) };
}

/** Puts rows side by side with a gap after each meld, ten slots a tier. */
function rackOf(rows: readonly (readonly string[])[]) {
  const columns = 10;
  const [a = [], b = [], c = [], loose = []] = rows;
  const gap = null;
  const tier = (tiles: readonly (string | null)[]) =>
    Array.from({ length: columns }, (_, i) => tiles[i] ?? null);
  const upper = tier([...a, gap, ...b]);
  const middle = tier([...c, gap, ...loose.slice(0, 3)]);
  return { columns, slots: [...upper, ...middle, ...tier(loose.slice(3))] };
}
