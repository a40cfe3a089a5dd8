/** Errors for the author of a program: they name the argument and the expectation. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  Contests,
  Game,
  type GameOptions,
  IstakaError,
  initSync,
  readLink,
  wallOf,
  writeLink,
} from "../../www/pkg/istaka/istaka";
import * as judge from "../../www/pkg/judge/istaka";
import * as rules from "../../www/pkg/rules/istaka";

const wasm = (name = "istaka") => ({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });

beforeAll(() => {
  initSync(wasm());
  rules.initSync(wasm("rules"));
  judge.initSync(wasm("judge"));
});

function thrown(call: () => unknown): IstakaError {
  try {
    call();
  } catch (error) {
    if (error instanceof IstakaError) return error;
    if (error instanceof rules.IstakaError || error instanceof judge.IstakaError)
      return error as IstakaError;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("before the engine is loaded, everything says so", async () => {
  vi.resetModules();
  const asleep = await import("../../www/pkg/istaka/istaka");
  for (const call of [() => new asleep.Game(), () => asleep.bots(), () => asleep.sha256("")]) {
    expect(call).toThrow(asleep.IstakaError);
    expect(call).toThrow("the engine is not loaded: call and await `init()` first");
  }
  asleep.initSync(wasm());
  expect(asleep.bots().levels).toContain("hard");
});

test("a freed object says so in every method, and is freed once", () => {
  const contests = new Contests(null, 20261124);
  for (const object of [new Game(), contests]) {
    object.free();
    object.free();
    const all = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object));
    const known = ["constructor", "free", "__destroy_into_raw"];
    const asked = Object.entries(all).filter(([name]) => !known.includes(name));
    expect(asked.length).toBeGreaterThan(15);
    for (const [name, { value, get }] of asked) {
      // A setter takes a list; the other arguments are read after the object.
      const ask = (value ?? get) as (this: object, ...args: unknown[]) => unknown;
      const args = name === "report" || name === "amid" || name === "fits" ? [new Game()] : [];
      expect(thrown(() => ask.apply(object, args)).code, name).toBe("freed");
    }
  }
  const game = new Game();
  game.free();
  expect(thrown(() => new Contests(null, 20261124).report(game)).code).toBe("freed");
  expect(thrown(() => new Contests(null, 20261124).report(any({}))).code).toBe("badOption");
});

test("rules are shared by the name of a preset too", () => {
  for (const text of ["yuzbir", "rummi80 players=3", "board limit=10"])
    expect(rules.sharedRules(`${text} # Kulüp`)).toEqual({ name: "Kulüp", rules: text });
  expect(thrown(() => rules.sharedRules("nonsense")).code).toBe("notRules");
});

test("a match needs no more than a level or a number of players", () => {
  for (const level of ["beginner", "easy", "medium", "hard", "expert"] as const)
    for (const players of [2, 3, 4] as const) {
      const game = new Game({ level, players });
      expect(game.view().players).toHaveLength(players);
    }
  const played = (options: GameOptions) => {
    const game = new Game({ ...options, seed: "7", bots: [0, 1, 2, 3] });
    game.deal();
    for (let move = 0; move < 40 && game.view().table?.turn !== null; move += 1) game.botMove();
    return game.save();
  };
  const two = { rules: "yuzbir players=2" };
  expect(played({ rules: "yuzbir", players: 2, level: "easy" })).toBe(
    played({ ...two, characters: ["easy", "easy", "easy", "easy"] }),
  );
  expect(played({ ...two, level: "easy", characters: ["", "", "hard"] })).not.toBe(played(two));
});

const any = (value: unknown) => value as never;

/** A match that has been dealt. */
function dealt(): Game {
  const game = new Game({ seed: "7" });
  game.deal();
  return game;
}

const WRONG: readonly [call: () => unknown, message: string][] = [
  [() => new Game(any(5)), "options: expected an object, got number"],
  [
    () => new Game(any({ sed: "7" })),
    "options: expected only the fields rules, game, seed, secret, daily, position, players, level, bots, characters, got “sed”",
  ],
  [() => new Game({ players: any(5) }), "players: expected a number from 2 to 4, got “5”"],
  [
    () => new Game({ level: any("godlike") }),
    "level: expected one of beginner, easy, medium, hard, expert, got “godlike”",
  ],
  [() => new Game({ rules: "turkish players=3", players: 2 }), "rules: players is given twice"],
  [
    () => new Game(any({ seed: 7 })),
    "seed: expected a string of decimal digits below 2^64, got number",
  ],
  [
    () => new Game({ seed: "seven" }),
    "seed: expected a string of decimal digits below 2^64, got “seven”",
  ],
  [() => new Game({ rules: "chess" }), "rules: there is no preset “chess”"],
  [
    () => new Game({ game: any("chess") }),
    "game: expected one of okey, rummi, okey101, got “chess”",
  ],
  [() => new Game({ daily: "today" }), "daily: expected a date such as 2026-11-24, got “today”"],
  [
    () => new Game({ secret: "s" }),
    "secret: expected 64 hexadecimal digits in lower case, got “s”",
  ],
  [() => new Game({ bots: any("all") }), "bots: expected an array, got string"],
  [() => new Game({ bots: any([4]) }), "bots: expected a seat from 0 to 3"],
  [() => new Game({ characters: ["god"] }), "characters: “god” is no player: there are the levels"],
  [
    () => dealt().discard("R55"),
    "tile: expected a tile such as R5, K13', F or J; “R55” is not a tile",
  ],
  [() => dealt().discard(any(null)), "tile: expected a string, got null"],
  [() => dealt().arrange(["R5", "R5"]), "hand: expected each tile only once"],
  [() => dealt().draw(any("sky")), "source: expected one of stock, discard, got “sky”"],
  [() => dealt().sorted(any("up")), "order: expected one of "],
  [() => dealt().act("fly"), "action: “fly” is not an action"],
  [() => dealt().view(any("me")), "seat: expected a number, got string"],
  [() => dealt().cut(9, 0), "round: expected a round of this match, from 0, got “9”"],
  [() => dealt().cut(0, 9), "actions: expected a number of actions of this round, 0 to 0, got “9”"],
  [() => dealt().botMove(any({ time: 5 })), "options: expected only the fields budget, got “time”"],
  [() => rules.changeRules("turkish", any("colour"), "1"), "setting: expected one of "],
  [() => rules.changeRules("turkish", "players", "9"), "players: expected one of 2, 3, 4, got “9”"],
  [() => wallOf("turkish", 5, "", ""), "players: expected 2 to 4, got “5”"],
  [() => writeLink(any("film"), ""), "kind: expected one of "],
  [() => readLink(any(null)), "text: expected a string, got null"],
  [() => judge.analyse(["R1"], "F"), "okey: expected a colour and a number such as B7, got “F”"],
  [() => judge.analyse(["R1", "J"], "B7"), "hand: more tiles J than are in play"],
  [() => judge.open(["R1"], "B7", { need: -1 }), "need: expected a whole number from 0"],
  [() => judge.open(["R1"], "B7", any(101)), "options: expected an object, got number"],
  [() => judge.analyse(["R1"], "B7", any("turkish")), "options: expected an object, got string"],
  [() => judge.analyse(["R1"], "B7", any({ need: 1 })), "options: expected only the fields rules"],
  [() => judge.solveTable([["R1"]], ["R1"]), "table and rack: expected each tile only once"],
  [() => judge.review("istaka 4"), "line 2: expected"],
  [() => judge.why("", -1), "event: expected a whole number from 0"],
  [() => judge.why("", 0, any({ turn: 1 })), "options: expected only the fields round, characters"],
  [() => judge.review(any(4)), "record: expected a string, got number"],
  [() => judge.review("", -1), "round: expected a whole number from 0"],
  [() => judge.review("", 0, 4), "seat: expected a seat from 0 to 3"],
  [() => judge.solveTable([], ["R11"]), "table and rack: expected tiles of rummi80"],
  [
    () => judge.solveTable([], [], any({ rule: "" })),
    "options: expected only the fields rules, opened, aim",
  ],
];

describe("a wrong argument", () => {
  test.each(WRONG)("%s", (call, message) => {
    const error = thrown(call);
    expect(error.message).toContain(message);
    expect(error.code).toMatch(/^(bad|unknown)/);
    expect(error.rule).toBeUndefined();
  });
});

test("a refusal has the rule that an action would break", () => {
  const error = thrown(() => dealt().act("pass"));
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("IstakaError");
  expect(error.rule).toBe(error.code);
  expect(dealt().check("pass")).toBeInstanceOf(IstakaError);
});
