/** Deals that can be checked, as a program in JavaScript meets them: with hashes of its own. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as okey from "../../www/pkg/okey/istaka";
import * as rummi from "../../www/pkg/rummi/istaka";

beforeAll(() => {
  okey.initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  rummi.initSync({ module: readFileSync("www/pkg/rummi/istaka_bg.wasm") });
});

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const bots = [0, 1, 2, 3];

for (const [name, Game] of [
  ["Okey", okey.Game],
  ["the game with 80 tiles", rummi.Game],
] as const) {
  test(`a match of ${name} says its commitments before and its keys after a round`, () => {
    const game = new Game({ bots });
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
    const game = new Game({ bots, seed: "7" });
    game.deal("kahve");
    expect(game.commitment).toBeUndefined();
    expect(game.save()).not.toMatch(/^(commitment|secret) /m);
    for (const word of [7, {}, ["kahve"]])
      expect(() => game.deal(word as never)).toThrowError(
        expect.objectContaining({ code: "badOption" }),
      );
  });
}
