/** The names of tiles; a joker of one pack is not the false joker of the other. */

import { expect, it } from "vitest";
import { keyOf } from "../table/tiles";
import { type Faces, nameOf, signOf } from "./faces";

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

it("calls a tile as it looks, and says of all but jokers that they are wild", () => {
  const say = (id: string, args: Readonly<Record<string, string | number>> = {}): string =>
    [id, ...Object.values(args)].join(" ");
  const blue = { color: "B", number: 12, wild: false } as const;
  const names = (look: Partial<Faces>) =>
    [blue, { ...blue, wild: true }, { ...blank, tile: "J" }, { ...blank, wild: false }].map(
      (tile) => nameOf(tile, { colors: "turkish", faces: "tiles", ...look }, say),
    );
  expect(names({})).toEqual(["tile B 12", "wild-tile tile B 12", "joker", "false-joker"]);
  expect(names({ colors: "rummy" })[0]).toBe("tile G 12");
  expect(names({ faces: "cards" })[1]).toBe("wild-tile card B 12");
});
