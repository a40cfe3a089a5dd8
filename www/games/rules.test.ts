/** What can be chosen is what the engine has. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { initSync, presets, readRules } from "../pkg/okey/istaka";
import { LANGUAGES } from "../settings";
import { allRules } from "./rules";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
});

it.each(LANGUAGES)("offers every preset of the engine once in %s", (language) => {
  const offered = allRules.flatMap((rules) => rules.presets(language));
  expect([...offered].sort()).toEqual(presets().sort());
});

it("groups only settings that the rules of the game have", () => {
  for (const rules of allRules) {
    const known = rules.presets("en").flatMap((preset) => readRules(preset).settings);
    const names = known.map(({ name }) => name);
    for (const name of Object.values(rules.groups).flat()) expect(names).toContain(name);
  }
});
