/** Seats as they are seen around a table. */

import { beforeAll, expect, it } from "vitest";
import { loadEngines } from "../engine/rules.double";
import type { GameView } from "../engine/views";
import { Game } from "../pkg/istaka/istaka";
import { inTurn, othersAround, sideOfTable } from "./seats";

beforeAll(loadEngines);

it.each([
  ["turkish", [0, 1, 2, 3], [0, 1, 2, 3]],
  ["board", [0, 3, 2, 1], [0, 1, 2, 3]],
  ["turkish players=3", [0, 1, 3], [0, 1, 3]],
  ["pagat players=2", [0, 2], [0, 2]],
])("around a table by the rules %s", (rules, sides, players) => {
  const match = new Game({ rules, seed: "7" });
  match.deal();
  const game = match.view() as GameView;
  expect(game.players.map((seat) => sideOfTable(seat, game))).toEqual(sides);
  expect(inTurn(players, 0)).toEqual(players);
  for (const seat of game.players) {
    // From the left on the others lie as on the sides of a table with this seat at its bottom.
    const around = othersAround(game, seat).map((other) =>
      sideOfTable((other - seat + 4) % 4, game),
    );
    expect(around).toEqual(around.toSorted((one, next) => next - one));
  }
});
