/** The turn clock at the table: it warns once, ends the turn, and stands still while one reads. */

import { describe, expect, it, vi } from "vitest";
import { matchOf } from "../../tests/records/hands";
import { begin, record, sit, useTable } from "./table.double";

useTable();

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("the turn clock", () => {
  it("runs down, warns once, and ends the turn when time is up", async () => {
    const { clock, moves, order, said, told } = await sit({ match: record("draw") }, { clock: 30 });
    const warnings = () => told.filter((line) => line.includes("seconds left"));
    await pass(1);
    expect(clock.seconds).toBe(29);
    await pass(18);
    expect(warnings()).toEqual([]);
    await pass(2);
    expect([clock.seconds, warnings().length]).toEqual([9, 1]);
    await pass(6);
    expect([clock.seconds, warnings().length]).toEqual([3, 1]);
    const before = moves();
    await pass(3.2);
    expect(said()).toContain("Time is up");
    expect(moves()).toBeGreaterThanOrEqual(before + 2);
    expect(order()).toHaveLength(14);
  });

  it("throws no tile twice, and gives the next turn all its time", async () => {
    const { clock, order, table, turn } = await sit({ match: record("throw") }, { clock: 30 });
    await pass(31);
    expect([order().length, table().turn]).not.toEqual([15, 0]);
    await turn();
    expect(clock.seconds).toBe(30);
    expect(order()).toHaveLength(14);
  });

  it("stands still while a dialog is open", async () => {
    const { clock, moves, store } = await sit({ match: record("throw") }, { clock: 45 });
    await pass(15);
    const before = moves();
    store.change({ dialog: "rules" });
    await pass(60);
    store.change({ dialog: null });
    await pass(0.1);
    expect([clock.seconds, moves()]).toEqual([30, before]);
  });

  it("leaves the seat of a player who lets time run out again to a bot", async () => {
    const { store } = await sit({ seed: "7" }, { rules: "rummi106 clock=30" });
    const round = () => store.state.game?.table;
    for (let turns = 0; round()?.turn !== null; turns += 1) {
      expect(turns, "the round ends").toBeLessThan(200);
      await pass(60);
    }
    expect(round()?.players[0]).toMatchObject({ left: true });
  });

  it("is off unless it is wanted", async () => {
    const { moves, table } = await begin();
    const before = moves();
    await pass(600);
    expect([table().turn, moves()]).toEqual([0, before]);
  });

  it("gives what has been laid back, and one tile more, by rules that have a clock", async () => {
    const match = matchOf("rummi80-site players=2");
    const { actions, order, store, turn } = await sit({ match });
    await turn();
    await actions.act("put new R8");
    await actions.act("put 0.1 R9");
    expect(order()).toHaveLength(12);
    await pass(51);
    expect(store.state.laying).toBeNull();
    expect(order()).toHaveLength(15);
  });
});
