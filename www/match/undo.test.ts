/** Taking back: what nobody has answered, what lay otherwise on the rack, and all for practice. */

import { describe, expect, it, vi } from "vitest";
import { begin, LONG, record, sit, useTable } from "./table.double";

useTable();

describe("taking back", () => {
  it("returns a throw that nobody has answered to its place, and the game goes on", async () => {
    const { actions, order, said, told, table, turn } = await sit({ match: record("throw") });
    await actions.arrange("runs");
    const before = order();
    await actions.act(`discard ${before[0]}`);
    expect(order()).toHaveLength(14);
    await actions.undo();
    expect(order()).toEqual(before);
    expect(said()).toBe("Taken back: discard");
    expect(told).toContain("Taken back: discard");
    expect([table().turn, table().phase]).toEqual([0, "discard"]);
    await actions.act(`discard ${before.at(-1)}`);
    expect(table().turn).toBe(1);
    await turn();
    expect(table().turn).toBe(0);
  });

  it("gives a taken discard back, but no tile that was drawn", async () => {
    const { actions, order, moves, store } = await sit({ match: record("draw") });
    const before = moves();
    await actions.act("take");
    expect([order().length, store.state.undone]).toEqual([15, "take"]);
    await actions.undo();
    expect([order().length, moves()]).toEqual([14, before]);
    await actions.act("draw");
    expect(store.state.undone).toBeNull();
    await actions.undo();
    expect(order()).toHaveLength(15);
  });

  it("takes rearrangements and moves back in their order", async () => {
    const { actions, order, said } = await sit({ match: record("throw") });
    const lying = [order()];
    for (const way of ["groups", "runs"] as const) {
      await actions.arrange(way);
      expect(order()).not.toEqual(lying.at(-1));
      lying.push(order());
    }
    await actions.act(`discard ${order()[0]}`);
    await actions.undo();
    expect(order()).toEqual(lying[2]);
    await actions.undo();
    expect(order()).toEqual(lying[1]);
    expect(said()).toBe("Taken back: arrangement");
    await actions.undo();
    expect(order()).toEqual(lying[0]);
  });

  it("is no longer possible once the next player has thrown", async () => {
    const { actions, plain, store, turn } = await begin();
    await actions.act(`discard ${plain()}`);
    expect(store.state.undone).toBe("discard");
    await turn();
    expect(store.state.undone).toBeNull();
  });
});

describe("arranging", () => {
  it.each(["runs", "groups", "pairs", "best"] as const)(
    "by %s moves all tiles and loses none, and is taken back",
    async (way) => {
      const { actions, order } = await begin();
      actions.rearrange({ shape: { tiers: 2, columns: 16 }, slots: [...order().toReversed()] });
      const before = order();
      await actions.arrange(way);
      expect(order()).not.toEqual(before);
      expect(order().toSorted()).toEqual(before.toSorted());
      await actions.undo();
      expect(order()).toEqual(before);
    },
  );
});

describe("practice", () => {
  it("takes back what the bots did since, and what was done before that", async () => {
    const { actions, moves, order, turn } = await sit(
      { match: record("throw") },
      { practice: true },
    );
    await vi.advanceTimersByTimeAsync(0);
    const before = moves();
    await actions.act(`discard ${order()[0]}`);
    await turn();
    expect(moves()).toBeGreaterThan(before + 1);
    await actions.undo();
    expect([order().length, moves()]).toEqual([15, before]);
    await actions.undo();
    expect([order().length, moves()]).toEqual([14, before - 1]);
  });

  it("takes back the end of a round, also from its result", async () => {
    const { actions, moves, order, store, table } = await sit(
      { match: record("finish") },
      { practice: true },
    );
    await vi.advanceTimersByTimeAsync(0);
    const before = moves();
    await actions.act("finish");
    await vi.advanceTimersByTimeAsync(LONG);
    expect([store.state.dialog, store.state.undone]).toEqual(["result", "finish"]);
    await actions.undo();
    expect([store.state.dialog, order().length, moves()]).toEqual([null, 15, before]);
    expect(table().legal.declare).not.toEqual([]);
  });
});
