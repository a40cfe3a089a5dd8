/** The end of a round: the winning hand is laid out before the result opens; it can be hurried. */

import { describe, expect, it, vi } from "vitest";
import { record, sit, useTable } from "./table.double";

useTable();

/** Wins a round whose tiles travel at this share of the usual time. */
async function win(travel = 1) {
  const begun = await sit({ match: record("finish") });
  Object.assign(begun.pace, { travel, wait: 1 });
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
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThan(6000);
  });

  it("shows its result sooner to a player without motion, after a look at it", async () => {
    const time = await untilResult(await win(0));
    expect(time).toBeGreaterThan(500);
    expect(time).toBeLessThan(2500);
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
