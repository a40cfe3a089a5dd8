/** The way back over earlier arrangements of the rack. */

import { describe, expect, it } from "vitest";
import { Arrangements, type Step } from "./arrangements";
import { layOut, type Rack, reconcile } from "./rack";

const wide = { tiers: 2, columns: 8 };
const upright = { tiers: 4, columns: 4 };

function rack(slots: string, shape = wide): Rack {
  return { shape, slots: [...slots].map((held) => (held === "." ? null : held)) };
}

function show(rack: Rack | null): string {
  return rack?.slots.map((held) => held ?? ".").join("") ?? "none";
}

/** One step back. */
function take(history: Arrangements, now: Rack, hand: string[], moves = false): Step | null {
  const step = history.last(now, hand, moves);
  if (step) history.forget(step);
  return step;
}

/** One step back, where the game takes no move back. */
function back(history: Arrangements, now: Rack, hand: string[]): Rack | null {
  return take(history, now, hand)?.rack ?? null;
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
    expect(racks.map(() => show(back(history, now, hand)))).toEqual(racks.map(show).reverse());
    expect(back(history, now, hand)).toBeNull();
  });

  it("keeps to the hand as it is now", () => {
    const history = new Arrangements();
    history.push(rack("a.b.c..........."), rack("abc............."));
    expect(show(back(history, rack("cbd............."), ["b", "c", "d"]))).toBe("..b.c.d.........");
  });

  it("leaves out what makes no difference", () => {
    const history = new Arrangements();
    const now = rack("b...............");
    history.push(rack("ab.............."), now);
    history.push(rack("b.a............."), now);
    expect(show(back(history, now, ["b"]))).toBe(".b..............");
  });

  it("takes rearrangements and moves back in their order", () => {
    const history = new Arrangements();
    const [abc, cba, cb, bc] = ["abc.", "cba.", "cb..", "bc.."].map((s) => rack(s.padEnd(16, ".")));
    if (!abc || !cba || !cb || !bc) throw new Error("four racks");
    history.push(abc, cba);
    history.moved(cba);
    history.push(cb, bc);
    const step = (now: Rack, hand: string) => {
      const { by, rack = null } = take(history, now, [...hand], true) ?? {};
      return `${by} ${show(rack).slice(0, 4)}`;
    };
    expect([step(bc, "bc"), step(cb, "bc"), step(cba, "abc")]).toEqual([
      "hand cb..",
      "move cba.",
      "hand abc.",
    ]);
  });

  it("keeps a move that was not taken back after all", () => {
    const history = new Arrangements();
    const now = rack("ab..............");
    history.moved(now);
    const step = history.last(now, ["a", "b"], true);
    expect(history.last(now, ["a", "b"], true)).toEqual(step);
    history.push(now, rack("ba.............."));
    if (step) history.forget(step);
    expect(history.last(now, ["a", "b"], true)).toBeNull();
  });

  it("passes over a move that stands", () => {
    const history = new Arrangements();
    history.push(rack("ab.............."), rack("ba.............."));
    history.moved(rack("ba.............."));
    const now = rack("bac.............");
    expect(show(back(history, now, ["a", "b", "c"]))).toBe("ab.c............");
    history.moved(now);
    expect(back(history, now, ["a", "b", "c"])).toBeNull();
  });

  it("has no step where nothing was moved", () => {
    const history = new Arrangements();
    history.push(rack("ab.............."), rack("ab.............."));
    expect(back(history, rack("ab.............."), ["a", "b"])).toBeNull();
  });

  it("ends with a new hand", () => {
    const history = new Arrangements();
    history.push(rack("ab.............."), rack("ba.............."));
    history.clear();
    expect(back(history, rack("ba.............."), ["a", "b"])).toBeNull();
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
    expect(show(history.turn(drawn, [...hand, "g"], wide))).toBe("..ab....cde.g.f.");
  });

  it("keeps what was rearranged meanwhile", () => {
    const history = new Arrangements();
    history.turn(before, hand, upright);
    const arranged = layOut(upright, [["f"], ["e", "d"], ["a", "b", "c"]]);
    expect(show(history.turn(arranged, hand, wide))).toBe("f.ed.abc........");
  });
});
