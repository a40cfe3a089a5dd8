/** The rack's laws: nothing is lost or doubled, gaps are kept, neighbours make room. */

import { describe, expect, it } from "vitest";
import { blocks, joined, layOut, onlyOf, place, type Rack, reconcile, reshape, rows } from "./rack";
import { cases, rack, rowsOf, shape, show } from "./text.double";

/** Reads and writes racks of tiles named by one letter, without spaces. */
const open = (text: string): Rack => rack([...text].join(" "));
const close = (held: Rack): string => show(held).replaceAll(" ", "");

describe("what is put down", () => {
  it.each(
    cases(`
takes a free slot                          ab....|.       a    1 2.5  .b....|..a...
goes before a tile on its left half        abc...|x       x    0 1.2  axbc..|......
goes behind a tile on its right half       abc...|x       x    0 1.8  abxc..|......
changes places within its row              abcd..|.       a    0 2.9  bcad..|......
pushes towards the nearest gap             .abcde|x       x    0 1.2  xabcde|......
pushes left where right is full            .abcde|x       x    0 5.8  abcdex|......
flows on only when its own tier is full    abcdef|x       x    0 5.2  abcdex|f.....
stays where it was                         abc...|.       b    0 1.5  abc...|......
stays on the rack above and before it      ab....|c       c    -1 -1  cab...|......
stays on the rack below and behind it      ab....|c       a    9 9    .b....|c....a
takes free slots, as a block               ab....|.       ab   1 2.5  ......|..ab..
moves into its own place                   ab....|.       ab   0 1.5  .ab...|......
stays within its tier                      ab....|.       ab   1 5.9  ......|....ab
goes between tiles                         ab....|xy      xy   0 0.6  axyb..|......
goes before the first                      ab....|xy      xy   0 0    xyab..|......
keeps gaps farther away                    ab.c..|xy      xy   0 1.2  axyb.c|......
pushes whole blocks                        ab.cd.|x       x    0 0.6  axb.cd|......
sends a block away rather than touch it    abc.de|xy      xy   0 0.6  axybc.|de....
sends it to where it lies apart            abc.de|xy.f..  xy   0 0.6  axybc.|de.f..
touches only what it must elsewhere        abc.de|fg..xy  xy   0 0.6  axybc.|fg.de.
closes gaps on a full rack only            abc.de|fg.h..  xy   0 0.6  axybc.|defg.h
passes a neighbour                         abcd..|.       abc  0 3.6  ..dabc|......
sends a row away that is too long with it  abcde.|xy      xy   0 0.6  xy....|abcde.
`),
  )("%s", (_, before = "", tiles = "", spot = "", after) => {
    const [tier = 0, x = 0] = spot.split(" ").map(Number);
    expect(close(place(open(before), [...tiles], { tier, x }))).toBe(after);
  });
});

it("more tiles than a tier holds go on in the next one, and none is lost", () => {
  const start = rack("a b c . d e | f g h i . .");
  for (let tier = 0; tier < 2; tier += 1) {
    const laid = place(start, [..."abcdefgh"], { tier, x: 3 });
    expect(laid.slots.filter((held) => held !== null).sort()).toEqual([..."abcdefghi"]);
    expect(laid.slots.length).toBe(12);
  }
});

describe("a hand that changed", () => {
  it.each(
    cases(`
keeps every gap and adds the new tile apart   a.b...|.       bac           -      a.b.c.|......
has a drawn tile where it was dropped         ab....|.       abc           0 1.2  acb...|......
keeps a tile once that was there twice        aba...|.       ab            -      ab....|......
forgets tiles that are gone or never were     a?b...|.       b             -      ..b...|......
finds room on a rack that is full to the end  ab.def|ghijkl  abdefghijklm  -      abmdef|ghijkl
`),
  )("%s", (_, before = "", hand = "", spot = "", after) => {
    const [tier = 0, x = 0] = spot.split(" ").map(Number);
    const dropped = spot === "-" ? null : { tier, x };
    expect(close(reconcile(open(before), [...hand], dropped))).toBe(after);
  });

  it("is the same value where nothing came or went", () => {
    const before = rack("a . b . . . | .");
    expect(reconcile(before, ["b", "a"], null)).toBe(before);
  });
});

describe("blocks", () => {
  it("end at gaps and at the end of a tier", () => {
    expect(blocks(rack(". a b . c d | e f"))).toEqual(rowsOf("ab cd ef"));
  });

  it.each(
    cases(`
with gaps and unbroken                       ab cde fg        ab.cde|fg....
each on its tier                             abcd efg         abcd..|efg...
in another order to keep them whole          abcd efgh i j    abcd.i|efgh.j
side by side at the end without room         a b c d e f g h  a.b.c.|d.efgh
on the next tier without room for all of it  abcd efg hij     abcd.e|fg.hij
`),
  )("are laid out %s", (_, laid = "", lies) => {
    expect(close(layOut(shape, rowsOf(laid)))).toBe(lies);
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
    expect(rows(held, [])).toEqual(rowsOf("a bc d ef"));
    expect(rows(held, [["b", "c", "d"]])).toEqual(rowsOf("bcd a ef"));
  });

  it("stay together on a rack of another shape", () => {
    const narrow = reshape(rack("a b c . d e | f g"), { tiers: 3, columns: 4 });
    expect(narrow.slots).toEqual(["a", "b", "c", null, "d", "e", null, null, "f", "g", null, null]);
  });

  it("stay in their places where tiers come and go above them", () => {
    const slots = [..."ab.c..d.ef..g....."].map((tile) => (tile === "." ? null : tile));
    const before = { shape: { tiers: 3, columns: 6 }, slots };
    const to = (tiers: number): string =>
      reshape(before, { tiers, columns: 6 })
        .slots.map((tile) => tile ?? ".")
        .join("");
    expect(to(4)).toBe("......ab.c..d.ef..g.....");
    expect(to(2)).toBe("d.ef.cg.ab..");
  });

  it("have room on a smaller rack once other tiles have gone", () => {
    const before = onlyOf(rack("a b c . d e | f g h i j k"), ["a", "b", "c", "f"]);
    expect(before.slots.filter((tile) => tile !== null)).toEqual(["a", "b", "c", "f"]);
    const small = reshape(before, { tiers: 1, columns: 6 });
    expect(small.slots).toEqual(["f", null, "a", "b", "c", null]);
  });
});
