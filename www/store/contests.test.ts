/** What is kept of contests: whole or not at all, and the oldest give way. */

import { expect, it } from "vitest";
import {
  CONTEST,
  changesAtEnd,
  contestIn,
  contestUnder,
  isNewerWallet,
  numberOf,
  OVER,
  type SavedContest,
  writtenContest,
} from "./contests";
import { Copies } from "./copies";
import { useStorage } from "./local.double";

useStorage();

const day = (number: number): string => `2026-11-${String(number).padStart(2, "0")}T12:00:00.000Z`;

const contest = (begun: string, text = "istaka-contest 2\nseed 42\n"): SavedContest => ({
  begun,
  starts: null,
  text,
});

it("reads what it has written, and its number", () => {
  const kept = { ...contest(day(1)), starts: 1_795_000_000_000 };
  expect(contestIn(writtenContest(kept))).toEqual(kept);
  expect(numberOf(kept)).toBe("42");
});

it("takes the second copy of what is damaged, and says so where that is no better", () => {
  const kept = contest(day(1));
  const whole = writtenContest(kept);
  const broken = whole.replace("seed 42", "seed 43");
  const source = (first: string | null, second: string | null) => ({
    read: () => first,
    readSecond: () => second,
  });
  expect(contestUnder(CONTEST, source(broken, whole))).toEqual(kept);
  expect(contestUnder(CONTEST, source(broken, null))).toBe("damaged");
  expect(contestUnder(CONTEST, source("no JSON", broken))).toBe("damaged");
  // What was forgotten does not come back.
  expect(contestUnder(CONTEST, source(null, whole))).toBeNull();
});

it("knows which wallet goes on where another one ends", () => {
  const [begun, paid] = ["istaka-wallet 1\nchips 2000 20261124\n", "20261124 pay 42 110\n"];
  const [before, after] = [`${begun}check 1\ntotal 2000\n`, `${begun}${paid}check 2\ntotal 1890\n`];
  expect([isNewerWallet(after, before), isNewerWallet(before, after)]).toEqual([true, false]);
});

it.each([
  ["what is no text", { begun: day(1), starts: null, text: 7 }],
  ["no date", { begun: "yesterday", starts: null, text: "" }],
  ["no time", { begun: day(1), starts: "soon", text: "" }],
  ["a time beyond all dates", { begun: day(1), starts: 9e15, text: "" }],
  ["a date that there is not", { begun: "2026-02-30T12:00:00.000Z", starts: null, text: "" }],
])("reads nothing from %s", (_, data) => {
  expect(contestIn(writtenContest(data as unknown as SavedContest))).toBeNull();
});

it("goes to those that are over in one change, and the oldest of many go", () => {
  const device = new Copies();
  for (let i = 1; i <= 30; i += 1) device.write(OVER + day(i), writtenContest(contest(day(i))));
  device.write(CONTEST, writtenContest(contest(`2026-12-01T12:00:00.000Z`)));
  device.change(changesAtEnd(contest("2026-12-01T12:00:00.000Z"), device));
  const over = device.keys().filter((key) => key.startsWith(OVER));
  expect(over).toHaveLength(30);
  expect([device.read(CONTEST), device.read(OVER + day(1))]).toEqual([null, null]);
  expect(device.read(`${OVER}2026-12-01T12:00:00.000Z`)).not.toBeNull();
});

it("lets old ones go that are long together, but never the one that has just ended", () => {
  const device = new Copies();
  const long = "x".repeat(600_000);
  for (const i of [1, 2]) device.write(OVER + day(i), writtenContest(contest(day(i), long)));
  device.change(changesAtEnd(contest(day(3), long), device));
  const over = device.keys().filter((key) => key.startsWith(OVER));
  expect(over).toEqual([OVER + day(3)]);
});
