/** The player's own arrangement: gaps are closed, and drawn tiles put where they fit, on demand. */

import { describe, expect, it, vi } from "vitest";
import { blocks } from "../rack/rack";
import { roundOf } from "../state/state";
import { begin, record, sit, type Table, useTable } from "./table.double";

useTable();

const slots = ({ store }: Table): string[] => store.state.rack.slots.map((tile) => tile ?? ".");

/** Counts the free slots that have a tile behind them on their tier. */
function gaps(table: Table): number {
  const tiers = [slots(table).slice(0, 16), slots(table).slice(16)];
  return tiers.reduce(
    (sum, tier) =>
      sum +
      tier
        .join(" ")
        .replace(/[. ]*$/, "")
        .split(".").length -
      1,
    0,
  );
}

/** Moves a tile far to the right of the last tier, where nothing lies. */
function scatter({ actions }: Table, tile = ""): void {
  actions.move([tile], { tier: 1, x: 15.5 });
}

describe("a rack that is closed up", () => {
  it("keeps the order of its tiles, and lies as before once that is taken back", async () => {
    const table = await begin();
    scatter(table, table.order()[0]);
    const [before, tiles, open] = [slots(table), table.order(), gaps(table)];
    await table.actions.closeUp();
    expect(gaps(table)).toBeLessThan(open - 3);
    expect(slots(table).slice(0, 16).join(" ")).not.toMatch(/\. \. [^.]/);
    expect(table.order()).toEqual(tiles);
    expect(table.store.state.undone).toBe("arrangement");
    await table.actions.undo();
    expect(slots(table)).toEqual(before);
  });

  it("has its whole melds still", async () => {
    const table = await sit({ match: record("near") });
    const { actions, engine, store } = table;
    await actions.arrange("best");
    scatter(table, table.order().at(-1));
    await vi.advanceTimersByTimeAsync(0);
    const melds = () => engine.melds(blocks(store.state.rack).filter(({ length }) => length >= 3));
    const [whole, open] = [await melds(), gaps(table)];
    expect(whole.length).toBeGreaterThan(1);
    await actions.closeUp();
    expect(gaps(table)).toBeLessThan(open);
    expect(await melds()).toEqual(whole);
  });
});

it("a drawn tile comes where the last one went, and no other moves at draw or discard", async () => {
  const table = await begin();
  for (const at of [3, 0]) {
    const tile = table.order()[at] ?? "";
    const before = slots(table);
    await table.actions.act(`discard ${tile}`);
    await table.turn();
    const free = before.indexOf(tile);
    expect(slots(table)).toEqual(before.with(free, "."));
    await table.actions.act("draw");
    expect(slots(table)).toEqual(before.with(free, table.table().drawn ?? ""));
  }
});

it.each([true, false])("a drawn tile lands where it fits if that is set: %s", async (fit) => {
  const { actions, order, store, table } = await sit({ match: record("fit") }, { fit });
  await actions.arrange("runs");
  await actions.act("draw");
  expect(order()).toHaveLength(15);
  const drawn = table().drawn ?? "";
  const block = blocks(store.state.rack).find((tiles) => tiles.includes(drawn)) ?? [];
  if (fit) expect(block.length).toBeGreaterThan(2);
  else expect(block).toEqual([drawn]);
});

it.each([true, false])(
  "comes beside what it begins a meld with, for a newcomer: %s",
  async (isNew) => {
    const { actions, store, table } = await sit({ match: record("draw") });
    await actions.arrange("runs");
    actions.move(["Y6'"], { tier: 1, x: 12 });
    if (isNew) store.change({ lesson: roundOf(store.state) });
    const before = store.state.rack.slots;
    await actions.act("draw");
    const drawn = table().drawn ?? "";
    const { rack } = store.state;
    const block = blocks(rack).find((tiles) => tiles.includes(drawn)) ?? [];
    expect(block).toEqual(isNew ? ["Y6'", "Y8'"] : [drawn]);
    expect(rack.slots).toEqual(before.with(rack.slots.indexOf(drawn), drawn));
  },
);
