/** The games that the page plays, among those that the engine knows. */

import { beforeAll, expect, it } from "vitest";
import * as istaka from "../pkg/istaka/istaka";
import { known, loaded } from "./match";
import { plays } from "./presets";
import { loadEngines } from "./rules.double";

beforeAll(loadEngines);

it("a match and rules of a game without a page are refused, and those of others are read", () => {
  for (const preset of istaka.presets()) {
    const rules = istaka.readRules(preset);
    const { game } = rules;
    const record = new istaka.Game({ rules: preset, seed: "7" }).save();
    if (plays(game)) {
      expect(loaded(record).view().game).toBe(game);
      expect(known(rules)).toEqual(rules);
    } else {
      expect(() => loaded(record)).toThrow(expect.objectContaining({ code: "badRecord" }));
      expect(() => known(rules)).toThrow(expect.objectContaining({ code: "unknownPreset" }));
    }
  }
});
