/** The puzzle of a day in pages of others is that of the game. */

import { expect, it, vi } from "vitest";
import { puzzleOn, puzzlesOf } from "./shelf";

// The engine counts the days; here they are numbers.
vi.mock("./engine.js", () => ({ puzzleOfDay: (date: string, of: number) => Number(date) % of }));

const DAYS = Array.from({ length: 500 }, (_, day) => `${day}`);

it("is one of the kinds of the game unless a kind or a grade is wanted", () => {
  const kinds = new Set(DAYS.map((day) => puzzleOn(day, "en").split(" ")[2]));
  expect([...kinds].sort()).toEqual(["finish", "lay", "throw"]);
  for (const day of DAYS) expect(puzzleOn(day, "nl", "any", "any")).toBe(puzzleOn(day, "de"));
  for (const day of DAYS.slice(0, 60)) {
    expect(puzzleOn(day, "en", "open")).toMatch(/^istaka-puzzle 1 open /);
    expect(puzzleOn(day, "en", "any", "hard")).toMatch(/^istaka-puzzle 1 \w+ hard /);
  }
});

it("is one of 101 Okey in Turkish, and so are the first ones for practice", () => {
  const kinds = new Set(DAYS.map((day) => puzzleOn(day, "tr").split(" ")[2]));
  expect([...kinds].sort()).toEqual(["fromHand", "last", "open", "playable"]);
  expect(puzzlesOf("any", "any", "tr")[0]).toBe(puzzleOn("0", "tr"));
  expect(puzzlesOf("any", "any", "tr").toSorted()).toEqual(
    puzzlesOf("any", "any", "en").toSorted(),
  );
});
