/** Records are cut at any action, played on as practice, and dealt again from any seat. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Okey as Game } from "../../tests/games";
import { initSync } from "../pkg/istaka/istaka";
import {
  dealtBy,
  opponentsIn,
  playersAt,
  practised,
  type Roll,
  rollOf,
  until,
  withoutSecret,
  withPlayers,
} from "./record";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

/** A round of throwing what was drawn, and a little of the next: the match after each action. */
function played(): { record: string; after: string[] } {
  const game = new Game({ seed: "7", bots: [] });
  const after: string[] = [];
  const act = (action: string, seat: number): void => {
    game.act(action, seat);
    after.push(game.save());
  };
  for (const turns of [Infinity, 3]) {
    game.deal();
    after.push(game.save());
    for (let turn = 0; turn < turns; turn += 1) {
      const seat = game.view().table?.turn ?? null;
      if (seat === null) break;
      const { legal } = game.view(seat).table ?? {};
      if (legal?.pass) act("pass", seat);
      else if (legal?.draw) act("draw", seat);
      const { drawn, legal: then } = game.view(seat).table ?? {};
      if (then?.discard.length) act(`discard ${drawn ?? then.discard[0]}`, seat);
    }
  }
  return { record: game.save(), after };
}

function roll(record: string): Roll {
  const read = rollOf(record);
  if (!read) throw new Error("this is a record");
  return read;
}

test("a record is cut after every action, and each cut is the match as it was then", () => {
  const { record, after } = played();
  const whole = roll(record);
  const cuts = whole.rounds.flatMap(({ actions }, round) =>
    [0, ...actions.map((_, i) => i + 1)].map((count) => until(whole, round, count)),
  );
  expect(cuts).toHaveLength(after.length);
  // To read them all takes long.
  const few = cuts.map((_, i) => i).filter((i) => i % 13 === 0 || i > cuts.length - 8);
  const saved = (cut = ""): string => {
    const game = Game.load(cut);
    const text = game.save();
    game.free();
    return text;
  };
  for (const i of few) expect(saved(cuts[i])).toBe(after[i]);
});

test("a cut goes on as practice, once marked", () => {
  const { record } = played();
  const cut = practised(until(roll(record), 1, 4));
  expect(Game.load(cut).view().practice).toBe(true);
  expect(practised(cut)).toBe(cut);
  expect(until(roll(cut), 1, 3)).toContain("\npractice\n");
});

describe("the deal of a round", () => {
  test("is played again from its own seat and from any other", () => {
    for (const rules of ["turkish", "turkish players=3", "pagat players=2", "board"]) {
      const game = new Game({ seed: "7", rules, bots: [0, 1, 2, 3] });
      game.deal();
      const { players, dealer } = game.view();
      const whole = roll(game.save());
      const hand = (of: Game, seat: number) => of.view(seat).table?.hand.map(({ tile }) => tile);
      for (const [steps, seat] of players.entries()) {
        const by = players[(players.indexOf(dealer) - steps + players.length) % players.length];
        const again = Game.load(dealtBy(whole, 0, by ?? 0));
        expect(hand(again, 0), `${rules}, seat ${seat}`).toEqual(hand(game, seat));
        expect(again.view().table?.history).toEqual([]);
      }
    }
  });

  test("takes nothing along of what was promised, done or said", () => {
    const lines = "istaka 4\nrules turkish\nseed 7\ndealer 3\nplayers person - x -\npractice\n";
    const whole = roll(`${lines}commitment ab c\nround R1 R2\n0 draw\nresult 1\nkey 2\n`);
    expect(dealtBy(whole, 0, 1)).toBe("istaka 4\nrules turkish\nseed 7\ndealer 1\nround R1 R2\n");
  });
});

test("who plays is said in a record and found there", () => {
  const { record } = played();
  const said = withPlayers(record, ["person", "hard", "nermin", "medium:careful"]);
  expect(opponentsIn(roll(said))).toEqual(["hard", "nermin", "medium:careful"]);
  expect(opponentsIn(roll(record))).toBeNull();
  expect(Game.load(said).save()).toBe(said);
  expect(withPlayers(said, ["person", "-", "easy", "person"]).match(/players/g)).toHaveLength(1);
  const other = withPlayers(said, ["person", "-", "easy", "person"]);
  const unnamed = ["", "easy", ""];
  expect(opponentsIn(roll(other))).toEqual(unnamed);
  expect(playersAt([0, 1, 2, 3], unnamed)).toEqual(["person", "-", "easy", "-"]);
  expect(playersAt([0, 1, 2, 3], [])).toEqual(["person", "-", "-", "-"]);
  expect(playersAt([0, 2], ["hard", "easy", "hard"])).toEqual(["person", "-", "easy", "-"]);
  expect(withPlayers("istaka 2\nrules board\n", ["person"])).toBe("istaka 2\nrules board\n");
});

test("what is no record is none", () => {
  for (const bad of ["", "istaka 4", "<script>alert(1)</script>", "round R1", "hello\nround R1"])
    expect(rollOf(bad), bad).toBeNull();
  expect(rollOf("istaka 4\r\nrules board\r\nround R1\r\n0 draw\r\n")?.rounds[0]?.actions).toEqual([
    "0 draw",
  ]);
});

test("what is shown to others does not tell the deals to come", () => {
  const game = new Game();
  game.deal();
  expect(game.save()).toMatch(/^secret [0-9a-f]{64}$/m);
  const shown = withoutSecret(game.save());
  expect(shown).not.toContain("secret");
  const other = Game.load(shown);
  expect(other.save()).toBe(shown);
  expect(other.commitment).toBeUndefined();
});
