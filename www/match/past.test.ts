/** The steps that undo takes back, and the rack of a device that is turned. */

import { describe, expect, it } from "vitest";
import { layOut, type Rack, reconcile } from "../rack/rack";
import type { State } from "../state/state";
import { Past, type Step } from "./past";

const wide = { tiers: 2, columns: 8 };
const upright = { tiers: 4, columns: 4 };

function rack(slots: string, shape = wide): Rack {
  return { shape, slots: [...slots].map((held) => (held === "." ? null : held)) };
}

function show(rack: Rack | null): string {
  return rack?.slots.map((held) => held ?? ".").join("") ?? "none";
}

/** The state in which undo is asked for. */
function at(rack: Rack, hand: readonly string[], moves: boolean) {
  const game = { table: { hand }, undone: moves ? "discard" : null };
  return { rack, laying: null, game } as unknown as State;
}

/** One step back. */
function take(history: Past, now: Rack, hand: string[], moves = false): Step | null {
  const step = history.last(at(now, hand, moves));
  if (step) history.forget(step);
  return step;
}

/** One step back, where the game takes no move back. */
function back(history: Past, now: Rack, hand: string[]): Rack | null {
  return take(history, now, hand)?.rack ?? null;
}

describe("the way back", () => {
  it("leads over every step", () => {
    const history = new Past();
    const racks = ["abc.............", "ab.c............", "a..bc..........."].map((slots) =>
      rack(slots),
    );
    const now = rack("cba.............");
    for (const past of racks) history.push("arrangement", { rack: past, laying: null });
    const hand = ["a", "b", "c"];
    expect(racks.map(() => show(back(history, now, hand)))).toEqual(racks.map(show).reverse());
    expect(back(history, now, hand)).toBeNull();
  });

  it("keeps to the hand as it is now", () => {
    const history = new Past();
    history.push("arrangement", { rack: rack("a.b.c..........."), laying: null });
    expect(show(back(history, rack("cbd............."), ["b", "c", "d"]))).toBe("..b.c.d.........");
  });

  it("fits on a rack that has lost tiers since, with fewer tiles", () => {
    const history = new Past();
    history.push("arrangement", { rack: rack("abcdefghijklmnop"), laying: null });
    const now = rack("p.a.....", { tiers: 1, columns: 8 });
    expect(show(back(history, now, ["a", "p"]))).toBe("a......p");
  });

  it("leaves out what makes no difference", () => {
    const history = new Past();
    const now = rack("b...............");
    history.push("arrangement", { rack: rack("ab.............."), laying: null });
    history.push("arrangement", { rack: rack("b.a............."), laying: null });
    expect(show(back(history, now, ["b"]))).toBe(".b..............");
  });

  it("takes rearrangements and moves back in their order", () => {
    const history = new Past();
    const [abc, cba, cb, bc] = ["abc.", "cba.", "cb..", "bc.."].map((s) => rack(s.padEnd(16, ".")));
    if (!abc || !cba || !cb || !bc) throw new Error("four racks");
    history.push("arrangement", { rack: abc, laying: null });
    history.push("move", { rack: cba, laying: null });
    history.push("arrangement", { rack: cb, laying: null });
    const step = (now: Rack, hand: string) => {
      const { by, rack = null } = take(history, now, [...hand], true) ?? {};
      return `${by} ${show(rack).slice(0, 4)}`;
    };
    expect([step(bc, "bc"), step(cb, "bc"), step(cba, "abc")]).toEqual([
      "arrangement cb..",
      "move cba.",
      "arrangement abc.",
    ]);
  });

  it("keeps a move that was not taken back after all", () => {
    const history = new Past();
    const now = rack("ab..............");
    history.push("move", { rack: now, laying: null });
    const step = history.last(at(now, ["a", "b"], true));
    expect(history.last(at(now, ["a", "b"], true))).toEqual(step);
    history.push("arrangement", { rack: now, laying: null });
    if (step) history.forget(step);
    expect(history.last(at(now, ["a", "b"], true)), "a move of an earlier visit").toMatchObject({
      by: "move",
      rack: null,
    });
    expect(history.last(at(now, ["a", "b"], false))).toBeNull();
  });

  it("passes over a move that stands", () => {
    const history = new Past();
    history.push("arrangement", { rack: rack("ab.............."), laying: null });
    history.push("move", { rack: rack("ba.............."), laying: null });
    const now = rack("bac.............");
    expect(show(back(history, now, ["a", "b", "c"]))).toBe("ab.c............");
    history.push("move", { rack: now, laying: null });
    expect(back(history, now, ["a", "b", "c"])).toBeNull();
  });

  it("has no step where nothing was moved", () => {
    const history = new Past();
    history.push("arrangement", { rack: rack("ab.............."), laying: null });
    expect(back(history, rack("ab.............."), ["a", "b"])).toBeNull();
  });

  it("ends with a new hand", () => {
    const history = new Past();
    history.push("arrangement", { rack: rack("ab.............."), laying: null });
    history.clear();
    expect(back(history, rack("ba.............."), ["a", "b"])).toBeNull();
  });
});

describe("a device that is turned", () => {
  const before = rack("..ab....cde...f.");
  const hand = [..."abcdef"];

  it("and turned back finds the rack as it lay", () => {
    const history = new Past();
    const turned = history.turn(before, hand, upright);
    expect(show(turned)).toBe("ab..cde.f.......");
    expect(show(history.turn(turned, hand, wide))).toBe(show(before));
  });

  it("and turned back keeps to the hand as it is now", () => {
    const history = new Past();
    const turned = history.turn(before, hand, upright);
    const drawn = reconcile(turned, [...hand, "g"], null);
    expect(show(history.turn(drawn, [...hand, "g"], wide))).toBe("..ab....cde.g.f.");
  });

  it("keeps what was rearranged meanwhile", () => {
    const history = new Past();
    history.turn(before, hand, upright);
    const arranged = layOut(upright, [["f"], ["e", "d"], ["a", "b", "c"]]);
    expect(show(history.turn(arranged, hand, wide))).toBe("f.ed.abc........");
  });
});
