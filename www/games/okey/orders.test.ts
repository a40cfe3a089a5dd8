/** A rack that is closed up: no tile lost, none before another that was behind it, melds still apart. */

import { expect, it } from "vitest";
import { rack, shape, show } from "../../rack/text";
import { closedUp } from "./orders";

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
  const closed = closedUp(
    rack(before),
    melds.map((meld) => meld.split(" ")),
  );
  expect(show(closed)).toBe(after);
  expect(
    show(
      closedUp(
        closed,
        melds.map((meld) => meld.split(" ")),
      ),
    ),
  ).toBe(after);
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
