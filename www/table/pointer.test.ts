/** Fingers and mouse at a table of melds: the dragged tiles, and the resulting actions. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyRack, type Rack } from "../rack/rack";
import { frontOf } from "../state/faces";
import type { Rect } from "../state/rect";
import { initial, pickedIn, type State, Store } from "../state/state";
import type { Layout, PlacedTile } from "./layout";
import { PLAIN } from "./layout";
import { Pointer } from "./pointer";
import {
  givingWay,
  type Lying,
  looksAt,
  newTarget,
  type PlacedSeries,
  seenIn,
  targetsOf,
} from "./series";

/** Tiles are 20 pixels wide on the table, 40 on the rack. */
const [W, H] = [20, 28];

/** Series from left to right, each in a tray that is 4 pixels wider on every side. */
function placed(rows: string): PlacedSeries[] {
  let x = 10;
  return rows.split(" | ").map((row) => {
    const tiles = row.split(" ");
    const tray = { x, y: 10, w: tiles.length * W + 8, h: H + 8 };
    const members = tiles.map((tile, i) => ({
      face: frontOf(tile),
      rect: { x: tray.x + 4 + i * W, y: 14, w: W, h: H },
    }));
    x += tray.w + 30;
    return { tray, members };
  });
}

const SERIES = placed("R1 R2 R3 | B5 J K5");
const LYING: Lying = { scroll: null, near: null, small: false };
const NEW: Rect = { x: 10, y: 80, w: 120, h: 36 };
const RACK: Rack = { shape: { tiers: 1, columns: 4 }, slots: ["R4", "R5", null, "B8"] };
const SLOTS = RACK.slots.map((_, i): Rect => ({ x: 10 + 40 * i, y: 200, w: 40, h: 54 }));

/** The first series, brought near over the second one. */
const LARGE: PlacedSeries = {
  tray: { x: 60, y: 10, w: 128, h: 62 },
  members: ["R1", "R2", "R3"].map((tile, i) => ({
    face: frontOf(tile),
    rect: { x: 64 + i * 40, y: 14, w: 40, h: 54 },
  })),
};

/** A table with small tiles; `waits` while nothing may be laid. */
function small({ near }: State, waits: boolean): Partial<Layout> {
  const at = near === "R1 R2 R3" ? 0 : null;
  const series = at === 0 ? SERIES.with(0, LARGE) : SERIES;
  const lying: Lying = { scroll: null, near: at, small: true };
  return {
    targets: waits ? looksAt(series, lying) : [...targetsOf(series, lying), newTarget(NEW)],
    ...(at === 0 ? { near: { rect: LARGE.tray, tiles: ["R1", "R2", "R3"] } } : {}),
  };
}

function layout({ rack }: State): Layout {
  const tiles = rack.slots.flatMap((tile, i): PlacedTile[] => {
    const rect = SLOTS[i];
    return tile && rect
      ? [{ ...PLAIN, key: tile, face: frontOf(tile), rect, zone: "rack", mark: null }]
      : [];
  });
  const floor = { x: 10, y: 200, w: 160, h: 60 };
  return {
    shape: rack.shape,
    rack: floor,
    floors: [floor],
    slots: SLOTS,
    tiles,
    targets: [...targetsOf(SERIES, LYING), newTarget(NEW)],
    bound: ["R1", "R2", "R3", "B5", "J"],
  } as unknown as Layout;
}

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a pointer at the table. */
function hand(own: (state: State) => Partial<Layout> = () => ({})) {
  const canvas = Object.assign(new EventTarget(), { setPointerCapture: vi.fn(), style: {} });
  const store = new Store({ ...initial(emptyRack(RACK.shape)), rack: RACK });
  const actions = {
    act: vi.fn(),
    follow: vi.fn(() => false),
    hurry: vi.fn(() => false),
    hurryEnd: () => false,
    move: vi.fn(),
  };
  const { signal } = new AbortController();
  const felt = canvas as unknown as HTMLCanvasElement;
  const pointer = new Pointer(
    felt,
    store,
    () => ({ ...layout(store.state), ...own(store.state) }),
    () => ({
      actions: [{ name: "put new", key: "enter", offered: () => true }],
      melds: { home: "put rack" },
    }),
    actions,
    signal,
  );
  const does = (
    type: string,
    [x, y]: readonly [number, number],
    shiftKey = false,
    pointerType = "mouse",
  ): void => {
    const event = { pointerId: 1, button: 0, clientX: x, clientY: y, pointerType };
    canvas.dispatchEvent(Object.assign(new Event(type), event, { shiftKey }));
  };
  const drag = (from: readonly [number, number], to: readonly [number, number], shift = false) => {
    does("pointerdown", from, shift);
    does("pointermove", to);
    const held = store.state.drag;
    does("pointerup", to);
    return held;
  };
  const tap = (at: readonly [number, number], shift = false): void => {
    does("pointerdown", at, shift);
    does("pointerup", at, shift);
  };
  const picked = () => pickedIn(store.state);
  return { store, actions, pointer, does, drag, tap, picked };
}

/** Returns the centre of a tile on the table or the rack, shifted by a share of its width. */
function at(tile: string, shift = 0): [number, number] {
  const member = SERIES.flatMap(({ members }) => members).find(({ face }) => face.tile === tile);
  const { x, y, w, h } = member?.rect ?? SLOTS[RACK.slots.indexOf(tile)] ?? NEW;
  return [x + w / 2 + shift * w, y + h / 2];
}

/** Returns a point on the left rim of a series' tray. */
function rim(series: number): [number, number] {
  const { x, y, h } = SERIES[series]?.tray ?? NEW;
  return [x + 2, y + h / 2];
}

describe("a pen and a finger", () => {
  it.each(["pen", "touch"])(
    "may wander and still tap, and hold a tile where it is seen: %s",
    (by) => {
      const { does, picked, store } = hand();
      const [x, y] = at("R4");
      does("pointerdown", [x, y], false, by);
      does("pointermove", [x + 6, y + 4], false, by);
      does("pointerup", [x + 6, y + 4], false, by);
      expect(picked()).toEqual(["R4"]);
      does("pointerdown", [x, y], false, by);
      does("pointermove", [x + 40, y], false, by);
      expect(store.state.drag?.y).toBeLessThan(y - 10);
    },
  );
});

describe("a drag to the table", () => {
  it("puts a tile of the rack before the tile on whose left half it is let go", () => {
    const { actions, drag } = hand();
    drag(at("R4"), at("R2", -0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.1 R4");
    drag(at("R4"), at("R2", 0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.2 R4");
  });

  it("joins at either end, a little beside the tray too", () => {
    const { actions, drag } = hand();
    drag(at("R4"), at("R3", 0.9));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.3 R4");
    drag(at("R4"), at("R1", -0.9));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.0 R4");
  });

  it("puts a tile for a joker on its middle, and beside it else", () => {
    const { actions, drag } = hand();
    drag(at("R4"), at("J"));
    expect(actions.act).toHaveBeenLastCalledWith("put J R4");
    drag(at("R4"), at("J", 0.4));
    expect(actions.act).toHaveBeenLastCalledWith("put 1.2 R4");
  });

  it("lays a block of the rack as a new series", () => {
    const { actions, drag } = hand();
    drag(at("R4"), [60, 95], true);
    expect(actions.act).toHaveBeenLastCalledWith("put new R4 R5");
  });

  it("that ends on the felt leaves everything as it is", () => {
    const { actions, drag, store } = hand();
    drag(at("R4"), [300, 130]);
    expect(actions.act).not.toHaveBeenCalled();
    expect(store.state.drag).toBeNull();
  });
});

describe("a tile that is carried while the table below it moves", () => {
  /** The whole table, moved up by the scroll position. */
  const scrolled = ({ scroll }: State): Partial<Layout> => {
    const all = [...targetsOf(SERIES, LYING), newTarget(NEW)];
    return { targets: all.map((each) => ({ ...each, rect: up(each.rect, scroll) })) };
  };
  const up = (rect: Rect, by: number): Rect => ({ ...rect, y: rect.y - by });

  it("goes to what lies below it then, though the pointer rests", () => {
    const { actions, does, pointer, store } = hand(scrolled);
    does("pointerdown", at("R4"));
    does("pointermove", at("R2", -0.3));
    expect(store.state.drag?.target).toEqual({ kind: "place", action: "put 0.1" });
    store.change({ scroll: 70 });
    pointer.aim();
    expect(store.state.drag?.target).toEqual({ kind: "place", action: "put new" });
    does("pointerup", at("R2", -0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put new R4");
  });

  it("changes nothing where it still lies over the same place, or nothing is carried", () => {
    const { does, pointer, store } = hand(scrolled);
    pointer.aim();
    expect(store.state.drag).toBeNull();
    does("pointerdown", at("R4"));
    does("pointermove", at("R2", -0.3));
    const { drag } = store.state;
    store.change({ scroll: 2 });
    pointer.aim();
    expect(store.state.drag).toBe(drag);
  });
});

describe("a tile of the rack that is thrown by itself, as the time is up,", () => {
  it("is not carried on", () => {
    const { actions, does, store } = hand();
    does("pointerdown", at("R4"));
    does("pointermove", at("R2"));
    const slots = RACK.slots.map((tile) => (tile === "R4" ? null : tile));
    store.change({ rack: { ...RACK, slots }, drag: null });
    does("pointermove", at("R2", 0.3));
    expect(store.state.drag).toBeNull();
    does("pointerup", at("R2", 0.3));
    expect(actions.act).not.toHaveBeenCalled();
  });

  it("is not picked out where it was only pressed", () => {
    const { does, picked, store } = hand();
    does("pointerdown", at("R4"));
    store.change({ rack: { ...RACK, slots: [null, ...RACK.slots.slice(1)] } });
    does("pointerup", at("R4"));
    expect(picked()).toEqual([]);
  });
});

describe("a drag from the table", () => {
  it("moves a single tile from series to series", () => {
    const { actions, drag } = hand();
    const held = drag(at("R3"), at("B5", -0.4));
    expect(held).toMatchObject({ tile: "R3", others: [], from: "tile-0.2" });
    expect(actions.act).toHaveBeenLastCalledWith("put 1.0 R3");
  });

  it("takes the whole series with Shift, the held tile under the pointer", () => {
    const { actions, drag } = hand();
    const held = drag(at("R2"), [60, 95], true);
    expect(held).toMatchObject({ tile: "R1", others: ["R2", "R3"], x: 20, y: 95 });
    expect(actions.act).toHaveBeenLastCalledWith("put new R1 R2 R3");
  });

  it("takes the whole series by the rim of its tray", () => {
    const { actions, drag } = hand();
    drag(rim(0), at("K5", 0.4));
    expect(actions.act).toHaveBeenLastCalledWith("put 1.3 R1 R2 R3");
  });

  it("takes the whole series just below its tray, as below the tiles of the rack", () => {
    const { actions, drag } = hand();
    const { x, y, w, h } = SERIES[0]?.tray ?? NEW;
    drag([x + w / 2, y + h + 3], [60, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R1 R2 R3");
  });

  it("brings a tile of one's own back to the rack", () => {
    const { actions, drag } = hand();
    drag(at("K5"), [110, 230]);
    expect(actions.move).toHaveBeenLastCalledWith(["K5"], { tier: 0, x: 2.5 });
  });

  it("brings no other tile to the rack, alone or with one's own", () => {
    const { actions, drag } = hand();
    expect(drag(at("R3"), [110, 230])?.target).toBeNull();
    expect(drag(at("K5"), [110, 230], true)?.target).toBeNull();
    expect(actions.move).not.toHaveBeenCalled();
  });
});

describe("a tap on what glows", () => {
  it.each(["R4", "R3"])("does what the lesson waits for, on the rack or the table: %s", (tile) => {
    const { actions, picked, store, tap } = hand();
    store.change({ taught: { at: 0, tiles: ["R4", "R3"], place: null, leads: "put R1 R2 R3 R4" } });
    actions.follow.mockReturnValue(true);
    tap(at(tile));
    expect(actions.follow).toHaveBeenCalledOnce();
    expect(picked()).toEqual([]);
    tap(at("R1"));
    expect(actions.follow).toHaveBeenCalledOnce();
  });
});

describe("two taps", () => {
  it("put a tile of the rack where the second one is", () => {
    const { actions, store, tap } = hand();
    tap(at("R4"));
    expect(store.state.selected).toBe("R4");
    tap(at("R3", 0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.3 R4");
  });

  it("move a tile of the table, to a new series too", () => {
    const { actions, store, tap } = hand();
    tap(at("R1"));
    expect(store.state.selected).toBe("R1");
    tap([60, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R1");
  });

  it("on one tile of the table leave it where it is", () => {
    const { actions, store, tap } = hand();
    tap(at("R1"));
    tap(at("R1"));
    expect(store.state.selected).toBeNull();
    expect(actions.act).not.toHaveBeenCalled();
  });

  it("bring a tile of one's own back to the rack", () => {
    const { actions, tap } = hand();
    tap(at("K5"));
    tap([110, 230]);
    expect(actions.move).toHaveBeenLastCalledWith(["K5"], { tier: 0, x: 2.5 });
  });
});

describe("several tiles", () => {
  it("of a series are those between two that are tapped, and go where a third tap is", () => {
    const { actions, tap, picked } = hand();
    tap(at("R3"));
    tap(at("R2"));
    expect(picked()).toEqual(["R2", "R3"]);
    tap(at("K5", 0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put 1.3 R2 R3");
  });

  it("are fewer where a tap is nearer to the first, and none at the second one on it", () => {
    const { tap, picked } = hand();
    tap(at("R1"));
    tap(at("R3"));
    expect(picked()).toEqual(["R1", "R2", "R3"]);
    tap(at("R2"));
    expect(picked()).toEqual(["R1", "R2"]);
    tap(at("R1"));
    expect(picked()).toEqual(["R1"]);
    tap(at("R1"));
    expect(picked()).toEqual([]);
  });

  it("of the rack are those that are tapped, the place between two is none", () => {
    const { actions, tap, picked } = hand();
    tap(at("B8"));
    tap(at("R4", 0.4));
    expect(picked()).toEqual(["B8", "R4"]);
    tap(at("R5"));
    tap(at("B8"));
    expect(picked()).toEqual(["R4", "R5"]);
    tap([60, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R4 R5");
  });

  it("of the rack are all to one that is tapped with Shift", () => {
    const { tap, picked } = hand();
    tap(at("B8"));
    tap(at("R5"), true);
    expect(picked()).toEqual(["R5", "B8"]);
  });

  it("begin a series together at a double tap on one of them", () => {
    const { actions, tap } = hand();
    for (const tile of ["R4", "R5", "R5"]) tap(at(tile));
    expect(actions.act).toHaveBeenLastCalledWith("put new R4 R5", { hasty: true });
  });

  it("are dragged by one of them, which stays under the pointer", () => {
    const { actions, drag, tap } = hand();
    tap(at("R1"));
    tap(at("R2"));
    const held = drag(at("R2"), [90, 95]);
    expect(held).toMatchObject({ tile: "R1", others: ["R2"], x: 50, y: 95 });
    expect(actions.act).toHaveBeenLastCalledWith("put new R1 R2");
    tap(at("B8"));
    tap(at("R4"));
    expect(drag(at("R4"), [90, 95])).toMatchObject({ tile: "B8", others: ["R4"], x: 50, y: 95 });
    expect(actions.act).toHaveBeenLastCalledWith("put new B8 R4");
  });

  it("stay where they are when another one is dragged", () => {
    const { actions, drag, tap } = hand();
    tap(at("R1"));
    tap(at("R2"));
    drag(at("R3"), [60, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R3");
  });

  it("give way to what is picked out elsewhere", () => {
    const { actions, tap, picked } = hand();
    tap(at("R1"));
    tap(at("R2"));
    tap(at("R4"));
    expect(picked()).toEqual(["R4"]);
    expect(actions.act).not.toHaveBeenCalled();
  });
});

describe("a series whose tiles are small", () => {
  const close = (state: State) => small(state, false);

  it("is brought near by a tap, and its tiles are picked out there", () => {
    const { store, tap, picked } = hand(close);
    tap(at("R2"));
    expect(store.state.near).toBe("R1 R2 R3");
    expect(picked()).toEqual([]);
    tap([84, 40]);
    expect(picked()).toEqual(["R1"]);
  });

  it("is not brought near where it is one tile alone, which a tap picks out at once", () => {
    const targets = targetsOf(placed("R1 | B5 J K5"), { ...LYING, small: true });
    expect(new Set(targets.map(({ nears }) => nears))).toEqual(new Set([undefined, "B5 J K5"]));
  });

  it("goes back at a tap beside it, and what is picked out stays so", () => {
    const { actions, store, tap, picked } = hand(close);
    tap(at("R2"));
    tap([84, 40]);
    tap([300, 130]);
    expect(store.state.near).toBeNull();
    expect(actions.hurry).not.toHaveBeenCalled();
    expect(picked()).toEqual(["R1"]);
    tap([60, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R1");
  });

  it("takes what is picked out at once, near or not", () => {
    const { actions, store, tap } = hand(close);
    tap(at("R4"));
    tap(at("R3", 0.3));
    expect(actions.act).toHaveBeenLastCalledWith("put 0.3 R4");
    expect(store.state.near).toBeNull();
    store.change({ near: "R1 R2 R3" });
    tap([114, 40]);
    expect(actions.act).toHaveBeenLastCalledWith("put 0.1 R4");
  });

  it("gives and takes tiles by dragging before those that it covers", () => {
    const { actions, drag, store } = hand(close);
    store.change({ near: "R1 R2 R3" });
    expect(drag(at("R4"), [150, 40])?.target).toEqual({ kind: "place", action: "put 0.2" });
    drag([114, 40], [100, 95]);
    expect(actions.act).toHaveBeenLastCalledWith("put new R2");
  });

  it("goes back when a tile is carried away from it, and stays for one that comes", () => {
    const { drag, store } = hand(close);
    store.change({ near: "R1 R2 R3" });
    drag(at("R4"), [300, 130]);
    expect(store.state.near).toBe("R1 R2 R3");
    drag([114, 40], [300, 130]);
    expect(store.state.near).toBeNull();
  });

  it("can be looked at while others play, and goes back at a tap on it", () => {
    const { store, tap, picked } = hand((state) => small(state, true));
    tap(at("R2"));
    expect(store.state.near).toBe("R1 R2 R3");
    tap([104, 40]);
    expect(store.state.near).toBeNull();
    expect(picked()).toEqual([]);
  });
});

describe("a table that is higher than its room", () => {
  it("leaves the felt between its tiles to the finger that pulls it", () => {
    const names = (height: number) => {
      const scroll = { rect: { x: 0, y: 0, w: 400, h: 100 }, height, top: 0 };
      return targetsOf(SERIES, { ...LYING, scroll }).map(({ name }) => name);
    };
    expect(names(100)).toContain("series-0");
    expect(names(140)).not.toContain("series-0");
    expect(names(140)).toContain("tile-0.0");
  });
});

describe("what is scrolled out of sight", () => {
  it("can be touched only as far as it is seen", () => {
    const all = targetsOf(SERIES, LYING);
    expect(seenIn({ x: 0, y: 0, w: 400, h: 100 }, all)).toEqual(all);
    const seen = seenIn({ x: 0, y: 30, w: 400, h: 100 }, all);
    expect(seen.length).toBe(all.length);
    expect(seen.map(({ rect }) => [rect.y, rect.y + rect.h])).toEqual(
      all.map(({ rect }) => [30, rect.y + rect.h]),
    );
    expect(seenIn({ x: 0, y: 60, w: 400, h: 100 }, all)).toEqual([]);
  });
});

describe("a series over which a tile is held", () => {
  it("makes room between its tiles", () => {
    const target = { kind: "place", action: "put 0.1" } as const;
    const held = { tile: "R4", others: [], from: "rack", x: 0, y: 0, target };
    expect([0, 1, 2].map((place) => Math.sign(givingWay(held, 0, place, W)))).toEqual([-1, 1, 1]);
    expect(givingWay(held, 1, 0, W)).toBe(0);
    expect(givingWay({ ...held, target: { kind: "place", action: "put J" } }, 0, 0, W)).toBe(0);
    expect(givingWay(null, 0, 0, W)).toBe(0);
  });
});
