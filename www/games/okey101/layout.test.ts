/** The places of the table of 101 Okey at the sizes of a phone and a desktop. */

import { beforeAll, describe, expect, it } from "vitest";
import { Okey101 as Game } from "../../../tests/games";
import { matchOf101, type PositionOf101 } from "../../../tests/records/hands-101";
import { loadEngines } from "../../engine/rules.double";
import { cornerOf, markSize } from "../../panels/corner";
import { layOut } from "../../rack/rack";
import { inside, meet, type Rect, type Viewport } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import { initial } from "../../state/state";
import { shapeOf } from "../../table/board";
import { dropAt } from "../../table/layout";
import { layoutOf, type Okey101Layout } from "./layout";
import { heldIn, type Okey101State, type Okey101Views } from "./state";

const SIZES = sizesOf("360x640 740x360 1280x800");

beforeAll(loadEngines);

/** The views of matches, each read once. */
const views = new Map<string, ReturnType<Game["view"]>>();

/** Returns the view of a match after these actions of the player. */
function viewOf(at: PositionOf101, actions: readonly string[]): ReturnType<Game["view"]> {
  const name = [at, ...actions].join();
  const known = views.get(name);
  if (known) return known;
  const game = Game.load(matchOf101(at).match);
  for (const action of actions) game.act(action, 0);
  const view = game.view(0);
  views.set(name, view);
  game.free();
  return view;
}

/** A match as it is after these actions of the player. */
function state(
  viewport: Viewport,
  actions: readonly string[] = [],
  at: PositionOf101 = "opening",
): Okey101State {
  const shown = viewOf(at, actions);
  const rack = layOut(shapeOf(viewport, 22), shown.table?.sorted ?? []);
  return { ...initial<Okey101Views>(rack), match: 1, game: shown };
}

const OPEN = "open R10 R11 R12 R13 | Y10 Y11 Y12 | R7 Y7 B7 K7";

/** Returns the drop of a tile on the middle of another one on the table. */
function dropped(layout: Okey101Layout, tile: string, onto: string) {
  const rect = layout.series
    .flatMap(({ members }) => members)
    .find(({ face }) => face.tile === onto)?.rect;
  if (!rect) throw new Error(`${onto} is not on the table`);
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
  return dropAt(layout, { tile, others: [], from: "rack", x, y, target: null });
}

describe.each(SIZES)("at %i × %i", (width, height) => {
  const viewport = windowOf(width, height);
  const all = (layout: Okey101Layout): Rect[] =>
    [...layout.things, ...layout.slots].filter((rect) => rect !== null);

  it("everything is in the window", () => {
    const layout = layoutOf(viewport, state(viewport));
    for (const { x, y, w, h } of all(layout)) {
      expect(x).toBeGreaterThanOrEqual(-0.5);
      expect(y).toBeGreaterThanOrEqual(-0.5);
      expect(x + w).toBeLessThanOrEqual(width + 0.5);
      expect(y + h).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it.each([
    ["alone", null],
    ["beside a card", { at: 0, tiles: [], place: null, leads: null }],
  ])("series, piles, prompt and rack do not cover each other %s", (_, taught) => {
    const layout = layoutOf(viewport, { ...state(viewport), taught });
    expect(layout.card !== null).toBe(taught !== null);
    const { rack, prompt, main, stock, indicator, okey, piles } = layout;
    const { scroll } = layout;
    const trays = scroll ? [scroll.rect] : layout.series.map(({ tray }) => tray);
    const fixed = [
      rack,
      prompt,
      main,
      stock,
      indicator,
      okey,
      piles[0],
      layout.taken,
      layout.card?.rect,
    ].filter((rect) => rect !== null && rect !== undefined);
    for (const tray of trays) for (const other of fixed) expect(meet(tray, other)).toBe(false);
    for (const [i, one] of fixed.entries())
      for (const other of fixed.slice(i + 1)) expect(meet(one, other)).toBe(false);
  });

  it("the rack holds 22 tiles, and the tiles of the table can be read", () => {
    const shown = state(viewport);
    const layout = layoutOf(viewport, shown);
    expect(layout.tiles.filter(({ zone }) => zone === "rack")).toHaveLength(22);
    expect(layout.slots.length).toBeGreaterThanOrEqual(26);
    const laid = layout.tiles.filter(({ zone }) => zone === "table");
    expect(laid).toHaveLength(13);
    for (const { rect } of laid) expect(rect.w).toBeGreaterThanOrEqual(23);
  });

  it("a discard lies at its pile, and the tile that came is marked", () => {
    const layout = layoutOf(viewport, state(viewport));
    const pile = layout.tiles.filter(({ zone, hidden }) => zone === "pile" && !hidden);
    expect(pile.map(({ key }) => key).sort()).toEqual(["Y1", "Y5"]);
    const { taken } = layout;
    const top = pile.find(({ key }) => key === "Y1");
    expect(taken && top && inside(taken, top.rect.x, top.rect.y, 1)).toBe(true);
    expect(layout.tiles.find(({ key }) => key === "R10")?.mark).toBe("drawn");
  });

  it("the tiles laid in this turn are outlined, and an okey shows what it stands for", () => {
    const layout = layoutOf(viewport, state(viewport, [OPEN]));
    const own = layout.tiles.filter(({ laid }) => laid === "own").map(({ key }) => key);
    expect(own.sort()).toEqual(OPEN.slice(5).split(/[ |]+/).sort());
    expect(layout.tiles.find(({ key }) => key === "R9")?.standsFor).toBe("R4");
  });

  it("a tile is dropped on a meld, and no tile of a meld can be dragged away", () => {
    const shown = state(viewport, [OPEN]);
    const layout = layoutOf(viewport, shown);
    expect(dropped(layout, "K6", "K5")).toMatchObject({ kind: "place" });
    for (const { name, gives } of layout.targets)
      if (/^(gap|joker|tile|series)/.test(name)) expect(gives).toBeNull();
  });
});

describe.each(sizesOf("360x740 320x568 390x844 568x320 740x360 768x1024 1280x800 2560x1440"))(
  "late in a round at %i × %i",
  (width, height) => {
    const viewport = windowOf(width, height);
    const LATER = ["add K9 17.0", "exchange R12' 12.2", "add K4' 4.3"];
    const seen = (count: number, left = false, selected: string | null = null) => {
      const shown = state(viewport, LATER.slice(0, count), "late");
      const { table } = shown.game ?? {};
      if (!table) throw new Error("a round is played");
      const rack = layOut(shapeOf(viewport, heldIn(table)), [table.hand]);
      return layoutOf(viewport, {
        ...shown,
        rack,
        selected,
        settings: { ...shown.settings, left },
      });
    };

    it("the rack has one tier, and the series are in sight", () => {
      for (const left of [false, true]) {
        const { series, shape, scroll } = seen(0, left);
        expect(shape.tiers).toBe(1);
        expect(series).toHaveLength(18);
        const least = height > 320 ? 20.5 : 17;
        for (const { members } of series) expect(members[0]?.rect.w).toBeGreaterThan(least);
        expect(scroll).toBeUndefined();
      }
    });

    it("a chosen tile shows where it fits, and no series moves for that", () => {
      const plain = seen(0);
      for (const [tile, series] of [
        ["K9", [17]],
        ["K4'", [4]],
        ["R12'", [11, 12]],
        ["R6'", []],
      ] as const) {
        const { goals = [], series: all } = seen(0, false, tile);
        const reached = all.flatMap(({ tray }, i) =>
          goals.some(({ x, y, w, h }) => inside(tray, x + w / 2, y + h / 2)) ? [i] : [],
        );
        expect(reached, tile).toEqual(series);
        expect(goals).toHaveLength(series.length);
        for (const [i, { tray }] of all.entries()) {
          const { x, y } = plain.series[i]?.tray ?? tray;
          expect([tray.x, tray.y]).toEqual([x, y]);
        }
      }
    });

    it("nothing moves in a turn: a series that grows takes the gap behind it", () => {
      for (const left of [false, true]) {
        const before = seen(0, left);
        for (let count = 1; count <= LATER.length; count += 1) {
          const after = seen(count, left);
          expect(after.shape).toEqual(before.shape);
          expect(after.slots).toEqual(before.slots);
          expect(after.free).toEqual(before.free);
          for (const [i, { tray, members }] of after.series.entries()) {
            const was = before.series[i];
            expect([tray.x, tray.y, tray.h]).toEqual([was?.tray.x, was?.tray.y, was?.tray.h]);
            expect(members[0]?.rect).toEqual(was?.members[0]?.rect);
            for (const other of after.series.slice(i + 1))
              expect(meet(tray, other.tray)).toBe(false);
          }
        }
      }
    });
  },
);

it("pairs are apart from the series where there is room", () => {
  const viewport = windowOf(1280, 800);
  const shown = state(viewport);
  const { table } = shown.game ?? {};
  if (!shown.game || !table) throw new Error("a round is dealt");
  const [first] = table.table;
  if (!first) throw new Error("a meld lies on the table");
  const pair = { ...first, kind: "pair" as const, tiles: ["Y1'", "Y1"] };
  const mixed = {
    ...table,
    table: [pair, ...table.table],
    stands: [[null, null], ...table.stands],
  };
  const { series } = layoutOf(viewport, { ...shown, game: { ...shown.game, table: mixed } });
  const last = series.at(-1);
  expect(last?.row.kind).toBe("pair");
  for (const { tray } of series.slice(0, -1))
    expect(tray.x + tray.w).toBeLessThan(last?.tray.x ?? 0);
});

it("the count of a pile that can be looked through leaves its number in sight", () => {
  for (const [width, height] of [...SIZES, [844, 390], [1366, 768]] as const) {
    const viewport = windowOf(width, height);
    const layout = layoutOf(viewport, state(viewport, [], "looking"));
    const size = markSize(layout);
    for (const pile of layout.piles) {
      const mark = pile && cornerOf(pile, size, layout);
      if (!pile || !mark) continue;
      const { x, y, w, h } = pile;
      const number = { x: x + 0.2 * w, y: y + 0.12 * h, w: 0.6 * w, h: 0.45 * h };
      const wide = Math.min(mark.x + size, number.x + number.w) - Math.max(mark.x, number.x);
      const high = Math.min(mark.y + size, number.y + number.h) - Math.max(mark.y, number.y);
      const covered = Math.max(0, wide) * Math.max(0, high);
      expect(covered / (number.w * number.h), `${width} × ${height}`).toBeLessThan(0.08);
    }
  }
});
