/** A match that is looked back on: its rounds, a moment of it, its deals played again. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { initSync } from "../../www/pkg/istaka/istaka.js";
import { Okey as Game } from "../games.ts";
import { refused } from "./refused.ts";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

/** A round that bots play to its end, and a little of the next: the match after each action. */
function played() {
  const game = new Game({ bots: [0, 1, 2, 3], characters: ["easy", "easy", "easy", "easy"] });
  const after = new Map<string, string>();
  for (const [round, most] of [Infinity, 7].entries()) {
    game.deal(round === 0 ? "kahve içelim" : "");
    after.set(`${round}.0`, game.save());
    for (let actions = 1; actions <= most; actions += 1) {
      if (game.view().table?.turn === null) break;
      game.botMove();
      after.set(`${round}.${actions}`, game.save());
    }
  }
  return { game, after };
}

test("a match is cut after every action, and each cut is the match as it was then", () => {
  const { game, after } = played();
  const all = game.rounds().flatMap(({ actions }, round) => {
    return Array.from({ length: actions + 1 }, (_, i) => [round, i] as const);
  });
  expect(all).toHaveLength(after.size);
  // To read them all takes long.
  const some = all.filter((_, i) => i % 13 === 0 || i > all.length - 10);
  for (const [round, actions] of some) {
    // The key of a round is said when it has ended.
    const then = after.get(`${round}.${actions}`);
    expect(game.cut(round, actions).save(), `${round}.${actions}`).toBe(then);
  }
  for (const [round, actions] of [
    [2, 0],
    [1, 8],
    [0, 1000],
  ] as const)
    expect(refused(() => game.cut(round, actions))).toBe("badOption");
  expect(refused(() => game.cut(-1, 0))).toBe("badOption");
});

test("its rounds say what they were dealt from and how far they went", () => {
  const { game } = played();
  const [first, second] = game.rounds();
  const record = game.save();
  expect(first).toMatchObject({ over: true, word: "kahve içelim" });
  expect(record).toContain(
    `\ncommitment ${first?.commitment} kahve içelim\nround ${first?.wall}\n`,
  );
  expect(record).toContain(`\nkey ${first?.key}\n`);
  expect(second).toMatchObject({ actions: 7, over: false, word: "", key: "" });
  expect(record).toContain(`\nsecret ${game.secret}\n`);
  expect(new Game({ seed: "7" }).secret).toBeUndefined();
});

describe("the deal of a round", () => {
  test("is played again from its own seat and from any other", () => {
    for (const rules of ["turkish", "turkish players=3", "pagat players=2", "board"]) {
      const game = new Game({ seed: "7", rules, bots: [0, 1, 2, 3] });
      game.deal();
      const { players } = game.view();
      const hand = (of: Game, seat: number) => of.view(seat).table?.hand;
      for (const seat of players) {
        const again = game.redeal(0, seat);
        expect(hand(again as Game, 0), `${rules}, seat ${seat}`).toEqual(hand(game, seat));
        expect(again.view().table?.history).toEqual([]);
      }
    }
  });

  test("takes nothing along of what was promised, done or said", () => {
    const { game } = played();
    game.players = ["person", "-", "easy", "-"];
    game.practise();
    const [{ wall } = { wall: "" }] = game.rounds();
    const dealer = /^dealer .$/m.exec(game.save());
    const again = `istaka 4\nrules turkish\nseed ${game.seed}\n${dealer}\nround ${wall}\n`;
    expect(game.redeal(0, 0).save()).toBe(again);
  });

  test("is another one from another wall", () => {
    const { game } = played();
    const other = new Game({ seed: "8" });
    other.deal();
    const [{ wall } = { wall: "" }] = other.rounds();
    expect(game.dealtFrom(1, wall).rounds()[1]).toMatchObject({ actions: 0, wall });
    expect(refused(() => game.dealtFrom(1, "R1 R2"))).toBe("badOption");
    expect(refused(() => game.dealtFrom(2, wall))).toBe("badOption");
  });
});

test("who plays is said in a record and found there", () => {
  const { game } = played();
  expect(game.players).toEqual([]);
  game.players = ["person", "hard", "nermin", "medium:careful"];
  expect(game.save()).toContain("\nplayers person hard nermin medium:careful\n");
  expect(Game.load(game.save()).players).toEqual(game.players);
  expect(game.names).toEqual(["", "", "", ""]);
  game.names = ["", "Kemal", "Nermin’in eşi", "-"];
  expect(game.save()).toContain("\nnames - | Kemal | Nermin’in eşi | -\n");
  expect(Game.load(game.save()).names).toEqual(["", "Kemal", "Nermin’in eşi", ""]);
  for (const wrong of ["a|b", "x".repeat(61), "a\u202eb"])
    expect(refused(() => Object.assign(game, { names: [wrong] }))).toBe("badOption");
});
