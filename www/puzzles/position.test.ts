/** The positions of all puzzles that come with the game, read by the judge. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import * as figures from "../pkg/figures/istaka";
import * as judge from "../pkg/judge/istaka";
import { positionOf } from "./position";

beforeAll(() => {
  for (const [name, { initSync }] of Object.entries({ figures, judge }))
    initSync({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });
});

const SHELVES = ["shipped", "okey101"] as const;

function linesOf(shelf: string): readonly string[] {
  return readFileSync(`src/puzzles/${shelf}.txt`, "utf8").trim().split("\n");
}

it.each(SHELVES)("every puzzle of the shelf %s has a position, which holds its tiles", (shelf) => {
  for (const line of linesOf(shelf)) {
    const view = figures.puzzle(line);
    const { position, faults, okey } = judge.readPosition(positionOf(view));
    expect({ faults, okey }, line).toEqual({ faults: [], okey: view.okey });
    const words = position?.split(/[ ;]+/);
    expect(words, line).toEqual(expect.arrayContaining([...view.hand, ...view.table.flat()]));
  }
});

it("what a puzzle asks for is the best that the judge finds in its position", () => {
  const [line = ""] = linesOf("okey101").filter((each) => each.includes(" playable "));
  const [best] = judge.judge(positionOf(figures.puzzle(line)), { quick: true }).actions;
  const { tile } = figures.puzzleAnswer(line, best?.action.split(" ")[1] ?? "");
  expect(best?.action).toMatch(`add ${tile} `);
});
