/** Fingers and mouse at a table of melds: the dragged tiles, and the resulting actions. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyRack, type Rack } from "../rack/rack";
import { cases } from "../rack/text.double";
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
  const canvas = Object.assign(new EventTarget(), {
    setPointerCapture: vi.fn(),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    style: {},
  });
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
  /** Returns what was done last, or else what is picked out. */
  does.done = (): string => {
    const [action] = actions.act.mock.lastCall ?? [];
    const [tiles, spot] = actions.move.mock.lastCall ?? [];
    if (action) return action;
    return tiles ? `${tiles} to ${spot.tier} ${spot.x}` : ["picks", ...picked()].join(" ");
  };
  return { store, actions, pointer, does, drag, tap, picked };
}

/** Points that are no tiles. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  new: [60, 95],
  felt: [300, 130],
  slot: [110, 230],
  rim: [12, 28],
  low: [44, 49],
};

/** Returns the point of a name, or the centre of a tile, shifted by a share of its width. */
function at(text: string): readonly [number, number] {
  const [name = "", shift = 0] = text.replace("^", "").split(" ");
  const member = SERIES.flatMap(({ members }) => members).find(({ face }) => face.tile === name);
  const { x, y, w, h } = member?.rect ?? SLOTS[RACK.slots.indexOf(name)] ?? NEW;
  return POINTS[name] ?? [x + w / 2 + Number(shift) * w, y + h / 2];
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

describe("a drag", () => {
  it.each(
    cases(`
before the tile on whose left half it is let go   R4   R2 -0.3  put 0.1 R4
behind the tile on whose right half it is let go  R4   R2 0.3   put 0.2 R4
to the end, a little beside the tray too          R4   R3 0.9   put 0.3 R4
to the beginning, a little beside the tray too    R4   R1 -0.9  put 0.0 R4
in place of a joker on its middle                 R4   J        put J R4
beside a joker else                               R4   J 0.4    put 1.2 R4
as a new series, with the block of the rack       ^R4  new      put new R4 R5
from series to series                             R3   B5 -0.4  put 1.0 R3
with the whole series by Shift                    ^R2  new      put new R1 R2 R3
with the whole series by the rim of its tray      rim  K5 0.4   put 1.3 R1 R2 R3
with the whole series just below its tray         low  new      put new R1 R2 R3
back to the rack                                  K5   slot     K5 to 0 2.5
nowhere, and leaves all as it is                  R4   felt     picks
not to the rack where it is not one's own         R3   slot     picks
not to the rack with others beside one's own      ^K5  slot     picks
`),
  )("takes a tile %s", (_, from = "", to = "", done) => {
    const { does, drag, store } = hand();
    drag(at(from), at(to), from.startsWith("^"));
    expect(does.done()).toBe(done);
    expect(store.state.drag === null).toBe(done === "picks");
  });

  it("of several tiles has the held one under the pointer", () => {
    const { drag } = hand();
    expect(drag(at("R3"), at("B5 -0.4"))).toMatchObject({ others: [], from: "tile-0.2" });
    const others = ["R2", "R3"];
    expect(drag(at("R2"), at("new"), true)).toMatchObject({ tile: "R1", others, x: 20, y: 95 });
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
    does("pointermove", at("R2 -0.3"));
    expect(store.state.drag?.target).toEqual({ kind: "place", action: "put 0.1" });
    store.change({ scroll: 70 });
    pointer.aim();
    expect(store.state.drag?.target).toEqual({ kind: "place", action: "put new" });
    does("pointerup", at("R2 -0.3"));
    expect(actions.act).toHaveBeenLastCalledWith("put new R4");
  });

  it("changes nothing where it still lies over the same place, or nothing is carried", () => {
    const { does, pointer, store } = hand(scrolled);
    pointer.aim();
    expect(store.state.drag).toBeNull();
    does("pointerdown", at("R4"));
    does("pointermove", at("R2 -0.3"));
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
    does("pointermove", at("R2 0.3"));
    expect(store.state.drag).toBeNull();
    does("pointerup", at("R2 0.3"));
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

describe("taps", () => {
  it.each(
    cases(`
put a tile of the rack where the second one is        R4, R3 0.3                   put 0.3 R4
move a tile of the table                              R1, new                      put new R1
on one tile of the table leave it where it is         R1, R1                       picks
bring a tile of one's own back to the rack            K5, slot                     K5 to 0 2.5
pick out the tiles between two                        R3, R2                       picks R2 R3
put them where a third one is                         R3, R2, K5 0.3               put 1.3 R2 R3
pick out all of a series                              R1, R3                       picks R1 R2 R3
pick out fewer where one is nearer to the first       R1, R3, R2                   picks R1 R2
pick out one at last                                  R1, R3, R2, R1               picks R1
pick out none at the second one on it                 R1, R3, R2, R1, R1           picks
pick out tiles of the rack, no place between two      B8, R4 0.4                   picks B8 R4
let one of them go                                    B8, R4 0.4, R5, B8           picks R4 R5
put those of the rack                                 B8, R4 0.4, R5, B8, new      put new R4 R5
with Shift pick out all to one                        B8, ^R5                      picks R5 B8
begin a series together at a double one               R4, R5, R5                   put new R4 R5
give way to what is picked out elsewhere              R1, R2, R4                   picks R4
`),
  )("%s", (_, path = "", done) => {
    const { does, tap } = hand();
    for (const each of path.split(", ")) tap(at(each), each.startsWith("^"));
    expect(does.done()).toBe(done);
  });
});

describe("several tiles", () => {
  it("are dragged by one of them, which stays under the pointer", () => {
    const { does, drag, tap } = hand();
    tap(at("R1"));
    tap(at("R2"));
    const held = drag(at("R2"), [90, 95]);
    expect(held).toMatchObject({ tile: "R1", others: ["R2"], x: 50, y: 95 });
    expect(does.done()).toBe("put new R1 R2");
    tap(at("B8"));
    tap(at("R4"));
    expect(drag(at("R4"), [90, 95])).toMatchObject({ tile: "B8", others: ["R4"], x: 50, y: 95 });
    expect(does.done()).toBe("put new B8 R4");
  });

  it("stay where they are when another one is dragged", () => {
    const { does, drag, tap } = hand();
    tap(at("R1"));
    tap(at("R2"));
    drag(at("R3"), at("new"));
    expect(does.done()).toBe("put new R3");
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
    tap(at("R3 0.3"));
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

it("a table that is higher than its room leaves the felt between its tiles to the finger that pulls it", () => {
  const names = (height: number) => {
    const scroll = { rect: { x: 0, y: 0, w: 400, h: 100 }, height, top: 0 };
    return targetsOf(SERIES, { ...LYING, scroll }).map(({ name }) => name);
  };
  expect(names(100)).toContain("series-0");
  expect(names(140)).not.toContain("series-0");
  expect(names(140)).toContain("tile-0.0");
});

it("what is scrolled out of sight can be touched only as far as it is seen", () => {
  const all = targetsOf(SERIES, LYING);
  expect(seenIn({ x: 0, y: 0, w: 400, h: 100 }, all)).toEqual(all);
  const seen = seenIn({ x: 0, y: 30, w: 400, h: 100 }, all);
  expect(seen.length).toBe(all.length);
  expect(seen.map(({ rect }) => [rect.y, rect.y + rect.h])).toEqual(
    all.map(({ rect }) => [30, rect.y + rect.h]),
  );
  expect(seenIn({ x: 0, y: 60, w: 400, h: 100 }, all)).toEqual([]);
});

it("a series over which a tile is held makes room between its tiles", () => {
  const target = { kind: "place", action: "put 0.1" } as const;
  const held = { tile: "R4", others: [], from: "rack", x: 0, y: 0, target };
  expect([0, 1, 2].map((place) => Math.sign(givingWay(held, 0, place, W)))).toEqual([-1, 1, 1]);
  expect(givingWay(held, 1, 0, W)).toBe(0);
  expect(givingWay({ ...held, target: { kind: "place", action: "put J" } }, 0, 0, W)).toBe(0);
  expect(givingWay(null, 0, 0, W)).toBe(0);
});
