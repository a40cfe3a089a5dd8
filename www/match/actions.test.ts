/** Actions at a table of melds: some stay on the page, others reach the engine. */

import { describe, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import { doubtOfEnd, meldTable, rowsIn, written } from "../games/melds";
import { rebuilder, rowsOf } from "../games/melds.double";
import type { Sorted } from "../pkg/istaka/istaka";
import { emptyRack, type Rack } from "../rack/rack";
import { initial, type Notice, type State, Store } from "../state/state";
import { Actions } from "./actions";
import { OwnRack } from "./own-rack";
import type { Session } from "./session";

const TABLE = "R1 R2 R3 | B5 Y5 K5";
const HAND = ["R4", "R5", "B8"];

const melds = meldTable(() => rowsOf(TABLE));

/** The game of the double, as the page plays it. */
const ui = {
  melds,
  withTile: async (action: string, { laying }: State) =>
    action === "done" ? `lay ${written(laying ? rowsIn(laying.now) : rowsOf(TABLE))}` : action,
  doubtOf: (action: string, state: State) =>
    action.startsWith("lay") ? doubtOfEnd(action, state, 1) : null,
  actions: ["finish", "put"].map((name) => ({ name, place: "done", offered: () => true })),
  written: (action: string) => action,
};

function lies({ slots }: Rack): string {
  return slots.map((tile) => tile ?? ".").join(" ");
}

/** A player before this table. */
function sitting() {
  const rack = { shape: { tiers: 1, columns: 5 }, slots: [...HAND, null, null] };
  const dealt = { hand: HAND, wilds: [], turn: 0, history: [] };
  const game = { round: 1, table: dealt, undone: null, undo: null };
  const store = new Store({ ...initial(emptyRack(rack.shape)), rack, game: game as never });
  const rules = rebuilder(TABLE);
  const sorted = vi.fn(
    async (): Promise<Sorted> => ({ whole: [], begun: [["R4", "R5"]], loose: [["B8"]] }),
  );
  const hint = vi.fn(async () => null);
  const engine = { ...rules, sorted, hint, melds: async () => [], act: vi.fn() };
  const kept = vi.fn();
  const session = {
    ui,
    rack: new OwnRack(store, engine as never, kept),
    notices: { warn: vi.fn(), notify: vi.fn(), refuse: vi.fn() },
    act: vi.fn(async (act: () => unknown) => act()),
  };
  const remote = engine as unknown as RemoteEngine;
  const actions = new Actions(store, session as unknown as Session, remote);
  const table = () => {
    const { laying } = store.state;
    return laying ? written(rowsIn(laying.now)) : TABLE;
  };
  return { store, engine, session, actions, table, rack: () => lies(store.state.rack) };
}

describe("a step at the table of melds", () => {
  it("stays on the page", async () => {
    const { actions, engine, table, rack } = sitting();
    await actions.act("put 0.3 R4");
    expect([table(), rack()]).toEqual(["R1 R2 R3 R4 | B5 Y5 K5", ". R5 B8 . ."]);
    expect(engine.act).not.toHaveBeenCalled();
  });

  it("begins where the one before has ended, however fast they are made", async () => {
    const { actions, engine, table } = sitting();
    await Promise.all([actions.act("put 0.3 R4"), actions.act("put 0.4 R5")]);
    expect(engine.rebuild.mock.lastCall?.[0]).toEqual(rowsOf("R1 R2 R3 R4 | B5 Y5 K5"));
    expect(table()).toBe("R1 R2 R3 R4 R5 | B5 Y5 K5");
  });

  it("of which the engine cannot say with which tile is not done, and that is said", async () => {
    const { actions, engine, session } = sitting();
    session.ui = { ...ui, withTile: () => Promise.reject(new Stopped()) };
    await actions.act("finish");
    expect(session.notices.warn).toHaveBeenCalledWith({ id: "notice-unanswered" }, "done");
    expect(engine.act).not.toHaveBeenCalled();
  });

  it("that is refused says why, and changes nothing", async () => {
    const { actions, session, store } = sitting();
    await actions.act("put rack R1");
    const refusal = expect.objectContaining({ code: "unknown" });
    expect(session.notices.refuse).toHaveBeenCalledWith(refusal, "done");
    expect(store.state.laying).toBeNull();
  });

  it("is forgotten where the turn has ended before the engine has answered", async () => {
    const { actions, store, engine } = sitting();
    const { rebuild } = rebuilder(TABLE);
    engine.rebuild.mockImplementationOnce(async (...asked) => {
      store.change({ game: null });
      return rebuild(...asked);
    });
    await actions.act("put 0.3 R4");
    expect([store.state.laying, lies(store.state.rack)]).toEqual([null, "R4 R5 B8 . ."]);
  });

  it("stands where the match has only been marked before the engine has answered", async () => {
    const { actions, store, engine, table } = sitting();
    const { rebuild } = rebuilder(TABLE);
    engine.rebuild.mockImplementationOnce(async (...asked) => {
      store.change({ game: { ...store.state.game, practice: true } as never });
      return rebuild(...asked);
    });
    await actions.act("put 0.3 R4");
    expect(table()).toBe("R1 R2 R3 R4 | B5 Y5 K5");
  });

  it("leaves the keyboard on a tile that is still on the rack", async () => {
    const { actions, store } = sitting();
    store.change({ focus: "R5" });
    await actions.act("put 0.3 R4");
    expect(store.state.focus).toBe("R5");
    await actions.act("put 0.4 R5");
    expect(store.state.focus).toBeNull();
  });

  it("is taken back in its turn, as are arrangements of the rack", async () => {
    const { actions, session, store, table, rack } = sitting();
    const seen = () => [store.state.undone, table(), rack()];
    const steps = [seen()];
    const begun = [() => actions.move(["B8"], { tier: 0, x: 4.5 })];
    const laid = ["put 0.3 R4", "put new R5", "put rack R4", "restart"].map((action) => {
      return () => actions.act(action);
    });
    const ended = [() => actions.move(["B8"], { tier: 0, x: 0.5 })];
    for (const step of [...begun, ...laid, ...ended]) {
      await step();
      steps.push(seen());
    }
    expect(steps.map(([undone]) => undone)).toEqual([
      null,
      "arrangement",
      ...laid.map(() => "laying"),
      "arrangement",
    ]);
    for (const before of steps.slice(0, -1).reverse()) {
      await actions.undo();
      expect(seen()).toEqual(before);
    }
    const told: Notice | undefined = session.notices.notify.mock.lastCall?.[0];
    expect(told).toMatchObject({ id: "notice-undone", args: { what: "undone-arrangement" } });
    await actions.undo();
    expect(session.notices.notify).toHaveBeenCalledTimes(steps.length - 1);
  });
});

it("a tile that is carried to the rack comes back from the table at its spot", async () => {
  const { actions, store, rack } = sitting();
  await actions.act("put 0.3 R4");
  actions.move(["R4"], { tier: 0, x: 4.5 });
  await vi.waitFor(() => expect(rack()).toBe(". R5 B8 . R4"));
  expect(store.state.drag).toBeNull();
});

describe("arranging the rack", () => {
  it("leaves laid tiles on the table", async () => {
    const { actions, rack } = sitting();
    await actions.act("put 0.3 R5");
    await actions.arrange("runs");
    expect(rack()).not.toContain("R5");
    expect(rack()).toContain("R4");
  });

  it("is done also where others have moved before the engine answers", async () => {
    const { actions, store, engine, rack } = sitting();
    const sorted = await engine.sorted();
    engine.sorted.mockImplementationOnce(async () => {
      store.change({ game: structuredClone(store.state.game) });
      return sorted;
    });
    await actions.arrange("runs");
    expect(rack()).toBe("R4 R5 . B8 .");
  });

  it("is not done where a tile has come meanwhile", async () => {
    const { actions, store, engine, rack } = sitting();
    const sorted = await engine.sorted();
    engine.sorted.mockImplementationOnce(async () => {
      const table = { hand: [...HAND, "K1"], wilds: [], turn: 0, history: [{}] };
      store.change({ game: { round: 1, table, undone: null, undo: null } as never });
      return sorted;
    });
    await actions.arrange("runs");
    expect(rack()).toBe("R4 R5 B8 . .");
  });
});

describe("a hint", () => {
  /**
   * Requests a hint in the turn of one seat; before the engine answers it is the turn of another.
   */
  async function asked(before: number, after: number) {
    const { actions, store, engine } = sitting();
    const turnOf = (turn: number): void => {
      const history = [...(store.state.game?.table?.history ?? []), {}];
      const table = { hand: HAND, wilds: [], turn, seat: 0, history };
      store.change({ game: { round: 1, table, undone: null, undo: null } as never });
    };
    turnOf(before);
    engine.hint.mockImplementationOnce(async () => {
      turnOf(after);
      return null;
    });
    await actions.hint();
    return { times: engine.hint.mock.calls.length, hint: store.state.hint };
  }

  it("is asked for again where others have moved before the engine answers", async () => {
    expect(await asked(3, 0)).toMatchObject({ times: 2, hint: { step: 1 } });
  });

  it("is forgotten where the player has moved himself", async () => {
    expect(await asked(0, 1)).toEqual({ times: 1, hint: null });
  });
});

describe("the end of the turn", () => {
  it("is what the engine hears of it all", async () => {
    const { actions, engine } = sitting();
    await actions.act("put 0.3 R4");
    await actions.act("done");
    expect(engine.act).toHaveBeenCalledWith("lay R1 R2 R3 R4 | B5 Y5 K5");
  });

  it("is asked about where it would cost a tile, and done where the player is sure", async () => {
    const { actions, engine, store } = sitting();
    await actions.act("put new R4 R5");
    await actions.act("done");
    expect(engine.act).not.toHaveBeenCalled();
    const { answers = [] } = store.state.notice?.asks ?? {};
    expect(answers.at(-1)?.action, "the main answer loses nothing").toBeNull();
    await actions.act(answers[0]?.action ?? "", { sure: true });
    expect(engine.act).toHaveBeenCalledWith("lay R1 R2 R3 | B5 Y5 K5 | R4 R5");
  });
});
