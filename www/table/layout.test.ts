/** Points on the rack, and the slot and drop that belong to them. */

import { describe, expect, it } from "vitest";
import { place } from "../rack/rack";
import { spotAt } from "./layout";

/** Returns a rack with four slots per tier, with tiles a little below the upper edge. */
function rackOf(tiers: number) {
  const floors = Array.from({ length: tiers }, (_, tier) => ({
    x: 0,
    y: 60 * tier,
    w: 160,
    h: 56,
  }));
  const slots = floors.flatMap(({ y }) =>
    Array.from({ length: 4 }, (_, i) => ({ x: 40 * i, y: y + 2, w: 40, h: 54 })),
  );
  return {
    shape: { tiers, columns: 4 },
    rack: { x: 0, y: 0, w: 160, h: 60 * tiers },
    floors,
    slots,
  };
}

describe("a spot of the rack", () => {
  it("is on the tier under the point, the nearest one above and below all of them", () => {
    const tiers = (rack: number) =>
      [-10, 0, 59, 60, 119, 125].map((y) => spotAt(rackOf(rack), 90, y)?.tier);
    expect(tiers(2)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(tiers(3)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it("is on the only tier wherever the point is, its upper edge too", () => {
    const one = rackOf(1);
    for (const y of [-10, 0, 30, 70]) {
      const spot = spotAt(one, 90, y);
      expect(spot).toEqual({ tier: 0, x: 2.25 });
      const rack = { shape: one.shape, slots: ["a", null, null, null] };
      expect(spot && place(rack, ["a"], spot).slots).toEqual([null, null, "a", null]);
    }
  });

  it("is none away from the rack", () => {
    expect(spotAt(rackOf(2), 90, 200)).toBeNull();
  });
});
