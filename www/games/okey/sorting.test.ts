/** Sorting shows all tiles, and together what may belong together. */

import { describe, expect, it } from "vitest";
import type { TileView } from "../../pkg/istaka";
import { byBest, byGroups, byPairs, layOutSorted, type Sorted } from "./orders";
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

function show(blocks: readonly string[][]): string {
  return blocks.map((block) => block.join(" ")).join(" | ");
}

/** What is complete, what is begun, and the rest. */
function parts({ whole, begun, loose }: Sorted): string[] {
  return [whole, begun, loose].map(show);
}

it("brings runs together, 1 behind 13, the false joker as the tile it is", () => {
  const tiles = hand("R12 B8 R1 F B6 R13 Y4 R12'");
  expect(show(byRuns(tiles, okey))).toBe("R12 R13 R1 | B6 F B8 | R12' | Y4");
});

it("leaves 1 in front of the others where it may not follow 13", () => {
  const tiles = hand("R12 R1 R13 R11");
  expect(show(byRuns(tiles, okey, false))).toBe("R11 R12 R13 | R1");
  const rest = ["R12", "R13", "R1"];
  const best = (highOne: boolean) => byBest(tiles, okey, { melds: [], rest }, highOne);
  expect(parts(best(true))).toEqual(["", "R12 R13 R1", ""]);
  expect(parts(best(false))).toEqual(["", "R12 R13", "R1"]);
});

it("brings groups together, doubles and pairs apart, the others by colour", () => {
  const tiles = hand("R9 Y9 K9 R9' B2 B2' Y5 F R7 K7 R3");
  expect(parts(byGroups(tiles, okey))).toEqual(["R7 F K7 | R9 Y9 K9", "B2 B2'", "R3 R9' | Y5"]);
});

it("brings twins together, the false joker as the tile it is, the others by colour", () => {
  const tiles = hand("R9 K3 R9' F B2 F' R1 Y5 R9");
  expect(parts(byPairs(tiles, okey))).toEqual(["R9 R9' | F F'", "", "R1 R9 | Y5 | B2 | K3"]);
});

it("keeps wild tiles apart", () => {
  expect(show(byRuns(hand("B7 R1 B7'"), okey))).toBe("R1 | B7 B7'");
  expect(parts(byGroups(hand("B7 R1 B7'"), okey))).toEqual(["", "B7 B7'", "R1"]);
  expect(parts(byPairs(hand("B7 R1 B7'"), okey))).toEqual(["", "B7 B7'", "R1"]);
});

it("shows which of the tiles beside the best melds are melds begun", () => {
  const tiles = hand("R1 R2 R3 Y4 Y6 Y7 F K7 R12 R13 K9 Y1");
  const melds = [["R1", "R2", "R3"]];
  const rest = ["Y4", "Y6", "F", "K7", "R12", "R13", "K9", "Y1", "Y7"];
  expect(parts(byBest(tiles, okey, { melds, rest }))).toEqual([
    "R1 R2 R3",
    "Y4 Y6 | F K7 | R12 R13",
    "Y1 Y7 | K9",
  ]);
});

it("keeps a wild tile with the meld that it is to complete", () => {
  const rest = ["R4", "B7", "K9"];
  const found = byBest(hand("R4 B7 K9"), okey, { melds: [], rest });
  expect(parts(found)).toEqual(["", "R4 B7", "K9"]);
});

it("shows every tile once", () => {
  const tiles = hand("R1 R1' R2 R3 R3' R13 K13 Y13 B13 K13' F F' B7 Y1 B6");
  const all = tiles.map((held) => held.tile);
  const flat = ({ whole, begun, loose }: Sorted) => [...whole, ...begun, ...loose].flat();
  const best = byBest(tiles, okey, { melds: [all.slice(0, 1)], rest: all.slice(1) });
  for (const sorted of [byGroups(tiles, okey), byPairs(tiles, okey), best]) {
    expect(flat(sorted).sort()).toEqual([...all].sort());
  }
  expect(byRuns(tiles, okey).flat().sort()).toEqual([...all].sort());
});

describe("a sorted hand is laid out", () => {
  const rows = (text: string) => text.split(" ").map((row) => [...row]);
  const sorted = (whole: string, begun: string, loose: string): Sorted => ({
    whole: whole ? rows(whole) : [],
    begun: begun ? rows(begun) : [],
    loose: loose ? rows(loose) : [],
  });
  const lines = (text: Sorted, tiers: number, columns: number): string =>
    layOutSorted({ tiers, columns }, text)
      .slots.map((held, i) => `${i > 0 && i % columns === 0 ? "|" : ""}${held ?? "."}`)
      .join("");

  it.each([
    [
      "the melds above the rest",
      [2, 16],
      sorted("abc def", "gh ij", "k lm"),
      "abc.def.........|gh.ij.k.lm......",
    ],
    [
      "the melds on as many tiers as they need",
      [3, 8],
      sorted("abc def ghi", "jk", "l m"),
      "abc.def.|ghi.....|jk.l.m..",
    ],
    [
      "all loose tiles in one row where they have no room apart",
      [2, 8],
      sorted("abc def", "gh", "i j k l"),
      "abc.def.|gh.ijkl.",
    ],
    [
      "the rest behind the melds where it has no room below them",
      [2, 9],
      sorted("abc", "de fg hi", "j k l m"),
      "abc.de.fg|hi.jklm..",
    ],
    [
      "from the first tier on where nothing is complete",
      [2, 8],
      sorted("", "ab cd", "e f"),
      "ab.cd.e.|f.......",
    ],
  ] as const)("%s", (_, [tiers, columns], text, expected) => {
    expect(lines(text, tiers, columns)).toBe(expected);
  });
});
