/**
 * Melds on the felt: complete, separate, and inside the window, on every screen; one after the
 * other at the end of a round, and longer for the player's own win.
 */

import { expect, it } from "vitest";
import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import { inside, meet } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import { finaleOf } from "./laid";
import { layoutOf } from "./layout";
import { placesIn, shapeOf } from "./places";
import { dealt, type Sample } from "./view.double";

const RUNS = ["R1 R2 R3 R4 R5", "Y4 Y5 Y6 Y7 Y8", "K1 K2 K3 K4"];
const THREES = ["R1 R2 R3 R4", "Y4 Y5 Y6", "K1 K2 K3", "B1 B2 B3 B4"];
const LONG = ["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11", "Y4 Y5 Y6"];
const PAIRS = ["R1 R1'", "R2 R2'", "R3 R3'", "R4 R4'", "R5 R5'", "R6 R6'", "R7 R7'"];

for (const [width, height] of sizesOf(
  "320x568 360x640 390x844 740x360 844x390 1280x800 3840x2160",
)) {
  const viewport = windowOf(width, height);
  for (const melds of [RUNS, THREES, LONG, PAIRS]) {
    it(`lays ${melds.length} melds on a screen of ${width} × ${height}`, () => {
      const piles = ["R12", "Y12", "B12", "K12"];
      const state = dealt(shapeOf(viewport), "", { winner: 1, melds, piles });
      const { mat, tiles } = layoutOf(viewport, state);
      const rects = tiles.filter(({ zone }) => zone === "laid").map(({ rect }) => rect);
      expect(rects).toHaveLength(14);
      for (const rect of rects) {
        expect(rect.w).toBeGreaterThan(width < 330 ? 18 : 24);
        const corner = { x: rect.x + rect.w, y: rect.y + rect.h };
        expect(mat && inside(mat, rect.x, rect.y) && inside(mat, corner.x, corner.y)).toBe(true);
        const others = rects.filter((other) => other !== rect);
        const covered = others.some(
          ({ x, y }) => Math.abs(x - rect.x) < rect.w && Math.abs(y - rect.y) < rect.h,
        );
        expect(covered, "no tile lies on another").toBe(false);
      }
      for (const { zone, rect, hidden } of tiles) {
        if (zone === "table" && mat && meet(mat, rect)) expect(hidden, "no pile is cut").toBe(true);
      }
      const { prompt } = placesIn(viewport);
      expect(mat?.x).toBeGreaterThanOrEqual(0);
      expect((mat?.x ?? 0) + (mat?.w ?? 0)).toBeLessThanOrEqual(width);
      expect((mat?.y ?? 0) + (mat?.h ?? 0), "the sentence stays").toBeLessThanOrEqual(prompt.y);
    });
  }
}

it.each(sizesOf("360x640 390x844 768x1024 740x360 844x390 1280x800 2560x1440"))(
  "leaves all discards in sight at %i × %i",
  (width, height) => {
    const viewport = windowOf(width, height);
    for (const melds of [RUNS, THREES]) {
      const state = dealt(shapeOf(viewport), "", { winner: 1, melds });
      const { mat, piles } = layoutOf(viewport, state);
      expect(piles.filter((pile) => pile && mat && meet(mat, pile))).toEqual([]);
    }
  },
);

it.each([
  ["in a small frame", 320, 420, [0, 1, 2, 3]],
  ["with two players", 390, 844, [0, 2]],
  ["with three players on a phone on its side", 844, 390, [0, 1, 3]],
] as const)("lays the winner's melds inside the window %s", (_, width, height, seats) => {
  const viewport = windowOf(width, height);
  const sample = { winner: 0, melds: THREES, seats };
  const { mat } = layoutOf(viewport, dealt(shapeOf(viewport), "", sample));
  const { x = -1, y = -1, w = 0, h = 0 } = mat ?? {};
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + w).toBeLessThanOrEqual(width);
  expect(y + h).toBeLessThanOrEqual(placesIn(viewport).prompt.y);
});

function over(winner: number, melds: readonly string[], how: Sample["how"] = {}): GameView {
  return dealt({ tiers: 2, columns: 16 }, "", { winner, melds, how }).game;
}

it("shows nothing while a round is running, or where nobody has won", () => {
  const { game } = dealt({ tiers: 2, columns: 16 }, "R1");
  expect(finaleOf(game)).toBe(null);
  const { table } = game;
  expect(finaleOf({ ...game, table: { ...table, outcome: { kind: "void" } } })).toBe(null);
});

it("lays one meld down before the next one sets out, where the player has won", () => {
  const finale = finaleOf(over(0, THREES));
  const melds = finale?.melds ?? [];
  expect(melds).toHaveLength(4);
  melds.slice(1).forEach(({ start }, i) => {
    expect(start).toBeGreaterThanOrEqual((melds[i]?.landed ?? 0) - 60);
  });
  expect(finale?.lit).toBe(melds.at(-1)?.landed);
});

it("takes longer for the player's own win and for one that counts more, but never too long", () => {
  const long = (winner: number, melds: readonly string[], how: Sample["how"] = {}) =>
    finaleOf(over(winner, melds, how))?.end ?? 0;
  expect(long(0, THREES)).toBeGreaterThan(long(2, THREES) + 1000);
  expect(long(0, THREES, { byOkey: true })).toBeGreaterThan(long(0, THREES));
  expect(long(0, PAIRS, { byPairs: true })).toBeLessThan(4500);
  expect(long(2, PAIRS, { byPairs: true })).toBeLessThan(2500);
});
