/** Deals that are checked, with hashes of another make, and tries at the same deal. */

import { createHash } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import { engineDouble, type OwnEngine } from "../engine/engine.double";
import type { DialogSession } from "../panels/dialog";
import { Game } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state/state";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";
import { MATCH, PAST } from "../store/match";
import { sealed } from "../store/seal";
import { checksOf } from "./check";
import { Deals } from "./deals";
import { attemptsAt } from "./results";

const BOTS = [0, 1, 2, 3];

let engine: OwnEngine;

beforeAll(async () => {
  engine = await engineDouble();
});

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Two rounds that can be checked, the first with a word, and the deal of a third. */
function played(rules: string): string {
  const game = new Game({ rules, bots: BOTS, characters: ["easy", "easy", "easy", "easy"] });
  for (const word of ["kahve içelim", ""]) {
    game.deal(word);
    while (game.view().table?.turn !== null) game.botMove();
  }
  game.deal();
  return game.save();
}

describe.each(["turkish", "board players=2", "pagat players=3", "rummi80", "rummi80 players=3"])(
  "deals by %s",
  (rules) => {
    it("agree with what was said of them, step by step", async () => {
      const record = played(rules);
      const checks = await checksOf(record, engine);
      expect(checks.map(({ agreement }) => agreement)).toEqual(["holds", "holds", "closed"]);
      expect(checks.map(({ word }) => word)).toEqual(["kahve içelim", "", ""]);
      for (const [round, check] of checks.slice(0, 2).entries()) {
        expect(check.keyHash).toBe(sha256(check.key));
        expect(check.keyHash).toBe(check.commitment);
        expect(check.mixedHash).toBe(sha256(`${check.key} ${check.word}`));
        expect(check.wall).toBe(check.again);
        for (const { seat, tiles } of check.dealt?.hands ?? []) {
          const view = await engine.dealt(record, round, seat);
          expect(view).toMatchObject({ value: { table: { hand: tiles.map(({ tile }) => tile) } } });
        }
        expect(check.dealt?.hands.length).toBeGreaterThan(1);
      }
      expect(checks[2]).toMatchObject({ key: "", again: "", dealt: null, secret: "" });
    });

    it("do not agree with what was changed afterwards", async () => {
      const record = played(rules);
      const agreement = async (changed: string) => (await checksOf(changed, engine))[0]?.agreement;
      expect(await agreement(record.replace(" kahve", " çay"))).toBe("wrongWall");
      expect(await agreement(record.replace(/^key [0-9a-f]{8}/m, "key 00000000"))).toBe("wrongKey");
      const unsaid = record.replace(/^commitment .*\n/m, "").replace(/^key .*\n/m, "");
      expect(await agreement(unsaid)).toBe("unsaid");
    });
  },
);

it("a match by a number has nothing to be checked", async () => {
  const game = new Game({ seed: "7", bots: BOTS });
  game.deal();
  const [check] = await checksOf(game.save(), engine);
  expect(check).toMatchObject({ agreement: "fromSeed", commitment: "", again: "" });
});

it("the secret is looked at once the match is over, as that of a day", async () => {
  const game = new Game({ daily: "2026-11-24", bots: BOTS });
  game.deal();
  expect((await checksOf(game.save(), engine))[0]?.secret).toBe("");
  game.playOut();
  const [check] = await checksOf(game.save(), engine);
  const secret = sha256("istaka daily okey 2026-11-24");
  expect(check).toMatchObject({ agreement: "holds", secret, secretKey: check?.key });
  expect(check?.secretKey).toBe(sha256(`istaka ${secret} 1`));
});

describe("tries at the same deal", () => {
  const storage = useStorage();

  const saved = (match: string, begun: string): string =>
    sealed({ match, slots: [], columns: 1, opponents: ["hard", "hard", "hard"], begun });
  const at = (day: number): string => `2026-11-0${day}T10:00:00.000Z`;

  /** A round that bots play to its end from how a record leaves it. */
  function playedOn(record: string): string {
    const game = Game.load(record, { bots: BOTS });
    while (game.view().table?.turn !== null) game.botMove();
    return game.save();
  }

  it("are told of where the round ends, as is the day whose deal it is", async () => {
    const day = new Game({ daily: "2026-11-24", bots: BOTS });
    day.deal();
    const record = day.save();
    const deals = new Deals(
      { state: {}, onChange: vi.fn() } as unknown as Store,
      engine as never,
      new Copies(),
    );
    storage.setItem(MATCH, saved(record, at(1)));
    expect(await deals.known(record, 0)).toEqual({ daily: null, again: false });
    deals.results.note("okey", "2026-11-24", day.seed, "2026-11-24");
    storage.setItem(PAST + at(2), saved(playedOn(record), at(2)));
    expect(await deals.known(record, 0)).toEqual({
      daily: { date: "2026-11-24", days: 0 },
      again: true,
    });
    expect(await deals.known(record, 1)).toEqual({
      daily: { date: "2026-11-24", days: 0 },
      again: false,
    });
    expect(await deals.known(played("turkish"), 0)).toEqual({ daily: null, again: false });
    const gone = { ...engine, recorded: () => Promise.reject(new Stopped()) };
    const idle = new Deals(
      { state: {}, onChange: vi.fn() } as unknown as Store,
      gone as never,
      new Copies(),
    );
    expect(await idle.known(record, 0)).toBeNull();
  });

  it("are found in whatever round of a match, from whatever seat", async () => {
    const first = new Game({ seed: "5", bots: BOTS });
    first.deal();
    const starter = first.view().table?.starter ?? 0;
    first.playOut();
    const record = first.save();
    const wall = first.rounds()[0]?.wall ?? "";
    const seats = [3, 2, 1, 0].map((turns) => (starter + turns) % 4);
    const again = seats.map((seat) => playedOn(first.redeal(0, seat).save()));
    storage.setItem(MATCH, saved(record, at(1)));
    again.forEach((one, i) => {
      storage.setItem(PAST + at(i + 2), saved(one, at(i + 2)));
    });
    storage.setItem(PAST + at(9), saved(played("turkish"), at(9)));
    const tries = await attemptsAt(wall, new Copies(), engine);
    expect(tries.map(({ begun }) => begun)).toEqual([1, 2, 3, 4, 5].map(at));
    expect(tries.slice(1).map(({ hand }) => hand)).toEqual([4, 3, 2, 1]);
    for (const { record, round, own, winners, score } of tries) {
      expect(round).toBe(0);
      const result = /^result (.*)$/m.exec(record)?.[1]?.split(" ");
      expect(score).toBe(Number(result?.[0]));
      const finish = /^([0-3]) finish/m.exec(record)?.[1];
      expect(winners).toEqual(finish === undefined ? [] : [Number(finish)]);
      expect(own.won ?? false).toBe(finish === "0");
    }
  });
});

describe("the dialog of the day", () => {
  useStorage();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    vi.setSystemTime(new Date(2026, 10, 24, 23, 59));
    vi.stubGlobal("document", { documentElement: {} });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The dialog as it is opened before midnight. */
  async function opened() {
    const store = new Store({ ...initial(emptyRack({ tiers: 2, columns: 16 })), dialog: "daily" });
    const daily = vi.fn(async (_: string, date: string) => ({
      record: `daily ${date}`,
      seed: "7",
    }));
    const deals = new Deals(store, { ...engine, daily } as never, new Copies());
    await deals.begin("daily", {} as never);
    const session = { playOn: vi.fn() };
    const actions = { session: session as unknown as DialogSession, warn: vi.fn() };
    return { store, daily, deals, actions };
  }

  it("goes over to the new day at midnight, and says so", async () => {
    const { deals } = await opened();
    vi.advanceTimersByTime(120_000);
    expect(deals).toMatchObject({ today: "2026-11-25", date: "2026-11-25", turned: true });
    deals.look("2026-11-24");
    expect(deals.turned).toBe(false);
  });

  it("stays on another day that is looked at", async () => {
    const { deals } = await opened();
    deals.look("2026-11-20");
    vi.advanceTimersByTime(120_000);
    expect(deals).toMatchObject({ today: "2026-11-25", date: "2026-11-20", turned: false });
  });

  it("goes back month by month as long as there are years", async () => {
    const { deals } = await opened();
    deals.month = "0000-02";
    for (const month of ["0000-01", "0000-01", "0000-01"]) {
      deals.turn(-1);
      expect(deals.month).toBe(month);
    }
    deals.turn(1);
    expect(deals.month).toBe("0000-02");
  });

  it("plays no deal of which the day has just ended, before that was seen", async () => {
    const { deals, daily, actions } = await opened();
    vi.setSystemTime(new Date(2026, 10, 25, 0, 0, 1));
    await deals.play(actions);
    expect(deals).toMatchObject({ date: "2026-11-25", turned: true });
    expect(daily).not.toHaveBeenCalled();
    expect(actions.session.playOn).not.toHaveBeenCalled();
  });

  it("plays an earlier deal at the first tap, also when midnight has just passed", async () => {
    const { deals, daily, actions } = await opened();
    deals.look("2026-11-20");
    vi.setSystemTime(new Date(2026, 10, 25, 0, 0, 1));
    await deals.play(actions);
    expect(daily).toHaveBeenCalledWith("okey", "2026-11-20");
    expect(actions.session.playOn).toHaveBeenCalledOnce();
  });

  it("no longer looks at the clock once it is closed", async () => {
    const { deals, store } = await opened();
    store.change({ dialog: null });
    vi.advanceTimersByTime(120_000);
    expect(deals.today).toBe("2026-11-24");
    expect(vi.getTimerCount()).toBe(0);
  });
});
