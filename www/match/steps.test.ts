/** A player who goes on step by step hears each move of the others, and nothing moves before. */

import { describe, expect, it, vi } from "vitest";
import { say } from "../locales/messages";
import { LONG, playTurn, sit, useTable } from "./table.double";

useTable();

describe.each(["turkish", "yuzbir", "rummi106"])("step by step in %s", (rules) => {
  it("each move of the others waits, and so does the end of the round", async () => {
    const table = await sit({ seed: "7" }, { steps: true, rules });
    const { actions, session, store, told } = table;
    const round = () => store.state.game?.table;
    const count = () => round()?.history.length ?? 0;
    for (let moves = 0; round()?.turn !== null; moves += 1) {
      expect(moves, "the round ends").toBeLessThan(1000);
      if (round()?.turn === 0) await playTurn(table);
      await vi.advanceTimersByTimeAsync(LONG);
      if (round()?.turn === null) break;
      const before = count();
      expect([store.state.halted, round()?.turn === 0]).toEqual([true, false]);
      await vi.advanceTimersByTimeAsync(LONG);
      expect(count(), "nothing moves by itself").toBe(before);
      expect(actions.hurry()).toBe(true);
      await vi.advanceTimersByTimeAsync(LONG);
      const made = round()?.history.slice(before) ?? [];
      // A draw of others tells nothing, so it waits only at the end of a turn.
      const drew = made.length > 1 ? ["drew"] : [];
      expect(made.slice(0, -1).map(({ kind }) => kind)).toEqual(drew);
    }
    expect(told.filter((line) => line.includes(say("said-step")))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(LONG);
    const others = round()?.history.at(-1)?.seat !== 0;
    expect([store.state.halted, store.state.dialog]).toEqual([others, others ? null : "result"]);
    actions.hurry();
    expect(store.state.dialog).toBe("result");
    await session.nextRound();
    store.change({ settings: { ...store.state.settings, steps: false } });
    await table.turn();
    expect(store.state.halted).toBe(false);
  });
});
