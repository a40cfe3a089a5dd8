/** Scrolling a table that is higher than its room: by wheel, by finger and by dragging a tile. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyRack } from "../rack/rack";
import { frontOf } from "../state/faces";
import { type Drag, initial, Store } from "../state/state";
import { type Layout, PLAIN } from "./layout";
import { Motion } from "./motion";
import { listenToScroll, scrolledBy, showing } from "./scroll";

/** The visible part; the whole table is higher. */
const SEEN = { x: 0, y: 100, w: 300, h: 200 };
const HEIGHT = 500;

function layout(top: number, tile = 250): Layout {
  const rect = { x: 50, y: tile - top, w: 20, h: 28 };
  const face = frontOf("R1");
  return {
    round: "1:1",
    scroll: { rect: SEEN, height: HEIGHT, top },
    shape: { tiers: 1, columns: 1 },
    rack: { x: 0, y: 400, w: 300, h: 60 },
    floors: [],
    slots: [],
    source: SEEN,
    tiles: [{ ...PLAIN, key: "R1", face, rect, zone: "table", mark: null }],
    targets: [{ name: "tile", rect, tap: null, live: true, gives: ["R1"], takes: null, reach: 0 }],
    finale: null,
  } as unknown as Layout;
}

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Creates a page with the table, and records the events that reach the table. */
function page(carries = true) {
  const root = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const store = new Store(initial(emptyRack({ tiers: 1, columns: 1 })));
  const { signal } = new AbortController();
  const element = root as unknown as HTMLElement;
  const scrolled = {
    ...{ felt: element, store, grabs: carries },
    layout: () => layout(store.state.scroll),
  };
  listenToScroll(element, scrolled, signal);
  const heard = vi.fn();
  const does = (type: string, y: number, x = 200, deltaY = 0, pointerId = 1): void => {
    const event = Object.assign(new Event(type), { pointerId, clientX: x, clientY: y, deltaY });
    const stop = vi.spyOn(event, "stopPropagation");
    root.dispatchEvent(event);
    if (stop.mock.calls.length === 0) heard(type);
  };
  return { store, does, heard };
}

describe("a table that is too high", () => {
  it("is scrolled no farther than its ends", () => {
    const scroll = { rect: SEEN, height: HEIGHT, top: 100 };
    expect([40, -500, 500].map((by) => scrolledBy(scroll, by))).toEqual([140, 0, 300]);
    expect(scrolledBy({ ...scroll, height: 150, top: 0 }, 50)).toBe(0);
  });

  it("shows what the keyboard has come to, and stays where that is seen", () => {
    const scroll = { rect: SEEN, height: HEIGHT, top: 100 };
    expect(showing(scroll, 290, 30), "below").toBe(120);
    expect(showing(scroll, 80, 30), "above").toBe(80);
    expect(showing(scroll, 150, 30)).toBe(100);
  });

  it("is scrolled by the wheel over it, not beside it", () => {
    const { store, does } = page();
    does("wheel", 150, 200, 60);
    expect(store.state.scroll).toBe(60);
    does("wheel", 380, 200, 60);
    expect(store.state.scroll).toBe(60);
  });

  it("is pulled by a finger on the felt, whose lifting is no tap", () => {
    const { store, does, heard } = page();
    does("pointerdown", 280);
    does("pointermove", 275);
    expect(store.state.scroll, "a tap may wander").toBe(0);
    does("pointermove", 210);
    expect(store.state.scroll).toBe(70);
    does("pointerup", 210);
    expect(heard).not.toHaveBeenCalledWith("pointerup");
  });

  it("is pulled on by the first finger, whatever a second one does", () => {
    const { store, does, heard } = page();
    does("pointerdown", 280);
    does("pointermove", 260);
    for (const end of ["pointerup", "pointercancel"]) {
      does("pointerdown", 150, 250, 0, 2);
      does(end, 150, 250, 0, 2);
    }
    heard.mockClear();
    does("pointermove", 210);
    expect(store.state.scroll).toBe(70);
    does("pointerup", 210);
    expect(heard).not.toHaveBeenCalledWith("pointerup");
  });

  it("stays where a finger has only tapped", () => {
    const { store, does, heard } = page();
    does("pointerdown", 280);
    does("pointerup", 280);
    expect(store.state.scroll).toBe(0);
    expect(heard).toHaveBeenCalledWith("pointerup");
  });

  it("stays under a finger that takes hold of a tile", () => {
    const { store, does } = page();
    does("pointerdown", 260, 60);
    does("pointermove", 200, 60);
    expect(store.state.scroll).toBe(0);
  });

  it("is pulled by its tiles too where nothing can be carried, as where a match is watched", () => {
    const { store, does } = page(false);
    does("pointerdown", 260, 60);
    does("pointermove", 200, 60);
    expect(store.state.scroll).toBe(60);
  });

  it("goes on as long as something is held near its edge", () => {
    const { store, does } = page();
    const drag: Drag = { tile: "R1", others: [], from: "rack", x: 0, y: 0, target: null };
    store.change({ drag });
    does("pointermove", 290);
    for (let i = 0; i < 3; i += 1) frames.shift()?.();
    expect(store.state.scroll).toBe(15);
    does("pointermove", 200);
    frames.shift()?.();
    expect([store.state.scroll, frames]).toEqual([15, []]);
  });
});

describe("motion at a table that is scrolled", () => {
  it("has its tiles at once where they are", () => {
    const motion = new Motion();
    motion.follow(layout(0), 0, 0);
    motion.follow(layout(60), 10);
    const { resting, busy } = motion.at(10);
    expect(busy).toBe(false);
    expect(resting.map(({ pose }) => pose.y)).toEqual([250 - 60 + 14]);
  });

  it("has a tile that is on its way come to its place all the same", () => {
    const motion = new Motion();
    motion.follow(layout(0), 0, 0);
    motion.follow(layout(0, 350), 10);
    motion.follow(layout(60, 350), 20);
    expect(motion.at(20).busy).toBe(true);
    const { resting } = motion.at(1000);
    expect(resting.map(({ pose }) => pose.y)).toEqual([350 - 60 + 14]);
  });
});
