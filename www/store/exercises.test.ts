/** Exercises that are kept until they are asked. */

import { expect, it } from "vitest";
import type { Practice } from "../engine/views";
import { KeptPractice, nextOf } from "./exercises";
import { Memory } from "./memory";
import { practiceShelf } from "./practice";

let count = 0;

/** An exercise about a kind of mistake. */
function made(mistake: Practice["mistake"], game: Practice["game"] = "okey"): Practice {
  count += 1;
  return {
    ...{ game, mistake, event: 3, turn: 1, position: `turkish; hand ${count}`, grade: "easy" },
    ...{ did: "draw", right: ["take"], worth: 30, lost: 4, unit: "wins" },
  };
}

it("two of three are of the kinds that the player gets wrong, as long as there are such", () => {
  const all = (["left", "took", "fed"] as const).map((kind) => made(kind));
  const kinds = (own: readonly string[]) =>
    [0, 1, 2, 3].map((count) => nextOf(all, own, count)?.mistake);
  expect(kinds(["fed"])).toEqual(["fed", "fed", "left", "fed"]);
  expect(kinds(["left", "took", "fed"])).toEqual(["left", "left", "left", "left"]);
  expect(kinds([])).toEqual(["left", "left", "left", "left"]);
  expect(nextOf([], ["fed"], 0)).toBeUndefined();
});

it("there is room for some of each kind, for none twice, and for no more than are needed", () => {
  const kept = new KeptPractice(new Memory());
  const all = Array.from({ length: 9 }, () => made("left"));
  kept.add([...all, ...all]);
  expect(kept.made).toEqual(all.slice(0, 6));
  for (const kind of ["took", "fed"] as const)
    kept.add(Array.from({ length: 4 }, () => made(kind)));
  expect([kept.isFull("okey"), kept.isFull("rummi")]).toEqual([true, false]);
  expect(kept.made).toHaveLength(12);
  const [first] = all;
  if (first) kept.drop(first);
  expect(kept.isFull("okey")).toBe(false);
});

it("what is damaged is left out", () => {
  const whole = made("left");
  const { format } = practiceShelf;
  const text = (fields: object) =>
    format.write({ made: [whole, { ...whole, ...fields }] } as never);
  expect(practiceShelf.read(text({}))).toMatchObject({ whole: true });
  for (const fields of [
    { grade: "odd" },
    { game: "chess" },
    { right: [] },
    { lost: "4" },
    { begun: "x" },
  ])
    expect(practiceShelf.read(text(fields))).toEqual({ value: { made: [whole] }, whole: false });
});
