/** Keyboard navigation over the rack, and over the places of a table of melds. */

import { describe, expect, it } from "vitest";
import type { Step } from "../rack/steps";
import { rack } from "../rack/text.double";
import { nearest, neighbour, pressedKey } from "./keys";

/** Two rows of places: three and two of them, the lower row a little to the right. */
const PLACES = [
  [0, 0],
  [20, 0],
  [40, 0],
  [25, 40],
  [45, 40],
].map(([x = 0, y = 0]) => ({ x, y, width: 20, height: 30 }));

/** Returns the number of the place that a step from another one leads to. */
function from(place: number, step: readonly [number, number]): number {
  const box = PLACES[place];
  if (!box) throw new Error("there is no such place");
  return nearest(PLACES, box, step);
}

describe("arrows on the table", () => {
  it("go to the sides in the order of the series, over the end of a row too", () => {
    expect([from(1, [1, 0]), from(1, [-1, 0]), from(2, [1, 0])]).toEqual([2, 0, 3]);
  });

  it("stop at the first and the last place", () => {
    expect([from(0, [-1, 0]), from(4, [1, 0])]).toEqual([-1, -1]);
  });

  it("go up and down to what is nearest in the next row", () => {
    expect([from(2, [0, 1]), from(0, [0, 1]), from(3, [0, -1])]).toEqual([4, 3, 1]);
    expect([from(0, [0, -1]), from(4, [0, 1])]).toEqual([-1, -1]);
  });

  it("come from the rack to the lowest row", () => {
    const rack = { x: 50, y: 120, width: 40, height: 54 };
    expect(nearest(PLACES, rack, [0, -1])).toBe(4);
  });
});

describe("arrows on the rack", () => {
  const tiles = rack("a . b . c . | . . . . . . | d . . e . .");
  const held = { ...tiles, shape: { ...tiles.shape, tiers: 3 } };
  const go = (...[tile, step]: [string, Step]) => neighbour(held, tile, step);

  it("go to the sides over gaps and from tier to tier", () => {
    expect([go("a", [1, 0]), go("c", [1, 0]), go("d", [-1, 0])]).toEqual(["b", "d", "c"]);
    expect([go("a", [-1, 0]), go("e", [1, 0])]).toEqual([undefined, undefined]);
  });

  it("go up and down to the nearest tile, over a tier that is empty", () => {
    expect([go("a", [0, 1]), go("c", [0, 1]), go("e", [0, -1])]).toEqual(["d", "e", "b"]);
    expect([go("a", [0, -1]), go("d", [0, 1])]).toEqual([undefined, undefined]);
  });
});

describe("a key", () => {
  /** Returns a key event with a sign, a physical key, and optionally Shift and AltGr. */
  const sign = (key: string, code: string, held = "") =>
    pressedKey({
      key,
      code,
      shiftKey: held.includes("shift"),
      getModifierState: (name) => name === "AltGraph" && held.includes("altgr"),
    });

  it.each([
    ["Russian", "р", "KeyH", "h"],
    ["Russian, in capitals", "Р", "KeyH", "h"],
    ["Greek", "η", "KeyH", "h"],
    ["Hebrew", "י", "KeyH", "h"],
    ["Arabic, of two letters", "لا", "KeyB", "b"],
    ["Korean", "ㅗ", "KeyH", "h"],
    ["Turkish", "ı", "KeyI", "i"],
    ["French, a digit", "&", "Digit1", "1"],
    ["French, a digit that is a letter", "é", "Digit2", "2"],
    ["French, a digit that is a line", "_", "Digit8", "8"],
    ["Czech, a digit", "š", "Digit3", "3"],
    ["Persian, a digit", "۲", "Digit2", "2"],
  ])("goes by its place where its sign is not ours: %s", (_, key, code, ours) => {
    expect(sign(key, code)).toBe(ours);
  });

  it.each([
    ["French", "q", "KeyA"],
    ["French", "z", "KeyW"],
    ["German", "z", "KeyY"],
    ["Dvorak", "h", "KeyJ"],
    ["German", "?", "Minus"],
    ["Turkish F", "u", "KeyD"],
  ])("goes by its sign where that is ours: %s", (_, key, code) => {
    expect(sign(key, code)).toBe(key);
  });

  it("is no other where the sign is written with Shift or AltGr, and none for others", () => {
    expect(sign("!", "Digit1", "shift")).toBe("!");
    expect(sign("1", "Digit1", "shift")).toBe("1");
    expect(sign("ą", "KeyA", "altgr")).toBe("ą");
    expect(sign("ö", "Semicolon")).toBe("ö");
    expect([sign("Dead", "KeyE"), sign("Process", "KeyH"), sign("Enter", "Enter")]).toEqual([
      "dead",
      "process",
      "enter",
    ]);
  });
});
