/** A closed-up rack: no tile lost, their order kept, melds still apart. */

import { describe, expect, it } from "vitest";
import type { Sorted } from "../pkg/istaka/istaka";
import { closedUp, layOutSorted } from "./orders";
import { rack, shape, show } from "./text.double";

it.each([
  ["gaps go, in each tier by itself", ". a . b . c | . . d . . .", [], "a b c . . . | d . . . . ."],
  ["a meld stays apart", "a . b c d . | . . . e . .", ["b c d"], "a . b c d . | e . . . . ."],
  ["two melds too", "a b c . d . | . e f g . h", ["a b c", "e f g"], "a b c . d . | e f g . h ."],
  ["a meld moves as a whole", ". . b c d . | a . e . . .", ["b c d"], "b c d . . . | a e . . . ."],
  [
    "a meld that goes on in the next tier stays where it is",
    "a . b . c d | e . f . . .",
    ["c d e"],
    "a b . . c d | e . f . . .",
  ],
  ["nothing to close stays as it is", "a b c . . . | d . . . . .", [], "a b c . . . | d . . . . ."],
])("%s", (_, before, melds, after) => {
  const tiles = melds.map((meld) => meld.split(" "));
  const closed = closedUp(rack(before), tiles);
  expect(show(closed)).toBe(after);
  expect(show(closedUp(closed, tiles))).toBe(after);
});

it("loses no tile of any rack", () => {
  for (let pattern = 0; pattern < 2 ** 12; pattern += 5) {
    const slots = Array.from({ length: 12 }, (_, i) => (pattern & (1 << i) ? `t${i}` : null));
    const held = slots.filter((tile) => tile !== null);
    // Any three side by side may be a meld, on one tier or two.
    const meld = slots.slice(4, 7);
    const alone = slots[3] === null && slots[7] === null && meld.every((tile) => tile !== null);
    const closed = closedUp({ shape, slots }, alone ? [meld.filter((tile) => tile !== null)] : []);
    expect(closed.slots.length).toBe(12);
    expect(closed.slots.filter((tile) => tile !== null)).toEqual(held);
  }
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
