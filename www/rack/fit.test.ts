/** A drawn tile lands in the longest meld that it goes with, and nothing else is torn apart. */

import { expect, it } from "vitest";
import { fitted } from "./fit";
import { rack, show } from "./text.double";

/** Runs of letters stand for melds here. */
const complete = async (rows: string[][]): Promise<string[][]> =>
  rows.filter((row) => "abcdefghijklm".includes(row.join("")));

it.each([
  ["behind what it completes", "a b . . . x | . . . . . .", "c", "a b c . . x | . . . . . ."],
  ["before it", "y . b c . . | . . . . . .", "a", "y . a b c . | . . . . . ."],
  ["between", "x . a c d . | . . . . . .", "b", "x . a b c d | . . . . . ."],
  ["into a row that holds more", "x a b d y . | . . . . . .", "c", "x a b c d y | . . . . . ."],
  ["with the longest", "a b . . . . | d e f g . .", "c", "a b . . . . | c d e f g ."],
  ["apart from what is behind it", "a b . x . . | . . . . . .", "c", "a b c . x . | . . . . . ."],
])("%s", async (_, before, tile, after) => {
  const found = await fitted(rack(before), tile, complete);
  expect(found && show(found)).toBe(after);
});

it.each([
  ["it goes with nothing", "a b . . . . | x y z . . .", "k"],
  ["two tiles are no meld", "a . . . . . | . . . . . .", "b"],
  ["its tier has no room", "a b x y z u | . . . . . .", "c"],
  ["only a gap between others would make room", "a b . x y z | . . . . . .", "c"],
])("stays apart where %s", async (_, before, tile) => {
  expect(await fitted(rack(before), tile, complete)).toBe(null);
});
