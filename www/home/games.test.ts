/** The tables of home: dealt hands, and how tiles lie on the rack. */

import { expect, it } from "vitest";
import { GAMES, PRESETS } from "../engine/presets";
import { loadEngines, presets } from "../engine/rules.double";
import { gamesIn, LANGUAGES } from "../settings/settings";
import { DEALT, groupsIn, tiersOf } from "./games";

it("offers every preset of the engine once, in every language", async () => {
  await loadEngines();
  for (const language of LANGUAGES) {
    const offered = gamesIn(language).flatMap((name) => PRESETS[name]);
    expect(offered.toSorted()).toEqual([...presets()].toSorted());
  }
});

it("puts the game first that a language's speakers look for", () => {
  expect(gamesIn("tr")).toEqual(["okey101", "okey", "rummi"]);
  expect(gamesIn("nl")).toEqual(["rummi", "okey", "okey101"]);
  expect(gamesIn("de")).toEqual(["okey", "okey101", "rummi"]);
  expect(gamesIn("en")).toEqual(["okey", "okey101", "rummi"]);
});

it("deals as many tiles as each game, none of them too often", () => {
  const counts = { okey: 14, okey101: 22, rummi: 14 };
  for (const game of GAMES) {
    const { hand, middle } = DEALT[game];
    const tiles = groupsIn(hand).flat();
    expect(tiles).toHaveLength(counts[game]);
    const all = [...tiles, ...groupsIn(middle).flat()].filter((tile) => /^[RYBK]/.test(tile));
    const plain = all.filter(
      (tile) => tile !== groupsIn(middle).at(-1)?.at(-1) || game === "rummi",
    );
    for (const tile of plain)
      expect(plain.filter((one) => one === tile).length, tile).toBeLessThanOrEqual(2);
  }
});

it("lays tiles in two tiers by their groups", () => {
  expect(groupsIn(". R1 R2 . . K3 .")).toEqual([["R1", "R2"], ["K3"]]);
  expect(groupsIn("")).toEqual([]);
  expect(tiersOf([])).toEqual({ tiers: [[], []], columns: 0 });
  expect(tiersOf([["R1"]])).toEqual({ tiers: [[["R1"]], []], columns: 1 });
  const long = ["R1", "R2", "R3"];
  expect(tiersOf([long, ["B1"], ["K1", "K2"]])).toMatchObject({
    tiers: [[long], [["B1"], ["K1", "K2"]]],
    columns: 3.5,
  });
});
