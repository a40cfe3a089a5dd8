/** The choices agree with the engine's presets. */

import { beforeAll, expect, it, vi } from "vitest";
import { loadEngines, presets, readRules } from "../engine/rules.double";
import { LANGUAGES } from "../settings/settings";
import { allRules } from "./panels";

// These elements need a browser.
vi.mock("../ui/match-text", () => ({}));
vi.mock("../ui/tile-row", () => ({}));

beforeAll(loadEngines);

it.each(LANGUAGES)("offers every preset of the engine once in %s", (language) => {
  const offered = allRules.flatMap((rules) => rules.presets(language));
  expect([...offered].sort()).toEqual(presets().sort());
});

it("names the game of its presets as the engine does", () => {
  for (const { game, presets } of allRules)
    for (const preset of presets("en")) expect(readRules(preset).game).toBe(game);
});
