/** The JavaScript interface of 101 Okey: rounds by every preset, and positions made for a rule. */

import { beforeAll, describe, expect, test } from "vitest";
import { loadEngines, presets, readRules, ruleText } from "../../www/engine/rules.double";
import {
  Game as AnyGame,
  type Okey101GameView,
  type Okey101RoundView,
} from "../../www/pkg/istaka/istaka.js";
import {
  why as explain,
  type Okey101WhyView,
  review as reviewed,
} from "../../www/pkg/judge/istaka.js";
import { Okey101 as Game } from "../games.ts";
import { promises } from "./promise.ts";

const declared = promises("www/pkg/istaka/istaka.d.ts");
const judged = promises("www/pkg/judge/istaka.d.ts")("Okey101DecisionView");
const judgedWhy = promises("www/pkg/judge/istaka.d.ts")("Okey101WhyView");
const explained = promises("www/pkg/rules/istaka.d.ts")("RuleTextView");

/** Expects a value of the declared type. */
function kept(type: string, value: unknown, given?: string[]): void {
  const wrong = declared(type, given)(value, type);
  if (wrong) expect.unreachable(wrong);
}

beforeAll(() => {
  loadEngines();
});

function table(game: Game, seat?: number): Okey101RoundView {
  const { table } = game.view(seat);
  if (!table) throw new Error("nothing is dealt");
  return table;
}

/** Returns the refusal of an action. */
function refused(game: Game, action: string, seat?: number): object {
  const refusal = game.check(action, seat);
  if (!refusal) throw new Error(`${action} is legal`);
  const { code, tiles, missing, found, need, lacks } = refusal;
  return { code, tiles, missing, found, need, lacks };
}

/** All tiles of the set, in the order of colours and numbers. */
const SET = [
  ...["R", "Y", "B", "K"].flatMap((color) =>
    Array.from({ length: 13 }, (_, i) => [`${color}${i + 1}`, `${color}${i + 1}'`]).flat(),
  ),
  "F",
  "F'",
];

/**
 * A round of people in which seat 0 begins, with these hands, completed from the set, this
 * indicator and these next tiles of the stock.
 */
function posed(hands: readonly string[], rules = "yuzbir", next = "", indicator = "B6"): Game {
  const game = new Game({ rules, seed: "7", bots: [] });
  game.deal();
  const dealt = game.redeal(0, table(game).starter, { bots: [] }) as Game;
  const [{ wall = "" } = {}] = dealt.rounds();
  const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  const [given, wanted] = [hands.map(words), words(next)];
  const used = new Set([...given.flat(), ...wanted, indicator]);
  const rest = SET.filter((tile) => !used.has(tile));
  const order = [0, 1, 2, 3].flatMap((seat) => {
    const hand = given[seat] ?? [];
    return [...hand, ...rest.splice(0, table(dealt, seat).hand.length - hand.length)];
  });
  // The tiles of the deal from which the place of each in the wall is seen.
  const places = [0, 1, 2, 3].flatMap((seat) => table(dealt, seat).hand);
  places.push(table(dealt).indicator, ...stockOf(dealt));
  const lies = new Map(
    places.map((tile, i) => [tile, [...order, indicator, ...wanted, ...rest][i]]),
  );
  const tiles = wall.split(" ").map((word) => lies.get(word) ?? word);
  const posed = Game.load(dealt.dealtFrom(0, tiles.join(" ")).save(), { bots: [] });
  expect(table(posed).hand).toEqual(expect.arrayContaining(given[0] ?? []));
  return posed;
}

/** The stock of a new deal, the next tile first. */
function stockOf(game: Game): string[] {
  const copy = Game.load(game.save(), { bots: [] });
  const stock: string[] = [];
  while (table(copy).turn !== null) {
    const turn = table(copy).turn ?? 0;
    const { legal, hand } = table(copy, turn);
    if (legal.draw) {
      copy.draw("stock");
      stock.push(table(copy, turn).came ?? "");
    } else copy.discard(hand[0] ?? "");
  }
  return stock;
}

describe("a round by each preset", () => {
  const names = (): string[] => presets().filter((name) => readRules(name).game === "okey101");

  test("there are six", () => expect(names()).toHaveLength(6));

  test("is played, hinted, reviewed and explained in the declared types", () => {
    for (const preset of names()) {
      const game = new Game({ rules: preset, seed: "11", bots: [] });
      game.deal();
      const kinds = new Set<string>();
      for (let { turn } = table(game); turn !== null; { turn } = table(game)) {
        const view: Okey101GameView = game.view(turn);
        kept("Okey101GameView", view);
        const seen = table(game, turn);
        const hint = game.hint(turn);
        if (!hint) throw new Error(`${preset}: no hint`);
        kept("Okey101Hint", hint);
        const counted = game.counted(seen.sorted, turn);
        kept("Arranged", counted);
        const { bySeries, byPairs } = seen;
        for (const possible of [bySeries, byPairs].filter(
          (one) => one !== null && seen.legal.open,
        )) {
          const rows = possible?.rows.map(
            ({ tiles, group }) => (group ? "= " : "") + tiles.join(" "),
          );
          if (possible?.way === "series" || view.options.declarePairs === false)
            expect(game.check(`open ${rows?.join(" | ")}`, turn)).toBeNull();
        }
        const { event, view: after } = game.act(hint.action, turn);
        kept("Okey101Event", event);
        kinds.add(event.kind);
        expect(after.table?.history.at(-1)).toEqual(event);
      }
      expect(kinds.size, preset).toBeGreaterThan(3);
      const over = table(game);
      kept("Okey101ResultView", over.result);
      const { result, scores } = over;
      expect(result?.rows.map(({ score }) => score.total)).toEqual(
        game.view().sheet[0]?.scores.map((score) => score?.total),
      );
      expect(result?.rows.map(({ score }) => score.base)).toEqual(scores.map(({ base }) => base));
      const record = game.save();
      const review = reviewed(record, 0, 1);
      if (!review) throw new Error("the round is over");
      for (const decision of review.decisions) expect(judged(decision, "decision")).toBeNull();
      const turns = over.history.flatMap(({ seat }, at) =>
        seat === 1 ? [explain(record, at)] : [],
      ) as Okey101WhyView[];
      for (const why of turns) expect(judgedWhy(why, "why")).toBeNull();
      expect(new Set(turns.map((why) => why.decision.event)).size).toBe(review.decisions.length);
      expect(Game.load(game.save()).view()).toEqual(game.view());
    }
  });

  test("is explained with figures that hold", () => {
    for (const preset of names()) {
      const text = ruleText(preset);
      expect(explained(text, "RuleTextView")).toBeNull();
      expect(text.paragraphs.flatMap(({ figures }) => figures).length).toBeGreaterThan(10);
    }
  });

  test("is played to the end of the match by bots of every level", () => {
    const characters = ["beginner", "easy", "medium:careful", "hard:pairs"];
    const game = new AnyGame({ rules: "yuzbir_hizli", seed: "3", bots: [0, 1, 2, 3], characters });
    game.playOut();
    expect(game.view().standing).toHaveLength(4);
    expect(game.summary(0).length).toBeGreaterThanOrEqual(3);
  });
});

const ROWS = "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11";
const TILES = ROWS.replaceAll(" |", "");

describe("the counter", () => {
  test("counts what lies side by side, and opens with 102", () => {
    const game = posed([TILES]);
    const rack = [
      ["R1", "R11", "R12", "R13", "Y11", "Y12", "Y13"],
      ["K9", "K10", "K11"],
    ];
    const { series, pairs, lay } = game.counted(rack);
    expect(series).toMatchObject({ worth: 102, need: 101, opens: true, action: `open ${ROWS}` });
    expect([pairs.worth, pairs.need, lay]).toEqual([0, 5, []]);
    const { event, view } = game.act(series.action ?? "");
    expect(event).toMatchObject({ kind: "opened", way: "series", worth: 102 });
    expect(view.table?.table.map(({ tiles }) => tiles.join(" ")).join(" | ")).toBe(ROWS);
    expect(view.table).toMatchObject({ toTakeBack: 1, bySeries: null, byPairs: null });
    expect(view.table?.players[0]?.opened).toEqual({ way: "series", worth: 102 });
  });

  test("asks for more where openings raise the need", () => {
    const game = posed([TILES], "yuzbir_katlamali");
    game.act(`open ${ROWS}`);
    game.discard(table(game).hand[0] ?? "");
    expect(game.counted([], 1)).toMatchObject({ series: { need: 103 }, pairs: { need: 5 } });
  });

  test("offers the dearer reading of one tile and two okeys, and tells the other", () => {
    const { rows } = posed(["R9 B7 B7'"]).counted([["R9", "B7", "B7'"]]).series;
    expect(rows).toEqual([
      {
        row: { tiles: ["R9", "B7", "B7'"], group: false },
        worth: 30,
        other: { tiles: ["R9", "B7", "B7'"], group: true },
      },
    ]);
  });

  test("is for 101 Okey, and for plain rows", () => {
    const other = new AnyGame({ game: "okey", seed: "7" });
    other.deal();
    expect(() => other.counted([])).toThrow(expect.objectContaining({ code: "notThisGame" }));
    const game = posed([TILES]);
    expect(() => game.counted([["R1", "R1"]])).toThrow(
      expect.objectContaining({ code: "badTile" }),
    );
  });
});

describe("a refusal", () => {
  const nothing = { missing: [], found: undefined, need: undefined, lacks: undefined };

  test("says what an opening is worth and what it lacks", () => {
    const game = posed([`${TILES} R7 Y7 F K7`]);
    const low = "open R11 R12 R13 | Y11 Y12 Y13 | R7 Y7 F K7";
    expect(refused(game, low)).toEqual({
      code: "tooLow",
      tiles: [],
      missing: [],
      found: 100,
      need: 101,
      lacks: 1,
    });
    const pairs = posed(["R3 R3' Y6 Y6' R9 Y9"]);
    expect(refused(pairs, "open R3 R3' | Y6 Y6'")).toMatchObject({
      code: "tooFewPairs",
      found: 2,
      need: 5,
      lacks: 3,
    });
    expect(refused(pairs, "open R3 R3' | R9 Y9")).toEqual({
      code: "notAPair",
      tiles: ["R9", "Y9"],
      ...nothing,
    });
  });

  test("names the tiles for which an okey stands", () => {
    const game = posed([`R11 R12 R13 Y11 Y12 Y13 K9 B7 K11 Y3`]);
    game.act("open R11 R12 R13 | Y11 Y12 Y13 | K9 B7 K11");
    expect(refused(game, "exchange Y3 2.1")).toEqual({
      ...nothing,
      code: "notStoodFor",
      tiles: ["Y3"],
      missing: ["K10"],
    });
  });
});

describe("the uses of a hand", () => {
  test("are the places where it fits, and the discards that cost points", () => {
    const game = posed([`${TILES} R10 K12 B7 Y3`, "R10'"]);
    game.act(`open ${ROWS}`);
    const { uses } = table(game);
    const of = (tile: string) => uses.find((use) => use.tile === tile);
    expect(of("R10")).toEqual({ tile: "R10", add: ["0.0"], exchange: [], cost: "playable" });
    expect(of("K12")).toEqual({ tile: "K12", add: ["2.3"], exchange: [], cost: "playable" });
    expect(of("B7")).toMatchObject({ add: ["0.0", "1.0", "2.0", "2.3"], cost: "okey" });
    expect(of("Y3")).toBeUndefined();
    // A player who has not opened pays as well.
    expect(table(game, 1).uses.map(({ tile, cost }) => [tile, cost])).toContainEqual([
      "R10'",
      "playable",
    ]);
    const { view } = game.act("add R10 0.0");
    expect(view.table?.table[0]?.tiles).toEqual(["R10", "R11", "R12", "R13"]);
    game.act("takeback");
    expect(table(game).table[0]?.tiles).toEqual(["R11", "R12", "R13"]);
    game.discard("K12");
    expect(table(game).penalties).toEqual([
      { seat: 0, reason: "playable", points: 101, tile: "K12" },
    ]);
  });

  test("are the okeys that can be exchanged", () => {
    const game = posed(["R11 R12 R13 Y11 Y12 Y13 K9 B7 K11 K10"]);
    game.act("open R11 R12 R13 | Y11 Y12 Y13 | K9 B7 K11");
    expect(table(game).uses).toContainEqual({
      tile: "K10",
      add: [],
      exchange: ["2.1"],
      cost: null,
    });
    expect(game.act("exchange K10 2.1").event).toMatchObject({ kind: "exchanged", wild: "B7" });
  });

  test("of the discard on offer are told before it is taken", () => {
    const game = posed([
      "Y1 K11",
      `${TILES.replace(" K11", "")} B1 B3 R1 R4 Y2 Y6 B5 B12 R6 R9 K5 K2' Y8'`,
    ]);
    game.discard("K11");
    const { offer, bySeries } = table(game, 1);
    expect(offer?.tile).toBe("K11");
    expect(offer?.use).toHaveLength(1);
    expect(bySeries).toBeNull();
    game.draw("discard");
    expect(game.check(offer?.use[0] ?? "", 1)).toBeNull();
    game.act("return");
    expect(table(game, 1)).toMatchObject({ offer: null, legal: { take: false, draw: true } });
  });
});
