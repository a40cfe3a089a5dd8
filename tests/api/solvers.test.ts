/** The solvers without a match, compared with what a match says of the same tiles. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngines } from "../../www/engine/rules.double.ts";
import { Game } from "../../www/pkg/istaka/istaka";
import { analyse, open, solveTable } from "../../www/pkg/judge/istaka";
import { Okey, Okey101 } from "../games.ts";

beforeAll(() => {
  loadEngines();
});

const hand = (text: string) => text.split(" ");

describe("a hand of Okey", () => {
  test("is as near as a match says, with the same arrangement", () => {
    for (const seed of ["1", "2", "3"]) {
      const game = new Okey({ seed });
      game.deal();
      const { table } = game.view();
      if (!table) throw new Error("nothing is dealt");
      const tiles = table.hand;
      const analysis = analyse(tiles, table.okey);
      const arranged = game.arrange([...tiles]);
      expect(analysis.arrangement).toEqual(arranged);
      expect(analysis.deficiency).toBe(arranged.deficiency);
      expect(analysis.discards.length > 0).toBe(tiles.length === 15);
    }
  });

  test("of fourteen tiles lists what brings it nearer", () => {
    const analysis = analyse(hand("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13"), "B7");
    expect(analysis).toMatchObject({ deficiency: 1, plan: "melds", discards: [] });
    expect(analysis.improving).toEqual([
      { tile: "B1", copies: 2 },
      { tile: "B4", copies: 2 },
      { tile: "B7", copies: 2 },
    ]);
  });

  test("of fifteen tiles lists its discards, the best first", () => {
    const { discards } = analyse(hand("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B4 K1"), "B7");
    expect(discards[0]).toMatchObject({ tile: "K1", deficiency: 0, improving: [] });
    const distances = discards.map(({ deficiency }) => deficiency);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("of pairs depends on the rules", () => {
    const pairs = hand("R1 R1' R3 R3' Y5 Y5' Y7 Y7' K9 K9' K11 K11' B2 B2'");
    expect(analyse(pairs, "B7")).toMatchObject({ deficiency: 0, plan: "pairs" });
    const without = analyse(pairs, "B7", { rules: "turkish seven-pairs=no" });
    expect(without.plan).toBe("melds");
    expect(without.deficiency).toBeGreaterThan(0);
  });
});

describe("a hand of 101 Okey", () => {
  test("has the value that a match says", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const game = new Okey101({ game: "okey101", seed });
      game.deal();
      const { table } = game.view();
      if (!table) throw new Error("nothing is dealt");
      const [okey = ""] = table.wilds;
      expect(open(table.hand, okey).worth).toBe(table.has.points);
    }
  });

  test("opens with the value that is needed, and not with less", () => {
    const tiles = hand("R11 R12 R13 Y7 B7 K7 K2 K3 K4 K5 Y12 B12 K12 R1");
    const opening = open(tiles, "B7");
    expect(opening).toMatchObject({ worth: 107, opens: true });
    expect([...opening.series.flatMap((row) => row.tiles), ...opening.rest].toSorted()).toEqual(
      tiles.toSorted(),
    );
    expect(open(tiles, "B7", { need: 108 }).opens).toBe(false);
    expect(open(["R1", "K5"], "B7")).toMatchObject({ worth: 0, opens: false, rest: ["R1", "K5"] });
  });
});

describe("a table of series", () => {
  test("takes as many tiles of a rack as it can", () => {
    const play = solveTable([["B7", "B8", "B9"]], ["B10", "Y7", "K7"]);
    expect(play?.laid).toEqual(["B10", "Y7", "K7"]);
    expect(play?.points).toBe(24);
    expect(solveTable([], ["R1", "K5"])).toBeNull();
  });

  test("is opened only with enough", () => {
    const few = { opened: false };
    const rack = ["R1", "R2", "R3", "K9", "Y5"];
    expect(solveTable([], rack, few)).toBeNull();
    expect(solveTable([], rack)?.laid).toEqual(["R1", "R2", "R3"]);
    const high = ["R8", "R9", "R10", "K6", "Y5"];
    expect(solveTable([], high, few)?.laid).toEqual(["R8", "R9", "R10"]);
  });
});

test("a match is played out in the usual setup, and the person keeps the seat", () => {
  const match = new Game({ seed: "5", rules: "turkish limit=5" });
  match.deal();
  match.playOut();
  expect(match.view().standing).not.toBeNull();
  expect(() => match.act("draw", 1)).toThrow(/bot/);
});
