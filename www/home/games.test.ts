/** The games of home: every preset that the engine has, each once. */

import { beforeAll, expect, it } from "vitest";
import { PRESETS } from "../engine/presets";
import { loadEngines, presets } from "../engine/rules.double";
import { LANGUAGES, type Language } from "../settings/settings";
import { gamesFor } from "./games";

beforeAll(loadEngines);

it("offers every preset of the engine once, in every language", () => {
  for (const language of LANGUAGES) {
    const offered = gamesFor(language).flatMap(({ name }) => PRESETS[name]);
    expect(offered.toSorted()).toEqual([...presets()].toSorted());
  }
});

it("puts the game first that a language's speakers look for", () => {
  const order = (language: Language): string[] => gamesFor(language).map(({ name }) => name);
  expect(order("tr")).toEqual(["okey101", "okey", "rummi"]);
  expect(order("nl")).toEqual(["rummi", "okey", "okey101"]);
  expect(order("de")).toEqual(["okey", "okey101", "rummi"]);
  expect(order("en")).toEqual(["okey", "okey101", "rummi"]);
});
