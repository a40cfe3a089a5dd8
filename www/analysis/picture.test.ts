/** The picture of a position: everything lies on it once, and nothing over its edge. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { PositionView } from "../engine/views";
import { learnAnalysis, learnRest, speakIn } from "../locales/messages";
import { LANGUAGES } from "../settings/settings";
import { type Front, frontsOf } from "../state/faces";
import { meet, type Rect } from "../state/rect";
import { picturedIn } from "./picture";
import {
  type Caption,
  layoutOf,
  type Measure,
  type Pictured,
  type PictureLayout,
  WIDTH,
  type Written,
} from "./picture-layout";

vi.stubGlobal("document", { documentElement: { lang: "en" } });

/** Letters that are wider than most of those of the page. */
const measure: Measure = (words, size) => words.length * size * 0.6;

/** The hand of the crowded table, and its eighteen melds. */
const CROWDED = `yuzbir; indicator B4; hand R9 K2 Y5 F B5; pile 3 Y4; pile 0 R13 Y1; pile 1 K11; ${[
  ...["0 R10 R11 R12", "0 K6 K7 K8 K9", "0 Y10 Y11 Y12 Y13", "1 R1 Y1' B1", "1 R3 R4 R5 R6"],
  ...["1 B8 B9 B10 B11", "1 K10 K11' K12 K13", "3 R3' Y3 B3", "3 Y7 R7 B7", "3 R13' B13 K13'"],
  ...["3 K1 K2' K3 K4", "3 Y6 B6 K6'", "3 R2 B2 Y2", "2 R8 Y8 B8'", "2 K5 R5' Y5'"],
  ...["2 B9' R9' Y9 K9'", "2 B12 R12' Y12'", "2 R10' Y10' B10'"],
]
  .map((meld) => `meld ${meld}`)
  .join("; ")}`;

const TEXTS = {
  "a hand without anything else": "turkish; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5",
  "twenty-two tiles": `yuzbir; indicator Y1; hand ${"R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 F ".repeat(2)}`,
  "eighteen melds": CROWDED,
  "a long pile": `turkish; indicator Y1; hand R1; stock 4; pile 3 ${"R5 K3 ".repeat(12)}; pile 1 F; turn 2`,
  "a table":
    "rummi106; hand R4 J; table R1 R2 R3 | K8 B8 Y8 J' | B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11",
  "a hand of forty tiles": `rummi106; hand ${"R4 ".repeat(40)}`,
  "an empty hand": "rummi106; hand",
};

/** The answers of the engine to the texts, by their rules. */
const VIEWS: Readonly<Record<string, Pick<PositionView, "game" | "okey">>> = {
  turkish: { game: "okey", okey: "Y2" },
  yuzbir: { game: "okey101", okey: "B5" },
  rummi106: { game: "rummi", okey: null },
};

function pictured(position: string): Pictured {
  const [rules = ""] = position.split(";");
  const view = VIEWS[rules];
  const of = view && picturedIn({ ...view, position, rules, seats: [0, 1, 2, 3] }, null);
  if (!of) throw new Error("no position");
  return of;
}

/** Returns the tiles of a text that are on a table or in the hand, in order. */
function tilesOf(text: string): string[] {
  return [...text.matchAll(/(?<=\s)(?:[RYBK]\d+|F|J)'?(?=\s|;|$)/g)].map(([tile]) => tile).sort();
}

function tilesOn({ tiles }: PictureLayout): string[] {
  return tiles.map(({ face }) => face.tile ?? "").sort();
}

const [TWELVE] = frontsOf("R12");

/** An answer as long as it gets. */
const CAPTION: Caption = {
  unit: "Penalty points at the end",
  actions: [
    { action: ["Open with 101"], worth: "−101", note: "" },
    {
      action: Array(14)
        .fill([{ face: TWELVE, name: "red 12" }, ", and then "])
        .flat(),
      worth: "−45.8",
      note: "no clear difference (± 67)",
    },
    {
      action: ["Discard (", { face: TWELVE as Front, name: "red 12" }, ")."],
      worth: "−45.8",
      note: "equally good",
    },
  ],
  melds: { name: "The opening", rows: ["R1 R2 R3", "K8 B8 Y8", "Y1 Y2 Y3 Y4"].map(frontsOf) },
};

/** Returns the place that a line of words takes. */
function placeOf({ words, x, y, size, end }: Written): Rect {
  const w = measure(words, size);
  return { x: end ? x - w : x, y: y - size * 0.75, w, h: size };
}

/** Returns everything that may not lie over anything else of it. */
function thingsOn({ tiles, words }: PictureLayout): readonly Rect[] {
  return [...tiles.map(({ rect }) => rect), ...words.map(placeOf)];
}

function expectTidy(layout: PictureLayout): void {
  const { height, rack, trays, panel } = layout;
  const things = thingsOn(layout);
  for (const { x, y, w, h } of [...things, ...trays, rack, ...(panel ? [panel] : [])]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(WIDTH);
    expect(y + h).toBeLessThanOrEqual(height);
  }
  const meeting = things.filter((one, i) => things.slice(i + 1).some((other) => meet(one, other)));
  expect(meeting).toEqual([]);
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => Promise.all([speakIn(language), learnRest(language), learnAnalysis(language)]));

  it.each(Object.entries(TEXTS))("%s lies there once, and nothing over another", (_, text) => {
    const of = pictured(text);
    const layout = layoutOf(of, measure);
    const { okey } = VIEWS[text.split(";")[0] ?? ""] ?? {};
    const told = okey ? [okey] : [];
    expect(tilesOn(layout)).toEqual([...tilesOf(text), ...told].sort());
    expectTidy(layout);
    expect(layout.panel).toBeNull();
    expectTidy(layoutOf({ ...of, caption: CAPTION }, measure));
  });
});

describe("an answer", () => {
  const of = pictured(TEXTS["a table"]);
  const bare = layoutOf(of, measure);
  const told = layoutOf({ ...of, caption: CAPTION }, measure);

  it("lies below the rack, on a ground of its own", () => {
    expect(told.panel?.y).toBeGreaterThan(told.rack.y + told.rack.h);
    expect(told.height).toBeGreaterThan(bare.height + (told.panel?.h ?? 0));
    expect(told.rack).toEqual(bare.rack);
  });

  it("has every tile and word that it tells", () => {
    expect(told.tiles.length - bare.tiles.length).toBe(14 + 1 + 10);
    const words = told.words.map((each) => each.words);
    for (const word of ["−101", "101", "equally good", "Discard", "(", ").", "The opening"])
      expect(words).toContain(word);
  });
});

it("says whose discards and melds they are, and who is to move", async () => {
  await Promise.all([speakIn("en"), learnRest("en"), learnAnalysis("en")]);
  const { table, facts, title } = pictured(TEXTS["eighteen melds"]);
  expect(title).toBe("101 Okey");
  expect(table.map(({ name, rows }) => `${name} ${rows.length}`)).toEqual([
    ...["Discards: before me 1", "next 1", "me 1"],
    ...["Melds: before me 6", "opposite 5", "next 4", "me 3"],
  ]);
  expect(facts).toBe("To move: me");
  expect(pictured(TEXTS["a long pile"]).facts).toBe("To move: opposite · Stock: 4");
});

it("is not made of a text that is no position", () => {
  const view = { game: "okey", okey: null, rules: "turkish", seats: [0, 1, 2, 3] } as const;
  expect(picturedIn({ ...view, position: null, seats: [0] }, null)).toBeNull();
});
