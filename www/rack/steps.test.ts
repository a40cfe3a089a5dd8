/** Steps on the rack: past a neighbour, past a block, in exchange. */

import { describe, expect, it } from "vitest";
import { type Step, shiftBlock, shiftTile, swap } from "./steps";
import { rack, show } from "./text.double";

describe("a tile that is moved by one step", () => {
  const cases: [string, string, string, Step, string][] = [
    ["passes its neighbour", "a b c . . . | .", "a", [1, 0], "b a c . . . | . . . . . ."],
    ["goes into a gap", "a . b . . . | .", "b", [-1, 0], "a b . . . . | . . . . . ."],
    ["goes down", "a b . . . . | .", "b", [0, 1], "a . . . . . | . b . . . ."],
    ["stops at the edge", "a b . . . . | .", "a", [-1, 0], "a b . . . . | . . . . . ."],
  ];
  it.each(cases)("%s", (_, before, tile, step, after) => {
    expect(show(shiftTile(rack(before), tile, step))).toBe(after);
  });
});

describe("a block that is moved by one step", () => {
  const cases: [string, string, string, Step, string][] = [
    ["goes to the right", "a b . . c . | .", "a", [1, 0], ". a b . c . | . . . . . ."],
    ["goes to the left", ". . a b . . | .", "b", [-1, 0], ". a b . . . | . . . . . ."],
    ["passes the next one", "a b . c d . | .", "a", [1, 0], "c d . a b . | . . . . . ."],
    ["passes the one before", "a b . c d . | .", "d", [-1, 0], "c d . a b . | . . . . . ."],
    ["stops at the edge", ". . . . a b | .", "a", [1, 0], ". . . . a b | . . . . . ."],
    ["goes down", "a b . c d . | .", "d", [0, 1], "a b . . . . | . . . c d ."],
    ["goes no farther up", "a b . c d . | .", "d", [0, -1], "a b . c d . | . . . . . ."],
  ];
  it.each(cases)("%s", (_, before, tile, step, after) => {
    expect(show(shiftBlock(rack(before), tile, step))).toBe(after);
  });
});

it("two tiles change places", () => {
  expect(show(swap(rack("a b . c . . | d"), "a", "d"))).toBe("d b . c . . | a . . . . .");
});
