/** The JavaScript interface of the engine: the real wasm, called from Node. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngines, readRules } from "../../www/engine/rules.double";
import type {
  GameOptions,
  OkeyGameView as GameView,
  OkeyRoundView as RoundView,
} from "../../www/pkg/istaka/istaka.js";
import { bots } from "../../www/pkg/istaka/istaka.js";
import { why as explained, type OkeyWhyView } from "../../www/pkg/judge/istaka.js";
import { Okey as Game } from "../games.ts";

beforeAll(() => {
  loadEngines();
});

function dealt(seed = "7"): Game {
  const game = new Game({ seed });
  game.deal();
  return game;
}

function table(game: Game, seat?: number): RoundView {
  const { table } = game.view(seat);
  if (table === null) throw new Error("nothing is dealt");
  return table;
}

/** Plays the person's turn without thought: draws and discards the drawn tile. */
function move(game: Game): void {
  const { legal, drawn, phase } = table(game);
  const [finish] = legal.declare;
  if (finish !== undefined) game.declare({ discard: finish });
  else if (phase === "lastChance") game.pass();
  else if (legal.draw) game.draw("stock");
  else game.discard(drawn ?? legal.discard[0] ?? "");
}

function playRound(game: Game): void {
  for (let turn = table(game).turn; turn !== null; turn = table(game).turn) {
    if (turn === 0) move(game);
    else game.botMove();
  }
}

/** Returns the error that a call throws. */
function refusal(call: () => unknown): Record<string, unknown> {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return error as Record<string, unknown>;
  }
  throw new Error("the call was not refused");
}

describe("a match", () => {
  test("goes from the first deal to a standing", () => {
    const game = new Game({ seed: "20261121" });
    let rounds = 0;
    let view: GameView = game.view();
    expect(view).toMatchObject({
      game: "okey",
      round: 0,
      table: null,
      standing: null,
      scores: [0, 0, 0, 0],
    });
    while (view.standing === null) {
      game.deal();
      playRound(game);
      view = game.view();
      rounds += 1;
      const points = view.sheet.map((row) => row.scores.map((score) => score?.total ?? null));
      const sums = [0, 1, 2, 3].map((seat) =>
        points.reduce((sum, row) => sum + (row[seat] ?? 0), 0),
      );
      expect(sums).toEqual(view.scores);
      expect(view.table?.result?.rows.map((row) => row.total)).toEqual(
        view.table?.result?.rows.map((row) => view.scores[row.seat]),
      );
    }
    expect(view.round).toBe(rounds);
    expect(view.standing[0]?.rank).toBe(1);
    // A player who is out has no more scores.
    const last = (seat: number) => view.sheet.findLast(({ scores }) => scores[seat] !== null);
    for (const { seat, lastRound } of view.standing) expect(lastRound).toBe(last(seat)?.round);
    expect(new Set(view.standing.map(({ lastRound }) => lastRound)).size).toBeGreaterThan(1);
    expect(refusal(() => game.deal()).code).toBe("matchOver");
    expect(refusal(() => game.botMove()).code).toBe("notBotTurn");
  });

  test("is the same for the same seed, here and natively", () => {
    const wall = readFileSync("tests/data/wall-seed-7.txt", "utf8").trim();
    expect(dealt().save().split("\n")[4]).toBe(`round ${wall}`);
    const one = dealt();
    const other = dealt();
    playRound(one);
    playRound(other);
    expect(one.save()).toBe(other.save());
  });

  test("says with its rules in which manners bots play", () => {
    expect(readRules("turkish").styles).toEqual(["plain", "careful", "quick", "pairs"]);
  });

  test("differs without a seed", () => {
    expect(new Game().seed).not.toBe(new Game().seed);
  });

  test("is saved and loaded at any point", () => {
    const game = dealt("11");
    for (let step = 0; step < 30 && table(game).turn !== null; step += 1) {
      const copy = Game.load(game.save());
      expect(copy.view()).toEqual(game.view());
      if (table(game).turn === 0) move(game);
      else game.botMove();
    }
  });

  test("may be played by four people, and by bots alone", () => {
    const people = new Game({ seed: "3", bots: [] });
    people.deal();
    const turn = table(people).turn ?? 0;
    people.discard(table(people, turn).legal.discard[0] ?? "");
    expect(table(people).turn).toBe((turn + 1) % 4);
    const bots = new Game({ seed: "3", bots: [0, 1, 2, 3] });
    bots.deal();
    while (table(bots).turn !== null) bots.botMove({ budget: 5 });
    expect(table(bots).result).not.toBeNull();
  });

  test("gives the bots' moves as events", () => {
    const game = new Game({ seed: "3", bots: [0, 1, 2, 3] });
    game.deal();
    while (table(game).turn !== null) {
      const { event, view } = game.botMove();
      expect(view).toEqual(game.view());
      // Nobody else sees the drawn tile.
      const other = (event.seat + 1) % 4;
      expect(table(game, other).history.at(-1)).toEqual(event);
    }
  });
});

describe("a view", () => {
  test("holds no tile that the player cannot know", () => {
    const game = dealt("5");
    const hidden = (seat: number): string[] => {
      const open = new Set<string>();
      const view = table(game, seat);
      for (const tile of [view.indicator, view.okey, ...view.hand, ...view.draws]) open.add(tile);
      for (const event of view.history) if ("tile" in event) open.add(event.tile);
      const all = (game.save().split("\n")[4] ?? "").split(" ").slice(1);
      return all.filter((tile) => !open.has(tile));
    };
    while (table(game).turn !== null) {
      for (const seat of [0, 1, 2, 3]) {
        // The okey is no secret.
        const text = JSON.stringify({ ...table(game, seat), wilds: [] });
        for (const tile of hidden(seat)) expect(text).not.toContain(`"${tile}"`);
      }
      if (table(game).turn === 0) move(game);
      else game.botMove();
    }
    expect(table(game).result?.rows).toHaveLength(4);
  });

  test("says how each hand lies at the end of a round", () => {
    const game = dealt("2");
    playRound(game);
    const { outcome, result } = table(game);
    for (const { seat, hand, score } of result?.rows ?? []) {
      const melded = hand.melds.flatMap((meld) => meld.tiles);
      const rest = [...hand.partial.flat(), ...hand.rest];
      expect(melded.length + rest.length).toBe(14);
      expect(hand.deficiency === 0).toBe(rest.length === 0);
      if (outcome?.kind === "won" && seat === outcome.seat) {
        expect([hand.deficiency, score.loss]).toEqual([0, 0]);
        expect(hand.melds.map((meld) => meld.tiles)).toEqual(outcome.melds);
      }
    }
  });
});

describe("tiles on a rack", () => {
  test("are read as they lie", () => {
    const game = dealt("7");
    const { okey, wilds } = table(game);
    expect(okey).toBe("Y12");
    expect(wilds).toEqual(["Y12", "Y12'"]);
    const [run, wild, group, none] = game.readMelds([
      ["B5", "B6", "B7"],
      ["B12", "Y12", "B1"],
      ["F", "B12'", "K12", "R12"],
      ["B13", "B1'", "B2"],
    ]);
    expect(run).toMatchObject({ kind: "run", faces: ["B5", "B6", "B7"] });
    expect(wild).toMatchObject({ kind: "run", faces: ["B12", "B13", "B1"] });
    expect(group?.kind).toBe("group");
    expect(none).toBeNull();
  });
});

/** Lets the bots play until the person is to move. */
function untilMine(game: Game): void {
  while (![0, null].includes(table(game).turn)) game.botMove();
}

describe("a hint", () => {
  test("says what to do and why, and is what one may do", () => {
    const game = dealt("9");
    const seen = new Set<string>();
    while (table(game).turn !== null) {
      const hint = game.hint();
      const { turn, hand, legal } = table(game);
      if (turn !== 0) {
        expect(hint === null || hint.kind === "showTwin").toBe(true);
        game.botMove();
        continue;
      }
      if (hint === null) throw new Error("no hint for the one who is to move");
      seen.add(hint.kind);
      if (hint.kind === "showTwin") game.showTwin();
      else if (hint.kind === "take") game.draw("discard");
      else if (hint.kind === "draw") game.draw("stock");
      else if (hint.kind === "pass") game.pass();
      else if (hint.kind === "finish") game.declare({ discard: hint.discard });
      else {
        const { best, next, keeps } = hint;
        expect(legal.discard).toContain(best.tile);
        for (const tile of keeps?.tiles ?? []) expect(hand).toContain(tile);
        expect(next?.leaves.deficiency).toBeGreaterThanOrEqual(best.leaves.deficiency);
        expect(best.leaves.helping.length).toBeLessThanOrEqual(best.leaves.copies);
        game.discard(best.tile);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["draw", "discard"]));
    expect(game.hint()).toBeNull();
  });
});

describe("when time is up", () => {
  test("a tile is drawn and thrown, for a person only", () => {
    const game = dealt("9");
    expect(refusal(() => new Game().timeOut()).code).toBe("noRound");
    while (table(game).turn === 0) move(game);
    expect(refusal(() => game.timeOut()).code).toBe("notYourTurn");
    untilMine(game);
    const { length } = table(game).history;
    game.timeOut();
    const kinds = table(game)
      .history.slice(length)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(["drew", "discarded"]);
    playRound(game);
    expect(refusal(() => game.timeOut()).code).toBe("roundOver");
  });
});

describe("whatever is refused", () => {
  const garbage = [
    undefined,
    null,
    Number.NaN,
    -1,
    1.5,
    4,
    1e300,
    "",
    "R0",
    "R5''",
    "🀄",
    "x".repeat(1e6),
    true,
    Symbol("tile"),
    10n,
    [],
    [null],
    {},
    { discard: 5 },
    { discard: "R5", melds: "R5" },
    { discard: "R5", melds: [["R5", 7]] },
    { discard: "R5", melds: [["R5"], ["R5"]] },
    { discard: "R5", more: 1 },
    () => "R5",
    new Proxy(
      {},
      {
        get() {
          throw new Error("hostile");
        },
      },
    ),
  ];
  const methods = [
    "draw",
    "discard",
    "declare",
    "showTwin",
    "view",
    "botMove",
    "arrange",
    "readMelds",
    "hint",
    "undo",
  ];

  test.each(methods)("%s survives garbage and changes nothing", (method) => {
    for (const turn of ["person", "bot"]) {
      let game = dealt("9");
      while ((table(game).turn === 0) !== (turn === "person")) {
        if (table(game).turn === 0) move(game);
        else game.botMove();
      }
      const before = game.save();
      for (const argument of garbage) {
        const call = (game as unknown as Record<string, (argument: unknown) => unknown>)[method];
        let error: unknown;
        try {
          call?.call(game, argument);
        } catch (thrown) {
          error = thrown;
        }
        if (error === undefined)
          expect(["view", "arrange", "botMove", "readMelds", "hint"]).toContain(method);
        else expect(error).toMatchObject({ name: "IstakaError", code: expect.any(String) });
        // Without options, or with an object without these fields, a bot simply moves.
        if (method === "botMove" && error === undefined) game = Game.load(before);
        expect(game.save()).toBe(before);
      }
    }
  });

  test("options are checked", () => {
    const bad = [
      { rules: "chess" },
      { rules: 5 },
      { seed: "seven" },
      { seed: "-1" },
      { seed: "18446744073709551616" },
      { seed: 7 },
      { bots: [4] },
      { bots: "all" },
      "options",
      7,
    ];
    for (const options of bad) {
      const error = refusal(() => new Game(options as never));
      expect(error, JSON.stringify(options)).toMatchObject({
        name: "IstakaError",
        code: "badOption",
      });
    }
  });

  test("saved games are checked", () => {
    const saved = dealt().save();
    const bad = [
      undefined,
      7,
      "",
      "istaka 4",
      "x".repeat(3e6),
      saved.replace("turkish", "chess"),
      saved.replace("round ", "round R1 "),
      `${saved}0 draw\n1 draw\n`,
      `${saved}9 draw`,
    ];
    for (const text of bad) {
      const error = refusal(() => Game.load(text as never));
      expect(error).toMatchObject({ name: "IstakaError", code: "badRecord" });
    }
  });

  test("calls before the deal, out of turn and after the end say so", () => {
    const game = new Game({ seed: "7" });
    for (const call of [() => game.draw("stock"), () => game.pass(), () => game.botMove()]) {
      expect(refusal(call).code).toBe("noRound");
    }
    game.deal();
    expect(refusal(() => game.deal()).code).toBe("roundRunning");
    expect(refusal(() => game.showTwin(1)).code).toBe("isBot");
    while (table(game).turn === 0) move(game);
    expect(refusal(() => game.draw("stock")).code).toBe("notYourTurn");
    expect(refusal(() => game.discard("R5")).code).toBe("notYourTurn");
    while (table(game).turn !== 0) game.botMove();
    expect(refusal(() => game.botMove()).code).toBe("notBotTurn");
    expect(refusal(() => game.discard(table(game).hand[0] ?? "")).code).toBe("drawFirst");
    expect(refusal(() => game.pass()).code).toBe("cannotPass");
    playRound(game);
    expect(refusal(() => game.draw("stock")).code).toBe("roundOver");
    expect(refusal(() => game.declare({ discard: "R5" })).code).toBe("roundOver");
  });

  test("a declared hand that is not complete says which tiles do not fit", () => {
    const game = dealt("9");
    while (table(game).phase !== "discard" || table(game).turn !== 0) {
      if (table(game).turn === 0) game.draw("stock");
      else game.botMove();
    }
    const { hand } = table(game);
    const [discard = ""] = hand;
    const error = refusal(() => game.declare({ discard }));
    expect(error.code).toBe("handIncomplete");
    const tiles = error.tiles as string[];
    const rest = hand.filter((tile) => tile !== discard);
    const missing = error.missing as string[];
    expect(tiles).toHaveLength(game.arrange(rest).deficiency);
    expect(missing).toHaveLength(tiles.length);
    for (const tile of missing) expect(tile).toMatch(/^([RYBK]\d+|F)$/);
    expect(tiles.every((tile) => rest.includes(tile))).toBe(true);
    // With separate tiles none fits; the nearest complete hand is not revealed.
    const laid = refusal(() => game.act(`finish ${discard} : ${rest.join(" | ")}`));
    expect([laid.code, laid.tiles, laid.missing]).toEqual(["handIncomplete", rest, []]);
  });

  test("names a tile that is none alike, however it is thrown", () => {
    const game = new Game({ seed: "7", bots: [] });
    game.deal();
    const codes = [() => game.discard("X99"), () => game.act("discard X99")].map(
      (throws) => refusal(throws).code,
    );
    expect(codes).toEqual(["badTile", "badTile"]);
    expect(refusal(() => game.act("dance")).code).toBe("badAction");
  });
});

describe("opponents", () => {
  const characters = ["", "nermin", "easy:quick", "beginner"];

  test("are named by the engine, with levels and styles", () => {
    const { levels, characters } = bots();
    expect(levels).toEqual(["beginner", "easy", "medium", "hard", "expert"]);
    expect(characters).toContainEqual({ name: "nermin", level: "hard", style: "careful" });
    for (const { name } of characters)
      expect(() => new Game({ characters: ["", name] })).not.toThrow();
  });

  test("play the same match again, and other characters another one", () => {
    const play = (options: GameOptions): string => {
      const game = new Game({ seed: "7", bots: [0, 1, 2, 3], ...options });
      game.deal();
      while (table(game).turn !== null) game.botMove();
      return game.save();
    };
    expect(play({ characters })).toBe(play({ characters }));
    expect(play({ characters })).not.toBe(play({}));
    expect(play({ characters: ["hard", "hard", "", "hard"] })).toBe(play({}));
  });

  test.each([[["", "genius"]], [["expert:careful"]], [["", "", "", "", ""]], [[7]], ["hard"]])(
    "that there are not are refused: %j",
    (given) => {
      const options = { characters: given } as unknown as GameOptions;
      expect(refusal(() => new Game(options))).toMatchObject({ code: "badOption" });
    },
  );

  test("pause as a person would, the same in the same situation", () => {
    const game = new Game({ seed: "7", bots: [0, 1, 2, 3] });
    game.deal();
    const pauses: number[] = [];
    while (table(game).turn !== null) {
      pauses.push(game.ponders());
      expect(game.ponders()).toBe(pauses.at(-1));
      game.botMove();
    }
    expect(new Set(pauses).size).toBeGreaterThan(5);
    expect(refusal(() => game.ponders())).toMatchObject({ code: "notBotTurn" });
  });

  test("have their turns explained once the round is over", () => {
    const game = new Game({ seed: "7", bots: [0, 1, 2, 3], characters });
    game.deal();
    while (table(game).turn !== null) {
      game.botMove();
      if (table(game).turn !== null) expect(explained(game.save(), 0)).toBeNull();
    }
    const [record, { history }] = [game.save(), table(game)];
    const why = (event: number) => explained(record, event, { characters }) as OkeyWhyView | null;
    for (const [event, done] of history.entries()) {
      if (done.kind !== "discarded") continue;
      const told = why(event);
      expect(told).toMatchObject({ seat: done.seat, threw: { tile: done.tile } });
      expect(told?.hand).toHaveLength(15);
      const { melds = [], partial = [], rest = [] } = told?.arranged ?? {};
      const tiles = [...melds.flatMap((meld) => meld.tiles), ...partial.flat(), ...rest];
      expect(tiles.toSorted()).toEqual(told?.hand.toSorted());
    }
    expect(why(history.length)).toBeNull();
    expect(explained(record, 3, { round: 0 })).toEqual(explained(record, 3));
    for (const wrong of [-1, 0.5, Number.NaN, "0"]) {
      const ask = () => why(wrong as number);
      expect(refusal(ask)).toMatchObject({ code: "badOption" });
    }
  });
});
