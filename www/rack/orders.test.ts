/** A closed-up rack: no tile lost, their order kept, melds still apart. */

import { describe, expect, it } from "vitest";
import type { Sorted } from "../pkg/istaka/istaka";
import { closedUp, layOutSorted } from "./orders";
import { cases, rack, rowsOf, shape, show } from "./text.double";

it.each(
  cases(`
gaps go, in each tier by itself  . a . b . c | . . d . . .  -        a b c . . . | d . . . . .
a meld stays apart               a . b c d . | . . . e . .  bcd      a . b c d . | e . . . . .
two melds too                    a b c . d . | . e f g . h  abc efg  a b c . d . | e f g . h .
a meld moves as a whole          . . b c d . | a . e . . .  bcd      b c d . . . | a e . . . .
a meld over two tiers stays      a . b . c d | e . f . . .  cde      a b . . c d | e . f . . .
nothing to close stays as it is  a b c . . . | d . . . . .  -        a b c . . . | d . . . . .
`),
)("%s", (_, before = "", melds = "", after) => {
  const tiles = melds === "-" ? [] : rowsOf(melds);
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
  it.each(
    cases(`
the melds above the rest  2x16  abc def      gh ij     k lm     abc.def.........|gh.ij.k.lm......
the melds on as many tiers  3x8   abc def ghi  jk        l m      abc.def.|ghi.....|jk.l.m..
all loose tiles in one row  2x8   abc def      gh        i j k l  abc.def.|gh.ijkl.
the rest behind the melds  2x9   abc          de fg hi  j k l m  abc.de.fg|hi.jklm..
from the first tier without a meld  2x8   -            ab cd     e f      ab.cd.e.|f.......
`),
  )("%s", (_, size = "", whole = "", begun = "", loose = "", expected) => {
    const [tiers = 0, columns = 0] = size.split("x").map(Number);
    const [melds, parts, rest] = [whole === "-" ? [] : rowsOf(whole), rowsOf(begun), rowsOf(loose)];
    const sorted: Sorted = { whole: melds, begun: parts, loose: rest };
    const { slots } = layOutSorted({ tiers, columns }, sorted);
    const letters = slots.map(
      (held, i) => `${i > 0 && i % columns === 0 ? "|" : ""}${held ?? "."}`,
    );
    expect(letters.join("")).toBe(expected);
  });
});
