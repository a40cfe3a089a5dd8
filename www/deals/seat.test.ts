/** Bots in the player's seat at the daily deal, with the engine but no worker. */

import { beforeAll, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import { loadEngines } from "../engine/rules.double";
import type { DailyAttempt } from "../store/attempts";
import { bestOf, Seat } from "./seat";

// The worker listens to messages as soon as it is imported.
vi.stubGlobal("addEventListener", () => {});
const { Engine } = await import("../engine/worker");
const engine = new Engine();

beforeAll(loadEngines);

const levelOf = (who: string) => engine.bots().characters.find(({ name }) => name === who)?.level;

const daily = async (...asked: Parameters<typeof engine.daily>) => engine.daily(...asked);

const played = async (...asked: Parameters<typeof engine.played>) => engine.played(...asked);

it("every character plays the deal of the day once, in an engine that is closed afterwards", async () => {
  const close = vi.fn();
  const open = vi.fn(async () => ({ functions: { played }, close }) as never);
  const changed = vi.fn();
  const seat = new Seat({ daily } as never, changed, open);
  const day = { game: "rummi", date: "2026-11-27", seed: "1" } as DailyAttempt;
  expect(seat.all.map(({ result }) => result)).toEqual([null, null, null, null]);
  await seat.play(day);
  await seat.play(day);
  expect([open.mock.calls.length, changed.mock.calls.length, close.mock.calls.length]).toEqual([
    1, 4, 1,
  ]);
  expect(seat.all.map(({ who }) => levelOf(who))).toEqual(["easy", "medium", "hard", "expert"]);
  for (const { result } of seat.all) expect(result?.turns).toBeGreaterThan(0);
});

it("characters for which the engine fails are left out, and the next look tries again", async () => {
  const answers = [played, async () => Promise.reject(new Stopped("panic"))];
  const failing = vi.fn(async (...asked: Parameters<typeof played>) =>
    (answers.shift() ?? played)(...asked),
  );
  const open = async () => ({ functions: { played: failing }, close: () => {} }) as never;
  const seat = new Seat({ daily } as never, () => {}, open);
  const day = { game: "rummi", date: "2026-11-27", seed: "1" } as DailyAttempt;
  await seat.play(day);
  expect(seat.all.map(({ who }) => who)).toEqual(["osman"]);
  await seat.play(day);
  expect(seat.all.filter(({ result }) => result !== null)).toHaveLength(4);
});

it("the best of them has won in the fewest turns; none is the best of those who lost", () => {
  const result = (won: boolean, turns: number) => ({ won, turns }) as DailyAttempt["result"];
  const osman = { who: "osman", result: result(false, 3) } as const;
  const nermin = { who: "nermin", result: result(true, 9) } as const;
  const feride = { who: "feride", result: result(true, 7) } as const;
  expect(bestOf([osman, nermin, feride])).toEqual({ who: "feride", turns: 7 });
  expect(bestOf([osman])).toBeNull();
});
