/** Values of settings in words that depend on other settings. */

import { beforeAll, expect, it, vi } from "vitest";
import { loadEngines, readRules } from "../../engine/rules.double";
import { learnRest } from "../../locales/messages";
import { LANGUAGES } from "../../settings/settings";
import { valueName } from "./words";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  loadEngines();
});

it.each(LANGUAGES)("where points are counted down nobody is out, in %s", async (language) => {
  await learnRest(language);
  const ends = (rules: string): (string | undefined)[] =>
    readRules(rules)
      .settings.filter(({ name }) => name === "end")
      .flatMap(({ name, values, wording }) =>
        values.map((value) => valueName(name, value, wording)),
      );
  const out = /\bis out\b|scheide|elen(ince|ir)|afval/i;
  for (const rules of ["kahvehane", "sayili", "kahvehane limit=6"])
    for (const end of ends(rules)) expect(end).not.toMatch(out);
  expect(ends("turkish").join()).toMatch(out);
  const values = readRules("kahvehane").settings.filter(({ matters }) => matters);
  for (const { name, value, wording } of values)
    expect(valueName(name, value, wording)).not.toMatch(/penalt|strafp|ceza puan/i);
});
