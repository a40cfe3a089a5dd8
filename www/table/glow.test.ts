/** The light on the player's own melds. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Finale } from "./finale";
import { paintShine } from "./glow";
import { PLAIN, type PlacedTile } from "./layout";
import type { Posed } from "./motion";
import { evening } from "./theme";

/** The skew of a matrix: as much of `DOMMatrix` as a leaning gleam needs. */
class Skewed {
  readonly skew: number;

  constructor(values: readonly number[] = [1, 0, 0, 1, 0, 0]) {
    this.skew = values[2] ?? 0;
  }

  multiply(other: Skewed): Skewed {
    return new Skewed([1, 0, this.skew + other.skew, 1, 0, 0]);
  }
}

beforeEach(() => {
  vi.stubGlobal("DOMMatrix", Skewed);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the skew of each painted gleam. */
function leans(finale: Finale, time: number): number[] {
  const found: number[] = [];
  let lying = new Skewed();
  let gleams = false;
  const ctx = {
    save: () => {},
    restore: () => {},
    beginPath: () => {},
    roundRect: () => {},
    clip: () => {
      gleams = true;
    },
    getTransform: () => lying,
    setTransform: (matrix: Skewed) => {
      lying = matrix;
    },
    createLinearGradient: () => ({ addColorStop: () => {} }),
    fillRect: () => {
      if (gleams) found.push(lying.skew);
    },
  };
  const mat = { x: 0, y: 0, w: 300, h: 80 };
  const rect = { x: 10, y: 10, w: 40, h: 54 };
  const tile: PlacedTile = { ...PLAIN, key: "R1", face: null, rect, zone: "laid" };
  const pose = { x: 30, y: 37, w: 40, angle: 0, turn: 1, lift: 0, alpha: 1 };
  const laid: Posed[] = [{ tile, face: null, pose, arrived: true }];
  paintShine(ctx as unknown as CanvasRenderingContext2D, laid, mat, finale, time, evening);
  return found;
}

it("two gleams that go over one another lean alike", () => {
  const finale = { own: true, special: true, melds: [], lit: 0, end: 1000 };
  const [one] = leans(finale, 100);
  expect(one).toBeLessThan(0);
  expect(leans(finale, 470)).toEqual([one, one]);
});
