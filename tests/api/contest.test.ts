/**
 * Contests as JavaScript sees them: the player's own table in one engine, all others in another.
 */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type ContestView,
  Game,
  House,
  initSync,
  readContest,
} from "../../www/pkg/istaka/istaka.js";
import { refused } from "./refused.ts";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

const DAY = 20261124;
const NOON = { day: DAY, minute: 12 * 60 + 20 };

function viewOf(house: House): ContestView {
  const view = house.view();
  if (!view) throw new Error("no contest is open");
  return view;
}

/** Plays the player's leg in the engine of the game, with a bot in his place. */
function playOwn(house: House): string {
  const leg = house.leg();
  if (!leg) throw new Error("nothing to play");
  const game = Game.load(leg.record, {
    bots: [0, 1, 2, 3],
    characters: leg.characters.map((one) => one || "medium"),
  });
  if (leg.mostRounds === 1) {
    game.deal();
    while (refused(() => game.botMove()) !== "notBotTurn");
  } else {
    game.playOut();
  }
  const saved = game.save();
  game.free();
  return saved;
}

/** Takes the contest one step on, and tells its state before. */
function step(house: House, buys = true): string {
  const { state } = viewOf(house);
  if (state === "playing") house.report(playOwn(house));
  else if (state === "asked") house.buy(buys);
  else house.slice(1000);
  return state;
}

describe("the lobby", () => {
  test("offers what the rules allow, and says why not the rest", () => {
    const house = new House(null, DAY);
    const { offers, refused: not } = house.lobby("turkish", 4, NOON);
    expect(not).toEqual([]);
    const next = offers.find((offer) => offer.terms.kind === "table");
    expect(next).toMatchObject({ id: `table ${DAY} 750`, minutes: 10, open: true });
    expect(next?.terms).toMatchObject({ format: "rebuy", entrants: 16, buyIn: 55 });
    expect(next?.terms).toMatchObject({ roundsOfLevel: 3, rebuys: 2, rebuyLevels: 3 });
    expect(next?.terms.pointsOfOne).toBe(1);
    expect(next?.mix.reduce((sum, part) => sum + part)).toBe(100);
    const rings = offers.filter((offer) => offer.terms.kind === "ring");
    expect(new Set(rings.map((offer) => offer.terms.rounds))).toEqual(new Set([1, 2, 3]));
    const turbo = offers.find((offer) => offer.id === "sitngo turbo 4 100");
    expect(turbo).toMatchObject({ pool: 400, payouts: [300, 72, 28], start: null, open: true });
    expect(turbo?.terms).toMatchObject({ fee: 10, seconds: 30, limit: 10 });
    const partners = house.lobby("turkish partners=yes", 4, NOON);
    expect(partners.refused).toEqual([{ kind: "table", code: "partnersNeedOneTable" }]);
    const eighty = house.lobby("rummi80", 4, NOON);
    expect(eighty.refused).toEqual([{ kind: "sitngo", code: "noElimination" }]);
    expect(eighty.offers[0]?.terms).toMatchObject({ rules: "rummi80", pointsOfOne: 20 });
  });

  test("says what is counted by the rules", () => {
    const house = new House(null, DAY);
    const counts = { turkish: "points", board: "wins", kahvehane: "down", sayili: "down" };
    for (const [rules, counted] of Object.entries({ ...counts, rummi80: "minus" })) {
      const lobby = house.lobby(rules, 4, NOON);
      expect(lobby.counts).toBe(counted);
      expect(lobby.offers.map(({ terms }) => terms.counts)).toContain(counted);
    }
    // The wins of a ring game are told as wins, the most first.
    house.enter("board", "ring 3 4 10", NOON, "Nermin", "7");
    house.report(playOwn(house));
    const { standings, own, terms } = viewOf(house);
    const points = standings.map((place) => place.points);
    expect(terms.counts).toBe("wins");
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points.reduce((sum, wins) => sum + wins)).toBe(3);
    expect(own?.points).toBe(standings.find(({ entrant }) => entrant === 0)?.points);
  });

  test("knows who comes to a tournament", () => {
    const house = new House(null, DAY);
    const id = `table ${DAY} 750`;
    const comers = house.comers("turkish", id, "Deniz");
    house.enter("turkish", id, NOON, "Deniz");
    const { entrants } = viewOf(house);
    expect(entrants[0]).toMatchObject({ name: "Deniz", person: true, level: null });
    expect(entrants.slice(1)).toEqual(comers);
    expect(house.comers("turkish", "ring 3 4 10", "")).toEqual([]);
  });
});

describe("a turbo sit'n'go", () => {
  test("from buy-in to payout", () => {
    const house = new House(null, DAY);
    house.enter("turkish", "sitngo turbo 4 100", NOON, "Nermin", "7");
    expect(house.wallet()).toMatchObject({ chips: 1890, running: "7" });
    expect(house.leg()).toMatchObject({ mostRounds: 200, seconds: 30, entrants: [0, 1, 2, 3] });
    house.report(playOwn(house));
    const { state, own, standings, pool } = viewOf(house);
    expect(state).toBe("over");
    expect(standings.reduce((sum, { prize }) => sum + prize, 0)).toBe(pool);
    const { chips, past, balance, running } = house.wallet();
    const won = (own?.prize ?? Number.NaN) - 110;
    expect(chips).toBe(2000 + won);
    const { place } = own ?? {};
    const ended = { id: "7", kind: "sitngo", format: "turbo", entrants: 4, place, balance: won };
    expect(past).toEqual([{ ...ended, day: DAY }]);
    expect(balance).toMatchObject({ played: 1, chips: won });
    expect(running).toBeNull();
    const kept = readContest(house.saveContest() ?? "");
    expect(kept.contest).toMatchObject({ state: "over", id: "7" });
    expect(kept.legs).toHaveLength(1);
    expect(Game.load(kept.legs[0]?.record ?? "").view().standing).not.toBeNull();
    house.leave();
    expect([house.view(), house.leg(), house.saveContest()]).toEqual([null, null, null]);
  });
});

describe("a tournament", () => {
  /** The tournament of half past twelve, for sixteen who may buy in again. */
  function entered(): House {
    const house = new House(null, DAY);
    house.enter("turkish", `table ${DAY} 750`, NOON, "Nermin");
    return house;
  }

  test("is played to the prizes, with rebuys and tables that break", () => {
    const house = entered();
    const [states, news] = [new Set<string>(), new Set<string>()];
    while (viewOf(house).state !== "over") {
      states.add(step(house));
      for (const { what } of viewOf(house).news) news.add(what);
    }
    expect([...states]).toEqual(expect.arrayContaining(["playing", "waiting"]));
    expect([...news]).toEqual(expect.arrayContaining(["table", "out", "break", "move", "level"]));
    const { own, standings, pool, toPrizes, payouts } = viewOf(house);
    expect(payouts).toHaveLength(3);
    expect(toPrizes).toBe(0);
    expect(standings.reduce((sum, { prize }) => sum + prize, 0)).toBe(pool);
    expect(house.wallet().chips).toBe(2000 - (own?.paid ?? 0) + (own?.prize ?? 0));
  });

  test("goes on where it was kept, in the middle of a round", () => {
    const house = entered();
    for (let steps = 0; steps < 6; steps += 1) step(house);
    house.slice(0);
    const again = new House(house.saveWallet(), DAY);
    again.take(house.saveContest() ?? "");
    const { watchable: _, ...view } = viewOf(house);
    expect(viewOf(again)).toMatchObject(view);
    // Bots play the same, whether they were interrupted or not.
    for (const one of [house, again]) {
      while (one.slice(1000).more) expect(viewOf(one).state).toBe("playing");
    }
    expect(again.leg()).toEqual(house.leg());
    for (const one of [house, again]) step(one);
    expect(viewOf(again).standings).toEqual(viewOf(house).standings);
  });

  test("shows other tables, as matches of bots", () => {
    const house = entered();
    const own = viewOf(house).own?.table;
    const other = viewOf(house).watchable[0] ?? 0;
    expect(other).not.toBe(own);
    expect(house.watch(own ?? 0)).toBeNull();
    const shown = house.watch(other);
    const game = Game.load(shown?.record ?? "");
    expect(game.view().table?.turn).toBeNull();
    expect(shown?.characters.every((one) => one !== "")).toBe(true);
    expect(shown?.names).toHaveLength(4);
    expect(viewOf(house).tables.find(({ number }) => number === other)?.done).toBe(true);
    expect(house.watch(other)).toEqual(shown);
  });

  test("refuses what is no record of the leg", () => {
    const house = entered();
    const leg = house.leg();
    expect(house.fits(leg?.record ?? "")).toBe(true);
    expect(refused(() => house.report(leg?.record ?? ""))).toBe("unfinished");
    expect(refused(() => house.report("nothing"))).toBe("badRecord");
    const other = new Game({ seed: "1", bots: [0, 1, 2, 3] });
    other.deal();
    expect(house.fits(other.save())).toBe(false);
    expect(refused(() => house.report(other.save()))).toBe("otherLeg");
    const practice = Game.load(leg?.record ?? "");
    practice.practise();
    expect(refused(() => house.report(practice.save()))).toBe("otherLeg");
    house.report(playOwn(house));
    expect(refused(() => house.report(leg?.record ?? ""))).toBe("noOwnLeg");
  });

  test("is entered once, while registration is open, by who can pay", () => {
    const house = entered();
    const enter = (id: string, minute: number) =>
      refused(() => house.enter("turkish", id, { day: DAY, minute }, "Nermin"));
    expect(enter("ring 3 4 10", 740)).toBe("contestRuns");
    house.leave();
    expect(house.wallet().past[0]).toMatchObject({ place: null, balance: -55 });
    expect(enter(`table ${DAY} 750`, 740)).toBe("entered");
    expect(enter(`table ${DAY} 765`, 740)).toBe("closed");
    expect(enter(`table ${DAY} 751`, 740)).toBe("noSuchOffer");
    expect(enter("ring 3 9 10", 740)).toBe("noSuchOffer");
    expect(enter("sitngo turbo 4 500", 740)).toBe("");
    expect(house.wallet().chips).toBe(2000 - 55 - 550);
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
    const house = new House(null, DAY);
    house.enter("turkish", `table ${DAY} 750`, NOON, "Nermin");
    const [wallet, contest] = [house.saveWallet(), house.saveContest() ?? ""];
    const again = new House(wallet, DAY);
    expect(refused(() => again.take(damage(contest)))).toBe(code);
    expect(again.view()).toBeNull();
    expect(again.saveWallet()).toBe(wallet);
    // Of another wallet, which has not paid for it.
    expect(refused(() => new House(null, DAY).take(contest))).toBe("notOpen");
    again.take(contest);
    expect(again.saveContest()).toBe(contest);
  });

  test("a wallet that is damaged", () => {
    const open = (text: string) => refused(() => new House(text, DAY));
    const text = new House(null, DAY).saveWallet();
    expect(open(text)).toBe("");
    expect(open("")).toBe("badLine");
    expect(open(text.replace("wallet 1", "wallet 2"))).toBe("otherVersion");
    expect(open(text.replace("total 2000", "total 9000"))).toBe("doesNotAddUp");
    expect(open(text.padEnd(70_000))).toBe("tooLong");
    for (const day of [20261340, 20261124.5, -20261124, Number.NaN, 2 ** 32 + DAY, 2757610101])
      expect(refused(() => new House(null, day))).toBe("badOption");
  });

  test("a rebuy or a prize that the wallet does not know is booked, once", () => {
    const house = new House(null, DAY);
    house.enter("turkish", "sitngo turbo 4 100", NOON, "Nermin", "7");
    const before = house.saveWallet();
    house.report(playOwn(house));
    const contest = house.saveContest() ?? "";
    // The program was ended before the wallet was written.
    const again = new House(before, DAY);
    again.take(contest);
    expect(again.wallet().chips).toBe(house.wallet().chips);
    again.leave();
    expect(refused(() => again.take(contest))).toBe("notOpen");
  });

  test.each([99991231, 100000101, 120261124, 2757600913, 19691231])(
    "chips come also by a clock that shows %i",
    (day) => {
      const house = new House(null, day);
      const moment = { day, minute: NOON.minute };
      house.enter("turkish", "ring 3 4 500", moment, "Nermin", "3");
      const again = new House(house.saveWallet(), DAY);
      expect([again.wallet().chips, again.fill(DAY)]).toEqual([1450, 550]);
      expect(again.lobby("turkish", 4, moment).offers.length).toBeGreaterThan(0);
    },
  );

  test("chips come once a day", () => {
    const house = new House(null, DAY);
    house.enter("turkish", "ring 3 4 500", NOON, "Nermin", "3");
    expect([house.fill(DAY), house.fill(DAY + 1), house.fill(DAY + 1)]).toEqual([0, 550, 0]);
  });
});
