/** Only the first answer counts, days in a row are counted, and foreign texts break nothing. */

import { describe, expect, it } from "vitest";
import { daysSolved, PUZZLES, puzzlesShelf, SolvedPuzzles } from "./puzzle-results";
import { sealed } from "./seal";

function copies(text: string | null = null, second: string | null = null) {
  const texts = new Map(text === null ? [] : [[PUZZLES, text]]);
  return {
    read: (key: string) => texts.get(key) ?? null,
    readSecond: () => second,
    write: (key: string, value: string) => {
      texts.set(key, value);
      return null;
    },
  };
}

describe("results of puzzles", () => {
  it("keep the first answer of each puzzle and of each day", () => {
    const solved = new SolvedPuzzles(copies());
    expect(solved.of("one")).toBeNull();
    solved.note("one", null, false);
    solved.note("one", "2026-11-24", true);
    solved.note("two", "2026-11-24", false);
    expect(solved.of("one")).toBe(false);
    expect(solved.of("two")).toBe(false);
    expect(solved.results.days).toEqual({ "2026-11-24": true });
  });

  it("know a puzzle again that is graded in another way, and count it once", () => {
    const solved = new SolvedPuzzles(copies());
    const line = (grade: string) => `istaka-puzzle 1 lay ${grade} R4 : R1 R2 R3`;
    solved.note(line("easy"), "2026-11-24", true);
    expect(solved.of(line("hard"))).toBe(true);
    expect(solved.of(line("hard").replace("R4", "B4"))).toBeNull();
    solved.note(line("hard"), "2026-11-25", false);
    expect(solved.of(line("medium"))).toBe(true);
    expect(Object.keys(solved.results.tried)).toHaveLength(1);
    expect(solved.results.days).toEqual({ "2026-11-24": true, "2026-11-25": false });
  });

  it("count days in a row up to today, or to yesterday as long as today is open", () => {
    const days = { "2026-11-20": true, "2026-11-22": true, "2026-11-23": true };
    expect(daysSolved({ days, tried: {} }, "2026-11-24")).toBe(3);
    const solved = { ...days, "2026-11-24": true };
    expect(daysSolved({ days: solved, tried: {} }, "2026-11-24")).toBe(4);
    const missed = { ...days, "2026-11-24": false };
    expect(
      daysSolved({ days: missed, tried: {} }, "2026-11-24"),
      "a wrong answer is a missed day",
    ).toBe(2);
    expect(daysSolved({ days, tried: {} }, "2026-11-26")).toBe(0);
  });

  it("are nothing where the text is none, and then the second copy counts", () => {
    for (const text of [
      null,
      "",
      "{",
      "[]",
      '{"version":1,"days":{},"tried":{}}',
      sealed({ version: 2, days: {}, tried: {} }),
      sealed({ version: 1, days: { today: true }, tried: {} }),
      sealed({ version: 1, days: {}, tried: { "7": 1 } }),
      sealed({ version: 1, days: null, tried: {} }),
    ])
      expect(puzzlesShelf.isWhole(text ?? ""), `${text}`).toBe(false);
    const second = sealed({ version: 1, days: { "2026-11-24": true }, tried: {} });
    for (const first of ["{", sealed({ version: 1, days: {}, tried: { "7": 1 } })])
      expect(new SolvedPuzzles(copies(first, second)).results.days).toEqual({ "2026-11-24": true });
  });

  it("hold the latest days", () => {
    const days = Object.fromEntries(
      Array.from({ length: 2000 }, (_, i) => [`${1000 + i}-01-01`, true]),
    );
    const full = copies(sealed({ version: 1, days, tried: {} }));
    new SolvedPuzzles(full).note("one", "3100-01-01", true);
    const saved = puzzlesShelf.read(full.read(PUZZLES) ?? "")?.value.days ?? {};
    expect(Object.keys(saved)).toHaveLength(2000);
    expect([saved["1000-01-01"], saved["3100-01-01"]]).toEqual([undefined, true]);
  });

  it.each([0, 2 ** 31, 4_294_960_000])(
    "hold the new one of too many puzzles, for which another goes: with sums from %i",
    (first) => {
      const sums = Array.from({ length: 2000 }, (_, i) => [`${first + i}`, true]);
      const tried = Object.fromEntries(sums);
      const full = copies(sealed({ version: 1, days: {}, tried }));
      const solved = new SolvedPuzzles(full);
      solved.note("one", null, false);
      solved.note("two", null, true);
      expect([solved.of("one"), solved.of("two")]).toEqual([false, true]);
      expect(Object.keys(solved.results.tried)).toHaveLength(2000);
    },
  );
});
