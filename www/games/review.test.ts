/** The texts of reviews agree with the engine's numbers, in whole sentences, in every language. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadEngines } from "../engine/rules.double";
import type { GameName, GameView } from "../engine/views";
import { learnRest, speakIn } from "../locales/messages";
import { Game } from "../pkg/istaka/istaka";
import type { OkeyDecisionView as DecisionView, Way } from "../pkg/judge/istaka";
import * as judge from "../pkg/judge/istaka";
import { LANGUAGES } from "../settings/settings";
import { inLetters } from "../state/text";
import { lossOf, panelsOf } from "./panels";
import { gradeOf } from "./review";

// These elements need a browser.
vi.mock("../ui/match-text", () => ({}));
vi.mock("../ui/tile-row", () => ({}));

const reviewOf = (game: GameName) => panelsOf({ game: { game } as GameView }).review();

/** A reviewed round of each game. */
let found: Record<GameName, ReturnType<typeof reviewed>>;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  loadEngines();
  found = {
    okey: reviewed("okey", "1"),
    rummi: reviewed("rummi", "2"),
    okey101: reviewed("okey101", "3"),
  };
  await learnRest("en");
});

/** Returns the review of a beginner's round. */
function reviewed(name: GameName, seed: string) {
  const characters = Array(4).fill("beginner");
  const game = new Game({ game: name, seed, bots: [0, 1, 2, 3], characters });
  game.deal();
  while (game.view(0).table?.turn !== null) game.botMove();
  const review = judge.review(game.save());
  if (!review) throw new Error("the round is over");
  return review;
}

const MISTAKES = {
  okey: [
    "unfinished",
    "misdeclared",
    "took",
    "left",
    "threwWild",
    "fed",
    "heldPairs",
    "partedPair",
    "farther",
    "fewer",
    "later",
  ],
  rummi: ["closed", "nothing", "fewer"],
} satisfies { okey: judge.OkeyMistake[]; rummi: judge.RummiMistake[] };

const way = (some: Partial<Way>): Way => ({
  action: "discard R5",
  chance: 0.123,
  gives: 0,
  melds: { missing: 3, copies: 20 },
  pairs: { missing: 5, copies: 9 },
  nearest: some.melds ?? { missing: 3, copies: 20 },
  ...some,
});

function told(some: Partial<DecisionView>): string[] {
  const decision: DecisionView = {
    event: 9,
    turn: 4,
    hand: [],
    arranged: { melds: [], partial: [], rest: ["R5", "R10"], deficiency: 3 },
    offered: null,
    did: way({}),
    best: way({ action: "discard R10", chance: 0.154, melds: { missing: 2, copies: 12 } }),
    lost: 0.031,
    mistake: "farther",
    ...some,
  };
  const { title, cost, lines } = reviewOf("okey").decision(decision, found.okey);
  return [inLetters(title), cost, ...lines.map(inLetters)];
}

describe("a decision is told", () => {
  it("with what was done, what it cost, what an Expert does, and why", () => {
    expect(told({})).toEqual([
      "Turn 4: you discarded the red 5",
      "12% instead of 15%",
      "An Expert discards the red 10.",
      "That left 3 tiles missing instead of 2.",
    ]);
  });

  it("with the discard that was taken or left", () => {
    const offered = "R7";
    const draw = way({ action: "draw" });
    const take = way({ action: "take", chance: 0.154 });
    expect(told({ offered, did: draw, best: take, mistake: "left" })).toEqual([
      "Turn 4: you left the red 7 and drew",
      "12% instead of 15%",
      "An Expert takes it.",
      "It promised more than a tile from the stock.",
    ]);
    const [took, drew] = [way({ action: "take" }), way({ action: "draw", chance: 0.154 })];
    expect(told({ offered, did: took, best: drew, mistake: "took" })).toEqual([
      "Turn 4: you took the red 7",
      "12% instead of 15%",
      "An Expert leaves it and draws.",
      "A tile from the stock promised more.",
    ]);
  });

  it("with what it gives, and with both plans", () => {
    const did = way({ gives: 0.021 });
    const best = way({ action: "discard R10", gives: 0.004 });
    expect(told({ did, best, mistake: "fed" }).at(-1)).toBe(
      "The next player may well need it: that costs 2.1% instead of 0.4%.",
    );
    expect(told({ mistake: "heldPairs" }).at(-1)).toBe(
      "You kept pairs, but seven pairs were 5 tiles away, and runs and groups 2.",
    );
  });

  it("in a few words where an Expert does the same", () => {
    expect(told({ best: way({}), lost: 0, mistake: null })).toEqual([
      "Turn 4: you discarded the red 5",
      "",
    ]);
  });
});

describe("what is lost", () => {
  it("is told of a decision as both chances, which differ", () => {
    const [did, best] = [0.121, 0.124].map((chance) => way({ chance }));
    expect(told({ did, best })[1]).toBe("12.1% instead of 12.4%");
  });

  it("is rounds where it is added up, and never a percentage", () => {
    const { cost } = reviewOf("okey");
    expect([0.02, 0.31, 1, 1.7].map(cost)).toEqual([
      "hardly anything",
      "−0.3 rounds",
      "−1 round",
      "−1.7 rounds",
    ]);
    expect([0.31, 1.7].map((lost) => lossOf("okey", lost))).toEqual(["0.31", "1.7"]);
  });

  it("is that of one other decision, or of several", () => {
    const { skill } = reviewOf("okey");
    const of = (right: number, lost: number) => skill({ decisions: 19, right, lost }, () => 0);
    expect(of(18, 0.11)).toBe(
      "18 of 19 were as good as an Expert’s. The other one cost 0.1 of a won round.",
    );
    expect(of(17, 1.71)).toBe(
      "17 of 19 were as good as an Expert’s. The others cost 1.7 won rounds together.",
    );
    expect(of(17, 1.04)).toBe(
      "17 of 19 were as good as an Expert’s. The others cost 1 won round together.",
    );
    expect(of(17, 0.02)).toBe(
      "17 of 19 were as good as an Expert’s. The others cost hardly anything.",
    );
  });
});

describe("a grade", () => {
  const GAMES = ["okey", "rummi", "okey101"] as const;
  it("is the best without a loss, the worst with a large one, and none without a decision", () => {
    for (const name of GAMES) {
      const { grading } = reviewOf(name);
      const of = (lost: number, decisions = 10) => gradeOf({ decisions, right: 0, lost }, grading);
      expect([of(0), of(10 * grading[1]), of(1000), of(0, 0)]).toEqual([
        "expert",
        "strong",
        "learning",
        null,
      ]);
      expect(grading.toSorted((one, other) => one - other)).toEqual(grading);
    }
  });
});

it("the course of a round has one value a turn, its last", () => {
  for (const name of ["okey", "rummi", "okey101"] as const) {
    const { decisions } = found[name];
    const { points, said } = reviewOf(name).curve(decisions);
    const turns = [...new Set(decisions.map(({ turn }) => turn))];
    expect(points.map(({ turn }) => turn)).toEqual(turns);
    expect(points.map(({ value }) => said(value)).join()).not.toMatch(/NaN|undefined|−/);
  }
  const last = found.okey.decisions.at(-1) as DecisionView;
  expect(reviewOf("okey").curve(found.okey.decisions).points.at(-1)?.value).toBe(last.did.chance);
});

it.each(LANGUAGES)("every sentence is whole in %s", async (language) => {
  document.documentElement.lang = language;
  await speakIn(language);
  for (const name of ["okey", "rummi"] as const) {
    const of = reviewOf(name);
    const said = MISTAKES[name].flatMap((mistake) => [of.habit(mistake), of.cost(2)]);
    const { decisions, luck, skill } = found[name];
    for (const decision of decisions) {
      const { title, cost, lines } = of.decision(decision, found[name]);
      said.push(inLetters(title), cost, ...lines.map(inLetters));
    }
    said.push(
      of.skill(skill, () => 0),
      ...luck.flatMap((one) => [of.luck(one), of.gained(of.gain(one))]),
      of.note,
      of.curve(decisions).title,
    );
    if (name === "okey")
      for (const mistake of MISTAKES.okey)
        for (const action of ["draw", "take", "discard R5", "finish R5", "pass"])
          said.push(
            ...told({ offered: "R7", mistake, did: way({ action }), best: way({ action }) }),
          );
    for (const sentence of said) {
      expect(sentence).not.toMatch(/review-|rummi-|\{|NaN|undefined/);
      expect(sentence, "no double blanks").not.toMatch(/ {2}/);
    }
  }
});
