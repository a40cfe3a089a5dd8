/** Steps on the rack: past a neighbour, past a block, in exchange. */

import { describe, expect, it } from "vitest";
import { type Step, shiftBlock, shiftTile, swap } from "./steps";
import { cases, rack, show } from "./text.double";

const STEPS: Readonly<Record<string, Step>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

describe.each([
  [
    "a tile",
    shiftTile,
    `
passes its neighbour   a b c . . . | .  a right  b a c . . . | . . . . . .
goes into a gap        a . b . . . | .  b left   a b . . . . | . . . . . .
goes down              a b . . . . | .  b down   a . . . . . | . b . . . .
stops at the edge      a b . . . . | .  a left   a b . . . . | . . . . . .
`,
  ],
  [
    "a block",
    shiftBlock,
    `
goes to the right      a b . . c . | .  a right  . a b . c . | . . . . . .
goes to the left       . . a b . . | .  b left   . a b . . . | . . . . . .
passes the next one    a b . c d . | .  a right  c d . a b . | . . . . . .
passes the one before  a b . c d . | .  d left   c d . a b . | . . . . . .
stops at the edge      . . . . a b | .  a right  . . . . a b | . . . . . .
goes down              a b . c d . | .  d down   a b . . . . | . . . c d .
goes no farther up     a b . c d . | .  d up     a b . c d . | . . . . . .
`,
  ],
])("%s that is moved by one step", (_, shift, moved) => {
  it.each(cases(moved))("%s", (_, before = "", how = "", after) => {
    const [tile = "", way = ""] = how.split(" ");
    expect(show(shift(rack(before), tile, STEPS[way] ?? [0, 0]))).toBe(after);
  });
});

it("two tiles change places", () => {
  expect(show(swap(rack("a b . c . . | d"), "a", "d"))).toBe("d b . c . . | a . . . . .");
});
