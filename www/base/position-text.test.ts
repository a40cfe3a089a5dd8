/** Reading, writing and editing a position as text. */

import { expect, it } from "vitest";
import {
  countOf,
  type Place,
  type PositionText,
  positionIn,
  seatOfMeld,
  textOf,
  tilesIn,
  withField,
  withoutTile,
  withRules,
  withTile,
  wordsOf,
} from "./position-text";

const HAND: Place = { field: "hand", at: 0 };
const INDICATOR: Place = { field: "indicator", at: 0 };

/** Returns a text after an edit. */
function edited(text: string, edit: (position: PositionText) => PositionText): string {
  return textOf(edit(positionIn(text)));
}

it.each([
  "turkish; indicator Y1; hand R1 R2 R3; pile 3 R5 K3",
  "yuzbir players=2; indicator Y1; hand R9 K2; drawn K2; meld 0 R10 R11 R12; meld 2 = R3 Y2 Y2'",
  "rummi80 players=2; hand R4 R5; table R1 R2 R3 | K8 B8 Y8; tiles 2 - 5 -",
  "hand R1; unknown words; hand R2",
  "",
])("is written as it was read: %s", (text) => {
  expect(textOf(positionIn(text))).toBe(text);
});

it("is read from lines, in any case, with or without rules", () => {
  const { rules, fields } = positionIn(" Turkish  limit=5 \r\n\n Hand r1  r2;; INDICATOR y1 ");
  expect(rules).toBe("turkish limit=5");
  expect(fields.map(({ name }) => name)).toEqual(["hand", "indicator"]);
  expect(tilesIn(positionIn("hand r1 f'"), HAND)).toEqual(["R1", "F'"]);
  expect(positionIn("rules rummi80; hand").rules).toBe("rummi80");
  expect(positionIn("hand R1").rules).toBe("");
});

it("has a hand where tiles stand alone", () => {
  for (const text of ["r4 R5' f", "indicator R1; R4 R5' F", "yuzbir; J R2"])
    expect(tilesIn(positionIn(text), HAND).length).toBeGreaterThan(1);
  expect(textOf(positionIn("turkish; R4 R5"))).toBe("turkish; hand R4 R5");
});

it.each([
  ";;;",
  "\u0000; \u202e hand",
  "<img src=x onerror=alert(1)>; hand <b>",
  "| | |; table | | ; meld",
  "constructor toString; __proto__ R1; hand __proto__",
  "hand ".repeat(5000),
  "🀄; pile 🀄 🀄; meld = = =",
])("is read from any text: %j", (text) => {
  const position = positionIn(text);
  for (const field of ["hand", "indicator", "pile", "meld", "table"] as const) {
    const place = { field, at: 0 };
    const added = withTile(position, place, "R1");
    expect(tilesIn(added, place).at(-1)).toBe("R1");
    expect(positionIn(textOf(withoutTile(added, place, 0))).fields.length).toBeLessThanOrEqual(
      added.fields.length,
    );
  }
  const written = textOf(position);
  expect(textOf(positionIn(written))).toBe(written);
});

it("gets tiles in any place, in a usual order of its fields", () => {
  let position = withRules(positionIn(""), "yuzbir");
  const places: Place[] = [
    { field: "meld", at: 0, seat: 2 },
    { field: "pile", at: 3 },
    HAND,
    INDICATOR,
    { field: "meld", at: 1, seat: 0 },
    { field: "meld", at: 0 },
  ];
  for (const [i, place] of places.entries()) position = withTile(position, place, `R${i + 1}`);
  expect(textOf(position)).toBe(
    "yuzbir; indicator R4; hand R3; pile 3 R2; meld 2 R1 R6; meld 0 R5",
  );
  expect(countOf(position, "meld")).toBe(2);
  expect(seatOfMeld(position, 0)).toBe(2);
});

it("has one indicator", () => {
  expect(edited("indicator Y1; hand R1", (it) => withTile(it, INDICATOR, "B4"))).toBe(
    "indicator B4; hand R1",
  );
});

it("has series on a table, which come and go", () => {
  const second: Place = { field: "table", at: 1 };
  const text = "rummi80; table R1 R2 R3";
  const two = edited(text, (it) => withTile(it, second, "K8"));
  expect(two).toBe("rummi80; table R1 R2 R3 | K8");
  expect(tilesIn(positionIn(two), second)).toEqual(["K8"]);
  expect(countOf(positionIn(two), "table")).toBe(2);
  expect(edited(two, (it) => withoutTile(it, second, 0))).toBe(text);
  expect(edited("table R1|R2", (it) => withTile(it, { field: "table", at: 0 }, "R3"))).toBe(
    "table R1 R3 | R2",
  );
});

it("loses a tile of a place, and the place with its last one", () => {
  expect(edited("hand R1 R2 R3", (it) => withoutTile(it, HAND, 1))).toBe("hand R1 R3");
  expect(edited("hand R1; pile 1 K4", (it) => withoutTile(it, { field: "pile", at: 1 }, 0))).toBe(
    "hand R1",
  );
  const group: Place = { field: "meld", at: 0 };
  expect(tilesIn(positionIn("meld 2 = R3 Y2 Y2'"), group)).toEqual(["R3", "Y2", "Y2'"]);
  expect(edited("meld 2 = R3 Y2 Y2'", (it) => withoutTile(it, group, 0))).toBe("meld 2 = Y2 Y2'");
  expect(edited("meld 2 = R3", (it) => withoutTile(it, group, 0))).toBe("");
});

it("forgets that a tile was drawn once the hand has none like it", () => {
  const text = "hand R9 K2' K2; drawn K2";
  const once = edited(text, (it) => withoutTile(it, HAND, 1));
  expect(once).toBe("hand R9 K2; drawn K2");
  expect(edited(once, (it) => withoutTile(it, HAND, 1))).toBe("hand R9");
});

it("has fields that are set, changed and removed", () => {
  const text = "turkish; hand R1; seat 2";
  expect(edited(text, (it) => withField(it, "seat", ["1"]))).toBe("turkish; hand R1; seat 1");
  expect(edited(text, (it) => withField(it, "seat", null))).toBe("turkish; hand R1");
  expect(edited("hand R1; stock 4", (it) => withField(it, "phase", ["draw"]))).toBe(
    "phase draw; hand R1; stock 4",
  );
  expect(wordsOf(positionIn(text), "seat")).toEqual(["2"]);
  expect(wordsOf(positionIn(text), "turn")).toBeNull();
});
