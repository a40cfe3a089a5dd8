/** The lines below melds on the player's own rack. */

import { describe, expect, it } from "vitest";
import { rack, shape } from "../../rack/text.double";
import type { Drag, State } from "../../state/state";
import { linesOf } from "./rack";

/** The slots of two tiers, 10 pixels wide and 20 high. */
const SLOTS = Array.from({ length: shape.tiers * shape.columns }, (_, slot) => ({
  x: 10 * (slot % shape.columns),
  y: 20 * Math.floor(slot / shape.columns),
  w: 10,
  h: 20,
}));

/** Returns the start and end slots of each line. */
function lines(text: string, melds: readonly string[], drag: Drag | null = null): string[] {
  const state: Pick<State, "rack" | "drag" | "melds"> = {
    rack: rack(text),
    drag,
    melds: melds.map((meld) => [...meld]),
  };
  const slotAt = ({ x, y }: { x: number; y: number }) => x / 10 + (y / 20) * shape.columns;
  return linesOf({ slots: SLOTS }, state).map(({ from, to }) => `${slotAt(from)}-${slotAt(to)}`);
}

/** Returns a drag of a tile from elsewhere, over the rack or over nothing. */
function held(x: number | null): Drag {
  const target = x === null ? null : ({ kind: "rack", spot: { tier: 0, x } } as const);
  return { tile: "z", others: [], from: "stock", x: 0, y: 0, target };
}

describe("the line below a meld", () => {
  it("is from its first to its last tile, in each tier in which it lies", () => {
    expect(lines(". a b c . . | .", ["abc"])).toEqual(["1-3"]);
    expect(lines(". . . . a b | c d . . . .", ["abcd"])).toEqual(["4-5", "6-7"]);
  });

  it("goes along where its tiles make room for what is carried over the rack", () => {
    expect(lines("a b c . . . | .", ["abc"], held(null))).toEqual(["0-2"]);
    expect(lines("a b c . . . | .", ["abc"], held(0.2))).toEqual(["1-3"]);
    expect(lines("a b c . . . | .", ["abc"], held(4.2))).toEqual(["0-2"]);
  });

  it("is not there while something is held between its tiles", () => {
    expect(lines("a b c . . . | d e f . . .", ["abc", "def"], held(1.2))).toEqual(["6-8"]);
  });

  it("is not there once the player has parted them, before the engine has said so", () => {
    expect(lines("a b . c . . | .", ["abc"])).toEqual([]);
    expect(lines("b c . . . . | .", ["abc"])).toEqual([]);
  });
});
