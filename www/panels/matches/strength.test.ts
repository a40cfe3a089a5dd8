/** The strength of the player, told from matches that were looked back on. */

import { expect, it } from "vitest";
import type { GameName, Skill, Strength } from "../../engine/views";
import { useEnglish } from "../../locales/words.double";
import type { ReadPast } from "../../store/history";
import { strengthsOf } from "./strength";

useEnglish();

const BASE: Omit<Strength, "rounds" | "lost" | "achieves"> = {
  ...{ range: [12, 18], best: 27, within: 0, decisions: 300 },
  peers: ["easy", "medium", "medium"],
};

/** Tells after sixty rounds how many there are. */
const judge = {
  strengths: async (_: GameName, rounds: Skill[], ends: readonly number[]) =>
    ends.map((end): Strength | null => {
      const used = rounds.slice(0, end);
      const lost = used.reduce((sum, { counted }) => sum + counted, 0);
      return end < 60 ? null : { ...BASE, rounds: end, lost, achieves: end };
    }),
};

/** A match of so many rounds; `counted` is undefined in those of earlier versions. */
function match(game: GameName, begun: number, count: number, counted?: number): ReadPast {
  const skill = { decisions: 5, right: 5, lost: 0, ...(counted === undefined ? {} : { counted }) };
  const rounds = Array.from({ length: count }, (_, round) => ({ round, ending: "plain", skill }));
  return { begun: `2026-11-${begun}`, key: null, summary: { game, rounds } } as never;
}

it("tells the strength in each game after each match, the latest first in the list", async () => {
  const matches = [
    match("okey", 29, 11, 0.5),
    match("rummi", 28, 3, 1),
    match("okey", 27, 40, 0.25),
    match("okey", 26, 20, 0),
  ];
  const [okey, rummi, ...others] = await strengthsOf(matches, judge);
  expect(others).toEqual([]);
  expect(okey).toMatchObject({ game: "okey", rounds: 71, strength: { lost: 15.5 } });
  expect(okey?.course.map(({ begun, strength }) => [begun, strength.rounds])).toEqual([
    ["2026-11-27", 60],
    ["2026-11-29", 71],
  ]);
  expect(rummi).toEqual({ game: "rummi", rounds: 3, strength: null, course: [] });
});

it("counts no round of which an earlier version has counted less", async () => {
  expect(await strengthsOf([match("okey", 27, 70)], judge)).toEqual([]);
  const [okey] = await strengthsOf([match("okey", 27, 70), match("okey", 26, 5, 0)], judge);
  expect(okey?.rounds).toBe(5);
});
