/** The places of series, and of one that is brought near. */

import { describe, expect, it } from "vitest";
import { clamp } from "../../base/clamp";
import { useEnglish } from "../../locales/words.double";
import type { Fit } from "../../pkg/istaka/istaka";
import { inside, meet, type Rect, type Viewport } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import { shapeOf } from "../../table/board";
import { controlsOf } from "./controls";
import { layoutOf, type RummiLayout } from "./layout";
import { withTile } from "./moves";
import { dealt, fit, rebuilt, type Sample } from "./view.double";

useEnglish();

const TABLE =
  "K2 K3 K4 K5 K6 K7 | R6 R7 R8 R9 | K5' K6' K7' | R1 Y1 B1 | R10 Y10 B10 | B2 B3 B4 | " +
  "R10' B10' K10 | Y8 Y9 Y10' | R9' Y9' B9 | Y8' B8 K8 | B6 B7 B8' | R2 R3 R4 R5 R6' | Y4 Y5 Y6";

const PHONE = window(360, 640);

function window(width: number, height: number): Viewport {
  return windowOf(width, height);
}

function layout(
  view: Viewport,
  near: string | null,
  { series = TABLE, ...some }: Sample = {},
): RummiLayout {
  const state = dealt({ hand: "R1' R2' K1", series, ...some });
  const rack = { shape: shapeOf(view, 3), slots: ["R1'", "R2'", "K1"] };
  return layoutOf(view, { ...state, near, rack });
}

/** Returns `true` if a rectangle lies in another one, apart from rounding. */
function within(rect: Rect, all: Rect): boolean {
  const corners = [
    [rect.x, rect.y],
    [rect.x + rect.w, rect.y + rect.h],
  ] as const;
  return corners.every(([x, y]) => inside(all, x, y, 0.01));
}

it("the stock may be drawn from where a hint says so, or says nothing", () => {
  const lit = (place: string | null, given: object | null = {}) => {
    const state = dealt({ hand: "R1' R2' K1", series: TABLE });
    const hint = { given, id: "", tiles: [], place, counted: [], step: 1 };
    return layoutOf(PHONE, { ...state, hint } as never).outlines.map(({ as }) => as);
  };
  expect(lit("stock")).toEqual(["takeable"]);
  expect(lit(null)).toEqual([]);
  expect(lit(null, null)).toEqual(["takeable"]);
});

it("the rack has fewer tiers for few tiles, so that the table has more room, and more for many", () => {
  const tiers = (view: Viewport) => [4, 12, 14, 24].map((held) => shapeOf(view, held).tiers);
  expect(tiers(PHONE)).toEqual([1, 2, 3, 3]);
  expect(tiers(window(740, 360))).toEqual([1, 1, 2, 2]);
  expect(tiers(window(1280, 800))).toEqual([1, 1, 2, 2]);
});

it("tiles drawn in the last turn are all marked", () => {
  const drawn = ["R2'", "K1"];
  const { tiles } = layout(PHONE, null, { drawn });
  expect(tiles.flatMap(({ key, mark }) => (mark === "drawn" ? key : []))).toEqual(drawn);
});

it("a chosen tile shows its place or the joker it frees, and a double tap adds it", async () => {
  const { game, ...state } = dealt({ hand: "R7 B4 B9", series: "K2 K3 K4 | R4 R5 R6 | Y4 J R4'" });
  if (!game?.table) throw new Error("a round is dealt");
  const begun = game.table;
  const having = (last: Fit) => {
    const fits = [[], [fit("R7", 3)], [last]];
    const series = begun.series.map((row, i) => ({ ...row, fits: fits[i] ?? [] }));
    return { ...state, game: { ...game, table: { ...begun, series } } };
  };
  const played = having(fit("B4", 1, "J"));
  const chosen = { ...played, selected: "R7" };
  const plain = layoutOf(PHONE, played).series;
  const { goals = [], series: laid } = layoutOf(PHONE, chosen);
  const last = laid[1]?.members.at(-1)?.rect;
  expect(laid[1]?.tray.x).toBe(plain[1]?.tray.x);
  // The tiles have closed up: the place begins where none of them covers it.
  const { x = 0, w = 0 } = last ?? {};
  expect(goals).toMatchObject([{ x: expect.closeTo(x + w), y: last?.y }]);
  expect(goals[0]?.w).toBeGreaterThan(w / 2);
  expect(layoutOf(PHONE, { ...played, selected: "B4" }).goals).toEqual([
    plain[2]?.members[1]?.rect,
  ]);
  expect(await withTile("add", chosen)).toBe("put 1.3 R7");
  expect(await withTile("play B4", played)).toBe("put 2.1 B4");
  expect(await withTile("play B4", having(fit("B4", null, "J")))).toBe("put J B4");
  expect(await withTile("play B9", played)).toBe("put new B9");
  expect(layoutOf(PHONE, { ...played, selected: "B9" }).goals).toEqual([]);
});

it("the opponents share the line above the table, however many they are", () => {
  for (const seats of [
    [0, 2],
    [0, 1, 3],
    [0, 1, 2, 3],
  ]) {
    const { seats: places, stock } = layout(PHONE, null, { seats });
    const others = places.slice(1).filter((rect) => rect !== null);
    expect(others).toHaveLength(seats.length - 1);
    const wide = Math.max(...others.map(({ w }) => w));
    expect(wide * others.length).toBeGreaterThan(stock.x * 0.8);
  }
});

describe("a card beside the table", () => {
  const greeting = dealt({ hand: "R1' R2' K1", series: TABLE });
  const settings = { ...greeting.settings, greeted: [] };
  const asking = { settings, commitment: "" };

  it.each(sizesOf("360x640 390x844 768x1024 360x420 740x360 1280x800 1920x1080"))(
    "greets who comes for the first time, and covers nothing, at %i × %i",
    (width, height) => {
      const view = window(width, height);
      const { shape } = layout(view, null);
      const rack = { shape, slots: ["R1'", "R2'", "K1"] };
      const { card, felt, things } = layoutOf(view, { ...greeting, ...asking, rack });
      if (!card) throw new Error("nobody is greeted");
      expect(felt.h).toBeGreaterThan(0);
      // On a phone the card covers the bar.
      const bar = things.findIndex(({ x, y, w }) => x === 0 && y === 0 && w === width);
      expect(things.filter((thing, i) => i !== bar && meet(thing, card.rect))).toEqual([]);
    },
  );

  it("is there in a lesson, and else not", () => {
    const taught = { at: 0, tiles: [], place: null, leads: null };
    expect(layoutOf(PHONE, { ...greeting, taught }).card).not.toBeNull();
    expect(layoutOf(PHONE, greeting).card).toBeNull();
  });
});

describe("a table of 106 tiles", () => {
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1);
  const run = (color: string, copy = "") => numbers.map((n) => `${color}${n}${copy}`).join(" ");
  const groups = numbers.map((n) => ["R", "Y", "B"].map((color) => `${color}${n}'`).join(" "));
  const all = [...["R", "Y", "B", "K"].map((color) => run(color)), ...groups].join(" | ");

  it.each(sizesOf("320x568 360x640 740x360 1280x800"))(
    "has every series in sight from left to right, and readable, at %i × %i",
    (width, height) => {
      const { felt, series } = layout(window(width, height), null, { series: all });
      expect(series).toHaveLength(17);
      for (const { tray, members } of series) {
        expect(within({ ...tray, y: felt.y, h: felt.h }, felt)).toBe(true);
        expect(members[0]?.rect.w).toBeGreaterThan(20.5);
      }
    },
  );

  it("has a row of any length in sight, for players may try one", () => {
    const row = [run("R"), run("Y")].join(" ");
    const { felt, series } = layout(PHONE, null, { series: `${row} | K1 K2 K3` });
    for (const { tray } of series) expect(within(tray, felt)).toBe(true);
  });
});

describe("what an unfinished series lacks", () => {
  const lacks = (view: Viewport, table: string): string[] => {
    const state = dealt({ hand: "R1' R2' K1", laying: rebuilt(table) });
    const rack = { shape: shapeOf(view, 3), slots: ["R1'", "R2'", "K1"] };
    const found = layoutOf(view, { ...state, rack });
    const labels = controlsOf({ ...state, rack }, found)?.labels ?? [];
    return labels.flatMap(({ text, look }) => (look.includes("lack") ? [text] : []));
  };

  it("is said below it where there is room, else by a number at its corner", () => {
    expect(lacks(window(1280, 800), "R1 R2 R3 | ? B5 B6")).toEqual(["one tile missing"]);
    expect(lacks(window(1280, 800), "? B5 B6 | ? K5 | ? K8")).toEqual([
      ...["one tile missing", "+1", "+1"],
    ]);
    expect(lacks(PHONE, `${TABLE} | ? B5 B6'`)).toEqual(["+1"]);
  });
});

it("has room for every thing in a window that has none", () => {
  for (const [width, height] of sizesOf("240x240 300x240 240x600")) {
    const { slots, tiles, stock, felt } = layout(window(width, height), null);
    const rects = [...slots, ...tiles.map(({ rect }) => rect), stock, felt];
    expect(rects.filter(({ w, h }) => !(w > 1 && h > 1))).toEqual([]);
  }
});

it("words at the right edge stay on the screen: those of a joker that was freed", () => {
  for (const width of [320, 360, 390]) {
    const view = window(width, 640);
    const state = dealt({ hand: "R1' R2' K1", laying: rebuilt("R1 R2 R3 R4 R5 R6 | ?") });
    const rack = { shape: shapeOf(view, 3), slots: ["R1'", "R2'", "K1"] };
    const found = layoutOf(view, { ...state, rack });
    for (const { text, rect, look } of controlsOf({ ...state, rack }, found)?.labels ?? [])
      if (look.includes("lack")) {
        expect(rect.x, text).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.w, text).toBeLessThanOrEqual(width);
      }
  }
});

describe("a table beside a rack of many tiles", () => {
  const held =
    "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 B1 B2 B3 B4 B5 B6 B7 B8";
  const rack = { shape: shapeOf(PHONE, 47), slots: held.split(" ") };
  const beside = (near: string | null) =>
    layoutOf(PHONE, { ...dealt({ hand: held, series: "K1 K2 K3 | K5 K6 K7 K8" }), near, rack });
  const width = ({ series }: RummiLayout) => series[0]?.members[0]?.rect.w ?? 0;

  it("has tiles that are read where there is room for them, and as large as a finger when near", () => {
    expect(width(beside(null))).toBeGreaterThan(26);
    expect(width(beside("K1 K2 K3"))).toBeGreaterThanOrEqual(40);
  });
});

describe("a series that is brought near", () => {
  it("has tiles as large as a finger, in the felt and clear of the place for a new one", () => {
    for (const view of [PHONE, window(320, 568), window(390, 844), window(740, 360)]) {
      const rows = TABLE.split(" | ").filter((row) => row.split(" ").length < 6);
      for (const near of rows) {
        const { felt, free, slots, series, ...rest } = layout(view, near);
        const [tray, tiles] = [rest.near?.rect, rest.near?.tiles];
        expect(tiles?.join(" ")).toBe(near);
        if (!tray || !free) throw new Error("nothing is near");
        expect(within(tray, felt)).toBe(true);
        if (view.height > view.width) expect(meet(tray, free), near).toBe(false);
        const tile = series.find((each) => each.tray === tray)?.members[0]?.rect.w ?? 0;
        expect(tile).toBeCloseTo(Math.max(slots[0]?.w ?? 0, 40));
        const left = rest.trays?.filter(({ rect }) => meet(rect, tray) && rect !== tray);
        expect(left?.some(({ as }) => as === "stands")).toBe(true);
      }
    }
  });

  it("is found before those that it covers, and painted above them", () => {
    const near = "R9' Y9' B9";
    const { targets, trays, ...rest } = layout(PHONE, near);
    const { x = 0, y = 0, w = 0, h = 0 } = rest.near?.rect ?? {};
    expect(trays?.at(-1)?.rect).toBe(rest.near?.rect);
    for (const [dx, dy] of [
      [0.02, 0.5],
      [0.5, 0.02],
      [0.5, 0.98],
      [0.98, 0.5],
    ] as const) {
      const [px, py] = [clamp(x + dx * w, x, x + w), clamp(y + dy * h, y, y + h)];
      const found = targets.find(({ rect }) => inside(rect, px, py));
      expect(found?.name).toMatch(/-8($|\.)/);
    }
  });

  it("is none where the table is another one, or its tiles are large", () => {
    expect(layout(PHONE, "R9' Y9' B9 K9").near).toBeUndefined();
    expect(layout(window(1280, 800), "R9' Y9' B9").near).toBeUndefined();
    const { targets } = layout(window(1280, 800), null);
    expect(targets.some(({ nears }) => nears)).toBe(false);
  });

  it("is near while others play too, where nothing can be put down", () => {
    const { near, targets } = layout(PHONE, "R9' Y9' B9", { turn: 1 });
    expect(near).toBeDefined();
    expect(targets.filter(({ takes, gives }) => takes !== null || gives !== null)).toEqual([]);
    expect(targets.some(({ nears }) => nears === "R1 Y1 B1")).toBe(true);
  });

  it("is as large as the felt is wide where it has many tiles", () => {
    const long = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10";
    const { near, felt } = layout(PHONE, long, { series: `${long} | ${TABLE}` });
    expect(near?.rect.w).toBeCloseTo(felt.w);
  });
});
