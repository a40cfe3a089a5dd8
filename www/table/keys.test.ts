/** Keyboard navigation over the rack, and keys of other scripts. */

import { describe, expect, it } from "vitest";
import type { Step } from "../rack/steps";
import { rack } from "../rack/text.double";
import { neighbour, pressedKey } from "./keys";

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
