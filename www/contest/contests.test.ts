/** The contests of a device, with the engine of contests but no worker. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tournament } from "../../tests/records/tournaments";
import type { Holding, RemoteContests } from "../engine/client";
import { Contests as InWorker } from "../engine/contests";
import { loadEngines } from "../engine/rules.double";
import type { GameView } from "../engine/views";
import type { ContestKind, ContestView, FixtureView, OfferView } from "../pkg/istaka/istaka";
import { Game } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { type Fixture, initial, type State, Store } from "../state/state";
import { CONTEST, contestShelf, WALLET } from "../store/contests";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";
import { MATCH } from "../store/match";
import { sealed } from "../store/seal";
import { Contests } from "./contests";

useStorage();

beforeAll(loadEngines);

beforeEach(() => {
  // The clock stands still.
  vi.stubGlobal("setInterval", vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
});

/** Contests whose engine answers so where this is said, else as it does. */
function setUp(said: Partial<Record<keyof InWorker, () => unknown>> = {}) {
  const table: { game: Game | null } = { game: null };
  let engine = new InWorker(() => table.game);
  const restart = () => {
    engine = new InWorker(() => table.game);
  };
  const get = (_: object, name: keyof InWorker) => {
    const answer = said[name] ?? (engine[name] as () => unknown).bind(engine);
    return async (...args: never[]) => (answer as (...args: never[]) => unknown)(...args);
  };
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const page = {
    wake: vi.fn(async () => 1),
    count: vi.fn(),
    playFixture: vi.fn(async () => {}),
    goOnWith: vi.fn(async () => {}),
    putAside: vi.fn<(text: string, key: string) => void>(),
    tellOf: vi.fn(),
    open: vi.fn(),
    toTable: vi.fn(),
    warn: vi.fn(),
  };
  const contests = new Contests(
    store,
    new Copies(),
    new Proxy({}, { get }) as RemoteContests,
    page,
  );
  /** Returns the offer of a kind that can be entered now. */
  const offer = async (kind: ContestKind): Promise<OfferView> => {
    await contests.begin("lobby");
    const found = contests.lobby.view.offers.find(({ terms, open }) => open && terms.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  return { contests, store, page, offer, table, restart };
}

it("goes on by the engine that has taken the place of one that stopped", async () => {
  const { contests, page, offer, restart } = setUp();
  await contests.enter(await offer("ring"));
  const { wallet } = contests;
  restart();
  page.wake.mockResolvedValue(2);
  await contests.begin("contest");
  expect([contests.isIn, contests.wallet]).toEqual([true, wallet]);
  await contests.giveUp();
  expect(contests.isIn).toBe(false);
});

it("one that is given up by two taps does not have the next one played without the player", async () => {
  const { contests, offer } = setUp();
  await contests.enter(await offer("sitngo"));
  await Promise.all([contests.giveUp(), contests.giveUp()]);
  expect(contests.isIn).toBe(false);
  await contests.enter(await offer("sitngo"));
  expect(contests.isIn).toBe(true);
  expect(contests.toEnd).toBe(false);
});

it("one that is entered by two taps opens once", async () => {
  const { contests, page, offer } = setUp();
  const next = await offer("table");
  await Promise.all([contests.enter(next), contests.enter(next)]);
  expect(page.open.mock.calls).toEqual([["contest"]]);
});

it("a second tap on a rebuy does not buy the add-on that is offered next", async () => {
  const wallet = { chips: 100 };
  const asked = (kind: "rebuy" | "addon"): { ok: true; value: Holding } => {
    const contest = { state: "asked", offer: { kind } } as ContestView;
    return { ok: true, value: { wallet, savedWallet: "", contest, savedContest: "" } as Holding };
  };
  const buy = vi.fn(() => asked("addon"));
  const { contests, offer } = setUp({ enter: () => asked("rebuy"), fixture: () => null, buy });
  await contests.enter(await offer("sitngo"));
  await Promise.all([contests.buy("rebuy", true), contests.buy("rebuy", true)]);
  expect(buy).toHaveBeenCalledTimes(1);
  expect(contests.view?.offer?.kind).toBe("addon");
});

it("one that is over is shown as it was, also while the player is in another", async () => {
  const { contests, store, offer } = setUp();
  store.change({ dialog: "lobby" });
  await contests.enter(await offer("sitngo"));
  await contests.giveUp();
  await contests.enter(await offer("ring"));
  store.change({ dialog: "trophies" });
  await contests.begin("trophies");
  const [past] = contests.wallet?.past ?? [];
  const begun = past && contests.archive.begunOf(past);
  expect(await contests.archive.show(begun ?? "")).toBe(true);
  store.change({ dialog: "contest" });
  await contests.begin("contest");
  expect(contests.view?.terms.kind).toBe("sitngo");
  // A player who comes back from watching a round still sees it.
  await contests.begin("contest");
  expect(contests.view?.terms.kind).toBe("sitngo");
  store.change({ dialog: null });
  store.change({ dialog: "contest" });
  await contests.begin("contest");
  expect(contests.view?.terms.kind).toBe("ring");
});

describe("what an earlier visit has kept and cannot be read", () => {
  /** A tournament as it was kept on its day, with its texts changed, and the lobby opened. */
  async function comeBack(change: (text: string) => string, ofWallet = (text: string) => text) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 26, 10, 21) });
    const { contests } = tournament("tournament-second-level");
    const text = change(contests.saveContest() ?? "");
    const wallet = ofWallet(contests.saveWallet());
    expect(text + wallet).not.toBe(`${contests.saveContest()}${contests.saveWallet()}`);
    const contest = contestShelf.format.write({
      begun: new Date().toISOString(),
      starts: null,
      text,
    });
    localStorage.setItem(WALLET, wallet);
    localStorage.setItem(CONTEST, contest);
    const begun = setUp();
    begun.page.putAside.mockImplementation((_, key) => localStorage.removeItem(key));
    await begun.contests.begin("lobby");
    return { ...begun, wallet, contest };
  }

  it.each([
    ["is damaged", (text: string) => text.replace("seed", "sead")],
    ["comes from a later version", (text: string) => text.replace("contest 2", "contest 3")],
    ["does not add up", (text: string) => text.replace(/^level 2 .*$/m, "level 2 999")],
  ])(
    "a contest that %s is put aside and said, the chips stay, and another is played",
    async (_, change) => {
      const { contests, page, offer, contest } = await comeBack(change);
      expect(page.putAside.mock.calls).toEqual([[contest, CONTEST]]);
      expect(contests.said).toEqual({ id: "contest-unread" });
      expect([contests.isIn, contests.wallet?.chips]).toEqual([false, 1945]);
      await contests.enter(await offer("ring"));
      expect([contests.isIn, contests.wallet?.chips]).toEqual([true, 1934]);
    },
  );

  it("chips that do not add up are put aside with the contest, said once, and new ones are there", async () => {
    const forged = (text: string) => text.replace(/total .*/, "total 5000");
    const { contests, page, offer, wallet, contest } = await comeBack((text) => text, forged);
    expect(page.putAside.mock.calls).toEqual([
      [wallet, WALLET],
      [contest, CONTEST],
    ]);
    expect(contests.said).toEqual({ id: "wallet-unread-contest" });
    expect([contests.isIn, contests.wallet?.chips]).toEqual([false, 2000]);
    await contests.begin("lobby");
    expect(contests.said).toBeNull();
    await contests.enter(await offer("ring"));
    expect(contests.wallet?.chips).toBe(1989);
  });
});

describe("a tournament that is waited for", () => {
  /** Entered nine minutes before its start, with the player at a table. */
  async function entered(game: GameView) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 26, 10, 21) });
    let tick = (): void => {};
    vi.stubGlobal("setInterval", (look: () => void) => {
      tick = look;
    });
    const begun = setUp();
    begun.store.change({ game });
    await begun.contests.enter(await begun.offer("table"));
    expect(begun.page.open.mock.calls).toEqual([["contest"]]);
    begun.page.open.mockClear();
    const at = (minutes: number): void => {
      vi.setSystemTime(new Date(2026, 10, 26, 10, minutes));
      tick();
    };
    return { ...begun, at };
  }

  /** A round in which the player has thrown once, and this seat is to move. */
  const played = (turn: number): GameView =>
    ({
      round: 1,
      standing: null,
      table: { seat: 0, turn, history: [{ seat: 0 }, { seat: 1 }] },
    }) as unknown as GameView;

  it("is told of at the table as long as it does not begin, and when it soon does", async () => {
    const { store, page, at } = await entered(played(1));
    expect(store.state.awaited).toBe(9);
    at(27);
    expect([store.state.awaited, page.warn.mock.calls]).toEqual([3, []]);
    at(29);
    at(29);
    expect([store.state.awaited, page.warn.mock.calls]).toEqual([1, [[{ id: "contest-soon" }]]]);
    at(30);
    expect(store.state.awaited).toBe(0);
    expect(page.open.mock.calls).toEqual([["contest"]]);
    at(31);
    expect(page.open).toHaveBeenCalledTimes(1);
  });

  it("does not cover a turn of the player: it waits until that is over", async () => {
    const { store, page, at } = await entered(played(0));
    at(30);
    at(31);
    store.change({ drag: {} as State["drag"], game: played(1) });
    expect(page.open).not.toHaveBeenCalled();
    store.change({ drag: null });
    expect(page.open.mock.calls).toEqual([["contest"]]);
    expect(page.warn).not.toHaveBeenCalled();
  });

  it("is announced once a turn of the player is over, not in the middle of it", async () => {
    const { store, page, at } = await entered(played(0));
    at(29);
    expect(page.warn).not.toHaveBeenCalled();
    store.change({ game: played(1) });
    expect(page.warn.mock.calls).toEqual([[{ id: "contest-soon" }]]);
  });

  it("does not cover tiles that are laid in the first turn of a match", async () => {
    const { store, page, at } = await entered({ ...played(0), table: null });
    store.change({ laying: {} as State["laying"] });
    at(30);
    expect(page.open).not.toHaveBeenCalled();
    store.change({ laying: null });
    expect(page.open.mock.calls).toEqual([["contest"]]);
  });

  it("is not told of any more once it is played or given up", async () => {
    const { contests, store } = await entered(played(1));
    await contests.giveUp();
    expect(store.state.awaited).toBeNull();
    await contests.enter({ ...(contests.lobby.view.offers[0] as OfferView) });
    await contests.play();
    expect(store.state.awaited).toBeNull();
  });

  it("can be entered by a clock beyond the years of four digits, and its chips are there again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(12026, 10, 26, 10, 21) });
    const { contests, offer } = setUp();
    await contests.enter(await offer("table"));
    expect([contests.isIn, contests.wallet?.chips]).toEqual([true, 1945]);
    const again = setUp();
    await again.contests.begin("lobby");
    expect(again.contests.said).toBeNull();
    expect([again.contests.isIn, again.contests.wallet?.chips]).toEqual([true, 1945]);
  });
});

describe("while its match is played", () => {
  /** Plays this many rounds of a fixture, with bots at all seats, and lays it at the table. */
  function lay(
    { store, table }: Pick<ReturnType<typeof setUp>, "store" | "table">,
    { record, characters, mostRounds }: FixtureView,
    fixture: Fixture,
    rounds: number,
  ) {
    const game = Game.load(record, {
      bots: [0, 1, 2, 3],
      characters: characters.map((one) => one || "easy"),
    });
    for (let view = game.view(); view.standing === null; view = game.view()) {
      if (view.table !== null && view.table.turn !== null) game.botMove();
      else if (view.round >= Math.min(rounds, mostRounds)) break;
      else game.deal("");
    }
    const opponents = characters.slice(1);
    const saved = {
      match: game.save(),
      slots: [],
      columns: 1,
      opponents,
      begun: fixture.contest,
      leg: fixture,
    };
    localStorage.setItem(MATCH, sealed(saved));
    table.game = game;
    store.change({ fixture, game: game.view() as unknown as GameView });
    return game.view();
  }

  async function playing(kind: "sitngo" | "ring" | "table", format = "normal") {
    const begun = setUp();
    await begun.contests.begin("lobby");
    const { offers } = begun.contests.lobby.view;
    const found = offers.find(
      ({ open, terms }) =>
        open && terms.kind === kind && terms.format === format && ![1, 2].includes(terms.rounds),
    );
    await begun.contests.enter(found as OfferView);
    await begun.contests.play();
    const [record = "", , fixture] = begun.page.playFixture.mock.calls[0] ?? ([] as never[]);
    return { ...begun, record, fixture: fixture as unknown as Fixture };
  }

  it.each(["sitngo", "ring"] as const)(
    "the standing of a %s is that of the match",
    async (kind) => {
      const { contests, record, fixture, ...at } = await playing(kind);
      const characters = ["", "hard", "hard", "hard"];
      const game = lay(at, { record, characters, mostRounds: 200 } as FixtureView, fixture, 2);
      expect(game.round).toBe(2);
      await contests.begin("contest");
      const standings = contests.view?.standings ?? [];
      expect(standings.map(({ entrant, points }) => [entrant, points]).sort()).toEqual(
        game.scores.map((points, seat) => [seat, points]),
      );
      expect(Math.max(...standings.map(({ place }) => place))).toBeGreaterThan(1);
    },
  );

  it("the standing at the table follows the rounds, with no dialog open", async () => {
    const { contests, record, fixture, ...at } = await playing("ring");
    const characters = ["", "hard", "hard", "hard"];
    const other = { store: at.store, table: at.table };
    for (const rounds of [1, 2]) {
      const view = { record, characters, mostRounds: 200 } as FixtureView;
      const { scores } = lay(other, view, fixture, rounds);
      const points = (): number[] => {
        const standings = contests.atTable?.standings ?? [];
        return scores.map((_, seat) => standings.find((one) => one.entrant === seat)?.points ?? -1);
      };
      await vi.waitFor(() => expect(points()).toEqual(scores));
    }
  });
});
