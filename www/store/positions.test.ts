/** The positions that were analysed last. */

import { expect, it } from "vitest";
import { Memory } from "./memory";
import { KeptPositions, MOST_POSITIONS, POSITIONS, positionsShelf } from "./positions";
import { sealed } from "./seal";

it("has the latest first, each once, and not too many", () => {
  const kept = new KeptPositions(new Memory());
  const texts = Array.from({ length: MOST_POSITIONS + 2 }, (_, i) => `hand R${i}`);
  for (const text of [...texts, "hand R5"]) kept.note(text);
  expect(kept.all).toHaveLength(MOST_POSITIONS);
  expect(kept.all.slice(0, 2)).toEqual(["hand R5", texts.at(-1)]);
});

it("takes over what only a file has, as far as there is room", () => {
  const here = ["hand R1", "hand R2"];
  const { value, added, left } = positionsShelf.format.merge?.(here, ["hand R2", "hand R3"]) ?? {};
  expect([value, added, left]).toEqual([["hand R1", "hand R2", "hand R3"], 1, 0]);
  const many = Array.from({ length: MOST_POSITIONS }, (_, i) => `hand B${i}`);
  expect(positionsShelf.format.merge?.(here, many)).toMatchObject({ added: 28, left: 2 });
});

it.each([
  [{ version: 1, positions: ["hand R1", 5, "x".repeat(5000)] }, ["hand R1"]],
  [{ version: 2, positions: ["hand R1"] }, []],
  [{ version: 1, positions: "hand R1" }, []],
])("reads what it can of %j", (fields, read) => {
  const texts = new Memory();
  texts.write(POSITIONS, sealed(fields));
  expect(new KeptPositions(texts).all).toEqual(read);
});
