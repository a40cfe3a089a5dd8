/** A match while engines take their time: what the player sees and what is played are one. */

import { describe, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import { FAILED, type Outcome } from "../engine/client";
import { outcomeOf } from "../engine/outcome";
import { Game } from "../pkg/istaka/istaka";
import { type Rack, without } from "../rack/rack";
import { begin, LONG, record, sit, type Table, useTable } from "./table.double";

const storage = useTable();

/** A promise, and what fulfils it. */
function gate<T>(): { opened: Promise<T>; open(value: T): void } {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const turned = (rack: Rack): Rack => ({ ...rack, slots: [...rack.slots].reverse() });

describe("while a deal from the ring of stacks is shown", () => {
  /** A match by rules with a ring, in which a bot begins. */
  async function dealing() {
    const { store, engine, session, table } = await begin();
    const game = new Game({ rules: "board", seed: "6" });
    game.deal();
    const dealt = async (): Promise<Outcome> =>
      outcomeOf(
        () => {},
        () => game,
      );
    const botMove = vi.fn(async () =>
      outcomeOf(
        () => game.botMove(),
        () => game,
      ),
    );
    Object.assign(engine, { start: dealt, load: dealt, botMove });
    await session.newGame();
    return { store, session, table, botMove };
  }

  it("no bot moves until it has been seen", async () => {
    const { store, session, table, botMove } = await dealing();
    expect(store.state.dealing).toEqual([]);
    expect(table().turn).not.toBe(0);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(botMove).not.toHaveBeenCalled();
    session.dealt();
    expect(store.state.dealing).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(botMove).toHaveBeenCalled();
  });

  it("a match that is taken up again is not dealt again", async () => {
    const { store, session } = await dealing();
    await session.open(null, null);
    expect(store.state.dealing).toBeNull();
  });

  it("it ends where another tab takes the match over", async () => {
    const { store, session } = await dealing();
    session.leave();
    expect(store.state.dealing).toBeNull();
  });
});

describe("while a match is being changed", () => {
  it("a new game is the one that is played on", async () => {
    const { store, engine, session, actions, plain } = await begin();
    await actions.act(`discard ${plain()}`);
    const late = gate<Outcome>();
    const changed = session.act(() => late.opened);
    await vi.advanceTimersByTimeAsync(0);
    await session.newGame();
    const { game } = store.state;
    late.open(await engine.undo());
    expect(await changed).toBe(false);
    expect(store.state.game).toBe(game);
  });

  it("no bot moves, and what is taken back is the player's last move", async () => {
    const { session, actions, table, plain, store, engine } = await begin();
    const { rack } = store.state;
    const before = table().history.length;
    await actions.act(`discard ${plain()}`);
    const back = session.rack.past.last(store.state) ?? null;
    const late = gate<void>();
    const changed = session.act(() => late.opened.then(engine.undo), { back, noMove: true });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().history).toHaveLength(before + 1);
    late.open();
    expect(await changed).toBe(true);
    expect(table().history).toHaveLength(before);
    expect(store.state.rack).toEqual(rack);
    expect(session.rack.past.last(store.state)?.change).not.toBe(back?.change);
  });

  it("what the player does meanwhile is not done", async () => {
    const { session, actions, table, plain, engine } = await begin();
    await actions.act(`discard ${plain()}`);
    const late = gate<void>();
    const changed = session.act(() => late.opened.then(engine.undo), { back: null, noMove: true });
    await actions.act("twin");
    const thrown = table().history.length;
    late.open();
    expect(await changed).toBe(true);
    expect(table().history).toHaveLength(thrown - 1);
  });

  it("an engine that fails leaves the table as it was", async () => {
    const { session, actions, table, plain, store } = await begin();
    expect(await session.act(() => Promise.reject(new Stopped()))).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.notice?.kind).toBe("warning");
    const before = table().history.length;
    await actions.act(`discard ${plain()}`);
    expect(table().history).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
  });
});

it("two quick draws, and two quick throws are one of each", async () => {
  const { actions, order } = await sit({ match: record("draw") });
  await Promise.all([actions.act("draw"), actions.act("draw")]);
  expect(order()).toHaveLength(15);
  const [first, second] = order();
  await Promise.all([actions.act(`discard ${first}`), actions.act(`discard ${second}`)]);
  expect(order()).toHaveLength(14);
});

it("a twin that a bot shows is told before the game goes on", async () => {
  const { said, table, turn } = await sit({ match: record("before-twin") });
  const shown = () => table().history.some(({ kind }) => kind === "showedTwin");
  for (let wait = 0; !shown() && wait < LONG; wait += 100) await vi.advanceTimersByTimeAsync(100);
  expect(said()).toContain("shows the indicator’s twin: 1 penalty point");
  const before = table().history.length;
  await vi.advanceTimersByTimeAsync(1300);
  expect(table().history).toHaveLength(before);
  await turn();
  expect(table().history.length).toBeGreaterThan(before);
});

it("a number in the address ends a match at once in which nothing was done, and no other unasked", async () => {
  const { store, session, actions, plain } = await begin();
  await session.newGame("20");
  expect(session.text).toContain("seed 20");
  await session.open("9", null);
  expect(store.state.dialog).toBeNull();
  expect(session.text).toContain("seed 9");
  await vi.advanceTimersByTimeAsync(LONG);
  await actions.act("draw");
  await actions.act(`discard ${plain()}`);
  await session.open("21", null);
  expect(store.state.dialog).toBe("shared");
  expect(session.text).toContain("seed 9");
});

describe("an engine that fails", () => {
  it("at a hint is not called a connection that is missing", async () => {
    const { store, actions, engine } = await begin();
    Object.assign(engine, { hint: () => Promise.reject(new Stopped()) });
    await actions.hint();
    expect(store.state.notice?.id).toBe("notice-unanswered");
  });

  it.each([
    ["says so", new Stopped(), 0],
    ["for another reason says so, and is reported", new RangeError("no such slot"), 1],
  ])(
    "to begin where another tab gives the game up %s, and can be tried again",
    async (_, failure, reports) => {
      const reportError = vi.fn();
      vi.stubGlobal("reportError", reportError);
      const { store, session, page } = await begin();
      const restart = vi.spyOn(page, "restart").mockRejectedValueOnce(failure);
      session.leave();
      await session.playHere();
      expect(reportError).toHaveBeenCalledTimes(reports);
      expect(store.state.dialog).toBe("stopped");
      expect(store.state.notice?.id).toBe("notice-stuck");
      await session.revive();
      expect(restart).toHaveBeenCalledTimes(2);
      expect(store.state.dialog).toBeNull();
    },
  );

  it("over the kept match at two visits begins another, and that is said", async () => {
    const { store, session, engine, page } = await begin();
    const saved = storage.getItem("istaka.match");
    // A broken engine reports that before its answer is missed.
    vi.spyOn(engine, "load").mockImplementation(() => {
      session.stop();
      return Promise.reject(new Stopped());
    });
    await expect(session.open(null, null)).rejects.toThrow(Stopped);
    const restart = vi.spyOn(page, "restart");
    await session.open(null, null);
    expect(restart).toHaveBeenCalledTimes(2);
    expect(store.state.dialog).toBeNull();
    expect(store.state.notice?.id).toBe("notice-damaged");
    expect(store.state.unreadable.map(({ text }) => text)).toEqual([saved]);
    expect(session.text).toContain("seed 8");
  });
});

it("rules that cannot be used give way to the plain ones where the engine does not know them, and that is said", async () => {
  const { store, engine, session, table } = await begin();
  const { start } = engine;
  engine.start = (seed, under, by, word) =>
    under === "turkish" ? start(seed, under, by, word) : Promise.resolve(FAILED);
  store.change({ settings: { ...store.state.settings, rules: "board teleport=yes" } });
  await session.newGame();
  expect(table().history).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state.notice).toEqual({ id: "notice-rules", kind: "warning" });
});

describe("the pace of the bots", () => {
  /** Discards, and returns the milliseconds until the next turn of the player. */
  async function wait({ actions, table, plain }: Table, hurry = false) {
    await actions.act(`discard ${plain()}`);
    if (hurry) actions.hurry();
    for (let time = 0; time < LONG; time += 20) {
      if (table().turn === 0) return time;
      await vi.advanceTimersByTimeAsync(20);
    }
    throw new Error("it is never the player's turn");
  }

  it("is what the engine says about each move", async () => {
    const at = async (ponders: number): Promise<number> => {
      const table = await begin();
      const { act, botMove } = table.engine;
      const pondering = (outcome: Outcome): Outcome =>
        outcome.ok ? { ...outcome, ponders } : outcome;
      table.engine.act = async (action) => pondering(await act(action));
      table.engine.botMove = async () => pondering(await botMove());
      return wait(table);
    };
    expect(await at(2)).toBeGreaterThan(1.2 * (await at(1)));
  });

  it("is quicker for a player who does not want to wait, until the turn comes", async () => {
    const usual = await wait(await begin());
    const hurried = await begin();
    expect(await wait(hurried, true)).toBeLessThan(0.7 * usual);
    if (hurried.table().phase === "draw") await hurried.actions.act("draw");
    expect(await wait(hurried)).toBeGreaterThan(0.7 * usual);
  });

  it("does not hurry anybody where it is the player's own turn", async () => {
    const { actions, table } = await begin();
    actions.hurry();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
  });
});

describe("while a dialog is open", () => {
  it("bots wait, also one that was about to move, and play on when it is closed", async () => {
    const { actions, store, table, plain } = await begin();
    await actions.act(`discard ${plain()}`);
    await vi.advanceTimersByTimeAsync(100);
    const before = table().history.length;
    store.change({ dialog: "settings" });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().history).toHaveLength(before);
    store.change({ dialog: "keys" });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().history).toHaveLength(before);
    store.change({ dialog: null });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
  });

  it("nobody moves twice because it was opened and closed again", async () => {
    const { actions, store, table, plain, engine } = await begin();
    const moved = vi.spyOn(engine, "botMove");
    await actions.act(`discard ${plain()}`);
    const before = table().history.length;
    for (let times = 0; times < 20; times += 1) {
      store.change({ dialog: times % 2 ? null : "settings" });
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
    expect(moved).toHaveBeenCalledTimes(table().history.length - before);
  });
});

describe("a throw that the player may not have meant", () => {
  it.each([0, 0.4, 1])("is not answered by a throw for a while, at pace %d", async (wait) => {
    const { actions, store, table, plain, pace } = await begin();
    pace.wait = wait;
    await actions.act(`discard ${plain()}`, { hasty: true });
    await vi.advanceTimersByTimeAsync(1450);
    expect(table().history.at(-1)?.kind).toMatch(/drew|took/);
    expect(store.state.undone).toBe("discard");
    await vi.advanceTimersByTimeAsync(2000);
    expect(table().history.filter(({ kind }) => kind === "discarded").length).toBeGreaterThan(1);
  });

  it("is answered as ever by who is in a hurry, and so is every other", async () => {
    const hurried = await begin();
    hurried.pace.wait = 0;
    await hurried.actions.act(`discard ${hurried.plain()}`, { hasty: true });
    hurried.actions.hurry();
    await vi.advanceTimersByTimeAsync(100);
    expect(hurried.table().turn).toBe(0);
    const meant = await begin();
    meant.pace.wait = 0;
    await meant.actions.act(`discard ${meant.plain()}`);
    await vi.advanceTimersByTimeAsync(100);
    expect(meant.table().turn).toBe(0);
  });
});

describe("opponents", () => {
  const opponents = ["medium", "cem", ""] as const;

  it("are those of the settings in a new match, and are kept with it", async () => {
    const { engine, session, store } = await begin();
    const start = vi.spyOn(engine, "start");
    store.change({ settings: { ...store.state.settings, level: "easy", opponents }, word: "x" });
    await session.newGame();
    expect(start).toHaveBeenCalledWith(null, "turkish", ["medium", "cem", "easy"], "x");
    // The player's word counts once.
    expect(store.state).toMatchObject({ word: "", opponents: ["medium", "cem", "easy"] });
    expect(JSON.parse(localStorage.getItem("istaka.match") ?? "")).toMatchObject({
      opponents: ["medium", "cem", "easy"],
    });
  });

  it("give way to the usual ones where the engine does not know them", async () => {
    const { engine, session, store, table } = await begin();
    const { start } = engine;
    engine.start = (seed, under, by, word) =>
      by.every((one) => one === "hard") ? start(seed, under, by, word) : Promise.resolve(FAILED);
    store.change({ settings: { ...store.state.settings, opponents: ["genius", "", ""] } });
    await session.newGame();
    await vi.advanceTimersByTimeAsync(0);
    expect(table().history).toEqual([]);
    expect(store.state.notice).toEqual({ id: "notice-opponents", kind: "warning" });
    expect(store.state.opponents).toEqual(["hard", "hard", "hard"]);
  });
});

describe("storage that is full", () => {
  it("is told of once, and no longer when the match is kept again", async () => {
    const { store, session, actions, plain } = await begin();
    const saved = storage.getItem("istaka.match");
    storage.room = 0;
    await actions.act(`discard ${plain()}`);
    expect(storage.getItem("istaka.match")).toBe(saved);
    expect(store.state.trouble).toBe("full");
    expect(store.state.notice).toEqual({ id: "notice-unkept", kind: "warning" });
    session.keepAgain();
    expect(store.state.trouble).toBe("full");
    storage.room = Number.POSITIVE_INFINITY;
    session.keepAgain();
    expect(store.state.trouble).toBeNull();
    expect(JSON.parse(storage.getItem("istaka.match") ?? "").match).toBe(session.text);
  });

  it("is no longer told of once a move is kept", async () => {
    const { store, session, actions, plain, table } = await begin();
    storage.room = 0;
    await actions.act(`discard ${plain()}`);
    expect(store.state.trouble).toBe("full");
    storage.room = Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
    expect(store.state.trouble).toBeNull();
    expect(JSON.parse(storage.getItem("istaka.match") ?? "").match).toBe(session.text);
  });
});

it("what could not be put aside for want of room is offered as soon as there is room for it", async () => {
  const { store, session } = await begin();
  storage.setItem("istaka.match", "? damaged");
  storage.room = [...storage.texts].flat().join("").length;
  await session.open(null, null);
  expect(store.state.trouble).toBe("full");
  expect(store.state.unreadable).toEqual([]);
  storage.room = Number.POSITIVE_INFINITY;
  session.keepAgain();
  expect(store.state.unreadable.map(({ text }) => text)).toEqual(["? damaged"]);
});

it("a match that another tab has taken over stands still, whatever was under way", async () => {
  const { session, actions, table, plain, store, engine } = await begin();
  await actions.act(`discard ${plain()}`);
  const late = gate<void>();
  const changed = session.act(() => late.opened.then(engine.undo), { back: null, noMove: true });
  session.leave();
  const before = table().history.length;
  late.open();
  expect(await changed).toBe(false);
  await actions.act("draw");
  await vi.advanceTimersByTimeAsync(LONG);
  expect(table().history).toHaveLength(before);
  await session.playHere();
  expect(store.state.dialog).toBeNull();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(table().turn).toBe(0);
});

describe("complete melds on the rack", () => {
  it("are the same in every layout, also where an okey begins a tier", async () => {
    const { store, actions, table } = await begin();
    const hand = ["R4", "R5", "R6"];
    const { okey } = table();
    const { game } = store.state;
    if (game?.game !== "okey" || !game.table) throw new Error("no Okey is dealt");
    store.change({ game: { ...game, table: { ...game.table, hand: [...hand, okey] } } });
    const found: string[] = [];
    for (const slots of [
      "R4 R5 R6 . W .",
      "R4 R5 R6 | W . .",
      ". . W | R4 R5 R6",
      "W . R4 R5 R6 .",
    ]) {
      const tiers = slots.split(" | ").map((tier) => tier.split(" "));
      const shape = { tiers: tiers.length, columns: tiers[0]?.length ?? 0 };
      const lying = tiers.flat().map((held) => (held === "." ? null : held === "W" ? okey : held));
      actions.rearrange({ shape, slots: lying });
      await vi.advanceTimersByTimeAsync(0);
      found.push(String(store.state.melds));
    }
    expect(found).toEqual(Array(4).fill("R4,R5,R6"));
  });

  it("are not looked for again while others move", async () => {
    const { actions, engine, plain, table } = await begin();
    await actions.act(`discard ${plain()}`);
    await vi.advanceTimersByTimeAsync(0);
    const melds = vi.spyOn(engine, "melds");
    const before = table().history.length;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table().turn).toBe(0);
    expect(table().history.length).toBeGreaterThan(before);
    expect(melds).not.toHaveBeenCalled();
    await actions.act("draw");
    await vi.advanceTimersByTimeAsync(0);
    expect(melds).toHaveBeenCalled();
  });
});

describe("practice", () => {
  it("leaves the rack to the player while the match is marked", async () => {
    const { session, actions, engine, store, plain, table } = await begin();
    const { practise } = engine;
    const late = gate<void>();
    engine.practise = () => late.opened.then(practise);
    store.change({ settings: { ...store.state.settings, practice: true } });
    const marked = session.practise();
    const rack = turned(store.state.rack);
    actions.rearrange(rack);
    late.open();
    await marked;
    expect(store.state.game?.practice).toBe(true);
    expect(store.state.rack).toEqual(rack);
    const before = table().history.length;
    await actions.act(`discard ${plain()}`);
    expect(table().history).toHaveLength(before + 1);
  });

  it("stays as it is where the engine stops before the match is marked", async () => {
    const { session, store, engine } = await begin();
    store.change({ settings: { ...store.state.settings, practice: true } });
    engine.practise = () => Promise.reject(new Stopped());
    await expect(session.practise()).resolves.toBeUndefined();
  });

  it("marks every new match, and no bot's move is played twice", async () => {
    const { actions, store, plain, table } = await begin({ practice: true });
    const shown = new Set<number>();
    store.onChange(() => shown.add(store.state.game?.table?.history.length ?? 0));
    await actions.act(`discard ${plain()}`);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(store.state.game?.practice).toBe(true);
    expect([...shown]).toEqual([...shown].sort((a, b) => a - b));
    expect(table().turn).toBe(0);
  });
});

describe("while a table is being rebuilt", () => {
  /** Three tiles of the rack are laid. */
  async function laying() {
    const begun = await begin();
    const { store, session, plain } = begun;
    const { rack } = store.state;
    const thrown = plain();
    const laid = rack.slots.flatMap((tile) => (tile && tile !== thrown ? tile : [])).slice(3, 6);
    const homes = Object.fromEntries(laid.map((tile) => [tile, rack.slots.indexOf(tile)]));
    const now = { series: [], laid, opening: null, broken: null, finishes: false };
    session.rack.lay(laid.reduce(without, rack), { now, homes });
    return { ...begun, rack, laid, thrown };
  }

  it("a turn that ends without it has every tile back where it lay", async () => {
    const { actions, store, rack, thrown } = await laying();
    await actions.act(`discard ${thrown}`);
    expect(store.state.laying).toBeNull();
    expect(store.state.rack).toEqual(without(rack, thrown));
  });

  it("what is refused leaves it as it is", async () => {
    const { actions, store, engine } = await laying();
    const { laying: before, rack } = store.state;
    Object.assign(engine, { act: async () => FAILED });
    await actions.act("pass");
    expect([store.state.laying, store.state.rack]).toEqual([before, rack]);
  });

  it("a match that is taken up again has all tiles on the rack", async () => {
    const { session, store, rack } = await laying();
    await session.open(null, null);
    expect([store.state.laying, store.state.rack]).toEqual([null, rack]);
  });

  it("turning the device leaves what is laid on the table", async () => {
    const { session, store, laid } = await laying();
    session.rack.fit({ tiers: 3, columns: 8 });
    session.rack.fit({ tiers: 2, columns: 16 });
    for (const tile of laid) expect(store.state.rack.slots).not.toContain(tile);
  });
});

it("asks the engine eight times from a discard to the next own turn against three bots", async () => {
  const { engine, store, actions, plain, table } = await begin();
  const asked: string[] = [];
  for (const [name, ask] of Object.entries(engine)) {
    if (typeof ask !== "function") continue;
    const count = (...args: never[]): unknown => {
      asked.push(name);
      return (ask as (...args: never[]) => unknown)(...args);
    };
    Object.assign(engine, { [name]: count });
  }
  await actions.act(`discard ${plain()}`);
  while (table().turn !== 0) await vi.advanceTimersByTimeAsync(20);
  const moves = Array.from({ length: 6 }, () => "botMove");
  expect(asked.toSorted()).toEqual(["act", ...moves, "melds"]);
  expect(store.state.game?.players).toHaveLength(4);
});
