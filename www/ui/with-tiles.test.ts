/** Tiles in a sentence are drawn, and named for screen readers. */

import type { TemplateResult } from "lit/html.js";
import { afterEach, expect, it, vi } from "vitest";
import { Speaker } from "../locales/catalogue";
import { frontOf } from "../state/faces";
import type { Text } from "../state/text";
import { withTiles } from "./with-tiles";

const tile = (text: string, name: string): Text => [{ face: frontOf(text), name }];
const turkish = new Speaker("tr", {
  draw: ["Çek ya da al (", { v: "tile" }, "): elini açarsın"],
  take: ["Sıra sende: ", { v: "tile", suffix: "(y)I" }, " al ya da çek"],
  keep: [{ v: "because" }, "; şunları tut: ", { v: "tiles" }],
});

afterEach(() => vi.unstubAllGlobals());

/** Returns each piece of a line: the name of its tile, what is glued to it, and the rest. */
const pieces = (text: Text) =>
  (withTiles(text) as TemplateResult[]).map(({ values }) =>
    values.map((value) =>
      typeof value === "object" ? (value as { tile: string }[])[0]?.tile : value,
    ),
  );

it("a text is letters until tiles can be drawn", () => {
  const text = turkish.tell("take", { tile: tile("R5", "kırmızı 5") });
  expect(withTiles(text)).toBe("Sıra sende: kırmızı 5’i al ya da çek");
});

it("a tile is drawn in its line, with its name, its suffix and its brackets", () => {
  vi.stubGlobal("customElements", { get: () => class {} });
  expect(pieces(turkish.tell("take", { tile: tile("R5", "kırmızı 5") }))).toEqual([
    ["Sıra sende: "],
    ["", "kırmızı 5", "R5", "’i", " al ya da çek"],
  ]);
  expect(pieces(turkish.tell("draw", { tile: tile("R5", "kırmızı 5") }))).toEqual([
    ["Çek ya da al "],
    ["(", "kırmızı 5", "R5", "):", " elini açarsın"],
  ]);
});

it("tiles of a sentence within a sentence are drawn too", () => {
  vi.stubGlobal("customElements", { get: () => class {} });
  const because = turkish.tell("take", { tile: tile("B8", "mavi 8") });
  const tiles = turkish.listTexts([tile("Y4", "sarı 4"), tile("Y5", "sarı 5")]);
  const text = turkish.tell("keep", { because, tiles });
  expect(pieces(text).flat()).toEqual([
    ...["Sıra sende: ", "", "mavi 8", "B8", "’i", " al ya da çek; şunları tut: "],
    ...["", "sarı 4", "Y4", "", " ve ", "", "sarı 5", "Y5", "", ""],
  ]);
});
