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
  again: ["", "2026-12-01"],
  known: ["okey101"],
};

it("reads what was written", () => {
  storage.setItem(GLANCE, sealed(glance));
  expect(readGlance()).toEqual(glance);
});

it.each([sealed(glance).replace("You 3", "You 8"), JSON.stringify(glance), "", "[", "[1]"])(
  "takes over nothing of what is not as it was written: %s",
  (text) => {
    storage.setItem(GLANCE, text);
    expect(readGlance()).toEqual(NOTHING);
  },
);

it.each([
  { match: { title: "Okey" }, chips: 1, lesson: null },
  { cups: "many", names: ["a"], again: "2026-12-01", known: ["chess"] },
  { match: { ...glance.match, game: "chess" } },
  { chips: "x".repeat(1000) },
])("leaves out what cannot be: %j", (some) => {
  storage.setItem(GLANCE, sealed(some));
  expect(readGlance()).toEqual(NOTHING);
});
