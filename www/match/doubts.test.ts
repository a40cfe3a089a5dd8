/** Questions before a tile leaves the hand: the safe answer is the main one. */

import { describe, expect, it } from "vitest";
import type { Settings } from "../settings/settings";
import { faceIn } from "../state/faces";
import { choosing, type Store, winnerOf } from "../state/state";
import { record, sit, useTable } from "./table.double";

useTable();

/** A match in which a tile would finish the round. */
async function winner(settings: Partial<Settings> = {}) {
  const begun = await sit({ match: record("finish") }, settings);
  const [tile = ""] = begun.table().legal.declare;
  return { ...begun, tile };
}

const asked = ({ state }: Store) => ({
  id: state.notice?.id,
  answers: state.notice?.asks?.answers.map(({ word, action }) => [word, action]),
});

describe("a tile that would finish", () => {
  it("is not thrown away unasked, and finishes by the main answer", async () => {
    const { actions, order, store, table, tile } = await winner();
    await actions.act(`discard ${tile}`, { hasty: true });
    const answers = [
      ["throw", `discard ${tile}`],
      ["finish", `finish ${tile}`],
    ];
    expect(asked(store)).toEqual({ id: "notice-complete", answers });
    expect(store.state.selected).toBe(tile);
    expect(order()).toHaveLength(15);
    await actions.act(`finish ${tile}`, { sure: true });
    expect(winnerOf(table())).toBe(0);
  });

  it("is thrown where the player wants that all the same", async () => {
    const { actions, order, store, table, tile } = await winner();
    await actions.act(`discard ${tile}`);
    await actions.act(store.state.notice?.asks?.answers[0]?.action ?? "", { sure: true });
    expect(order()).toHaveLength(14);
    expect(table().players[0]?.discards.at(-1)).toBe(tile);
  });

  it("is thrown at once where the player does not want to be reminded", async () => {
    const { actions, order, tile } = await winner({ remind: false });
    await actions.act(`discard ${tile}`);
    expect(order()).toHaveLength(14);
  });
});

describe("an okey", () => {
  /** A match in which the player may throw one. */
  async function wild() {
    const begun = await sit({ match: record("throw-okey") });
    const tile = begun.table().hand.find((held) => faceIn(begun.table(), held).wild) ?? "";
    return { ...begun, tile };
  }

  it("stays by the main answer", async () => {
    const { actions, order, store, tile } = await wild();
    await actions.act(`discard ${tile}`);
    const answers = [
      ["throw", `discard ${tile}`],
      ["keep", null],
    ];
    expect(asked(store)).toEqual({ id: "notice-okey", answers });
    actions.keep();
    expect([store.state.notice, store.state.selected]).toEqual([null, null]);
    expect(order()).toHaveLength(15);
  });

  it("is thrown at the second attempt", async () => {
    const { actions, order, tile } = await wild();
    await actions.act(`discard ${tile}`);
    await actions.act(`discard ${tile}`);
    expect(order()).toHaveLength(14);
  });
});

it("before an incomplete hand is declared the main answer plays on", async () => {
  const { actions, order, store, table } = await sit({ match: record("throw-strict") });
  await actions.act("finish");
  const declared = expect.stringMatching(/^finish /);
  const answers = [
    ["declare", declared],
    ["cancel", null],
  ];
  expect(asked(store)).toEqual({ id: "notice-strict", answers });
  actions.keep();
  expect(store.state.notice).toBeNull();
  expect([order().length, table().phase]).toEqual([15, "discard"]);
});

describe("a throw that has to be confirmed", () => {
  it("is asked about until the player is sure", async () => {
    const { actions, order, store } = await sit({ match: record("throw") }, { confirm: true });
    const [tile] = order();
    await actions.act(`discard ${tile}`, { hasty: true });
    expect(asked(store).id).toBe("notice-sure");
    expect(store.state.selected, "one sees which").toBe(tile);
    actions.keep();
    expect([store.state.notice, store.state.selected, order().length]).toEqual([null, null, 15]);
    await actions.act(`discard ${tile}`);
    await actions.act(store.state.notice?.asks?.answers[0]?.action ?? "", { sure: true });
    expect(order()).toHaveLength(14);
  });

  it("is forgotten where another tile is chosen", async () => {
    const { actions, order, store } = await sit({ match: record("throw") }, { confirm: true });
    await actions.act(`discard ${order()[0]}`);
    const other = order().at(-1) ?? "";
    store.change(choosing(store.state, other));
    expect([store.state.notice, store.state.selected]).toEqual([null, other]);
  });
});

it("a throw out of turn is refused beside its place, until the turn comes", async () => {
  const { actions, said, store, turn } = await sit({ match: record("before-turn") });
  await actions.act("discard");
  expect(store.state.notice).toMatchObject({ id: "refused-notYourTurn", at: "discard" });
  await turn();
  expect(store.state.notice).toBeNull();
  expect(said()).toContain("Your turn");
});
