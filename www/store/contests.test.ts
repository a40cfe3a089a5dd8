/** Kept contests: whole or not at all; the oldest give way. */

import { expect, it } from "vitest";
import {
  CONTEST,
  changesAtEnd,
  contestShelf,
  isNewerWallet,
  numberOf,
  OVER,
  type SavedContest,
} from "./contests";
import { Copies } from "./copies";
import { useStorage } from "./local.double";

useStorage();

const day = (number: number): string => `2026-11-${String(number).padStart(2, "0")}T12:00:00.000Z`;

const contest = (begun: string, text = "istaka-contest 2\nseed 42\n"): SavedContest => ({
  begun,
  text,
});

it("reads what it has written, and its number", () => {
  const saved = contest(day(1));
  expect(contestShelf.read(contestShelf.format.write(saved))?.value).toEqual(saved);
  expect(numberOf(saved)).toBe("42");
});

it("takes the second copy of what is damaged, and says so where that is no better", () => {
  const saved = contest(day(1));
  const whole = contestShelf.format.write(saved);
  const broken = whole.replace("seed 42", "seed 43");
  const source = (first: string | null, second: string | null) => ({
    read: () => first,
    readSecond: () => second,
  });
  const damaged = { value: null, whole: false };
  expect(contestShelf.recall(source(broken, whole)).value).toEqual(saved);
  expect(contestShelf.recall(source(broken, null))).toEqual(damaged);
  expect(contestShelf.recall(source("no JSON", broken))).toEqual(damaged);
  // Forgotten contests do not come back.
  expect(contestShelf.recall(source(null, whole)).value).toBeNull();
});

it("knows which wallet goes on where another one ends", () => {
  const [begun, paid] = ["istaka-wallet 1\nchips 2000 20261124\n", "20261124 pay 42 110\n"];
  const [before, after] = [`${begun}check 1\ntotal 2000\n`, `${begun}${paid}check 2\ntotal 1890\n`];
  expect([isNewerWallet(after, before), isNewerWallet(before, after)]).toEqual([true, false]);
});

it.each([
  ["what is no text", { begun: day(1), text: 7 }],
  ["no date", { begun: "yesterday", text: "" }],
  ["a date that there is not", { begun: "2026-02-30T12:00:00.000Z", text: "" }],
])("reads nothing from %s", (_, data) => {
  expect(contestShelf.read(contestShelf.format.write(data as unknown as SavedContest))).toBeNull();
});

it("goes to those that are over in one change, and the oldest of many go", () => {
  const copies = new Copies();
  for (let i = 1; i <= 30; i += 1)
    copies.write(OVER + day(i), contestShelf.format.write(contest(day(i))));
  copies.write(CONTEST, contestShelf.format.write(contest(`2026-12-01T12:00:00.000Z`)));
  copies.change(changesAtEnd(contest("2026-12-01T12:00:00.000Z"), copies));
  const over = copies.keys().filter((key) => key.startsWith(OVER));
  expect(over).toHaveLength(30);
  expect([copies.read(CONTEST), copies.read(OVER + day(1))]).toEqual([null, null]);
  expect(copies.read(`${OVER}2026-12-01T12:00:00.000Z`)).not.toBeNull();
});

it("lets old ones go that are long together, but never the one that has just ended", () => {
  const copies = new Copies();
  const long = "x".repeat(600_000);
  for (const i of [1, 2])
    copies.write(OVER + day(i), contestShelf.format.write(contest(day(i), long)));
  copies.change(changesAtEnd(contest(day(3), long), copies));
  const over = copies.keys().filter((key) => key.startsWith(OVER));
  expect(over).toEqual([OVER + day(3)]);
});
