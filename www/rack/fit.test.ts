/** A drawn tile lands in the longest meld that it goes with, and nothing else is torn apart. */

import { expect, it } from "vitest";
import { begun, fitted } from "./fit";
import { cases, rack, show } from "./text.double";

/** Runs of letters stand for melds here. */
const complete = async (rows: string[][]): Promise<string[][]> =>
  rows.filter((row) => "abcdefghijklm".includes(row.join("")));

it.each(
  cases(`
behind what it completes               a b . . . x | . . . . . .  c  a b c . . x | . . . . . .
before it                              y . b c . . | . . . . . .  a  y . a b c . | . . . . . .
between                                x . a c d . | . . . . . .  b  x . a b c d | . . . . . .
into a row that holds more             x a b d y . | . . . . . .  c  x a b c d y | . . . . . .
with the longest                       a b . . . . | d e f g . .  c  a b . . . . | c d e f g .
apart from what is behind it           a b . x . . | . . . . . .  c  a b c . x . | . . . . . .
apart, as it goes with nothing         a b . . . . | x y z . . .  k  -
apart, as two tiles are no meld        a . . . . . | . . . . . .  b  -
apart, as its tier has no room         a b x y z u | . . . . . .  c  -
apart, with a gap between others only  a b . x y z | . . . . . .  c  -
`),
)("%s", async (_, before = "", tile = "", after) => {
  const found = await fitted(rack(before), tile, complete);
  expect(found ? show(found) : "-").toBe(after);
});

it("rather comes apart than moves others that are to be still", async () => {
  for (const [before, after] of [
    ["x . . a b . | . . . . . .", "x . . a b c | . . . . . ."],
    ["x . a b . y | . . . . . .", "-"],
    ["x . a b d . | . . . . . .", "-"],
  ] as const) {
    const found = await fitted(rack(before), "c", complete, true);
    expect(found ? show(found) : "-").toBe(after);
  }
});

/** Two letters begin a run with the wild tile, written as a star, for the third. */
const withStar = async (rows: string[][]): Promise<string[][]> =>
  rows.filter((row) => {
    const [at, rest] = [row.indexOf("*"), row.filter((each) => each !== "*")];
    const [one = 0, other = 0] = rest.map((each) => each.charCodeAt(0));
    return rest.length === 2 && other - one === (at === 1 ? 2 : 1);
  });

it.each(
  cases(`
beside its neighbour                    x . b . . y | . . . . . .  c   x . b c . y | . . . . . .
before it                               x . . b . y | . . . . . .  a   x . a b . y | . . . . . .
with a gap in the run                   x z b . . . | . . . . . .  d   x z b d . . | . . . . . .
with a gap in the run, apart from f     b . . f . . | . . . . . .  d   b d . f . . | . . . . . .
at the end of a row, not inside         x b z . c . | . . . . . .  d   x b z . c d | . . . . . .
where nothing moves, or not at all      b . f . . . | . . . . . .  d   -
but not between two that begin one      z b d x . . | . . . . . .  c'  -
but tears no meld apart                 z b c d x . | . . . . . .  c'  -
`),
)("begins a meld %s", async (_, before = "", tile = "", after) => {
  const found = await begun(rack(before), tile, "*", withStar);
  expect(found ? show(found) : "-").toBe(after);
});
