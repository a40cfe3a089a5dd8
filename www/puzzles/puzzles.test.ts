/** The shown puzzle, which stays as long as it is open. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Outcome } from "../embed/quiz";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state/state";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";
import { Puzzles } from "./puzzles";

const SHELF = ["easy", "medium", "hard"].map((grade) => `istaka-puzzle 1 throw ${grade} R4`);

// The engine selects the puzzle of a day.
vi.mock("../embed/shelf", () => ({
  puzzleOn: (date: string) => SHELF[Number(date.slice(8)) % 2],
  puzzlesOf: () => SHELF,
}));

useStorage();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date("2026-11-24T23:59:00"));
});

afterEach(() => {
  vi.useRealTimers();
});

function puzzles(): Puzzles {
  const all = new Puzzles(new Store(initial(emptyRack({ tiers: 2, columns: 16 }))), new Copies());
  all.begin();
  return all;
}

const midnight = () => vi.setSystemTime(new Date("2026-11-25T00:01:00"));

it("leaves the puzzle of a day with its answer until the dialog is closed, also at midnight", () => {
  const all = puzzles();
  const { text } = all;
  midnight();
  all.told({ solved: true, kind: "throw", grade: "easy" });
  all.begin();
  expect(all).toMatchObject({ text, date: "2026-11-24", answered: true });
  expect(all.solved.results.days).toEqual({ "2026-11-24": true });
  all.leave(null);
  all.begin();
  expect(all).toMatchObject({ date: "2026-11-25", answered: false });
  expect(all.text).not.toBe(text);
});

it("offers the puzzle of the new day once midnight has passed", () => {
  const all = puzzles();
  const { text } = all;
  vi.advanceTimersByTime(59_000);
  expect(all.turned).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(all).toMatchObject({ turned: true, text, date: "2026-11-24" });
  all.turnTo(true);
  expect(all).toMatchObject({ turned: false, date: "2026-11-25" });
  expect(all.text).not.toBe(text);
  all.leave(null);
  expect(vi.getTimerCount()).toBe(0);
});

it("takes a puzzle for practice up again, on whichever day", () => {
  const all = puzzles();
  all.turnTo(false);
  const { text } = all;
  all.leave(null);
  midnight();
  all.begin();
  expect(all).toMatchObject({ text, daily: false });
});

it("loses no result where one comes by a clock beyond the years of four digits", () => {
  puzzles().told({ solved: true } as Outcome);
  vi.setSystemTime(new Date(12026, 10, 24));
  puzzles().told({ solved: false } as Outcome);
  const { days } = puzzles().solved.results;
  expect(days).toEqual({ "2026-11-24": true, "9999-12-31": false });
});

it("keeps what was tried while the same puzzle is shown", () => {
  const all = puzzles();
  const tried = { picked: [], first: "R4", rows: "", answer: null };
  all.leave(tried);
  all.begin();
  expect(all.tried).toBe(tried);
  all.turnTo(false);
  expect(all.tried).toBeNull();
  all.leave(null);
});
