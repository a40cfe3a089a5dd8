/** The starting positions of browser tests match their descriptions; they are written on demand. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngines } from "../../www/engine/rules.double.ts";
import { fileOf, POSITIONS, type Position } from "../records/positions.ts";
import { TOURNAMENTS } from "../records/tournaments.ts";

/** `cargo xtask records` sets it. */
const WRITE = process.env.WRITE_RECORDS !== undefined;

const ALL: Record<string, Position> = { ...POSITIONS, ...TOURNAMENTS };

beforeAll(() => {
  loadEngines();
});

test.each(Object.entries(ALL))("%s is as described", (name, position) => {
  const file = fileOf(name);
  const stands = existsSync(file) && position.holds(readFileSync(file, "utf8"));
  if (!stands && WRITE) writeFileSync(file, position.find());
  expect(position.holds(readFileSync(file, "utf8"))).toBe(true);
});

test("every file has a description", () => {
  const files = readdirSync("tests/records").filter((name) => name.endsWith(".txt"));
  expect(files.toSorted()).toEqual(
    Object.keys(ALL)
      .map((name) => `${name}.txt`)
      .toSorted(),
  );
});
