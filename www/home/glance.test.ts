/** The glance is read as far as it is whole. */

import { expect, it } from "vitest";
import { portraitOf } from "../settings/portraits";
import { useStorage } from "../store/local.double";
import { GLANCE, NOTHING, readGlance } from "./glance";

const storage = useStorage();

const glance = {
  match: { title: "Okey", round: "Round 2", points: "You 3" },
  chips: "2,000 chips",
  tournaments: [{ start: 1, facts: "16 players" }],
  lesson: "Lesson 2",
  face: portraitOf(3),
};

it("reads what was written", () => {
  storage.setItem(GLANCE, JSON.stringify(glance));
  expect(readGlance()).toEqual(glance);
});

it.each([
  ["", NOTHING],
  ["[", NOTHING],
  ["[1]", NOTHING],
  ['{"match":{"title":"Okey"},"chips":1,"tournaments":{},"lesson":null}', NOTHING],
  ['{"face":"https://example.org/x.svg"}', NOTHING],
  ['{"face":"data:image/svg+xml,\\") red"}', NOTHING],
  ['{"tournaments":[null,{"start":"x","facts":"y"},{"start":2}]}', NOTHING],
])("leaves out what is damaged: %s", (text, expected) => {
  storage.setItem(GLANCE, text);
  expect(readGlance()).toEqual(expected);
});
