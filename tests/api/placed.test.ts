/** A match for practice begins in a position, in the middle of a round. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngines } from "../../www/engine/rules.double.ts";
import { Game } from "../../www/pkg/istaka/istaka";
import { positionAt } from "../../www/pkg/judge/istaka";
import { refused } from "./refused.ts";

beforeAll(() => {
  loadEngines();
});

const HAND = "turkish; seat 2; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
const POSITIONS = readFileSync("tests/data/judgements.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t")[0] ?? "")
  .filter((_, at) => at % 4 === 0);

/** Returns the value of a field of a position. */
function field(position: string, name: string): string | undefined {
  const found = position.split("; ").find((each) => each.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

test("positions of all games begin matches that are played, saved and taken back", () => {
  for (const position of POSITIONS) {
    const game = new Game({ position, seed: "7", level: "easy" });
    const { practice, table } = game.view();
    expect(table?.hand.toSorted(), position).toEqual(
      field(position, "hand")?.split(" ").toSorted(),
    );
    expect(table?.turn === 0, position).toBe(field(position, "turn") === undefined);
    expect([practice, table?.history.length]).toEqual([true, 0]);
    const begun = game.rounds()[0]?.position;
    expect(positionAt(game.save(), 0, 0, 0)).toBe(begun);

    const bots = Game.load(game.save(), { bots: [0, 1, 2, 3], level: "easy" });
    let moves = 0;
    while (bots.view().table?.turn != null) {
      bots.botMove();
      moves += 1;
      expect(bots.view().table?.history).toHaveLength(moves);
    }
    const saved = bots.save();
    expect(Game.load(saved).save()).toBe(saved);
    expect(bots.cut(0, 0).rounds()[0]?.position).toBe(begun);
    expect(bots.redeal(0, 0).rounds()[0]?.position, "it begins there again").toBe(begun);
    for (const one of [game, bots]) one.free();
  }
});

test("the player of the position sits at the first seat", () => {
  const game = new Game({ position: HAND });
  expect(game.rounds()[0]?.position).toContain("; seat 0; ");
  const [tile = ""] = game.view().table?.hand ?? [];
  expect(game.discard(tile).event).toMatchObject({ seat: 0 });
  game.undo();
  expect(game.view().table?.history).toEqual([]);
});

test("what is no position is refused", () => {
  const wrong = ["turkish; indicator Y1; hand R1 R1 R1", "chess", "", "hand", "; ;", HAND + HAND];
  for (const position of wrong)
    expect(
      refused(() => new Game({ position })),
      position,
    ).toBe("badPosition");
  // @ts-expect-error: a position is text.
  expect(refused(() => new Game({ position: 3 }))).toBe("badOption");
  const record = new Game({ position: HAND }).save();
  expect(refused(() => Game.load(record.replace("R1 R2", "R1 R1 R1 R1")))).toBe("badRecord");
});
