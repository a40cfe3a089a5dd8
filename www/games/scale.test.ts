/**
 * One scale for the tables of all games, whatever the number of players and the window, and one
 * mirror of them for the left hand.
 */

import { describe, expect, it } from "vitest";
import { meet, type Viewport } from "../state/rect";
import { seriesBoard, shapeOf } from "../table/board";
import { designOf } from "../table/frame";
import { isLeft, leftHanded } from "../table/left-handed";
import { lineOf } from "../table/scale";
import { placesIn } from "./okey/places";
import { seated } from "./okey/seating";
import type { OkeyState } from "./okey/state";

/** Phones, tablets and screens up to 4K. */
const WINDOWS = [
  ...[320, 568, 360, 640, 390, 844, 740, 360],
  ...[768, 1024, 820, 1180, 1024, 1366, 1024, 768],
  ...[1280, 800, 1920, 1080, 2560, 1440, 3840, 2160],
];

const viewOf = (width: number, height: number): Viewport => ({
  ...{ width, height },
  ...{ top: 0, right: 0, bottom: 0, left: 0 },
});

const VIEWS = WINDOWS.flatMap((width, i) => {
  const height = WINDOWS[i + 1];
  return i % 2 > 0 || height === undefined ? [] : [viewOf(width, height)];
});

const PLAYERS = [
  [0, 2],
  [0, 1, 3],
  [0, 1, 2, 3],
];

const SHAPE = { tiers: 2, columns: 16 };

/** The places of Okey, for players at these seats. */
function okeyOf(view: Viewport, players: readonly number[]) {
  const state = { game: { direction: "anticlockwise", players } };
  return seated(placesIn(view), state as unknown as OkeyState);
}

const of101 = (view: Viewport, left = false) =>
  seriesBoard(view, SHAPE, 3, { open: true, piles: true }, left);

describe.each(VIEWS)("in a window of $width × $height", (view) => {
  it("tiles are as large for two and three players as for four", () => {
    const boards = PLAYERS.map((players) => okeyOf(view, players));
    const piles = boards.map(({ piles }) => piles[0]?.w);
    expect(new Set(piles).size).toBe(1);
    const stocks = boards.map(({ stock }) => stock.w);
    expect(Math.max(...stocks)).toBeLessThan(Math.min(...stocks) * 1.1);
  });

  it("nothing in the middle is much larger or smaller than the player's own tiles", () => {
    for (const { stock, okey, piles, slots } of PLAYERS.map((players) => okeyOf(view, players))) {
      const own = slots[0]?.w ?? 0;
      for (const tile of [stock, okey, piles[0]]) {
        expect((tile?.w ?? 0) / own).toBeGreaterThan(0.8);
        expect((tile?.w ?? 0) / own).toBeLessThan(1.35);
      }
    }
  });

  it("the stock beside series grows with the rack, and no text is smaller than 11 pixels", () => {
    const { stock, slots, text, bar, main } = of101(view);
    expect(stock.w / (slots[0]?.w ?? 0)).toBeGreaterThan(0.65);
    expect(lineOf(text)).toBeGreaterThan(11);
    expect(main.h).toBeGreaterThanOrEqual(text * 2.2);
    if (designOf(view) === "desktop") expect(bar.h).toBeGreaterThanOrEqual(text * 2.4);
  });

  it("rack, letters and bar are the same in every game with such a rack", () => {
    if (designOf(view) !== "desktop") return;
    const [okey, other] = [okeyOf(view, [0, 1, 2, 3]), of101(view)];
    const shared = ({ rack, text, bar, side }: typeof okey | typeof other) => ({
      rack,
      text,
      bar,
      side,
    });
    expect(shared(other)).toEqual(shared(okey));
  });

  it("a left hand has buttons, stock and piles of series on its side, and the same rack", () => {
    const [right, left] = [of101(view), of101(view, true)];
    expect([isLeft(right), isLeft(left)]).toEqual([false, true]);
    expect(left.slots).toEqual(right.slots);
    const middle = view.width / 2;
    expect(right.stock.x).toBeGreaterThan(middle);
    expect(left.stock.x).toBeLessThan(middle);
    expect(left.piles[0]?.x ?? middle).toBeLessThan(middle);
    const { stock, indicator, okey, main, arrange, felt, piles, seats } = left;
    const [own, ...others] = seats;
    // The players of a phone have their line above stock, indicator and okey.
    const things = [stock, indicator, okey, main, arrange, ...piles, own ?? null, ...others];
    const placed = things.filter((rect) => rect !== null);
    for (const [i, rect] of placed.entries()) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(view.width);
      for (const other of placed.slice(i + 1)) expect(meet(rect, other), `${i}`).toBe(false);
    }
    expect(meet(felt, stock)).toBe(false);
    expect(others.map((rect) => rect?.x)).toEqual(
      others.map((rect) => rect?.x ?? 0).sort((a, b) => a - b),
    );
  });

  it("a left hand has the buttons of Okey on its side, and everybody where they sit", () => {
    const places = okeyOf(view, [0, 1, 2, 3]);
    const left = leftHanded(places, true);
    expect([isLeft(places), isLeft(left)]).toEqual([false, true]);
    expect(left.piles).toEqual(places.piles);
    expect(left.seats.slice(1)).toEqual(places.seats.slice(1));
    expect(leftHanded(left, true).arrange.x).toBeCloseTo(places.arrange.x);
  });
});

it("the prompt of a left hand lies between the piles of the lowest windows, not over them", () => {
  for (const view of [viewOf(568, 320), ...VIEWS]) {
    const shape = shapeOf(view, 22);
    const { prompt, piles } = seriesBoard(view, shape, 3, { open: true, piles: true }, true);
    const covered = piles.filter((pile) => pile && meet(pile, prompt));
    expect(covered, `${view.width} × ${view.height}`).toEqual([]);
  }
});
