/** The deals of a day: what is written down of them, days in a row, and the months. */

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dayAfter, dayOf, weeksOf } from "../base/calendar";
import { engineDouble, type OwnEngine } from "../engine/engine.double";
import { Game } from "../pkg/istaka/istaka";
import { DAILY, type DailyAttempt, type Result, streak } from "./attempts";
import { backup, openBackup, restore } from "./backup";
import { Copies } from "./copies";
import { DailyResults, dailyShelf } from "./daily-results";
import { useStorage } from "./local.double";
import { MATCH, PAST } from "./match";
import { sealed } from "./seal";

const BOTS = [0, 1, 2, 3];
const storage = useStorage();
let engine: OwnEngine;
let results: DailyResults;

beforeAll(async () => {
  engine = await engineDouble();
});

beforeEach(() => {
  results = new DailyResults(new Copies(), engine);
});

/** The deal of a day as a record, dealt or played to its end. */
function daily(date: string, end = false): string {
  const game = new Game({ daily: date, bots: BOTS });
  game.deal();
  if (end) game.playOut();
  return game.save();
}

const seedOf = (date: string): string => Game.load(daily(date)).seed;

const saved = (match: string, begun: string): string =>
  sealed({ match, slots: [], columns: 1, opponents: ["hard", "hard", "hard"], begun });

const at = (day: number): string => `2026-11-${`${day}`.padStart(2, "0")}T10:00:00.000Z`;

describe("the results", () => {
  it("notes the first try, and finds how it ended", async () => {
    results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
    const seed = seedOf("2026-11-24");
    expect(results.attempts).toEqual([
      { game: "okey", date: "2026-11-24", on: "2026-11-24", seed, begun: null, result: null },
    ]);
    await results.settle();
    expect(results.of("okey", "2026-11-24")?.begun, "no match of it is kept").toBeNull();
    storage.setItem(MATCH, saved(daily("2026-11-24"), at(24)));
    await results.settle();
    expect(results.of("okey", "2026-11-24")).toMatchObject({ begun: at(24), result: null });
    const over = daily("2026-11-24", true);
    storage.setItem(MATCH, saved(over, at(24)));
    await results.settle();
    const { standing, scores } = Game.load(over).view(0);
    const won = standing?.find(({ seat }) => seat === 0)?.rank === 1;
    const result = { won, score: scores[0], counts: "points", practice: false };
    expect(results.of("okey", "2026-11-24")?.result).toMatchObject(result);
  });

  it("keeps what is noted while it looks for how others ended", async () => {
    results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
    storage.setItem(MATCH, saved(daily("2026-11-24", true), at(24)));
    const settled = results.settle();
    results.note("okey", "2026-11-25", seedOf("2026-11-25"), "2026-11-25");
    await settled;
    expect(results.of("okey", "2026-11-24")?.result).not.toBeNull();
    expect(results.of("okey", "2026-11-25")).not.toBeNull();
  });

  it("is not written by a tab that has lost the table to another, whatever local storage says", () => {
    const copies = new Copies();
    vi.spyOn(copies, "isOurs").mockReturnValue(true);
    const change = vi.spyOn(copies, "change");
    new DailyResults(copies, engine).note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
    expect(change, "which looks in the database for who plays").toHaveBeenCalledOnce();
  });

  it("keeps the first try, whatever is played later and whatever the clock says", async () => {
    results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
    storage.setItem(`${PAST}${at(24)}`, saved(daily("2026-11-24"), at(24)));
    await results.settle();
    storage.setItem(MATCH, saved(daily("2026-11-24", true), at(23)));
    results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-23");
    await results.settle();
    expect(results.attempts).toHaveLength(1);
    expect(results.of("okey", "2026-11-24")).toMatchObject({ on: "2026-11-24", result: null });
    expect(await results.matches(seedOf("2026-11-24"))).toHaveLength(2);
  });

  it("knows a match of it by its whole seed alone", async () => {
    const seed = seedOf("2026-11-24");
    storage.setItem(MATCH, saved(daily("2026-11-24"), at(24)));
    expect(await results.matches(seed)).toHaveLength(1);
    expect(await results.matches(seed.slice(0, -1))).toEqual([]);
  });

  it("is empty where its text cannot be read", () => {
    results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
    const good = storage.getItem(DAILY) ?? "";
    expect(dailyShelf.read(good)?.value.tries).toHaveLength(1);
    for (const bad of [
      "",
      "7",
      "{}",
      '{"version":2,"tries":[]}',
      '{"version":1,"tries":[7]}',
      good.replace("okey", "<script>"),
      good.replace("2026-11-24", "tomorrow"),
      good.replace('"begun":null', '"begun":7'),
      good.replace('"result":null', '"result":{"won":1}'),
      good.slice(0, -3),
    ]) {
      expect(dailyShelf.isWhole(bad), bad.slice(0, 60)).toBe(false);
      storage.setItem(DAILY, bad);
      expect(results.attempts).toEqual([]);
    }
  });
});

it("a file with everything takes the deals of days along, and is refused where they are damaged", async () => {
  results.note("okey", "2026-11-24", seedOf("2026-11-24"), "2026-11-24");
  const saved = storage.getItem(DAILY) ?? "";
  const text = backup(new Copies(), new Date(0));
  storage.texts.clear();
  const found = await openBackup(text, new Copies(), engine);
  if (typeof found === "string") throw new Error(found);
  expect(restore(found, new Copies())).toBeNull();
  expect(storage.getItem(DAILY)).toBe(saved);
  const damaged = text.replace("2026-11-24", "tomorrow");
  expect(await openBackup(damaged, new Copies(), engine)).toBe("damaged");
});

describe("days in a row", () => {
  const result: Result = {
    won: false,
    ending: "plain",
    turns: 9,
    score: 2,
    counts: "points",
    practice: false,
  };
  const tried = (date: string, more: Partial<DailyAttempt> = {}): DailyAttempt => ({
    game: "okey",
    date,
    on: date,
    seed: "1",
    begun: at(1),
    result,
    ...more,
  });

  it("end with today, or with yesterday as long as today has not been played", () => {
    const tries = ["2026-02-27", "2026-02-28", "2026-03-01"].map((date) => tried(date));
    expect(streak(tries, "okey", "2026-03-01")).toBe(3);
    expect(streak(tries, "okey", "2026-03-02")).toBe(3);
    expect(streak(tries, "okey", "2026-03-03"), "yesterday is forgiven").toBe(3);
    expect(streak(tries, "okey", "2026-03-04")).toBe(0);
    expect(streak(tries, "rummi", "2026-03-01")).toBe(0);
  });

  it("go on over one missed day in seven", () => {
    const on = (...days: number[]) => days.map((day) => tried(`2026-02-${10 + day}`));
    const row = (...days: number[]) => streak(on(...days), "okey", "2026-02-25");
    expect(row(15, 14, 12, 11, 10)).toBe(5);
    expect(row(15, 14, 12, 10, 9), "two in seven").toBe(3);
    expect(row(15, 14, 11), "two at once").toBe(2);
    expect(row(15, 13, 12, 11, 10, 9, 7, 6), "five between").toBe(6);
    expect(row(15, 13, 12, 11, 10, 9, 8, 6, 5), "six between").toBe(9);
  });

  it("do not count a try that does not count", () => {
    for (const bad of [
      { on: "2026-03-01" },
      { result: null },
      { result: { ...result, practice: true } },
    ]) {
      const tries = [tried("2026-02-27"), tried("2026-02-28", bad), tried("2026-03-01")];
      expect(streak(tries, "okey", "2026-03-01")).toBe(2);
    }
  });
});

describe("dates", () => {
  it("are those of the player's clock, over every change of it", () => {
    expect(dayOf(new Date(2026, 10, 4, 23, 59))).toBe("2026-11-04");
    let date = "2023-12-31";
    const months = new Map<string, number>();
    for (let day = 0; day < 800; day += 1) {
      const next = dayAfter(date, 1);
      expect(next > date && dayAfter(next, -1) === date, next).toBe(true);
      date = next;
      months.set(date.slice(0, 7), (months.get(date.slice(0, 7)) ?? 0) + 1);
    }
    expect([months.get("2024-02"), months.get("2025-02")]).toEqual([29, 28]);
  });

  it("lie in weeks from Monday to Sunday", () => {
    // November 2026 begins on a Sunday.
    const weeks = weeksOf("2026-11");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(weeks.flat().filter((date) => date !== null)).toHaveLength(30);
    // February 2027 fills four weeks.
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2026-11", 7)[0]?.[0], "from Sunday on").toBe("2026-11-01");
  });
});
