/** The end of a round: the winning hand is laid out before the result opens; it can be hurried. */

import { describe, expect, it, vi } from "vitest";
import type { GameView } from "../engine/views";
import type { Pace } from "../table/pace";
import { record, sit, useTable } from "./table.double";

useTable();

/** Wins a round at a pace. */
async function win(pace: Pace = { travel: 1, wait: 1 }) {
  const begun = await sit({ match: record("finish") });
  Object.assign(begun.pace, pace);
  await begun.actions.act("finish");
  expect(begun.table().turn).toBeNull();
  return begun;
}

/** Returns the milliseconds until the result opens. */
async function untilResult({ store }: Awaited<ReturnType<typeof win>>): Promise<number> {
  for (let time = 0; time <= 10_000; time += 100) {
    if (store.state.dialog === "result") return time;
    await vi.advanceTimersByTimeAsync(100);
  }
  throw new Error("the result does not open");
}

describe("a win", () => {
  it("is laid out before the result opens, and it is said whose it is", async () => {
    const won = await win();
    await vi.advanceTimersByTimeAsync(100);
    expect(won.said()).toContain("You win the round");
    const time = await untilResult(won);
    const lit = won.session.ui.finale(won.store.state.game as GameView)?.lit ?? 0;
    expect(lit).toBeGreaterThan(1000);
    expect(time - lit, "it lies there whole").toBeGreaterThan(2800);
    expect(time - lit).toBeLessThan(3200);
  });

  it.each([
    ["without motion", { travel: 0, wait: 1 }, 3000],
    ["at a quick pace", { travel: 0, wait: 0.4 }, 3000],
    ["with no pauses at all", { travel: 0, wait: 0 }, 0],
  ])("stands %s as long as it should", async (_, pace, expected) => {
    const won = await win(pace);
    expect(Math.abs((await untilResult(won)) - expected)).toBeLessThanOrEqual(100);
  });

  it.each(["hurryEnd", "hurry"] as const)(
    "shows its result at once by %s, but not before anything was seen",
    async (hurry) => {
      const { actions, store } = await win();
      await vi.advanceTimersByTimeAsync(100);
      expect(actions[hurry](), "it is no tap for anything else").toBe(true);
      await vi.advanceTimersByTimeAsync(300);
      expect([store.state.dialog, store.state.notice]).toEqual([null, null]);
      await vi.advanceTimersByTimeAsync(300);
      expect(actions[hurry]()).toBe(true);
      expect(store.state.dialog).toBe("result");
    },
  );
});
