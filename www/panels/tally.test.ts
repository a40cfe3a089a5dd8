/** What a match counts and how far it is, in words that are right under every rule. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { dealt } from "../games/okey/sample";
import { learnWords } from "../locales/messages";
import type { GameView, HouseRow, HouseView } from "../pkg/istaka";
import type { State } from "../state";
import { aim, level, numberOf, reasons, roundName, teamTotal } from "./tally";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await learnWords("-dialogs", "en");
});

interface Match {
  readonly game: GameView;
  readonly house: HouseView;
  readonly state: State;
}

/** In its last round, after these. */
function match(
  house: Partial<HouseView>,
  states: HouseRow["state"][],
  some: Partial<GameView> = {},
) {
  const sheet = states.map((state, i) => row({ round: i + 1, state }));
  const decided = states.filter((state) => state === "won").length;
  const state = dealt({ tiers: 2, columns: 8 }, "", { house: { ...house, sheet, decided } });
  if (!state.game || !state.house) throw new Error("a game is dealt");
  const game = { ...state.game, round: states.length, ...some };
  return { game, house: state.house, state: { ...state, game } } satisfies Match;
}

function row(some: Partial<HouseRow>): HouseRow {
  return {
    round: 1,
    dealer: 3,
    state: "won",
    winner: null,
    byOkey: false,
    byPairs: false,
    doubled: false,
    value: 2,
    twinShownBy: null,
    potTo: null,
    scores: [null, null, null, null],
    ...some,
  };
}

describe("of an agreed number of rounds", () => {
  it("a void one has the number of the one that is played for it", () => {
    const { game, house } = match({ end: "rounds" }, ["won", "void", "void", "won", "running"]);
    expect([0, 1, 2, 3, 4].map((i) => numberOf(i, game, house))).toEqual([1, 2, 2, 2, 3]);
  });

  it("the present one is told with how many there are", () => {
    expect(roundName(match({ end: "rounds" }, ["won", "void", "running"]).state)).toBe(
      "Round 2 of 5",
    );
    expect(roundName(match({ end: "survivor" }, ["won", "running"]).state)).toBeUndefined();
  });

  it("one too many is an extra round, for those who are level", () => {
    const won = ["won", "won"] as const;
    const some = { eliminated: [false, true, false, true] };
    const rules = { end: "rounds", rounds: 2, ties: "extra" } as const;
    const over = match(rules, [...won], some);
    expect(level(over.game, over.house)).toEqual([0, 2]);
    expect(roundName(match(rules, [...won, "running"], some).state)).toBe("Extra round");
    const shared = match({ ...rules, ties: "share" }, [...won], some);
    expect(level(shared.game, shared.house)).toEqual([]);
  });
});

describe("it is told how the match ends", () => {
  it.each([
    [{}, "Whoever goes above 20 penalty points is out; the last one left wins."],
    [{ limitRule: "reach" }, "Whoever reaches 20 penalty points is out; the last one left wins."],
    [
      { end: "top-two" },
      "It ends when somebody goes above 20 penalty points; the two with the fewest win together.",
    ],
    [
      { end: "rounds", counting: "wins" },
      "The most wins after 5 rounds. A void round is played again.",
    ],
    [
      { partners: true },
      "It ends when a team goes above 20 penalty points; the other one wins. Partners count together.",
    ],
  ] satisfies [Partial<HouseView>, string][])("with %j", (rules, told) => {
    const { game, house } = match(rules, ["running"]);
    expect(aim(game, house)).toBe(told);
  });

  it("in the plain game, which says nothing about itself", () => {
    expect(aim(match({}, ["running"]).game, null)).toContain("above 20 penalty points");
  });
});

it("partners add up what they have written", () => {
  const { game, house } = match({ partners: true }, ["won"], { scores: [3, 5, 4, 0] });
  expect([0, 1, 2, 3].map((seat) => teamTotal(game, seat, house))).toEqual([7, 5, 7, 5]);
});

describe("a row of the score sheet says why", () => {
  const { house } = match({}, ["won"]);
  const score = { win: 0, finish: 0, twin: 0, offence: 2, total: 2 };

  it.each([
    [{ winner: 1 }, ["Mehmet: finished"]],
    [
      { winner: 2, byOkey: true, byPairs: true, doubled: true, potTo: 2 },
      [
        "Leyla: finished with an okey and seven pairs",
        "doubled by its colour",
        "Leyla: takes the pot",
      ],
    ],
    [{ state: "void", twinShownBy: 0 }, ["void", "You: showed the twin"]],
    [{ scores: [null, score, null, null] }, ["Mehmet: declared an incomplete hand, +2"]],
  ] satisfies [Partial<HouseRow>, string[]][])("%j", (some, told) => {
    expect(reasons(row(some), house)).toEqual(told);
  });

  it("and that a void round is played again where so many are agreed on", () => {
    const rounds = match({ end: "rounds" }, ["void"]).house;
    expect(reasons(row({ state: "void" }), rounds)).toEqual(["void, played again"]);
  });
});
