/** The way back over earlier arrangements of the rack. */

import { describe, expect, it } from "vitest";
import { Arrangements } from "./arrangements";
import { layOut, type Rack, reconcile } from "./rack";

const wide = { tiers: 2, columns: 8 };
const upright = { tiers: 4, columns: 4 };

function rack(slots: string, shape = wide): Rack {
  return { shape, slots: [...slots].map((held) => (held === "." ? null : held)) };
}

function show(rack: Rack | null): string {
  return rack?.slots.map((held) => held ?? ".").join("") ?? "none";
}

describe("the way back", () => {
  it("leads over every step", () => {
    const history = new Arrangements();
    const racks = ["abc.............", "ab.c............", "a..bc..........."].map((slots) =>
      rack(slots),
    );
    const now = rack("cba.............");
    for (const past of racks) history.push(past, now);
    const hand = ["a", "b", "c"];
    expect(racks.map(() => show(history.back(now, hand)))).toEqual(racks.map(show).reverse());
    expect(history.back(now, hand)).toBeNull();
  });

  it("keeps to the hand as it is now", () => {
    const history = new Arrangements();
    history.push(rack("a.b.c..........."), rack("abc............."));
    expect(show(history.back(rack("cbd............."), ["b", "c", "d"]))).toBe("..b.c.d.........");
  });

  it("leaves out what makes no difference", () => {
    const history = new Arrangements();
    const now = rack("b...............");
    history.push(rack("ab.............."), now);
    history.push(rack("b.a............."), now);
    expect(show(history.back(now, ["b"]))).toBe(".b..............");
  });

  it("has no step where nothing was moved", () => {
    const history = new Arrangements();
    history.push(rack("ab.............."), rack("ab.............."));
    expect(history.empty).toBe(true);
  });

  it("ends with a new hand", () => {
    const history = new Arrangements();
    history.push(rack("ab.............."), rack("ba.............."));
    history.clear();
    expect(history.empty).toBe(true);
  });
});

describe("a device that is turned", () => {
  const before = rack("..ab....cde...f.");
  const hand = [..."abcdef"];

  it("and turned back finds the rack as it lay", () => {
    const history = new Arrangements();
    const turned = history.turn(before, hand, upright);
    expect(show(turned)).toBe("ab..cde.f.......");
    expect(show(history.turn(turned, hand, wide))).toBe(show(before));
  });

  it("and turned back keeps to the hand as it is now", () => {
    const history = new Arrangements();
    const turned = history.turn(before, hand, upright);
    const drawn = reconcile(turned, [...hand, "g"], null);
    expect(show(history.turn(drawn, [...hand, "g"], wide))).toBe("..ab....cde...fg");
  });

  it("keeps what was rearranged meanwhile", () => {
    const history = new Arrangements();
    history.turn(before, hand, upright);
    const arranged = layOut(upright, [["f"], ["e", "d"], ["a", "b", "c"]]);
    expect(show(history.turn(arranged, hand, wide))).toBe("f.ed.abc........");
  });
});
