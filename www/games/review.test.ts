/** The texts of reviews agree with the engine's numbers, in whole sentences, in every language. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Game } from "../engine/match";
import type { GameName, GameView } from "../engine/views";
import { learnRest, speakIn } from "../locales/messages";
import type { OkeyDecisionView as DecisionView, Way } from "../pkg/istaka/istaka";
import * as istaka from "../pkg/istaka/istaka";
import { LANGUAGES } from "../settings/settings";
import { panelsOf } from "./panels";

// These elements need a browser.
vi.mock("../ui/match-text", () => ({}));
vi.mock("../ui/rule-text", () => ({}));
vi.mock("../ui/tile-row", () => ({}));

const reviewOf = (game: GameName) => panelsOf({ game: { game } as GameView }).review();

/** A reviewed round of each game. */
let found: { okey: ReturnType<typeof reviewed>; rummi: ReturnType<typeof reviewed> };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  found = { okey: reviewed("okey", "1"), rummi: reviewed("rummi", "2") };
  await learnRest("en");
});

/** Returns the review of a beginner's round. */
function reviewed(name: "okey" | "rummi", seed: string) {
  const characters = Array(4).fill("beginner");
  const game = new Game({ game: name, seed, bots: [0, 1, 2, 3], characters });
  game.deal();
  while (game.view(0).table?.turn !== null) game.botMove();
  const review = game.review();
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
} satisfies { okey: istaka.OkeyMistake[]; rummi: istaka.RummiMistake[] };

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
  return [title, cost, ...lines];
}

describe("a decision is told", () => {
  it("with what was done, what it cost, what an Expert does, and why", () => {
    expect(told({})).toEqual([
      "Turn 4: you discarded the red 5",
      "−3.1%",
      "An Expert discards the red 10.",
      "That left 3 tiles missing instead of 2.",
    ]);
  });

  it("with the discard that was taken or left", () => {
    const offered = "R7";
    const draw = way({ action: "draw" });
    const take = way({ action: "take" });
    expect(told({ offered, did: draw, best: take, mistake: "left" })).toEqual([
      "Turn 4: you left the red 7 and drew",
      "−3.1%",
      "An Expert takes it.",
      "It promised more than a tile from the stock.",
    ]);
    expect(told({ offered, did: take, best: draw, mistake: "took" })).toEqual([
      "Turn 4: you took the red 7",
      "−3.1%",
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
  const tenths = (text: string): number => Math.round(10 * Number(/([\d.]+)%/.exec(text)?.[1]));

  it("is the sum of what is told of the decisions", () => {
    let most = 0;
    for (const seed of ["1", "2", "3"]) {
      const review = reviewed("okey", seed);
      const { decisions, skill } = review;
      const of = reviewOf("okey");
      const costs = decisions
        .map((one) => of.decision(one, review).cost)
        .filter((cost) => cost !== "");
      expect(costs).toHaveLength(skill.decisions - skill.right);
      const sum = costs.reduce((sum, cost) => sum + tenths(cost), 0);
      expect(tenths(of.cost(skill.lost))).toBe(sum);
      expect(tenths(of.skill(skill, () => 0))).toBe(sum);
      for (const { did, best, lost } of decisions as DecisionView[])
        expect(tenths(of.cost(lost))).toBe(
          tenths(of.cost(best.chance)) - tenths(of.cost(did.chance)),
        );
      most = Math.max(most, costs.length);
    }
    expect(most).toBeGreaterThan(3);
  });

  it("is that of one other decision, or of several", () => {
    const { skill } = reviewOf("okey");
    expect(skill({ decisions: 19, right: 18, lost: 0.017 }, () => 0)).toBe(
      "18 of 19 were as good as an Expert’s. The other one cost 1.7% of a won round.",
    );
    expect(skill({ decisions: 19, right: 17, lost: 0.032 }, () => 0)).toBe(
      "17 of 19 were as good as an Expert’s. The others cost 3.2% of a won round together.",
    );
  });
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
      said.push(title, cost, ...lines);
    }
    said.push(
      of.skill(skill, () => 0),
      ...luck.map(of.luck),
      of.note,
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
