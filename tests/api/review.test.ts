/**
 * Reviews of rounds in all games: they have the same shape, exist for finished rounds only, and
 * are computed quickly.
 */

import { beforeAll, describe, expect, test } from "vitest";
import { loadEngines } from "../../www/engine/rules.double.ts";
import { Game, type GameName } from "../../www/pkg/istaka/istaka";
import { type IstakaError, review as reviewed } from "../../www/pkg/judge/istaka";
import { promises } from "./promise";

beforeAll(() => {
  loadEngines();
});

/** A match of four bots after this number of rounds. */
function played(name: GameName, seed: string, rounds: number, level = "beginner") {
  const characters = [level, level, level, level];
  const game = new Game({ game: name, seed, bots: [0, 1, 2, 3], characters });
  for (let round = 0; round < rounds && game.view(0).standing === null; round += 1) {
    game.deal();
    while (game.view(0).table?.turn !== null) game.botMove();
  }
  return game;
}

for (const name of ["okey", "rummi", "okey101"] as const) {
  describe(`a round of ${name} looked back on`, () => {
    const kept = promises("www/pkg/judge/istaka.d.ts");

    test("is what is declared, and sums up what it tells", () => {
      const record = played(name, "7", 2).save();
      for (const [round, seat] of [
        [0, 0],
        [1, 2],
      ] as const) {
        const review = reviewed(record, round, seat);
        if (!review) throw new Error("the round is over");
        expect(review).toMatchObject({ seat, round });
        for (const decision of review.decisions)
          expect(kept("DecisionView")(decision, "decision")).toBeNull();
        const { decisions, skill, worst, luck } = review;
        expect(kept("Skill")(skill, "skill")).toBeNull();
        for (const one of luck) {
          expect(kept("Luck")(one, "luck")).toBeNull();
          expect(one.expected, "rounded to thousandths").toBe(
            Math.round(one.expected * 1000) / 1000,
          );
        }
        const wrong = decisions.filter(({ mistake }) => mistake !== null);
        expect(skill.decisions).toBe(decisions.length);
        expect(skill.right).toBe(decisions.length - wrong.length);
        expect(worst.length).toBe(Math.min(3, wrong.length));
        const costs = worst.map((at) => decisions[at]?.lost ?? -1);
        expect(costs).toEqual([...costs].sort((one, other) => other - one));
        expect(luck).toHaveLength(4);
      }
    });

    test("is there only when it is over, for who played it, and the same for the same record", () => {
      const record = played(name, "3", 1).save();
      expect(reviewed(record)).toEqual(reviewed(record, 0, 0));
      expect(reviewed(record, 1)).toBeNull();
      const running = new Game({ game: name, seed: "3", bots: [0, 1, 2, 3] });
      expect(reviewed(running.save())).toBeNull();
      running.deal();
      expect(reviewed(running.save(), 0)).toBeNull();
      const pair = new Game({ game: name, seed: "3", players: 2, bots: [0, 1, 2, 3] });
      pair.deal();
      while (pair.view(0).table?.turn !== null) pair.botMove();
      const players = [0, 1, 2, 3].filter((seat) => reviewed(pair.save(), 0, seat));
      expect(players).toEqual(pair.view(0).players);
    });

    test("is gone where the round goes on once more", () => {
      const game = new Game({ game: name, seed: "5", bots: [1, 2, 3] });
      game.practise();
      game.deal();
      while (game.view(0).table?.turn !== null) {
        const may = (action: string): boolean => game.check(action) === null;
        if (game.view(0).table?.turn !== 0) game.botMove();
        else if (may("pass")) game.pass();
        else if (name === "okey") game.timeOut();
        else if (may("draw")) game.draw("stock");
        else game.discard(game.view(0).table?.hand.at(-1) ?? "");
      }
      expect(reviewed(game.save())).not.toBeNull();
      game.undo();
      expect(reviewed(game.save())).toBeNull();
    });

    test("takes at most two seconds of a processor, in the middle", () => {
      const times: number[] = [];
      for (const seed of ["1", "2", "3", "4", "5", "6"]) {
        const record = played(name, seed, 1, "hard").save();
        const before = process.cpuUsage();
        reviewed(record, 0, 0);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
      times.sort((one, other) => one - other);
      const [most = 0, middle = 0] = [times.at(-1), times[times.length >> 1]];
      const told = [middle, most].map((time) => time.toFixed(0));
      process.stdout.write(`${name}: a review takes ${told[0]} ms, ${told[1]} at most\n`);
      expect(middle).toBeLessThanOrEqual(2000);
    });
  });
}

test("what is no record is refused with a code", () => {
  const codeOf = (text: string): string | undefined => {
    try {
      reviewed(text);
    } catch (error) {
      return (error as IstakaError).code;
    }
    return undefined;
  };
  const record = played("rummi", "1", 1).save();
  for (const text of ["", "istaka 4\nrules chess\n", record.replace("draw", "dance")])
    expect(codeOf(text)).toBe("badRecord");
});
