/** Settings are read from what is stored, as far as it is sound. */

import { describe, expect, it } from "vitest";
import { FACES, readSettings } from "./choices";
import { portraitOf } from "./portraits";
import { atFirst, DEFAULTS, rulesFor, type Settings } from "./settings";

it("the faces to choose from are all that there are", () => {
  const drawn = FACES.filter((face) => portraitOf(face) !== "");
  expect(drawn).toEqual(FACES.slice(1));
  expect(portraitOf(FACES.length)).toBe("");
});

it("a reset forgets neither the rules of any game nor what the player was told", () => {
  const rules = { rules: "yuzbir_esli", former: ["kahvehane", "rummi106"] };
  const told = { greeted: ["okey101"], warned: true } satisfies Partial<Settings>;
  const reset = atFirst({ ...DEFAULTS, ...rules, ...told, sound: false });
  expect(reset).toEqual({ ...DEFAULTS, ...rules, ...told });
  expect(rulesFor("okey", reset)).toBe("kahvehane");
});

describe("stored settings", () => {
  it("come back as they were", () => {
    const mine: Settings = {
      ...DEFAULTS,
      language: "nl",
      clock: 45,
      name: "Çiğdem",
      face: 12,
      greeted: ["okey101"],
      warned: true,
      names: ["Ayşe", "", "Jörg"],
    };
    const read = readSettings(JSON.parse(JSON.stringify(mine)));
    expect(read).toEqual({ settings: mine, damaged: false });
  });

  it.each([
    [{ theme: "night" }],
    [{ clock: "45" }],
    [{ clock: 46 }],
    [{ sound: 1 }],
    [{ name: "a name of so many letters that nobody could be called so" }],
    [{ face: 13 }],
    [{ face: "1" }],
    [{ greeted: 1 }],
    [{ greeted: ["chess"] }],
    [{ warned: "yes" }],
    [{ level: 7 }],
    [{ opponents: ["<b>", "", ""] }],
    [{ opponents: ["hard", "hard"] }],
    [{ names: ["a", "b"] }],
    [{ names: ["a", "b", "a name of so many letters that nobody could be called so"] }],
    [{ names: ["a", "b", 3] }],
    [null],
    ["evening"],
    [[]],
  ])("fall back where they are damaged: %j", (data) => {
    expect(readSettings(data)).toEqual({ settings: DEFAULTS, damaged: true });
  });

  it("keep what is sound beside what is not", () => {
    const { settings, damaged } = readSettings({ pace: "fast", faces: "dominoes" });
    expect(settings).toEqual({ ...DEFAULTS, pace: "fast" });
    expect(damaged).toBe(true);
  });

  it("of another version have the defaults where nothing is said", () => {
    const { settings, damaged } = readSettings({ pace: "fast", future: true });
    expect(settings).toEqual({ ...DEFAULTS, pace: "fast" });
    expect(damaged).toBe(false);
  });
});
