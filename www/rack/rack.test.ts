/** The rack's laws: nothing is lost or doubled, gaps are kept, neighbours make room. */

import { describe, expect, it } from "vitest";

import { blocks, joined, layOut, onlyOf, place, reconcile, reshape, rows } from "./rack";
import { rack, shape, show } from "./text.double";

describe("a tile that is put down", () => {
  const cases: [string, string, string, number, number, string][] = [
    ["takes a free slot", "a b . . . . | .", "a", 1, 2.5, ". b . . . . | . . a . . ."],
    [
      "goes before a tile on its left half",
      "a b c . . . | x",
      "x",
      0,
      1.2,
      "a x b c . . | . . . . . .",
    ],
    [
      "goes behind a tile on its right half",
      "a b c . . . | x",
      "x",
      0,
      1.8,
      "a b x c . . | . . . . . .",
    ],
    ["changes places within its row", "a b c d . . | .", "a", 0, 2.9, "b c a d . . | . . . . . ."],
    ["pushes towards the nearest gap", ". a b c d e | x", "x", 0, 1.2, "x a b c d e | . . . . . ."],
    [
      "pushes left where right is full",
      ". a b c d e | x",
      "x",
      0,
      5.8,
      "a b c d e x | . . . . . .",
    ],
    [
      "flows into the next tier only when its own is full",
      "a b c d e f | x",
      "x",
      0,
      5.2,
      "a b c d e x | f . . . . .",
    ],
    ["stays where it was", "a b c . . . | .", "b", 0, 1.5, "a b c . . . | . . . . . ."],
  ];
  it.each(cases)("%s", (_, before, tile, tier, x, after) => {
    expect(show(place(rack(before), [tile], { tier, x }))).toBe(after);
  });

  it("loses and doubles nothing, wherever it goes", () => {
    const start = rack("a b . c d e | f g h i . .");
    const tiles = start.slots.filter((held) => held !== null).sort();
    for (const tile of tiles) {
      for (let tier = -1; tier < 3; tier += 1) {
        for (let x = -1; x < 8; x += 0.25) {
          const { slots } = place(start, [tile ?? ""], { tier, x });
          expect(slots.length).toBe(12);
          expect(slots.filter((held) => held !== null).sort()).toEqual(tiles);
        }
      }
    }
  });
});

describe("a block that is put down", () => {
  const cases: [string, string, string, number, number, string][] = [
    ["takes free slots", "a b . . . . | .", "ab", 1, 2.5, ". . . . . . | . . a b . ."],
    ["moves into its own place", "a b . . . . | .", "ab", 0, 1.5, ". a b . . . | . . . . . ."],
    ["stays within its tier", "a b . . . . | .", "ab", 1, 5.9, ". . . . . . | . . . . a b"],
    ["goes between tiles", "a b . . . . | x y", "xy", 0, 0.6, "a x y b . . | . . . . . ."],
    ["goes before the first", "a b . . . . | x y", "xy", 0, 0, "x y a b . . | . . . . . ."],
    ["keeps gaps farther away", "a b . c . . | x y", "xy", 0, 1.2, "a x y b . c | . . . . . ."],
    ["pushes whole blocks", "a b . c d . | x", "x", 0, 0.6, "a x b . c d | . . . . . ."],
    [
      "sends a block to another tier rather than to touch another",
      "a b c . d e | x y",
      "xy",
      0,
      0.6,
      "a x y b c . | d e . . . .",
    ],
    [
      "sends it to where it lies apart",
      "a b c . d e | x y . f . .",
      "xy",
      0,
      0.6,
      "a x y b c . | d e . f . .",
    ],
    [
      "touches nothing but what it must on other tiers",
      "a b c . d e | f g . . x y",
      "xy",
      0,
      0.6,
      "a x y b c . | f g . d e .",
    ],
    [
      "closes gaps on a full rack only",
      "a b c . d e | f g . h . .",
      "xy",
      0,
      0.6,
      "a x y b c . | d e f g . h",
    ],
    ["passes a neighbour", "a b c d . . | .", "abc", 0, 3.6, ". . d a b c | . . . . . ."],
    [
      "sends a row away that it would make too long",
      "a b c d e . | x y",
      "xy",
      0,
      0.6,
      "x y . . . . | a b c d e .",
    ],
  ];
  it.each(cases)("%s", (_, before, tiles, tier, x, after) => {
    expect(show(place(rack(before), [...tiles], { tier, x }))).toBe(after);
  });

  it("stays together and loses nothing, wherever it goes", () => {
    const start = rack("a b . c d e | f g h i . .");
    const tiles = start.slots.filter((held) => held !== null).sort();
    for (const block of blocks(start)) {
      for (let tier = -1; tier < 3; tier += 1) {
        for (let x = -1; x < 8; x += 0.25) {
          const { slots } = place(start, block, { tier, x });
          expect(slots.length).toBe(12);
          expect(slots.filter((held) => held !== null).sort()).toEqual(tiles);
          const first = slots.indexOf(block[0] ?? "");
          expect(slots.slice(first, first + block.length)).toEqual(block);
          expect((first % 6) + block.length).toBeLessThanOrEqual(6);
        }
      }
    }
  });
});

describe("more tiles than a tier holds", () => {
  it("go on in the next one, and none is lost", () => {
    const start = rack("a b c . d e | f g h i . .");
    for (let tier = 0; tier < 2; tier += 1) {
      const laid = place(start, [..."abcdefgh"], { tier, x: 3 });
      expect(laid.slots.filter((held) => held !== null).sort()).toEqual([..."abcdefghi"]);
      expect(laid.slots.length).toBe(12);
    }
  });
});

describe("a hand that changed", () => {
  it("keeps every gap and adds the new tile apart", () => {
    expect(show(reconcile(rack("a . b . . . | ."), ["b", "a", "c"], null))).toBe(
      "a . b . c . | . . . . . .",
    );
  });

  it("puts a drawn tile where it was dropped", () => {
    expect(show(reconcile(rack("a b . . . . | ."), ["a", "b", "c"], { tier: 0, x: 1.2 }))).toBe(
      "a c b . . . | . . . . . .",
    );
  });

  it("keeps a tile once that was there twice", () => {
    expect(show(reconcile(rack("a b a . . . | ."), ["a", "b"], null))).toBe(
      "a b . . . . | . . . . . .",
    );
  });

  it("is the same value where nothing came or went", () => {
    const before = rack("a . b . . . | .");
    expect(reconcile(before, ["b", "a"], null)).toBe(before);
  });

  it("forgets tiles that are gone and those it never had", () => {
    expect(show(reconcile(rack("a ? b . . . | ."), ["b"], null))).toBe(". . b . . . | . . . . . .");
  });

  it("finds room on a rack that is full to the end", () => {
    const full = rack("a b . d e f | g h i j k l");
    const all = [...full.slots.filter((held) => held !== null), "m"];
    expect(show(reconcile(full, all, null))).toBe("a b d e f m | g h i j k l");
  });
});

describe("blocks", () => {
  it("end at gaps and at the end of a tier", () => {
    expect(blocks(rack(". a b . c d | e f"))).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]);
  });

  it("are laid out with gaps and unbroken", () => {
    expect(
      show(
        layOut(shape, [
          ["a", "b"],
          ["c", "d", "e"],
          ["f", "g"],
        ]),
      ),
    ).toBe("a b . c d e | f g . . . .");
    expect(
      show(
        layOut(shape, [
          ["a", "b", "c", "d"],
          ["e", "f", "g"],
        ]),
      ),
    ).toBe("a b c d . . | e f g . . .");
  });

  it("are laid out in another order where only that keeps them whole and apart", () => {
    const rows = ["abcd", "efgh", "i", "j"].map((row) => [...row]);
    expect(show(layOut(shape, rows))).toBe("a b c d . i | e f g h . j");
  });

  it("stand side by side at the end where there is no room for all gaps", () => {
    const singles = [..."abcdefgh"].map((tile) => [tile]);
    expect(show(layOut(shape, singles))).toBe("a . b . c . | d . e f g h");
  });

  it("go on in the next tier where there is no room to keep them unbroken", () => {
    expect(
      show(
        layOut(shape, [
          ["a", "b", "c", "d"],
          ["e", "f", "g"],
          ["h", "i", "j"],
        ]),
      ),
    ).toBe("a b c d . e | f g . h i j");
  });

  it("that go on over the end of a tier are one as well", () => {
    expect(joined(rack("a . . . b c | d . e f . ."))).toEqual([["b", "c", "d"]]);
    expect(joined(rack("a b . . c . | d e . . . ."))).toEqual([]);
  });

  it("are not joined by an okey alone, which goes with everything", () => {
    const wild = ["w"];
    expect(joined(rack("a . . b c d | w . . . . ."), wild)).toEqual([]);
    expect(joined(rack("a . . . . w | b c d . . ."), wild)).toEqual([]);
    expect(joined(rack("a . . . b w | d . . . . ."), wild)).toEqual([["b", "w", "d"]]);
    expect(joined(rack("a . . . b c | w d . . . ."), wild)).toEqual([["b", "c", "w", "d"]]);
  });

  it("are one row over the end of a tier where that is a meld", () => {
    const held = rack("a . . . b c | d . e f . .");
    expect(rows(held, [])).toEqual([["a"], ["b", "c"], ["d"], ["e", "f"]]);
    expect(rows(held, [["b", "c", "d"]])).toEqual([["b", "c", "d"], ["a"], ["e", "f"]]);
  });

  it("stay together on a rack of another shape", () => {
    const narrow = reshape(rack("a b c . d e | f g"), { tiers: 3, columns: 4 });
    expect(narrow.slots).toEqual(["a", "b", "c", null, "d", "e", null, null, "f", "g", null, null]);
  });

  it("have room on a smaller rack once other tiles have gone", () => {
    const before = onlyOf(rack("a b c . d e | f g h i j k"), ["a", "b", "c", "f"]);
    expect(before.slots.filter((tile) => tile !== null)).toEqual(["a", "b", "c", "f"]);
    const small = reshape(before, { tiers: 1, columns: 6 });
    expect(small.slots).toEqual(["a", "b", "c", null, "f", null]);
  });
});
