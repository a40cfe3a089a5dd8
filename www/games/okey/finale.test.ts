/**
 * The animation at the end of a round: melds in a recognizable order, and more for the player's
 * win.
 */

import { expect, it } from "vitest";
import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import { finaleOf } from "./laid";
import { dealt, type Sample } from "./view.double";

const MELDS = ["R1 R2 R3 R4", "Y4 Y5 Y6", "K1 K2 K3", "B1 B2 B3 B4"];
const PAIRS = ["R1 R1'", "R2 R2'", "R3 R3'", "R4 R4'", "R5 R5'", "R6 R6'", "R7 R7'"];

function over(winner: number, melds: readonly string[], how: Sample["how"] = {}): GameView {
  return dealt({ tiers: 2, columns: 16 }, "", { winner, melds, how }).game;
}

it("shows nothing while a round is running, or where nobody has won", () => {
  const { game } = dealt({ tiers: 2, columns: 16 }, "R1");
  expect(finaleOf(game)).toBe(null);
  const { table } = game;
  expect(finaleOf({ ...game, table: { ...table, outcome: { kind: "void" } } })).toBe(null);
});

it("lays one meld down before the next one sets out, where the player has won himself", () => {
  const finale = finaleOf(over(0, MELDS));
  const melds = finale?.melds ?? [];
  expect(melds).toHaveLength(4);
  melds.slice(1).forEach(({ start }, i) => {
    expect(start).toBeGreaterThanOrEqual((melds[i]?.landed ?? 0) - 60);
  });
  expect(finale?.lit).toBe(melds.at(-1)?.landed);
});

it("takes its time for the player's own win, more for one that counts more, and never too long", () => {
  const long = (winner: number, melds: readonly string[], how: Sample["how"] = {}) =>
    finaleOf(over(winner, melds, how))?.end ?? 0;
  expect(long(0, MELDS)).toBeGreaterThan(long(2, MELDS) + 1000);
  expect(long(0, MELDS, { byOkey: true })).toBeGreaterThan(long(0, MELDS));
  expect(long(0, PAIRS, { byPairs: true })).toBeLessThan(4500);
  expect(long(2, PAIRS, { byPairs: true })).toBeLessThan(2500);
});
