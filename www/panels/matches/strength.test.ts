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

/** A match of so many rounds, with one mistake in each. */
function match(game: GameName, begun: number, count: number, counted: number): ReadPast {
  const skill = { decisions: 5, right: 4, lost: counted, counted };
  const habits = [{ mistake: begun > 26 ? "left" : "took", times: 1, lost: counted }];
  const round = { ending: "plain", skill, habits };
  const rounds = Array.from({ length: count }, (_, number) => ({ ...round, round: number }));
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
  const left = { mistake: "left", times: 3, lost: 3 };
  expect(rummi).toEqual({ game: "rummi", rounds: 3, strength: null, course: [], habits: [left] });
});

it("sums up the mistakes in the rounds that it was told from, the dearest first", async () => {
  const latest = { strengths: async () => [{ ...BASE, rounds: 65, lost: 0, achieves: 15 }] };
  const matches = [match("okey", 27, 60, 0.25), match("okey", 26, 10, 4)];
  const [okey] = await strengthsOf(matches, latest);
  expect(okey?.habits).toEqual([
    { mistake: "took", times: 5, lost: 20 },
    { mistake: "left", times: 60, lost: 15 },
  ]);
});
