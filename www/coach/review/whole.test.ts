/** Rounds looked back on together. */

import { beforeAll, expect, it, vi } from "vitest";
import type { ReviewView } from "../../engine/views";
import { decimal, gainedBy } from "../../panels/numbers";
import { luckOf, together } from "./whole";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

/** A round of the player at seat 0, with these mistakes. */
function round(number: number, helped: number, wrong: readonly (readonly [string, number])[]) {
  const none = { draws: 0, helped: 0, expected: 0, points: 0 };
  const habits = wrong.map(([mistake, lost]) => ({ mistake, times: 1, lost }));
  const lost = wrong.reduce((sum, [, each]) => sum + each, 0);
  return {
    seat: 0,
    round: number,
    luck: [{ draws: 5, helped, expected: 1.5, points: 0 }, none, none, none],
    skill: { decisions: 10, right: 10 - wrong.length, lost },
    habits,
  } as unknown as ReviewView;
}

it("sums up luck and skill, and puts the dearest habit first", () => {
  const rounds = [
    round(0, 2, [
      ["left", 0.25],
      ["farther", 0.5],
    ]),
    round(1, 0, [["left", 0.5]]),
  ];
  expect(together(rounds)).toEqual({
    luck: { draws: 10, helped: 2, expected: 3, points: 0 },
    skill: { decisions: 20, right: 17, lost: 1.25 },
    habits: [
      { mistake: "left", times: 2, lost: 0.75 },
      { mistake: "farther", times: 1, lost: 0.5 },
    ],
  });
});

it("adds up what is printed of each round", () => {
  const rounds = [0, 1, 2].map((number) => round(number, 1, []));
  for (const { luck } of rounds) for (const one of luck) one.expected = 0.449;
  const { luck } = together(rounds);
  const tenths = (number: number) => Math.round(10 * number);
  const gains = rounds.map((one) => tenths(gainedBy(luckOf(one))));
  expect(gains).toEqual([6, 6, 6]);
  expect(tenths(gainedBy(luck))).toBe(18);
  expect(decimal(luck.expected)).toBe("1.2");
});

it("is nothing where no round is over", () => {
  expect(together([])).toMatchObject({ skill: { decisions: 0, lost: 0 }, habits: [] });
});
