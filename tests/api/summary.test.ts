/** Statistics of rounds in all games: they have the same shape and agree with the match. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Game, initSync } from "../../www/pkg/istaka/istaka";
import { promises } from "./promise";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

test.each(["okey", "rummi", "okey101"] as const)(
  "a match of %s is summed up as it was played",
  (name) => {
    const game = new Game({ game: name, seed: "7", bots: [0, 1, 2, 3] });
    const kept = promises(`www/pkg/istaka/istaka.d.ts`);
    expect(game.summary(0)).toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      game.deal();
      expect(game.summary(0).at(-1)).toMatchObject({ round, ending: "running", won: null });
      while (game.view(0).table?.turn !== null) game.botMove();
    }
    const rounds = [0, 1, 2, 3].map((seat) => game.summary(seat));
    for (const all of rounds) {
      expect(all.map(({ round }) => round)).toEqual([0, 1, 2]);
      for (const round of all) {
        expect(kept("RoundSummary", ["Ending"])(round, "summary")).toBeNull();
        expect(round.oneAway).toBeLessThanOrEqual(round.turns);
      }
    }
    const { sheet } = game.view(0);
    for (const [i, row] of sheet.entries()) {
      const winners = rounds.filter((all) => all[i]?.won).length;
      const won = "state" in row ? row.state !== "void" : row.outcome?.kind === "won";
      expect(winners > 0, `round ${i}`).toBe(won);
    }
    expect(game.summary()).toEqual(game.summary(0));
    expect(() => game.summary(7)).toThrow();
  },
);
