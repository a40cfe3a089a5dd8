/** Programs at the table, answered here in the place of their server. */

import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Game } from "../pkg/istaka/istaka";
import { PROGRAM, Programs } from "./programs";
import { loadEngines } from "./rules.double";

beforeAll(loadEngines);
afterEach(() => void vi.unstubAllGlobals());

/** Connects programs, and collects the addresses of the seats that are asked. */
async function connected(answer: object): Promise<[Programs, string[]]> {
  const asked: string[] = [];
  const served = async (address: string): Promise<Response> => {
    const isTable = address === "table";
    if (!isTable) asked.push(address);
    return Response.json(isTable ? { names: ["one", "two", "three"] } : answer);
  };
  vi.stubGlobal("fetch", served);
  return [await Programs.at("table"), asked];
}

/** A match in which the player at seat 1 is to move. */
function movingOn(): Game {
  const game = new Game({ rules: "turkish", seed: "7", bots: [0, 1, 2, 3] });
  game.deal("");
  while (game.view().table?.turn !== 1) game.botMove();
  return game;
}

it("programs move at their own seats, and are asked nothing about matches of bots", async () => {
  const [programs, asked] = await connected({ heard: true });
  const game = movingOn();
  expect(programs.toMove(game, [PROGRAM, PROGRAM, PROGRAM])).toBe(1);
  expect(programs.toMove(game, ["easy", PROGRAM, PROGRAM])).toBeNull();
  expect(programs.bots(["easy", PROGRAM, "hard"])).toEqual([1, 3]);
  // As for a moment of a match that is watched.
  expect(programs.toMove(game, [])).toBeNull();
  await programs.tellEnd(game, []);
  expect(asked).toEqual([]);
  await programs.tellEnd(game, ["easy", PROGRAM, "hard"]);
  expect(asked).toEqual(["table/2"]);
});

it("a program that has lost its seat is asked no more, and a bot has the seat", async () => {
  const [programs, asked] = await connected({ lost: "timeOut" });
  const [game, all] = [movingOn(), [PROGRAM, PROGRAM, PROGRAM]];
  expect(await programs.move(game, 1, () => true)).toEqual({ lost: "timeOut" });
  expect(programs.toMove(game, all)).toBeNull();
  expect(programs.bots(all)).toEqual([1]);
  await programs.tellEnd(game, all);
  expect(asked).toEqual(["table/1", "table/2", "table/3"]);
});

it("a server that is gone is unreachable", async () => {
  const [programs] = await connected({});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  const moved = await programs.move(movingOn(), 1, () => true);
  expect(moved).toEqual({ lost: "unreachable" });
});
