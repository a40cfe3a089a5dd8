/** The puzzle of a day in pages of others is that of the game. */

import { expect, it, vi } from "vitest";
import { puzzleOn, puzzlesOf } from "./shelf";

// The engine counts the days; here they are numbers.
vi.mock("./engine.js", () => ({ puzzleOfDay: (date: string, of: number) => Number(date) % of }));

const DAYS = Array.from({ length: 500 }, (_, day) => `${day}`);

it("is the same in all languages, one of 101 Okey on every other day", () => {
  const kindsOf = (days: readonly string[]) =>
    [...new Set(days.map((day) => puzzleOn(day, "en").split(" ")[2]))].sort();
  expect(kindsOf(DAYS.filter((_, day) => day % 2 === 0))).toEqual(["finish", "lay", "throw"]);
  const others = kindsOf(DAYS.filter((_, day) => day % 2 === 1));
  expect(others).toEqual(["fromHand", "last", "open", "playable"]);
  for (const day of DAYS) expect(puzzleOn(day, "tr", "any", "any")).toBe(puzzleOn(day, "de"));
  // No puzzle is skipped.
  const shown = new Set(Array.from({ length: 800 }, (_, day) => puzzleOn(`${day}`, "en")));
  expect(shown.size).toBe(366 + 48);
});

it("is of a kind or a grade if that is wanted", () => {
  for (const day of DAYS.slice(0, 60)) {
    expect(puzzleOn(day, "en", "open")).toMatch(/^istaka-puzzle 1 open /);
    expect(puzzleOn(day, "en", "any", "hard")).toMatch(/^istaka-puzzle 1 \w+ hard /);
  }
});

it("is of 101 Okey first where one practises in Turkish", () => {
  expect(puzzlesOf("any", "any", "tr")[0]).toBe(puzzleOn("1", "tr"));
  expect(puzzlesOf("any", "any", "tr").toSorted()).toEqual(
    puzzlesOf("any", "any", "en").toSorted(),
  );
});
