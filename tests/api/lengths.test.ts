/** Untrusted texts and arrays: too long ones are refused before the engine copies them. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  puzzle,
  puzzleAnswer,
  puzzleOfDay,
  puzzleRows,
  verdict,
  initSync as wakeFigures,
} from "../../www/pkg/figures/istaka";
import { Game, type InitOutput, initSync, readLink, writeLink } from "../../www/pkg/istaka/istaka";
import {
  readRules,
  ruleText,
  sharedRules,
  shareRules,
  initSync as wakeRules,
} from "../../www/pkg/rules/istaka";

let games: InitOutput;
let figures: InitOutput;
let rules: InitOutput;

beforeAll(() => {
  const wasm = (name: string) => ({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });
  games = initSync(wasm("istaka"));
  rules = wakeRules(wasm("rules")) as unknown as InitOutput;
  figures = wakeFigures(wasm("figures")) as unknown as InitOutput;
});

/** 100 million letters, as could be sent to a browser's page. */
const LONG = "R5 ".repeat(33_000_000);

/** A million tiles. */
const MANY = Array<string>(1_000_000).fill("R5");

/** Returns the code of the error that a call refuses with. */
function refused(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  throw new Error("it was not refused");
}

describe("a text or an array of any length", () => {
  test("is refused before it is copied", () => {
    const game = new Game({ seed: "7" });
    const other = new Game({ game: "rummi", seed: "7" });
    for (const each of [game, other]) each.deal();
    const size = () => games.memory.buffer.byteLength + rules.memory.buffer.byteLength;
    const before = size();
    const any = (value: unknown) => value as never;
    const calls: [string, () => unknown][] = [
      ["badRecord", () => Game.load(LONG)],
      ["badAction", () => game.act(LONG)],
      ["badOption", () => game.draw(any(LONG))],
      ["badTile", () => game.discard(LONG)],
      ["badOption", () => game.deal(LONG)],
      ["badOption", () => game.sorted(any(LONG))],
      ["badTile", () => game.arrange(MANY)],
      ["badTile", () => game.arrange([LONG])],
      ["badTile", () => game.readMelds(any(MANY))],
      ["badTile", () => game.readMelds([MANY])],
      ["badTile", () => game.declare({ discard: LONG })],
      ["badTile", () => game.declare({ discard: "R5", melds: any(MANY) })],
      ["badTile", () => game.declare({ discard: "R5", melds: [MANY] })],
      ["badOption", () => new Game({ rules: LONG })],
      ["badOption", () => new Game({ seed: LONG })],
      ["badOption", () => new Game({ bots: any(MANY) })],
      ["badOption", () => new Game({ characters: MANY })],
      ["badOption", () => new Game({ characters: [LONG] })],
      ["tooLong", () => readRules(LONG)],
      ["tooLong", () => ruleText(LONG)],
      ["tooLong", () => sharedRules(LONG)],
      ["badOption", () => shareRules("turkish", LONG)],
      ["tooLong", () => readLink(LONG)],
      ["tooLong", () => writeLink("match", LONG)],
      ["badOption", () => game.dealtFrom(0, LONG)],
      ["badOption", () => Object.assign(game, { players: MANY })],
      ["badTile", () => other.rebuild(any(MANY))],
      ["badTile", () => other.rebuild([MANY])],
      ["badTile", () => other.rebuild([], MANY, "new")],
      ["badOption", () => other.rebuild([], ["R5"], LONG)],
    ];
    for (const [code, call] of calls) expect(refused(call), `${call}`).toBe(code);
    expect(size() - before, "room for errors only").toBeLessThan(1e6);
  });

  test("is no claim about tiles either", () => {
    verdict("run", "R5 R6 R8", "R7", "turkish");
    const before = figures.memory.buffer.byteLength;
    expect(verdict(LONG, "R5", "R7", "turkish")).toMatchObject({ wrong: "claim", part: null });
    expect(verdict("run", LONG, "R7", "turkish")).toMatchObject({ wrong: "tiles" });
    expect(verdict("run", "R5", LONG, "turkish")).toMatchObject({ wrong: "okey" });
    expect(verdict("run", "R5", "R7", LONG)).toMatchObject({ wrong: "rules" });
    expect(figures.memory.buffer.byteLength).toBe(before);
  });

  test("is no puzzle, no answer to one, and no day", () => {
    const good = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4";
    expect(puzzle(good).wrong).toBeNull();
    const before = figures.memory.buffer.byteLength;
    expect(puzzle(LONG).wrong).toBe("version");
    expect(puzzleAnswer(LONG, "no").wrong).toBe("version");
    expect(puzzleAnswer(good, LONG).wrong).toBe("notThere");
    expect(puzzleRows(LONG, "").wrong).toBe("version");
    expect(puzzleRows(good, LONG).wrong).toBe("notThere");
    expect(puzzleOfDay(LONG, 366)).toBeUndefined();
    expect(figures.memory.buffer.byteLength).toBe(before);
  });
});

describe("objects that do as they like", () => {
  const { proxy, revoke } = Proxy.revocable<string[]>([], {});
  revoke();
  const throwing = {
    get length(): number {
      throw new Error("hostile");
    },
  };
  const lying = { length: 2, 0: "R5", 1: { toString: () => "R6" } };
  const endless = { length: Number.POSITIVE_INFINITY };
  const none = { length: Number.NaN };

  test.each([proxy, throwing, lying, endless, none].map((it, at) => [at, it]))(
    "are refused (%i), and the match can be played on",
    (_, hostile) => {
      const game = new Game({ seed: "7" });
      game.deal();
      const code = refused(() => game.arrange(hostile as never));
      expect(code).toBe("badTile");
      expect(game.view().round).toBe(1);
    },
  );

  test("cannot have the match do something in the middle of it", () => {
    const game = new Game({ seed: "7" });
    game.deal();
    const before = game.save();
    const tiles = {
      length: 1,
      get 0(): string {
        game.practise();
        return "R5";
      },
    };
    expect(refused(() => game.arrange(tiles as never))).toBe("badTile");
    expect(game.save()).toBe(before);
  });
});

test("a verdict names the text that cannot be read", () => {
  expect(verdict("run", "R5 R6 X9", "R7", "turkish")).toMatchObject({ wrong: "tiles", part: "X9" });
  expect(verdict("run", "R5 R5' R5'", "R7", "turkish")).toMatchObject({ wrong: "tiles" });
  expect(verdict("run", "", "R7", "turkish")).toMatchObject({ wrong: "tiles", part: null });
  expect(verdict("sun", "R5", "R7", "turkish")).toMatchObject({ wrong: "claim" });
  expect(verdict("run", "R5", "R77", "turkish")).toMatchObject({ wrong: "okey" });
  expect(verdict("run", "R5", "R7", "chess")).toMatchObject({ wrong: "rules" });
  expect(verdict(null as never, "R5", "R7", "chess")).toMatchObject({ wrong: "claim" });
  expect(verdict("run", "R5 R6 R8", "R7", "turkish")).toEqual({
    wrong: null,
    part: null,
    holds: false,
    row: 0,
    code: "gap",
    kind: "run",
    tiles: [],
    faces: ["R7"],
    number: 0,
    need: 0,
    lacks: 0,
  });
  expect(verdict("complete", "R5 R6", null, "turkish")).toMatchObject({
    code: "length",
    number: 2,
  });
  const low = verdict("opening", "R1 R2 R3", null, "yuzbir");
  expect(low).toMatchObject({ code: "tooLow", number: 6, need: 101, lacks: 95 });
  // Whatever lies there, no tile of it is wild.
  expect(verdict("run", "R1 R2 R4", null, "turkish")).toMatchObject({ holds: false });
});
