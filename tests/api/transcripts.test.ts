/** Holds kept transcripts of scenes with a screen reader to what is true of all that is heard. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "tests/data/spoken";

/** The utterances that may read a rack of fourteen tiles. */
const RACK = 15;

/** Keys that lead from tile to tile. */
const ALONG = ["Home", "End", "Left", "Right"];

interface Said {
  readonly key: string;
  readonly lines: readonly string[];
}

/** Reads the keys of a transcript, with the utterances after each. */
function heard(file: string): Said[] {
  return readFileSync(`${FOLDER}/${file}`, "utf8")
    .split(/^(?=\[)/m)
    .map((part) => part.trim().split(/\n\s*/))
    .map(([key = "", ...lines]) => ({ key: key.slice(1, -1), lines }));
}

/** Returns the sentences of what is announced. */
const sentences = (line: string): string[] => line.replace(/^\* /, "").split(/(?<=[.?!]) /);

describe.each(readdirSync(FOLDER))("in %s", (file) => {
  const all = heard(file);

  it("each key is answered, and nothing is said twice after it", () => {
    expect(all.length).toBeGreaterThan(5);
    for (const { key, lines } of all) {
      expect(lines, key).not.toEqual([]);
      const said = lines.flatMap(sentences);
      expect(new Set(said).size, `[${key}] ${said.join(" ")}`).toBe(said.length);
    }
  });

  it("a tile is one utterance", () => {
    for (const { key, lines } of all) {
      const read = lines.filter((line) => !/^\* | list box$| liste kutusu$/.test(line));
      if (ALONG.includes(key)) expect(read, key).toHaveLength(1);
    }
  });
});

describe("a rack of fourteen tiles", () => {
  const lessons = readdirSync(FOLDER).filter((file) => file.startsWith("turn-"));

  it.each(lessons)("is read in so few utterances in %s", (file) => {
    const all = heard(file);
    const from = all.findIndex(({ key }) => key === "End");
    const tiles = all.slice(from, from + 14);
    expect(tiles.map(({ key }) => key)).toEqual(["End", ...Array(13).fill("Left")]);
    const said = tiles.flatMap(({ lines }) => lines);
    expect(new Set(said).size).toBeGreaterThan(12);
    expect(said.length).toBeLessThanOrEqual(RACK);
  });
});
