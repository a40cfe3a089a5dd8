/** The puzzle of a day in pages of others is that of the game. */

import { expect, it, vi } from "vitest";
import { puzzleOn } from "./shelf";

// The engine counts the days; here they are numbers.
vi.mock("./engine.js", () => ({ puzzleOfDay: (date: string, of: number) => Number(date) % of }));

const DAYS = Array.from({ length: 500 }, (_, day) => `${day}`);

it("is one of the kinds of the game unless a kind or a grade is wanted", () => {
  const kinds = new Set(DAYS.map((day) => puzzleOn(day).split(" ")[2]));
  expect([...kinds].sort()).toEqual(["finish", "lay", "throw"]);
  for (const day of DAYS) expect(puzzleOn(day, "any", "any")).toBe(puzzleOn(day));
  for (const day of DAYS.slice(0, 60)) {
    expect(puzzleOn(day, "open")).toMatch(/^istaka-puzzle 1 open /);
    expect(puzzleOn(day, "any", "hard")).toMatch(/^istaka-puzzle 1 \w+ hard /);
  }
});
