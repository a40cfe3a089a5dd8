/** The ring lies on the felt at every window size, and touches nothing during the game. */

import { describe, expect, it } from "vitest";
import type { Rect, Viewport } from "../../../state/rect";
import { sizesOf, windowOf } from "../../../state/rect.double";
import { layoutOf } from "../layout";
import { shapeOf } from "../places";
import { dealt } from "../view.double";
import { lieOf, placesAtDeal, surrounding } from "./places";

const RING = {
  heights: Array(21).fill(5),
  indicator: 3,
  next: 9,
  stack: 4,
  tiles: [3],
  thrower: 0,
} as const;

/** From the top of a row as in S1, or from the bottom of a ring as in PAG. */
const LYING = [
  { from: "top", shape: "row" },
  { from: "bottom", shape: "ring" },
] as const;

const WINDOWS = sizesOf(
  "320x568 390x844 768x1024 568x320 844x390 360x420 800x600 1024x600 " +
    "1024x768 1280x800 1920x1080 2560x1440",
);

const PLAYERS = [
  [0, 2],
  [0, 1, 3],
  [0, 1, 2, 3],
] as const;

const TABLES = WINDOWS.flatMap(([width, height]) =>
  PLAYERS.flatMap((seats) =>
    LYING.map((lying) => {
      const direction = lying.shape === "row" ? "clockwise" : "anticlockwise";
      const view: Viewport = windowOf(width, height);
      const ring = { ...RING, ...lying, heights: [...RING.heights], tiles: [3], shares: [] };
      const state = dealt(shapeOf(view), "R1 R2", { seats, direction, ring });
      const { game } = state;
      if (!game) throw new Error("there is no game");
      const layout = layoutOf(view, state, null, surrounding());
      const name = `${lying.shape}, ${width} × ${height}, ${seats.length} players`;
      return { name, view, state, layout, lie: lieOf(ring, game) };
    }),
  ),
);

function overlap(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.w && other.x < one.x + one.w;
  return across && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** The rectangle of a stack with all its tiles. */
function whole(stack: Rect, rise: number): Rect {
  return { ...stack, y: stack.y - 5 * rise, h: stack.h + 5 * rise };
}

describe.each(TABLES)("$name", ({ view, layout, lie }) => {
  it("has its ring where nothing else is", () => {
    const { ring, stock, indicator, okey, piles, seats, hands, prompt, rack, bar } = layout;
    if (!ring) return;
    const taken = [stock, indicator, okey, ...piles, ...seats, ...hands, prompt, rack, bar];
    const stacks = ring.stacks.map((stack) => whole(stack, ring.rise));
    for (const other of taken) {
      expect(stacks.filter((stack) => other && overlap(stack, other))).toEqual([]);
    }
    expect(ring.next).toBe(ring.stacks[9]);
  });

  it("shows the deal inside the window, and what is counted apart from the ring", () => {
    const places = placesAtDeal(layout, lie, layout.ring);
    for (const { x, y, w, h } of places.stacks.map((stack) => whole(stack, places.rise))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(view.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + h).toBeLessThanOrEqual(layout.rack.y);
    }
    for (const { x } of places.dice) {
      expect(x - places.die / 2).toBeGreaterThanOrEqual(0);
      expect(x + places.die / 2).toBeLessThanOrEqual(view.width);
    }
    for (const tile of places.spread) {
      for (const stack of places.stacks) {
        expect(overlap(tile, whole(stack, places.rise))).toBe(false);
      }
    }
  });
});

it.each([[[1280, 800]], [[768, 1024]], [[1920, 1080]]])(
  "four players have it around the middle of %s",
  ([width, height]) => {
    const found = TABLES.find(
      ({ view, state }) =>
        view.width === width &&
        view.height === height &&
        state.game?.table?.players.every(({ playing }) => playing),
    );
    expect(found?.layout.ring).not.toBeNull();
  },
);

it("lies with its first six stacks before who throws, counted from his left", () => {
  for (const { layout, lie } of TABLES) {
    if (lie === "row") continue;
    const { middle, stacks } = placesAtDeal(layout, lie, layout.ring);
    const [first, sixth] = [stacks[0], stacks[5]];
    expect(first?.y).toBeGreaterThan(middle.y);
    expect(first?.x).toBeLessThan(middle.x);
    expect(sixth?.x).toBeGreaterThan(middle.x);
  }
});

it("lies as a row from left to right where the rules build one", () => {
  for (const { name, layout, lie } of TABLES) {
    if (lie !== "row") continue;
    const { stacks } = placesAtDeal(layout, lie, layout.ring);
    expect(new Set(stacks.map(({ y }) => y)).size, name).toBe(1);
    const across = stacks.map(({ x }) => x);
    expect(across, name).toEqual(across.toSorted((one, other) => one - other));
  }
});

it("the stock is in one place: the ring where there is one, else in the middle", () => {
  for (const { name, layout } of TABLES) {
    expect(layout.source, name).toEqual(layout.ring ? layout.ring.next : layout.stock);
  }
  expect(TABLES.some(({ layout }) => layout.ring)).toBe(true);
  expect(TABLES.some(({ layout }) => !layout.ring)).toBe(true);
});
