/** The glance is read as far as it is whole. */

import { expect, it } from "vitest";
import { useStorage } from "../store/local.double";
import { sealed } from "../store/seal";
import { GLANCE, NOTHING, readGlance } from "./glance";

const storage = useStorage();

const glance = {
  match: {
    ...{ game: "okey", rules: "turkish", title: "Okey", round: "Round 2", points: "You 3" },
    ...{ hand: "R3 R4 . K9*", middle: "X", seats: [1, 2, 3], clockwise: false },
  },
  names: ["Mehmet", "Leyla", "Deniz"],
  chips: "2,000 chips",
  lesson: "Lesson 2",
  contest: "Tournament · Place 2 of 8",
  cups: 2,
};

it("reads what was written, by this version and earlier ones", () => {
  for (const write of [sealed, JSON.stringify]) {
    // Earlier versions told the coming tournaments too.
    storage.setItem(GLANCE, write({ ...glance, tournaments: [{ start: 1, facts: "16" }] }));
    expect(readGlance()).toEqual(glance);
  }
});

it("takes over no changed letter", () => {
  storage.setItem(GLANCE, sealed(glance).replace("You 3", "You 8"));
  expect(readGlance()).toEqual(NOTHING);
});

it.each([
  ["", NOTHING],
  ["[", NOTHING],
  ["[1]", NOTHING],
  ['{"match":{"title":"Okey"},"chips":1,"lesson":null}', NOTHING],
  ['{"cups":"many","names":["a"]}', NOTHING],
  [JSON.stringify({ match: { ...glance.match, game: "chess" } }), NOTHING],
  [`{"chips":"${"x".repeat(1000)}"}`, NOTHING],
])("leaves out what is damaged: %s", (text, expected) => {
  storage.setItem(GLANCE, text);
  expect(readGlance()).toEqual(expected);
});
