/** Geometry at every size: everything is on the screen, and nothing overlaps. */

import { describe, expect, it } from "vitest";
import { LEAST, shownIn } from "../../panels/shown";
import { DEFAULTS } from "../../settings/settings";
import type { Rect, Viewport } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import type { Drag } from "../../state/state";
import { dropAt, gripAt, spotAt } from "../../table/layout";
import { leftHanded } from "../../table/left-handed";
import { layoutOf } from "./layout";
import { type Places, placesIn, shapeOf } from "./places";
import { seated } from "./seating";
import type { OkeyState } from "./state";
import { dealt } from "./view.double";

/** From the smallest frame in a page to a 4K screen, in small steps where layouts change. */
const LENGTHS = [...steps(300, 1100, 20), ...steps(1150, 3840, 130), 3840];
/** A phone's cut-outs: none, upright, on its side. */
const INSETS = [
  { top: 0, right: 0, bottom: 0, left: 0 },
  { top: 47, right: 0, bottom: 34, left: 0 },
  { top: 0, right: 47, bottom: 21, left: 47 },
];
const VIEWS: Viewport[] = INSETS.flatMap((insets) =>
  LENGTHS.flatMap((width) =>
    LENGTHS.filter((height) => height <= 2160).map((height) => ({ width, height, ...insets })),
  ),
).filter(
  (one) => one.height - one.top - one.bottom >= 300 && one.width - one.left - one.right >= 300,
);

/** The room of a replay on a phone on its side, above its controls. */
const WATCHED: Viewport[] = INSETS.flatMap((insets) =>
  steps(561, 921, 20).flatMap((width) =>
    steps(264, 300, 6).map((height) => {
      const { top, right, bottom, left } = insets;
      return { ...insets, width: width + left + right, height: height + top + bottom };
    }),
  ),
);

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
}

function view(width: number, height: number): Viewport {
  return windowOf(width, height);
}

function wider({ x, y, w, h }: Rect): Rect {
  return { x: x - 2, y, w: w + 4, h };
}

/** Everything that must be fully visible, including the texts below tiles. */
function things(places: Places): [string, Rect][] {
  const { rack, stock, indicator, okey, prompt, arrange, main, side, text } = places;
  const words = (place: Rect, w: number): Rect => ({
    x: place.x + place.w / 2 - w / 2,
    y: place.y + place.h + 1,
    w,
    h: text * 1.1,
  });
  const present = (rects: readonly (Rect | null)[], name: string): [string, Rect][] =>
    rects.flatMap((rect, seat): [string, Rect][] => (rect ? [[`${name} ${seat}`, rect]] : []));
  const own = places.piles[0];
  const feeder = places.piles[3] ?? places.piles[2];
  return [
    ...Object.entries({ rack, stock, indicator, okey, prompt, arrange, main }),
    ["words below the indicator", words(indicator, text * 3.4)],
    ["words below the okey", words(okey, text * 2)],
    ["words below the stock", words(stock, text * 1.2)],
    ...[own, feeder].flatMap((pile): [string, Rect][] =>
      pile ? [["words below a pile", words(pile, text * 3)]] : [],
    ),
    ...(places.kind === "portrait" || places.kind === "desktop"
      ? []
      : [["menu", places.bar] as [string, Rect]]),
    ...(side ? [["side", side] as [string, Rect]] : []),
    // A discard is slightly rotated.
    ...present(
      places.piles.map((rect) => rect && wider(rect)),
      "pile",
    ),
    ...present(places.seats, "seat"),
    ...present(places.hands, "hand"),
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

/** Runs a check over every size and lists a few failures. */
function failures(
  check: (places: Places, view: Viewport) => string[],
  seat: (places: Places) => Places = (places) => places,
  views: readonly Viewport[] = VIEWS,
): string[] {
  const all = views.flatMap((one) => {
    const places = seat(placesIn(one));
    const name = `${one.width} × ${one.height} (${one.top} ${one.left}) ${places.kind}`;
    return check(places, one).map((problem) => `${name}: ${problem}`);
  });
  return all.length > 12
    ? [`${all.length} problems`, ...all.filter((_, i) => i % Math.ceil(all.length / 12) === 0)]
    : all;
}

/** Returns the share of a rectangle that another one covers. */
function covered(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return (Math.max(0, w) * Math.max(0, h)) / (a.w * a.h);
}

/** Greatest share of a picture under the tile at its corner. */
const CORNER = 0.25;

/** Pixels for the text beside a picture; the narrowest frame has little room for it. */
const WORDS = 50;

const FOUR = [0, 1, 2, 3];

/** All numbers of players and directions of play, and the other hand. */
describe.each([
  ["four players", FOUR, null],
  ["four players, clockwise", FOUR, "clockwise"],
  ["three players", [0, 1, 3], "anticlockwise"],
  ["three players, clockwise", [0, 1, 3], "clockwise"],
  ["two players", [0, 2], "anticlockwise"],
  ["two players, clockwise", [0, 2], "clockwise"],
  ["four players, left-handed", FOUR, "anticlockwise"],
  ["two players, clockwise, left-handed", [0, 2], "clockwise"],
] as const)("at every size, %s:", (name, seats, direction) => {
  const left = name.endsWith("left-handed");
  const state = dealt({ tiers: 2, columns: 12 }, "", direction ? { seats, direction } : {});
  const failing = (
    check: (places: Places, view: Viewport) => string[],
    views: readonly Viewport[] = VIEWS,
  ): string[] => failures(check, (places) => leftHanded(seated(places, state), left), views);

  it("everything is on the screen and clear of its cut-outs", () => {
    const outside = failing(
      (places, { width, height, top, right, bottom, left }) =>
        things(places).flatMap(([name, { x, y, w, h }]) => {
          const inside =
            x >= left - 0.01 &&
            y >= top - 0.01 &&
            x + w <= width - right + 0.01 &&
            y + h <= height - bottom + 0.01;
          return inside && w > 0 && h > 0 ? [] : [`${name} ${[x, y, w, h].map(Math.round)}`];
        }),
      [...VIEWS, ...WATCHED],
    );
    expect(outside).toEqual([]);
  });

  it("nothing lies over something else", () => {
    const clashes = failing(
      (places) => {
        const all = things(places);
        if (places.kind === "portrait" || places.kind === "desktop") all.push(["bar", places.bar]);
        return all.flatMap(([name, rect], i) =>
          all
            .slice(i + 1)
            .flatMap(([other, its]) => (overlap(rect, its) ? [`${name} × ${other}`] : [])),
        );
      },
      [...VIEWS, ...WATCHED],
    );
    expect(clashes).toEqual([]);
  });

  it("a shown twin is large enough, inside its seat, and covers a corner of the picture at most", () => {
    const wrong = failing(({ seats: all, ...board }) =>
      all.flatMap((seat, number) => {
        if (!seat) return [];
        const { face, tile, words } = shownIn(seat, number === 0, board);
        const parts = Object.entries({ face, tile, words });
        const out = parts.filter(
          ([, { x, y, w, h }]) =>
            x < 0 || y < -0.01 || x + w > seat.w + 0.01 || y + h > seat.h + 0.01,
        );
        const crossing = parts.flatMap(([name, rect], i) =>
          parts.slice(i + 1).flatMap(([other, its]) => {
            const corner = name === "face" && other === "tile" && covered(rect, its) <= CORNER;
            return overlap(rect, its) && !corner ? [`${name} × ${other}`] : [];
          }),
        );
        const small = tile.w < LEAST || face.w < 12 || words.w < WORDS;
        const found = [...out.map(([name]) => `${name} outside`), ...crossing];
        return [...found, ...(small ? ["too small"] : [])].map((what) => `seat ${number}: ${what}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("every slot is inside the rack, and there is a gap for every third tile", () => {
    const wrong = failing(({ rack, slots, shape }) => {
      const out = slots.filter(
        ({ x, y, w, h }) =>
          x < rack.x || x + w > rack.x + rack.w || y < rack.y || y + h > rack.y + rack.h,
      );
      const few = shape.tiers * shape.columns < 18 ? ["few slots"] : [];
      return [...out.map(() => "a slot is outside"), ...few];
    });
    expect(wrong).toEqual([]);
  });

  it("what is tapped is large enough for it", () => {
    const small = failing((places, { width, height }) => {
      const least = Math.min(width, height) < 520 ? 24 : 30;
      const targets: [string, Rect, number][] = [
        ["stock", places.stock, least],
        ...places.piles.flatMap((pile): [string, Rect, number][] =>
          pile ? [["pile", pile, least]] : [],
        ),
        ["main", places.main, 36],
      ];
      return targets.flatMap(([name, { w, h }, size]) =>
        Math.min(w, h) < size ? [`${name} ${Math.round(w)} × ${Math.round(h)}`] : [],
      );
    });
    expect(small).toEqual([]);
  });
});

it.each(sizesOf("320x568 320x420 360x640 390x844 768x1024 568x320 740x360 1024x768"))(
  "a tile of the rack is at least 40 pixels wide at %i × %i",
  (width, height) => {
    expect(placesIn(view(width, height)).slots[0]?.w).toBeGreaterThanOrEqual(40);
  },
);

it("upright, a tile is at least 40 pixels wide wherever 320 pixels are", () => {
  const narrow = failures(({ kind, slots: [slot] }, { width, left, right }) =>
    kind === "portrait" && width - left - right >= 320 && (slot?.w ?? 0) < 40 ? [`${slot?.w}`] : [],
  );
  expect(narrow).toEqual([]);
});

it("wide screens have room beside the table", () => {
  expect(placesIn(view(1920, 1080)).side?.w).toBeGreaterThan(240);
  expect(placesIn(view(3840, 2160)).side?.w).toBeGreaterThan(240);
  expect(placesIn(view(1280, 800)).side).toBeNull();
});

describe("a carried tile", () => {
  const viewport = view(1280, 800);
  const places = placesIn(viewport);
  const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];

  it("goes to the slot under it", () => {
    places.slots.forEach((slot, i) => {
      const spot = spotAt(places, ...middle(slot));
      expect(spot?.tier).toBe(Math.floor(i / places.shape.columns));
      expect(Math.floor(spot?.x ?? -1)).toBe(i % places.shape.columns);
    });
  });

  const own = places.piles[0] ?? places.stock;
  const layout = layoutOf(viewport, dealt(places.shape, "R1 R2 R3"));
  const target = (from: Drag["from"], [x, y]: [number, number], others: string[] = []) =>
    dropAt(layout, { tile: "R1", others, from, x, y, target: null });

  it("is thrown over the own pile, finishes over Finish and the indicator, else goes back", () => {
    expect(target("rack", middle(own))).toEqual({ kind: "place", action: "discard" });
    expect(target("rack", middle(places.main))).toEqual({ kind: "place", action: "finish" });
    expect(target("rack", middle(places.indicator))).toEqual({ kind: "place", action: "finish" });
    expect(target("rack", [640, 120])).toBeNull();
  });

  it("cannot be thrown before it is on the rack", () => {
    expect(target("stock", middle(own))).toBeNull();
  });

  it("has its goals shown, unless it is one of a block", () => {
    const { game, ...state } = dealt(places.shape, "R1 R2 R3");
    if (!game?.table) throw new Error("a round is dealt");
    const legal = { ...game.table.legal, discard: ["R1", "R2", "R3"], declare: ["R1"] };
    const goals = (others: string[]) => {
      const drag: Drag = { tile: "R1", others, from: "rack", x: 0, y: 0, target: null };
      const table = { ...game.table, legal };
      const dragged = { ...state, game: { ...game, table }, drag } as OkeyState;
      return layoutOf(viewport, dragged).outlines.map(({ rect }) => rect);
    };
    expect(goals([])).toEqual([own, places.indicator]);
    expect(goals(["R2", "R3"])).toEqual([]);
  });

  it("may be taken where a hint says so, and nowhere else while it is said", () => {
    const { game, ...state } = dealt(places.shape, "R1 R2 R3", { piles: ["", "", "", "B5"] });
    if (!game?.table) throw new Error("a round is dealt");
    const legal = { ...game.table.legal, discard: [], draw: true, take: true };
    const table = { ...game.table, legal, previous: 3 };
    const lit = (place: string | null, given: object | null = {}) => {
      const hint = { given, id: "", tiles: [], place, counted: [], step: 1 };
      const hinted = { ...state, game: { ...game, table }, hint } as never as OkeyState;
      return layoutOf(viewport, hinted).outlines.map(({ rect }) => rect);
    };
    const pile = places.piles[3];
    expect(lit("stock")).toEqual([places.stock]);
    expect(lit("take")).toEqual([pile]);
    // Advice to pass or to show the twin highlights neither pile.
    expect(lit(null)).toEqual([]);
    expect(lit(null, null)).toEqual([places.stock, pile]);
  });

  it("cannot be thrown as one of a block", () => {
    expect(target("rack", middle(own), ["R2", "R3"])).toBeNull();
    expect(target("rack", middle(places.main), ["R2", "R3"])?.kind).not.toBe("place");
  });
});

describe("a block", () => {
  const viewport = view(360, 640);
  const places = placesIn(viewport);
  const { rack } = dealt(shapeOf(viewport), "R1 R2 R3", {});
  const grip = (column: number, share: number, below: number) => {
    const { x, y, w, h } = places.slots[column] ?? places.stock;
    return gripAt(places, rack, x + w * share, y + h + below);
  };
  const block = ["R1", "R2", "R3"];

  it("is held at the lip below its tiles", () => {
    for (const column of [0, 1, 2]) expect(grip(column, 0.5, 3)).toEqual(block);
  });

  it("is held in the gap beside it", () => {
    for (const share of [0.1, 0.5, 0.9]) expect(grip(3, share, -20)).toEqual(block);
    expect(grip(4, 0.1, -20)).toEqual([]);
  });

  it("is not held from another tier or from outside of the rack", () => {
    expect(grip(8, 0.5, -20)).toEqual([]);
    expect(gripAt(places, rack, places.rack.x + 5, places.rack.y - 10)).toEqual([]);
  });
});

it("places every tile of the hand once, and every discard", () => {
  const viewport = view(360, 640);
  const state = dealt(shapeOf(viewport), "R1 R2 R3 K9", { piles: ["", "Y5 Y6", "", "B1"] });
  const keys = layoutOf(viewport, state).tiles.map((tile) => tile.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of ["R1", "R2", "R3", "K9", "Y5", "Y6", "B1"]) expect(keys).toContain(key);
});

describe("what was thrown before", () => {
  const piles = ["R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", "K1 K2 K3 K4"];
  /** Returns the number of distinct places of visible discards. */
  const places = (width: number, height: number, ...inspected: readonly number[]) => {
    const viewport = view(width, height);
    const state = dealt(shapeOf(viewport), "", { piles, inspected });
    const { tiles } = layoutOf(viewport, state);
    const lying = tiles.filter(({ zone, hidden }) => zone === "table" && !hidden);
    return new Set(lying.map(({ rect }) => `${rect.x} ${rect.y}`)).size;
  };

  it.each(sizesOf("1280x800 1920x1080 2560x1440"))(
    "lies beside every pile that may be looked through at %i × %i",
    (width, height) => {
      expect(places(width, height, 0, 1, 2, 3)).toBe(12);
      expect(places(width, height, 0, 3)).toBe(8);
      expect(places(width, height)).toBe(4);
    },
  );

  it("lies under the pile where there is no room", () => {
    expect(places(360, 640, 0, 1, 2, 3)).toBe(4);
  });
});

it("no number on a tile is smaller than letters of twelve pixels", () => {
  const state = (shape: ReturnType<typeof shapeOf>) =>
    dealt(shape, "R13 Y13", { piles: ["R1", "Y1", "B1", "K1"], inspected: [0, 1, 2, 3] });
  const small = VIEWS.filter(({ width, height }) => width >= 320 && height >= 320).flatMap(
    (one) => {
      const { tiles, indicator, okey } = layoutOf(one, state(shapeOf(one)));
      const widths = tiles.filter(({ face }) => face !== null).map(({ rect }) => rect.w);
      const least = Math.min(...widths, indicator.w, okey.w);
      return least < 19 ? [`${one.width} × ${one.height} (${one.top} ${one.left}): ${least}`] : [];
    },
  );
  expect(small).toEqual([]);
});

it("has room for every thing in a window that has none, also below a card", () => {
  for (const width of [240, 300, 320, 360, 500])
    for (const height of [240, 300])
      for (const greeted of [DEFAULTS.greeted, []]) {
        const window = view(width, height);
        const state = dealt(shapeOf(window), "R1 R2 R3");
        const asking = { settings: { ...state.settings, greeted }, commitment: "" };
        const { slots, tiles, stock, indicator, rack } = layoutOf(window, { ...state, ...asking });
        const rects = [...slots, ...tiles.map(({ rect }) => rect), stock, indicator, rack];
        const flat = rects.filter(({ w, h }) => !(w > 1 && h > 1));
        expect(flat, `${width} × ${height}`).toEqual([]);
      }
});
