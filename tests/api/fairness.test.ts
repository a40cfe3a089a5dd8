/** Verifiable deals, checked by a JavaScript program with its own hash function. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Game, initSync, sha256 as sha256OfEngine, wallOf } from "../../www/pkg/istaka/istaka";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const bots = [0, 1, 2, 3];

for (const name of ["okey", "rummi", "okey101"] as const) {
  test(`a match of ${name} says its commitments before and its keys after a round`, () => {
    const game = new Game({ game: name, bots });
    const said = (name: string): string[] =>
      game
        .save()
        .split("\n")
        .filter((line) => line.startsWith(`${name} `));
    for (const word of ["", " kahve \u0007"]) {
      const { commitment } = game;
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
      game.deal(word);
      expect(said("commitment").at(-1)).toBe(
        `commitment ${commitment} ${word.replace("\u0007", "").trim()}`.trim(),
      );
      expect(game.commitment).not.toBe(commitment);
      const keys = said("key").length;
      while (game.view().table?.turn !== null) game.botMove();
      expect(said("key")).toHaveLength(keys + 1);
      expect(sha256(said("key").at(-1)?.slice("key ".length) ?? "")).toBe(commitment);
    }
  });

  test(`a match of ${name} by a number has nothing to say`, () => {
    const game = new Game({ game: name, bots, seed: "7" });
    game.deal("kahve");
    expect(game.commitment).toBeUndefined();
    expect(game.save()).not.toMatch(/^(commitment|secret) /m);
    for (const word of [7, {}, ["kahve"]])
      expect(() => game.deal(word as never)).toThrowError(
        expect.objectContaining({ code: "badOption" }),
      );
  });
}

for (const [name, rules] of [
  ["okey", "turkish end=rounds rounds=1"],
  ["rummi", "rummi80 rounds=1"],
  ["okey101", "yuzbir rounds=1"],
] as const)
  test(`the deal of a day of ${name} follows from its date alone`, () => {
    const dealt = (daily: string, more: object = {}): string => {
      const game = new Game({ game: name, daily, bots, ...more });
      game.deal();
      return game.save();
    };
    const record = dealt("2026-11-24");
    expect(record).toContain(`\nrules ${rules}\n`);
    expect(record).toContain(`\nsecret ${sha256(`istaka daily ${name} 2026-11-24`)}\n`);
    expect(dealt("2026-11-24", { seed: "7" })).toBe(record);
    expect(dealt("2026-11-25")).not.toBe(record);
    for (const bad of ["", "today", "2026-1-1", "2026-11-24T10", "2026/11/24"])
      expect(() => new Game({ game: name, daily: bad })).toThrowError(
        expect.objectContaining({ code: "badOption" }),
      );
  });

test("a match may be made of a secret that was thought of before", () => {
  const secret = sha256("a secret");
  const game = new Game({ secret, bots });
  expect(game.commitment).toBe(sha256(sha256(`istaka ${secret} 1`)));
  game.deal("kahve");
  expect(game.save()).toContain(`\nsecret ${secret}\n`);
  for (const bad of ["", "7", secret.toUpperCase(), `${secret}0`, secret.slice(1)])
    expect(() => new Game({ secret: bad })).toThrowError(
      expect.objectContaining({ code: "badOption" }),
    );
});

test("what a wall is made of, and its wall, can be asked for", () => {
  expect(sha256OfEngine("istaka")).toBe(sha256("istaka"));
  const game = new Game({ bots });
  game.deal("kahve");
  while (game.view().table?.turn !== null) game.botMove();
  const record = game.save();
  const key = /^key (.*)$/m.exec(record)?.[1] ?? "";
  expect(record).toContain(`\nround ${wallOf("turkish", 4, key, "kahve")}\n`);
  expect(wallOf("turkish", 4, key, "çay")).not.toBe(wallOf("turkish", 4, key, "kahve"));
  for (const players of [0, 1, 5, 2.5, "4"])
    expect(() => wallOf("turkish", players as number, key, "")).toThrowError(
      expect.objectContaining({ code: "badOption" }),
    );
  expect(() => wallOf("nonsense", 4, key, "")).toThrow();
});
