/** The contests of a device, with the engine of contests but no worker. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { tournament } from "../../tests/records/tournaments";
import type { Holding, RemoteContests } from "../engine/client";
import { Contests as InWorker } from "../engine/contests";
import { GAMES, gameOfRules } from "../engine/presets";
import { loadEngines } from "../engine/rules.double";
import type { GameView } from "../engine/views";
import type { ContestKind, ContestView, FixtureView, OfferView } from "../pkg/istaka/istaka";
import { Game } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import type { Fixture } from "../state/fixture";
import { initial, Store } from "../state/state";
import { CONTEST, contestShelf, WALLET } from "../store/contests";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";
import { MATCH } from "../store/match";
import { sealed } from "../store/seal";
import { Contests } from "./contests";

useStorage();

beforeAll(loadEngines);

afterEach(() => {
  vi.useRealTimers();
});

const chipsOf = ({ facts }: Contests) => facts.holding?.wallet.chips;

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
    session: {
      playFixture: vi.fn(async () => {}),
      goOnWith: vi.fn(async () => {}),
      putAside: vi.fn<(text: string, key: string) => void>(),
      tellOf: vi.fn(),
    },
    toTable: vi.fn(),
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
    const { offers = [] } = contests.facts.lobby ?? {};
    const found = offers.find(({ terms, open }) => open && terms.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  return { contests, store, page, offer, table, restart };
}

it("goes on by the engine that has taken the place of one that stopped", async () => {
  const { contests, page, offer, restart } = setUp();
  await contests.enter(await offer("ring"));
  const chips = chipsOf(contests);
  // By then nothing waits for the first engine.
  await contests.show("");
  restart();
  page.wake.mockResolvedValue(2);
  await contests.begin("contest");
  expect([contests.isIn, chipsOf(contests)]).toEqual([true, chips]);
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
  expect(contests.facts.toEnd).toBe(false);
});

it("one that is entered by two taps is dealt once", async () => {
  const { contests, page, offer } = setUp();
  const next = await offer("table");
  await Promise.all([contests.enter(next), contests.enter(next)]);
  expect(page.session.playFixture).toHaveBeenCalledTimes(1);
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
  const [past] = contests.facts.holding?.wallet.past ?? [];
  expect(await contests.show(contests.facts.kept.get(past?.id ?? "") ?? "")).toBe(true);
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
      text,
    });
    localStorage.setItem(WALLET, wallet);
    localStorage.setItem(CONTEST, contest);
    const begun = setUp();
    begun.page.session.putAside.mockImplementation((_, key) => localStorage.removeItem(key));
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
      expect(page.session.putAside.mock.calls).toEqual([[contest, CONTEST]]);
      expect(contests.facts.said).toEqual({ id: "contest-unread" });
      expect([contests.isIn, chipsOf(contests)]).toEqual([false, 1945]);
      await contests.enter(await offer("ring"));
      expect([contests.isIn, chipsOf(contests)]).toEqual([true, 1934]);
    },
  );

  it("chips that do not add up are put aside with the contest, said once, and new ones are there", async () => {
    const forged = (text: string) => text.replace(/total .*/, "total 5000");
    const { contests, page, offer, wallet, contest } = await comeBack((text) => text, forged);
    expect(page.session.putAside.mock.calls).toEqual([
      [wallet, WALLET],
      [contest, CONTEST],
    ]);
    expect(contests.facts.said).toEqual({ id: "wallet-unread-contest" });
    expect([contests.isIn, chipsOf(contests)]).toEqual([false, 2000]);
    await contests.begin("lobby");
    expect(contests.facts.said).toBeNull();
    await contests.enter(await offer("ring"));
    expect(chipsOf(contests)).toBe(1989);
  });
});

it("can be entered by a clock beyond the years of four digits, and its chips are there again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(12026, 10, 26, 10, 21) });
  const { contests, offer } = setUp();
  await contests.enter(await offer("table"));
  expect([contests.isIn, chipsOf(contests)]).toEqual([true, 1945]);
  const again = setUp().contests;
  await again.begin("lobby");
  expect(again.facts.said).toBeNull();
  expect([again.isIn, chipsOf(again)]).toEqual([true, 1945]);
});

it("offers three of each game that start at once, by rules that suit", async () => {
  const { contests, store, page } = setUp();
  const settings = { ...store.state.settings, rules: "yuzbir_esli" };
  store.change({ settings });
  await contests.begin("lobby");
  const first = () => contests.facts.lobby?.first ?? [];
  expect(contests.game).toBe("okey101");
  for (const game of GAMES) {
    await contests.offer({ game });
    expect(first().map(({ open, start }) => [open, start])).toEqual(Array(3).fill([true, null]));
    expect(new Set(first().map(({ terms }) => gameOfRules(terms.rules)))).toEqual(new Set([game]));
  }
  await contests.offer({ game: "okey101" });
  const [tournament, quick] = first();
  expect([tournament?.terms.kind, quick?.terms.kind]).toEqual(["table", "ring"]);
  await contests.enter(tournament as OfferView);
  expect(page.session.playFixture).toHaveBeenCalledTimes(1);
  // The same can be played once more.
  const { again } = contests.view ?? {};
  await contests.giveUp();
  await contests.enter({ ...(tournament as OfferView), id: again ?? "" });
  expect(page.session.playFixture).toHaveBeenCalledTimes(2);
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
    const { offers = [] } = begun.contests.facts.lobby ?? {};
    const found = offers.find(
      ({ open, terms }) =>
        open && terms.kind === kind && terms.format === format && ![1, 2].includes(terms.rounds),
    );
    await begun.contests.enter(found as OfferView);
    await begun.contests.play();
    const [record = "", , fixture] =
      begun.page.session.playFixture.mock.calls[0] ?? ([] as never[]);
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
