/**
 * The JavaScript interface of contests: the player's own table is a `Game`, `Contests` plays all
 * others.
 */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  Contests,
  type ContestView,
  Game,
  initSync,
  readContest,
  readWallet,
} from "../../www/pkg/istaka/istaka.js";
import { refused } from "./refused.ts";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

const DAY = 20261124;
const NOON = { day: DAY, minute: 12 * 60 + 20 };

function viewOf(contests: Contests): ContestView {
  const view = contests.view();
  if (!view) throw new Error("no contest is open");
  return view;
}

/** Plays the player's fixture with a bot in the player's place. */
function playOwn(contests: Contests): Game {
  const fixture = contests.fixture();
  if (!fixture) throw new Error("nothing to play");
  const game = Game.load(fixture.record, {
    bots: [0, 1, 2, 3],
    characters: fixture.characters.map((one) => one || "medium"),
  });
  if (fixture.mostRounds === 1) {
    game.deal();
    while (refused(() => game.botMove()) !== "notBotTurn");
  } else {
    game.playOut();
  }
  return game;
}

/** Advances the contest by one step and returns its state before. */
function step(contests: Contests, buys = true): string {
  const { state } = viewOf(contests);
  if (state === "playing") contests.report(playOwn(contests));
  else if (state === "asked") contests.buy(buys);
  else contests.slice(1000);
  return state;
}

describe("the lobby", () => {
  test("offers what the rules allow, and says why not the rest", () => {
    const contests = new Contests(null, DAY);
    const { offers, refused: not } = contests.lobby("turkish", 4, NOON);
    expect(not).toEqual([]);
    const next = offers.find((offer) => offer.terms.kind === "table");
    expect(next).toMatchObject({ id: `table ${DAY} 750`, minutes: 10, open: true });
    expect(next?.terms).toMatchObject({ format: "rebuy", entrants: 16, buyIn: 55 });
    expect(next?.terms).toMatchObject({ roundsOfLevel: 3, rebuys: 2, rebuyLevels: 3 });
    expect(next?.terms.pointsOfOne).toBe(1);
    expect(next?.mix.reduce((sum, part) => sum + part)).toBe(100);
    const rings = offers.filter((offer) => offer.terms.kind === "ring");
    expect(new Set(rings.map((offer) => offer.terms.rounds))).toEqual(new Set([1, 2, 3]));
    const blitz = offers.find((offer) => offer.id === "sitngo blitz 4 100");
    expect(blitz).toMatchObject({ pool: 400, payouts: [300, 72, 28], start: null, open: true });
    expect(blitz?.terms).toMatchObject({ fee: 10, seconds: 30, limit: 5 });
    const partners = contests.lobby("turkish partners=yes", 4, NOON);
    expect(partners.refused).toEqual([{ kind: "table", code: "partnersNeedOneTable" }]);
    const eighty = contests.lobby("rummi80", 4, NOON);
    expect(eighty.refused).toEqual([{ kind: "sitngo", code: "noElimination" }]);
    expect(eighty.offers[0]?.terms).toMatchObject({ rules: "rummi80", pointsOfOne: 20 });
  });

  test("says what is counted by the rules", () => {
    const contests = new Contests(null, DAY);
    const counts = { turkish: "points", board: "wins", kahvehane: "down", sayili: "down" };
    for (const [rules, counted] of Object.entries({
      ...counts,
      rummi80: "minus",
      rummi106: "taken",
    })) {
      const lobby = contests.lobby(rules, 4, NOON);
      expect(lobby.counts).toBe(counted);
      expect(lobby.offers.map(({ terms }) => terms.counts)).toContain(counted);
    }
    // The wins of a ring game are displayed as wins, the most first.
    contests.enter("board", "ring 3 4 10", NOON, "Nermin", "7");
    contests.report(playOwn(contests));
    const { standings, own, terms } = viewOf(contests);
    const points = standings.map((place) => place.points);
    expect(terms.counts).toBe("wins");
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points.reduce((sum, wins) => sum + wins)).toBe(3);
    expect(own?.points).toBe(standings.find(({ entrant }) => entrant === 0)?.points);
  });

  test("shows the points that winners take, the most first", () => {
    const contests = new Contests(null, DAY);
    contests.enter("rummi106", "ring 1 4 10", NOON, "Nermin", "7");
    contests.report(playOwn(contests));
    const points = viewOf(contests).standings.map((place) => place.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBeGreaterThan(0);
    expect(points.reduce((sum, one) => sum + one)).toBe(0);
  });

  test("knows who comes to a tournament", () => {
    const contests = new Contests(null, DAY);
    const id = `table ${DAY} 750`;
    const comers = contests.comers("turkish", id, "Deniz");
    contests.enter("turkish", id, NOON, "Deniz");
    const { entrants } = viewOf(contests);
    expect(entrants[0]).toMatchObject({ name: "Deniz", person: true, level: null });
    expect(entrants.slice(1)).toEqual(comers);
    expect(contests.comers("turkish", "ring 3 4 10", "")).toEqual([]);
  });
});

describe("a five-minute sit'n'go", () => {
  test("from buy-in to payout", () => {
    const contests = new Contests(null, DAY);
    contests.enter("turkish", "sitngo blitz 4 100", NOON, "Nermin", "7");
    expect(contests.wallet()).toMatchObject({ chips: 1890, running: "7" });
    expect(contests.fixture()).toMatchObject({
      mostRounds: 200,
      seconds: 30,
      entrants: [0, 1, 2, 3],
    });
    contests.report(playOwn(contests));
    const { state, own, standings, pool } = viewOf(contests);
    expect(state).toBe("over");
    expect(standings.reduce((sum, { prize }) => sum + prize, 0)).toBe(pool);
    const { chips, past, balance, running } = contests.wallet();
    const won = (own?.prize ?? Number.NaN) - 110;
    expect(chips).toBe(2000 + won);
    const { place } = own ?? {};
    const ended = { id: "7", kind: "sitngo", format: "blitz", entrants: 4, place, balance: won };
    expect(past).toEqual([{ ...ended, day: DAY }]);
    expect(balance).toMatchObject({ played: 1, chips: won });
    expect(running).toBeNull();
    const kept = readContest(contests.saveContest() ?? "");
    expect(kept.contest).toMatchObject({ state: "over", id: "7" });
    expect(kept.fixtures).toHaveLength(1);
    expect(Game.load(kept.fixtures[0]?.record ?? "").view().standing).not.toBeNull();
    contests.leave();
    expect([contests.view(), contests.fixture(), contests.saveContest()]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("a tournament", () => {
  /** The tournament of half past twelve, for sixteen entrants, with rebuys. */
  function entered(): Contests {
    const contests = new Contests(null, DAY);
    contests.enter("turkish", `table ${DAY} 750`, NOON, "Nermin");
    return contests;
  }

  test("is played to the prizes, with rebuys and tables that break", () => {
    const contests = entered();
    const [states, news, stages] = [new Set<string>(), new Set<string>(), new Set<string>()];
    while (viewOf(contests).state !== "over") {
      states.add(step(contests));
      const { stage, reached, tables, toPrizes } = viewOf(contests);
      expect(stage).toBe(toPrizes === 1 ? "bubble" : tables.length === 1 ? "final" : null);
      for (const stage of reached) stages.add(stage);
      for (const { what } of viewOf(contests).news) news.add(what);
    }
    expect([...states]).toEqual(expect.arrayContaining(["playing", "waiting"]));
    expect([...news]).toEqual(expect.arrayContaining(["table", "out", "break", "move", "level"]));
    expect([...stages]).toEqual(expect.arrayContaining(["final", "paid"]));
    expect(viewOf(contests).reached).toEqual([]);
    const { own, standings, pool, toPrizes, payouts } = viewOf(contests);
    expect(payouts).toHaveLength(3);
    expect(toPrizes).toBe(0);
    expect(standings.reduce((sum, { prize }) => sum + prize, 0)).toBe(pool);
    expect(contests.wallet().chips).toBe(2000 - (own?.paid ?? 0) + (own?.prize ?? 0));
  });

  test("goes on where it was kept, in the middle of a round", () => {
    const contests = entered();
    for (let steps = 0; steps < 6; steps += 1) step(contests);
    contests.slice(0);
    const again = new Contests(contests.saveWallet(), DAY);
    again.take(contests.saveContest() ?? "");
    const { watchable: _, ...view } = viewOf(contests);
    expect(viewOf(again)).toMatchObject(view);
    // Bots play the same, interrupted or not.
    for (const one of [contests, again]) {
      while (one.slice(1000).more) expect(viewOf(one).state).toBe("playing");
    }
    expect(again.fixture()).toEqual(contests.fixture());
    for (const one of [contests, again]) step(one);
    expect(viewOf(again).standings).toEqual(viewOf(contests).standings);
  });

  test("shows other tables, as matches of bots", () => {
    const contests = entered();
    const own = viewOf(contests).own?.table;
    const other = viewOf(contests).watchable[0] ?? 0;
    expect(other).not.toBe(own);
    expect(contests.watch(own ?? 0)).toBeNull();
    const shown = contests.watch(other);
    const game = Game.load(shown?.record ?? "");
    expect(game.view().table?.turn).toBeNull();
    expect(shown?.characters.every((one) => one !== "")).toBe(true);
    expect(shown?.names).toHaveLength(4);
    expect(viewOf(contests).tables.find(({ number }) => number === other)?.done).toBe(true);
    expect(contests.watch(other)).toEqual(shown);
  });

  test("refuses a match that is none of the fixture", () => {
    const contests = entered();
    const begun = () => Game.load(contests.fixture()?.record ?? "");
    expect(contests.fits(begun())).toBe(true);
    expect(refused(() => contests.report(begun()))).toBe("unfinished");
    for (const rules of ["turkish", "rummi80"]) {
      const other = new Game({ rules, seed: "1", bots: [0, 1, 2, 3] });
      other.deal();
      expect(contests.fits(other)).toBe(false);
      expect(refused(() => contests.report(other))).toBe("otherFixture");
      expect(refused(() => contests.amid(other))).toBe("otherFixture");
    }
    const practice = begun();
    practice.practise();
    expect(refused(() => contests.report(practice))).toBe("otherFixture");
    expect(() => contests.report("nothing" as unknown as Game)).toThrow("expected a Game");
    const played = playOwn(contests);
    contests.report(played);
    expect(refused(() => contests.report(played))).toBe("noOwnFixture");
  });

  test("is entered once, while registration is open, by who can pay", () => {
    const contests = entered();
    const enter = (id: string, minute: number) =>
      refused(() => contests.enter("turkish", id, { day: DAY, minute }, "Nermin"));
    expect(enter("ring 3 4 10", 740)).toBe("contestRuns");
    contests.leave();
    expect(contests.wallet().past[0]).toMatchObject({ place: null, balance: -55 });
    expect(enter(`table ${DAY} 750`, 740)).toBe("entered");
    expect(enter(`table ${DAY} 765`, 740)).toBe("closed");
    expect(enter(`table ${DAY} 751`, 740)).toBe("noSuchOffer");
    expect(enter("ring 3 9 10", 740)).toBe("noSuchOffer");
    expect(enter("sitngo blitz 4 500", 740)).toBe("");
    expect(contests.wallet().chips).toBe(2000 - 55 - 550);
  });
});

describe("what is kept", () => {
  const damages: [string, (text: string) => string][] = [
    ["expected", () => ""],
    ["otherVersion", (text) => text.replace("istaka-contest 2", "istaka-contest 9")],
    ["doesNotAddUp", (text) => text.replace("draw 0 ", "draw 0 1")],
    ["tooLong", (text) => text.padEnd(5_000_000, "x")],
  ];

  test.each(damages)("a contest that is damaged: %s", (code, damage) => {
    const contests = new Contests(null, DAY);
    contests.enter("turkish", `table ${DAY} 750`, NOON, "Nermin");
    const [wallet, contest] = [contests.saveWallet(), contests.saveContest() ?? ""];
    const again = new Contests(wallet, DAY);
    expect(refused(() => again.take(damage(contest)))).toBe(code);
    expect(again.view()).toBeNull();
    expect(again.saveWallet()).toBe(wallet);
    // Another wallet, which has not paid for it.
    expect(refused(() => new Contests(null, DAY).take(contest))).toBe("notOpen");
    again.take(contest);
    expect(again.saveContest()).toBe(contest);
  });

  test("a wallet that is damaged", () => {
    const open = (text: string) => refused(() => new Contests(text, DAY));
    const text = new Contests(null, DAY).saveWallet();
    expect(open(text)).toBe("");
    expect(open("")).toBe("badLine");
    expect(open(text.replace("wallet 1", "wallet 2"))).toBe("otherVersion");
    expect(open(text.replace("total 2000", "total 9000"))).toBe("doesNotAddUp");
    expect(open(text.padEnd(70_000))).toBe("tooLong");
    expect(readWallet(text).chips).toBe(2000);
    expect(refused(() => readWallet(text.replace("total 2000", "total 9000")))).toBe(
      "doesNotAddUp",
    );
    expect(refused(() => readWallet(7 as unknown as string))).toBe("badOption");
    for (const day of [20261340, 20261124.5, -20261124, Number.NaN, 2 ** 32 + DAY, 2757610101])
      expect(refused(() => new Contests(null, day))).toBe("badOption");
  });

  test("a rebuy or a prize that the wallet does not know is booked, once", () => {
    const contests = new Contests(null, DAY);
    contests.enter("turkish", "sitngo blitz 4 100", NOON, "Nermin", "7");
    const before = contests.saveWallet();
    contests.report(playOwn(contests));
    const contest = contests.saveContest() ?? "";
    // The program was interrupted before the wallet was stored.
    const again = new Contests(before, DAY);
    again.take(contest);
    expect(again.wallet().chips).toBe(contests.wallet().chips);
    again.leave();
    expect(refused(() => again.take(contest))).toBe("notOpen");
  });

  test.each([99991231, 100000101, 120261124, 2757600913, 19691231])(
    "chips come also by a clock that shows %i",
    (day) => {
      const contests = new Contests(null, day);
      const moment = { day, minute: NOON.minute };
      contests.enter("turkish", "ring 3 4 500", moment, "Nermin", "3");
      const again = new Contests(contests.saveWallet(), DAY);
      expect([again.wallet().chips, again.fill(DAY)]).toEqual([1450, 550]);
      expect(again.lobby("turkish", 4, moment).offers.length).toBeGreaterThan(0);
    },
  );
});
