/** Puzzles of 101 Okey in the browser's module: tables, melds being laid, and answers. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { initSync, puzzle, puzzleAnswer, puzzleRows } from "../../www/pkg/figures/istaka";

const KEPT = readFileSync("src/puzzles/okey101.txt", "utf8").trim().split("\n");

const OPEN =
  "istaka-puzzle 1 open easy Y11 : R6 R7 R8 R11 R13 Y1 Y5 Y6 Y7 B2 B3 B5 B5' B7 B12 B13 K7 K8 K9 K11 K13 F";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/figures/istaka_bg.wasm") });
});

it("shows the table, the hand and the okey", () => {
  const view = puzzle("istaka-puzzle 1 last easy B6 : R3 K9 | R2 B7 R4 | K6 K7 K8");
  expect(view).toMatchObject({
    ...{ wrong: null, kind: "last", indicator: "B6", okey: "B7", hand: ["R3", "K9"] },
    table: [
      ["R2", "B7", "R4"],
      ["K6", "K7", "K8"],
    ],
  });
});

it("adds the values of melds being laid, with their tiles in any order", () => {
  const rows = (table: string) => puzzleRows(OPEN, table);
  expect(rows("R8 R6 R7 | K9 K8")).toMatchObject({
    rows: [
      { tiles: ["R6", "R7", "R8"], kind: "run" },
      { tiles: ["K9", "K8"], kind: null },
    ],
    ...{ worth: 21, solved: false },
  });
  const most = "R6 R7 R8 | Y5 Y6 Y7 | K8 K7 K9";
  expect(rows(most)).toMatchObject({ worth: 63, solved: false });
  expect(rows(`${most} | R13 B13 K13`)).toMatchObject({ worth: 102, solved: true });
  expect(rows("R9 R10 R11")).toMatchObject({ wrong: "notThere" });
});

it("has one right answer to each kept puzzle, and takes it for right", () => {
  expect(KEPT.length).toBeGreaterThan(40);
  for (const text of KEPT) {
    const { hand, wrong } = puzzle(text);
    expect(wrong, text).toBeNull();
    const { tile, melds } = puzzleAnswer(text, text.includes(" open ") ? "" : (hand[0] ?? ""));
    const laid = melds.map((row) => row.join(" ")).join(" | ");
    const right = text.includes(" open ") ? laid : (tile ?? "no");
    const solved = hand.find((own) => own.replaceAll("'", "") === right) ?? right;
    expect(puzzleAnswer(text, solved).solved, text).toBe(true);
  }
});
