/** Motion follows from two layouts: each tile comes from where it really was. */

import { expect, it } from "vitest";
import { type Layout, layoutOf } from "./layout";
import { Motion, type Posed } from "./motion";
import { type Rect, shapeOf } from "./places";
import { dealt, type Sample } from "./sample";

const viewport = { width: 1280, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
const shape = shapeOf(viewport);

function table(hand: string, sample: Sample = {}): Layout {
  return layoutOf(viewport, dealt(shape, hand, sample));
}

/** The first glance at what is on its way, after one layout has followed another. */
function started(before: Layout, after: Layout): { motion: Motion; seen: Map<string, Posed> } {
  const motion = new Motion();
  motion.follow(before, 0);
  motion.follow(after, 1000);
  return { motion, seen: new Map(motion.at(1000).moving.map((posed) => [posed.tile.key, posed])) };
}

function isAt(posed: Posed | undefined, rect: Rect | undefined): void {
  expect(posed?.pose.x).toBeCloseTo((rect?.x ?? 0) + (rect?.w ?? 0) / 2);
  expect(posed?.pose.y).toBeCloseTo((rect?.y ?? 0) + (rect?.h ?? 0) / 2);
}

it("brings a drawn tile from the stock, seen from behind at first", () => {
  const before = table("R1 R2");
  const { seen } = started(before, table("R1 R2 K5"));
  isAt(seen.get("K5"), before.stock);
  expect(seen.get("K5")?.pose.turn).toBe(0);
});

it("takes a bot's discard out of its rack", () => {
  const before = table("R1", { counts: [0, 15, 14, 14] });
  const after = table("R1", { counts: [0, 14, 14, 14], piles: ["", "Y5", "", ""] });
  const last = before.tiles.find((tile) => tile.key === "1:14");
  isAt(started(before, after).seen.get("Y5"), last?.rect);
});

it("moves the tile that a bot takes from the pile into its rack", () => {
  const before = table("R1", { piles: ["Y5", "", "", ""] });
  const after = table("R1", { counts: [0, 15, 14, 14] });
  isAt(started(before, after).seen.get("1:14"), before.piles[0]);
});

it("arrives at the layout and then lies still", () => {
  const after = table("R2 R1");
  const { motion } = started(table("R1 R2"), after);
  const { resting, moving, busy } = motion.at(2000);
  expect(busy).toBe(false);
  expect(moving).toEqual([]);
  isAt(
    resting.find(({ tile }) => tile.key === "R1"),
    after.slots[1],
  );
});

it("deals a new round in a cascade of less than a second and a half", () => {
  const hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K1 K2";
  const { motion } = started(table(""), table(hand, { round: 2 }));
  expect(motion.at(1200).busy).toBe(true);
  expect(motion.at(2500).busy).toBe(false);
});

it("does not travel for those who want no motion", () => {
  const motion = new Motion();
  motion.still = true;
  motion.follow(table("R1 R2"), 0);
  motion.follow(table("R2 R1 K5", { piles: ["", "Y5", "", ""] }), 10);
  expect(motion.at(10).busy).toBe(false);
});
