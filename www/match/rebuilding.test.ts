/** Rebuilding the table of table rummy: steps, questions and refusals on the way. */

import { describe, expect, it, vi } from "vitest";
import { matchOf } from "../../tests/records/hands";
import { rowsIn, written } from "../games/melds";
import type { Settings } from "../settings/settings";
import { roundOf } from "../state/state";
import { sealed } from "../store/seal";
import { LONG, sit, useTable } from "./table.double";

useTable();

/** A turn in which nothing has been laid yet. */
async function rebuilding(rules = "rummi80 players=2", settings: Partial<Settings> = {}) {
  const begun = await sit({ match: matchOf(rules) }, settings);
  const { actions, store, order } = begun;
  const series = (): string => {
    const { laying, game } = store.state;
    const lying = game?.table && "series" in game.table ? game.table : { series: [] };
    return written(rowsIn(laying?.now ?? lying));
  };
  const lay = async (tiles: string): Promise<void> => {
    const at = series() === "" ? 0 : series().split(" | ").length;
    for (const [i, tile] of tiles.split(" ").entries())
      await actions.act(`put ${i === 0 ? "new" : `${at}.${i}`} ${tile}`);
  };
  const notice = () => store.state.notice;
  const answer = (index: number): Promise<void> =>
    actions.act(notice()?.asks?.answers[index]?.action ?? "", { sure: true });
  /** Ends the turn, and waits for the next one. */
  const end = async (): Promise<void> => {
    await actions.act("done");
    await begun.turn();
  };
  return { ...begun, series, lay, notice, answer, end, held: () => order().length };
}

describe("steps within a turn", () => {
  it("are told: what each has changed, and how much of the opening lies", async () => {
    const { actions, lay, store } = await rebuilding();
    await lay("B7 B8 B9 B10");
    expect(store.state.said).toEqual([
      "1: run, blue 7 to 10, worth 34",
      "34 points: enough to open",
    ]);
    await actions.act("put new B7");
    expect(store.state.said.slice(0, 2)).toEqual([
      "1: run, blue 8 to 10, worth 27",
      "2: blue 7, not complete",
    ]);
  });

  it("are taken back one by one, and by carrying tiles home", async () => {
    const { actions, held, lay, series } = await rebuilding();
    await lay("R8 R9");
    await actions.undo();
    expect(series()).toBe("R8");
    actions.move(["R8"], { tier: 0, x: 12.5 });
    await vi.advanceTimersByTimeAsync(0);
    expect([series(), held()]).toEqual(["", 14]);
  });

  it("are taken back all at once, which is a step too", async () => {
    const { actions, held, lay, said, series } = await rebuilding();
    await lay("B7 B8 B9");
    await actions.act("restart");
    expect([series(), held()]).toEqual(["", 14]);
    expect(said()).toContain("20 points");
    await actions.undo();
    expect([series(), held()]).toEqual(["B7 B8 B9", 11]);
  });

  it("lead from an opening to an addition, a rebuilt table and a joker replaced", async () => {
    const { end, lay, said, series, actions, held, told } = await rebuilding();
    expect(said()).toContain("20 points");
    await lay("R8 R9 R10");
    expect(said()).toContain("3 tiles laid");
    await end();
    await lay("B7 B8 B9");
    await actions.act("put 1.3 B10");
    await end();
    expect(series()).toBe("R8 R9 R10 | B7 B8 B9 B10");
    // The 7 leaves the run for a group.
    await actions.act("put new B7");
    expect(said()).toContain("not complete");
    await actions.act("put 2.1 Y7");
    await actions.act("put 2.2 K7");
    await end();
    expect(told.join()).toContain("rebuilt");
    await lay("R1 R2 J");
    await end();
    await actions.act("put J R3");
    expect(series()).toContain("R1 R2 R3");
    await actions.act("put 1.3 J");
    await end();
    expect(series()).toBe("R8 R9 R10 | J B8 B9 B10 | B7 Y7 K7 | R1 R2 R3");
    expect(held()).toBe(1);
  });

  it("are there again where the match is taken up, with undo", async () => {
    const { actions, held, lay, order, series, session, store } = await rebuilding();
    await lay("R8 R9");
    const before = order();
    await session.open(null, null);
    expect([series(), order(), store.state.undone]).toEqual(["R8 R9", before, "laying"]);
    await session.revive();
    expect([series(), order()]).toEqual(["R8 R9", before]);
    await lay("B7 B8 B9");
    await session.open(null, null);
    for (const left of ["R8 R9 | B7 B8", "R8 R9 | B7", "R8 R9", "R8", ""]) {
      await actions.undo();
      expect(series()).toBe(left);
    }
    expect([held(), store.state.undone]).toEqual([14, null]);
    await session.open(null, null);
    expect([series(), held()]).toEqual(["", 14]);
  });

  it("go on where the match is taken up, and the next turn keeps none", async () => {
    const { end, lay, series, session } = await rebuilding();
    await lay("R8 R9 R10");
    await session.open(null, null);
    await end();
    expect(series()).toBe("R8 R9 R10");
    expect(JSON.parse(localStorage.getItem("istaka.match") ?? "")).not.toHaveProperty("laying");
  });

  it.each([
    [["R8", "K13 K13'"]],
    [["R8 R8"]],
    [["?? 7 |  | "]],
    [["R8", "x".repeat(1999)]],
    ["R8 R9"],
    [[7]],
    [["x".repeat(2001)]],
  ])("that are impossible where the match is taken up lie on the rack: %j", async (laying) => {
    const { held, lay, series, session } = await rebuilding();
    await lay("R8 R9");
    const { check: _, ...kept } = JSON.parse(localStorage.getItem("istaka.match") ?? "");
    localStorage.setItem("istaka.match", sealed({ ...kept, laying }));
    await session.open(null, null);
    expect([series(), held()]).toEqual(["", 14]);
  });
});

describe("a table that is not valid", () => {
  it("is asked about, and costs a tile if it is meant", async () => {
    const { actions, answer, held, lay, notice, series, turn } = await rebuilding();
    await lay("R8 R9");
    await actions.act("done");
    expect(notice()).toMatchObject({ id: "notice-unfinished", at: "done" });
    actions.keep();
    expect([series(), notice()]).toEqual(["R8 R9", null]);
    await actions.act("done");
    await answer(0);
    await turn();
    expect([series(), held()]).toEqual(["", 15]);
  });

  it("costs three tiles with 106, and the question says so", async () => {
    const { actions, answer, held, lay, notice, turn } = await rebuilding("rummi106 players=2");
    await lay("R8 R9");
    await actions.act("done");
    expect(notice()?.args).toEqual({ count: 3 });
    await answer(0);
    await turn();
    expect(held()).toBe(17);
  });

  it("is only refused by rules that say so: the rule is named, and nothing is lost", async () => {
    const { actions, held, lay, notice, series } = await rebuilding(
      "rummi80 players=2 refuse-only=yes",
    );
    await lay("R8 R9");
    await actions.act("done");
    expect(notice()).toMatchObject({ kind: "warning", at: "done" });
    expect(notice()?.asks).toBeUndefined();
    expect([series(), held()]).toEqual(["R8 R9", 12]);
  });
});

it("drawing is asked about where it gives up what has been laid", async () => {
  const { actions, answer, held, lay, notice, series, turn } = await rebuilding();
  await lay("R8 R9 R10");
  await actions.act("draw");
  expect(notice()?.id).toBe("rummi-notice-rest");
  actions.keep();
  expect(series()).toBe("R8 R9 R10");
  await actions.act("draw");
  await answer(0);
  await turn();
  expect([series(), held()]).toEqual(["", 15]);
});

describe("a hint", () => {
  /** A turn in which an Expert lays, as more than two tiles would stay. */
  async function late() {
    const begun = await rebuilding();
    while (begun.held() < 18) {
      await begun.actions.act("draw");
      await begun.turn();
    }
    return begun;
  }

  it("goes on until it is played out on the table, and the player ends the turn", async () => {
    const { actions, moves, said, series, store, end } = await late();
    const before = moves();
    const heard = new Set<string>();
    for (let step = 0; step < 3; step += 1) {
      await actions.hint();
      heard.add(said());
    }
    expect(heard.size).toBe(3);
    const played = actions.hint();
    await vi.advanceTimersByTimeAsync(LONG);
    await played;
    expect(series()).not.toBe("");
    expect(store.state.laying?.now.broken).toBeNull();
    expect(moves()).toBe(before);
    await end();
    expect(moves()).toBeGreaterThan(before);
  });

  it("goes from one series to the next as they are laid, and is gone where others are", async () => {
    const { actions, lay, said, series, store, order } = await late();
    await actions.hint();
    const heard = new Set([said()]);
    for (let step = 0; store.state.hint?.tiles.length !== 0; step += 1) {
      expect(step).toBeLessThan(20);
      const { tiles = [] } = store.state.hint ?? {};
      const [tile = ""] = tiles.filter((each) => order().includes(each));
      const rows = series().split(" | ");
      const at = rows.findIndex((row) => tiles.some((each) => row.split(" ").includes(each)));
      const end = rows[at]?.split(" ").length ?? 0;
      await actions.act(`put ${at < 0 || series() === "" ? "new" : `${at}.${end}`} ${tile}`);
      heard.add(said());
    }
    expect(heard.size).toBeGreaterThan(4);
    expect(said()).toBe("Nothing more can be laid: end your turn");
    await actions.act("restart");
    expect(store.state.hint).toBeNull();
    await actions.hint();
    const marked = store.state.hint?.tiles ?? [];
    await lay(order().find((tile) => tile !== null && !marked.includes(tile)) ?? "");
    expect(store.state.hint).toBeNull();
  });

  it("advises to wait as an Expert does, and lays out nothing", async () => {
    const { actions, said, series, store } = await rebuilding();
    for (const told of [
      "Draw from the stock",
      "You could lay tiles; but wait",
      "an Expert waits",
    ]) {
      await actions.hint();
      expect(said()).toContain(told);
      expect(store.state.hint).toMatchObject({ tiles: [], place: "stock" });
    }
    await actions.hint();
    expect(series()).toBe("");
  });

  it("has a newcomer lay at once, by following what is marked, series by series", async () => {
    const { actions, end, moves, said, series, store } = await rebuilding();
    expect(actions.follow(), "nothing is marked").toBe(false);
    store.change({ lesson: roundOf(store.state) });
    await actions.hint();
    for (let step = 0; said().startsWith("Lay"); step += 1) {
      expect(step).toBeLessThan(6);
      const { tiles = [] } = store.state.hint ?? {};
      expect(actions.follow()).toBe(true);
      await vi.advanceTimersByTimeAsync(LONG);
      expect(series().split(" | ")).toContainEqual(tiles.join(" "));
    }
    expect(said()).toBe("Nothing more can be laid: end your turn");
    expect(store.state.hint).toMatchObject({ tiles: [], place: "done" });
    expect(actions.follow(), "the button ends the turn").toBe(false);
    const before = moves();
    await end();
    expect(moves()).toBeGreaterThan(before);
  });
});
