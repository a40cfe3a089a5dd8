/** The count and the length of a match in words, under every rule. */

import { describe, expect, it } from "vitest";
import type { OkeyState } from "../games/okey/state";
import { aim } from "../games/okey/things";
import { dealt } from "../games/okey/view.double";
import { useEnglish } from "../locales/words.double";
import type { OkeyGameView as GameView } from "../pkg/istaka/istaka";
import { Game } from "../pkg/istaka/istaka";
import { gameName, pointsThere, roundName, roundNumber } from "./tally";

useEnglish();

/** Returns a match under these rules, by default in its first round. */
function match(rules: string, some: Partial<GameView> = {}): OkeyState & { game: GameView } {
  const state = dealt({ tiers: 2, columns: 8 }, "", {}, rules);
  return { ...state, game: { ...state.game, ...some } };
}

describe("of an agreed number of rounds", () => {
  it("the present one is told with how many there are", () => {
    expect(roundName(match("turkish end=rounds", { round: 3, number: 2 }))).toBe("Round 2 of 5");
    expect(roundName(match("turkish", { round: 2, number: 2 }))).toBeUndefined();
  });

  it("one too many is an extra round", () => {
    const extra = match("turkish end=rounds rounds=2", { round: 3, number: 3 });
    expect(roundName(extra)).toBe("Extra round");
  });
});

it("a round has the number that players count, or that of its contest", () => {
  const state = match("turkish end=rounds", { round: 3, number: 2 });
  expect(roundNumber(state)).toBe(2);
  const fixture = { round: 7 } as NonNullable<OkeyState["fixture"]>;
  expect(roundNumber({ ...state, fixture })).toBe(7);
  expect(roundNumber({ ...state, fixture: { ...fixture, round: 0 } })).toBe(2);
  expect(roundNumber({ ...state, game: null })).toBe(0);
});

it.each([
  ["turkish limit=12", "Turkish Okey"],
  ["rummi80", "Table rummy 80"],
  ["rummi80-site", "Table rummy 80, 50 s"],
  ["rummi80 players=2", "Table rummy 80"],
  ["rummi80 numbers=13 jokers=2", "Table rummy 106"],
  ["rummi106 jokers=4", "Table rummy"],
])("by %s is played: %s", (rules, name) => {
  const match = new Game({ rules, seed: "1" });
  match.deal();
  expect(gameName({ game: match.view() })).toBe(name);
});

it("points of a round count in its contest from when they are written, and once", () => {
  const { game } = match("turkish", { scores: [1, 1, 0, 1] });
  const fixture = { points: [4, 6, 0, 18] } as unknown as NonNullable<OkeyState["fixture"]>;
  expect(pointsThere(fixture, game)).toEqual([5, 7, 0, 19]);
  expect(pointsThere({ ...fixture, reported: true }, game)).toEqual([4, 6, 0, 18]);
  expect(pointsThere({ ...fixture, points: [] }, game)).toEqual([]);
  expect(pointsThere(null, game)).toEqual([]);
});

describe("it is told how the match ends", () => {
  it.each([
    ["turkish", "Whoever goes above 20 penalty points is out; the last one left wins."],
    [
      "turkish limit-rule=reach",
      "Whoever reaches 20 penalty points is out; the last one left wins.",
    ],
    [
      "turkish end=top-two",
      "It ends when somebody goes above 20 penalty points; the two with the fewest win together.",
    ],
    [
      "turkish end=best count=down",
      "Everybody starts with 20. When somebody has none left, the match is over: the most left win.",
    ],
    [
      "turkish end=best count=own partners=yes",
      "Each team starts with 20. The team that gets rid of them first wins.",
    ],
    [
      "turkish end=rounds count=wins twin=0",
      "The most wins after 5 rounds. A void round is played again.",
    ],
    [
      "turkish partners=yes",
      "It ends when a team goes above 20 penalty points; the other one wins. Partners count together.",
    ],
  ])("by %s", (rules, told) => {
    expect(aim(match(rules).game)).toBe(told);
  });
});
