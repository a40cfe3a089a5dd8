/** The live match is the one that was asked for last, whichever engine comes first. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Engine } from "./worker";

const OPPONENTS = ["easy", "easy", "easy"];

/** The engine of the game with 80 tiles, which arrives when it is told to. */
const rummi = vi.hoisted(() => {
  let arrive = (): void => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arriving, arrive };
});

vi.mock("../pkg/rummi/istaka", async (original) => {
  const module = await original<typeof import("../pkg/rummi/istaka")>();
  const load = async (): Promise<void> => {
    await rummi.arriving;
    module.initSync({ module: readFileSync("www/pkg/rummi/istaka_bg.wasm") });
  };
  return { ...module, default: load };
});

let engine: Engine;

beforeAll(async () => {
  // What a worker has besides its functions.
  vi.stubGlobal("addEventListener", () => {});
  const worker = await import("./worker");
  engine = new worker.Engine();
  await engine.open(await WebAssembly.compile(readFileSync("www/pkg/okey/istaka_bg.wasm")));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

it("keeps a match that was begun while the engine of another game was on its way", async () => {
  const [first, second] = [
    engine.start("7", "rummi80", OPPONENTS, ""),
    engine.start("8", "turkish", OPPONENTS, ""),
  ];
  expect(await second).toMatchObject({ ok: true, game: { game: "okey" } });
  rummi.arrive();
  expect(await first).toMatchObject({ ok: false });
  expect(engine.practise()).toMatchObject({ ok: true, game: { game: "okey" } });
  const third = await engine.start("9", "rummi80", OPPONENTS, "");
  expect(third).toMatchObject({ ok: true, game: { game: "rummi" } });
});
