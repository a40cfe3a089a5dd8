/** Tiles without a number: a joker of one set is not the false joker of the other. */

import { expect, it } from "vitest";
import { signOf } from "./faces";
import { keyOf } from "./table/tiles";

const blank = { color: null, number: null, wild: true } as const;

it("tells a joker from a false joker by its text", () => {
  expect(["J", "J''", "F", "F'"].map((tile) => signOf({ ...blank, tile }))).toEqual([
    "joker",
    "joker",
    "false-joker",
    "false-joker",
  ]);
  expect(signOf(blank), "in a figure that names no tile").toBe("false-joker");
});

it("keeps a picture of each", () => {
  expect(keyOf({ ...blank, tile: "J" })).not.toBe(keyOf({ ...blank, tile: "F" }));
});
