/** Geometry at every size: all is on the screen, nothing lies on something else. */

import { describe, expect, it } from "vitest";
import { layoutOf, spotAt, targetAt } from "./layout";
import { type Places, placesIn, type Rect, shapeOf, type Viewport } from "./places";
import { dealt } from "./sample";

const SIZES: [number, number][] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [568, 320],
  [740, 360],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 600],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
];

function view([width, height]: [number, number]): Viewport {
  return { width, height, top: 0, right: 0, bottom: 0, left: 0 };
}

/** Everything that must be seen whole. */
function things(places: Places): [string, Rect][] {
  const { rack, stock, indicator, okey, prompt, arrange, finish } = places;
  return [
    ...Object.entries({ rack, stock, indicator, okey, prompt, arrange, finish }),
    ...places.piles.map((rect, seat): [string, Rect] => [`pile ${seat}`, rect]),
    ...places.seats.map((rect, seat): [string, Rect] => [`seat ${seat}`, rect]),
    ...places.hands.flatMap((rect, seat): [string, Rect][] =>
      rect ? [[`hand ${seat}`, rect]] : [],
    ),
  ];
}

function overlap(a: Rect, b: Rect): boolean {
  const slack = 0.5;
  return (
    a.x + slack < b.x + b.w &&
    b.x + slack < a.x + a.w &&
    a.y + slack < b.y + b.h &&
    b.y + slack < a.y + a.h
  );
}

describe.each(SIZES)("%i × %i", (width, height) => {
  const places = placesIn(view([width, height]));

  it("shows everything", () => {
    for (const [name, { x, y, w, h }] of things(places)) {
      expect(x, `${name} left`).toBeGreaterThanOrEqual(0);
      expect(y, `${name} top`).toBeGreaterThanOrEqual(0);
      expect(x + w, `${name} right`).toBeLessThanOrEqual(width);
      expect(y + h, `${name} bottom`).toBeLessThanOrEqual(height);
    }
  });

  it("lays nothing over something else", () => {
    const all = things(places);
    const clashes = all.flatMap(([name, rect], i) =>
      all
        .slice(i + 1)
        .flatMap(([other, its]) => (overlap(rect, its) ? [`${name} × ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it("keeps every slot inside the rack and large enough for a finger", () => {
    const { rack, slots } = places;
    for (const slot of slots) {
      expect(slot.x).toBeGreaterThanOrEqual(rack.x);
      expect(slot.x + slot.w).toBeLessThanOrEqual(rack.x + rack.w);
      expect(slot.y).toBeGreaterThanOrEqual(rack.y);
      expect(slot.y + slot.h).toBeLessThanOrEqual(rack.y + rack.h);
    }
    expect(slots[0]?.w).toBeGreaterThanOrEqual(Math.min(40, width * 0.055));
  });
});

it("leaves the cut-outs of a phone free", () => {
  const places = placesIn({ width: 844, height: 390, top: 0, right: 47, bottom: 21, left: 47 });
  for (const [name, { x, y, w, h }] of things(places)) {
    expect(x, name).toBeGreaterThanOrEqual(47);
    expect(x + w, name).toBeLessThanOrEqual(844 - 47);
    expect(y + h, name).toBeLessThanOrEqual(390 - 21);
  }
});

describe("a carried tile", () => {
  const viewport = view([1280, 800]);
  const places = placesIn(viewport);
  const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];

  it("goes to the slot under it", () => {
    places.slots.forEach((slot, i) => {
      const spot = spotAt(places, ...middle(slot));
      expect(spot?.tier).toBe(Math.floor(i / places.shape.columns));
      expect(Math.floor(spot?.x ?? -1)).toBe(i % places.shape.columns);
    });
  });

  it("is thrown over the own pile, finishes over Finish and the indicator, else goes back", () => {
    const [own] = places.piles;
    expect(own && targetAt(places, "rack", ...middle(own))).toEqual({ kind: "discard" });
    expect(targetAt(places, "rack", ...middle(places.finish))).toEqual({ kind: "finish" });
    expect(targetAt(places, "rack", ...middle(places.indicator))).toEqual({ kind: "finish" });
    expect(targetAt(places, "rack", 640, 120)).toBeNull();
  });

  it("cannot be thrown before it is on the rack", () => {
    const [own] = places.piles;
    expect(own && targetAt(places, "stock", ...middle(own))).toBeNull();
  });
});

it("places every tile of the hand once, and every discard", () => {
  const viewport = view([360, 640]);
  const state = dealt(shapeOf(viewport), "R1 R2 R3 K9", { piles: ["", "Y5 Y6", "", "B1"] });
  const keys = layoutOf(viewport, state).tiles.map((tile) => tile.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of ["R1", "R2", "R3", "K9", "Y5", "Y6", "B1"]) expect(keys).toContain(key);
});
