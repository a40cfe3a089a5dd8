/** The marks that lead to explanations: inside the window, and on no tile of the winner's. */

import { expect, it } from "vitest";
import { layOpen } from "../table/laid";
import { layoutOf } from "../table/layout";
import { type Rect, shapeOf } from "../table/places";
import { dealt } from "../table/sample";
import { seated } from "../table/seating";
import { markOf } from "./questions";

const RUNS = ["R1 R2 R3 R4 R5", "Y4 Y5 Y6 Y7 Y8", "K1 K2 K3 K4"];
const THREES = ["R1 R2 R3 R4", "Y4 Y5 Y6", "K1 K2 K3", "B1 B2 B3 B4"];
const LONG = ["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11", "Y4 Y5 Y6"];
const PAIRS = ["R1 R1'", "R2 R2'", "R3 R3'", "R4 R4'", "R5 R5'", "R6 R6'", "R7 R7'"];

/** How far two things lie over one another; the mark is round, so a little of its corner is nothing. */
function overlap(one: Rect, other: Rect): number {
  const along = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.min(along, down);
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [568, 320],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const) {
  it(`covers no tile of the winner's at ${width} × ${height}`, () => {
    const viewport = { width, height, top: 0, right: 0, bottom: 0, left: 0 };
    for (const melds of [RUNS, THREES, LONG, PAIRS]) {
      const state = dealt(shapeOf(viewport), "", { winner: 1, melds });
      const layout = layoutOf(viewport, state, { layOpen, seated });
      for (const pile of layout.piles.slice(1)) {
        if (!pile) continue;
        const mark = markOf(pile, layout);
        expect(mark.x).toBeGreaterThanOrEqual(0);
        expect(mark.x + mark.w).toBeLessThanOrEqual(width);
        for (const { zone, rect } of layout.tiles) {
          if (zone === "laid") expect(overlap(mark, rect), `${melds}`).toBeLessThan(3);
        }
      }
    }
  });
}
