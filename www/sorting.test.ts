/** Sorting shows all tiles, and together what may belong together. */

import { expect, it } from "vitest";
import { byGroups, byPairs } from "./orders";
import type { TileView } from "./pkg/istaka";
import { byRuns } from "./sorting";

/** Indicator B6: B7 is wild and a false joker is a blue 7. */
const okey = tile("B7");

function tile(text: string): TileView {
  if (text.startsWith("F")) return { tile: text, color: null, number: null, wild: false };
  const color = text.charAt(0) as "R" | "Y" | "B" | "K";
  const number = Number.parseInt(text.slice(1), 10);
  return { tile: text, color, number, wild: color === "B" && number === 7 };
}

function hand(text: string): TileView[] {
  return text.split(" ").map(tile);
}

function show(blocks: string[][]): string {
  return blocks.map((block) => block.join(" ")).join(" | ");
}

it("brings runs together, 1 behind 13, the false joker as the tile it is", () => {
  const tiles = hand("R12 B8 R1 F B6 R13 Y4 R12'");
  expect(show(byRuns(tiles, okey))).toBe("R12 R13 R1 | B6 F B8 | R12' | Y4");
});

it("brings groups together, doubles and pairs apart", () => {
  const tiles = hand("R9 Y9 K9 R9' B2 B2' Y5 F R7 K7");
  expect(show(byGroups(tiles, okey))).toBe("R7 F K7 | R9 Y9 K9 | B2 B2' | Y5 R9'");
});

it("brings twins together, the false joker as the tile it is", () => {
  const tiles = hand("R9 K3 R9' F B2 F' R1 Y5 R9");
  expect(show(byPairs(tiles, okey))).toBe("R9 R9' | F F' | R1 R9 Y5 B2 K3");
});

it("keeps wild tiles apart", () => {
  expect(show(byRuns(hand("B7 R1 B7'"), okey))).toBe("R1 | B7 B7'");
  expect(show(byGroups(hand("B7 R1 B7'"), okey))).toBe("R1 | B7 B7'");
  expect(show(byPairs(hand("B7 R1 B7'"), okey))).toBe("R1 | B7 B7'");
});

it("shows every tile once", () => {
  const tiles = hand("R1 R1' R2 R3 R3' R13 K13 Y13 B13 K13' F F' B7 Y1 B6");
  for (const blocks of [byRuns, byGroups, byPairs].map((order) => order(tiles, okey))) {
    expect(blocks.flat().sort()).toEqual(tiles.map((held) => held.tile).sort());
  }
});
