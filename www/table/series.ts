/**
 * The touchable places at the series of a table, as plain data for a layout. Every tile can be
 * dragged, and a whole series by the rim of its tray and the area just below it, as on the rack.
 * Tiles can be put between two tiles, before the first, behind the last, and on a joker; the engine
 * judges the result.
 */

import type { TileFace } from "../state/faces";
import type { Rect } from "../state/rect";
import type { Drag } from "../state/state";
import type { Scroll, Target } from "./layout";

/** A tile of a series. */
export interface Member {
  readonly face: TileFace;
  readonly rect: Rect;
}

/** A series with its places. */
export interface PlacedSeries {
  /** The tray around its tiles. */
  readonly tray: Rect;
  /** Its tiles from left to right. */
  readonly members: readonly Member[];
}

/** Shares of a tile's width: drop tolerance around a tray, and the middle part of a joker. */
const REACH = { beside: 0.2, above: 0.2, below: 0.25 };
const JOKER = 0.5;

/** Shift of the tiles on either side of a drop target, as a share of a tile's width. */
const ROOM = 0.22;

/** Defaults of all these places: a tap may put the selected tiles there. */
const OPEN = { tap: null, live: true, open: true, reach: 0 } as const;

/** Returns the action that puts tiles before a tile of a series, both counted from 0. */
export function putAt(series: number, before: number): string {
  return `put ${series}.${before}`;
}

/** Returns the action that puts a tile in the place of a joker. */
export function putFor(joker: string): string {
  return `put ${joker}`;
}

/** The action that makes tiles a new series. */
export const PUT_NEW = "put new";

/** The presentation of the series. */
export interface Lying {
  readonly scroll: Scroll | null;
  /** Index of the series that is brought near; null if there is none. */
  readonly near: number | null;
  /** True if the tiles are so small that a tap brings a series near. */
  readonly small: boolean;
}

/**
 * Returns the places of the series in the order of hit testing: the series that is near comes
 * first. Trays of a scrollable table cannot be grabbed: a finger between the tiles scrolls it.
 */
export function targetsOf(
  series: readonly PlacedSeries[],
  { scroll, near, small }: Lying,
): Target[] {
  const pulled = scroll !== null && scroll.height > scroll.rect.h;
  const targets = series.map((each, i) => {
    const { members } = each;
    const isNear = i === near;
    const all = [
      ...tileTargets(each, i),
      ...(pulled && !isNear ? [] : [trayTarget(each, i)]),
      ...members.flatMap(jokerTarget),
      ...gapTargets(each, i),
    ];
    const nears = textOf(each);
    // A single tile is selected at once: there is no other tile that a finger could mean.
    const nearing = small && !isNear && members.length > 1;
    return nearing ? all.map((target) => ({ ...target, nears })) : all;
  });
  return nearFirst(targets, near).flat();
}

/** Returns the places of series whose tiles stay where they are. */
export function fixedTargets(
  series: readonly PlacedSeries[],
  { near, small }: Pick<Lying, "near" | "small">,
): Target[] {
  const targets = series.map((each, i) => {
    const gaps = gapTargets(each, i);
    return small && i !== near ? gaps.map((gap) => ({ ...gap, nears: textOf(each) })) : gaps;
  });
  return nearFirst(targets, near).flat();
}

/** Returns the places while nothing may be laid: a tap brings a series near, or puts it back. */
export function looksAt(
  series: readonly PlacedSeries[],
  { near, small }: Pick<Lying, "near" | "small">,
): Target[] {
  if (!small) return [];
  const targets = series.map((each, i): Target => {
    const rect = reached(each.tray, each.members);
    const none = { tap: null, live: true, gives: null, takes: null, reach: 0 };
    return { ...none, name: `series-${i}`, rect, nears: textOf(each) };
  });
  return nearFirst(targets, near);
}

/** Returns a series in the notation. */
export function textOf({ members }: Pick<PlacedSeries, "members">): string {
  return members.map(({ face }) => face.tile).join(" ");
}

function nearFirst<T>(all: readonly T[], near: number | null): T[] {
  const first = near === null ? [] : all.slice(near, near + 1);
  return [...first, ...all.filter((_, i) => i !== near)];
}

/** Returns the place at which tiles become a new series. */
export function newTarget(rect: Rect): Target {
  return { ...OPEN, name: "new", rect, gives: null, takes: PUT_NEW, reach: rect.h * REACH.above };
}

/** Clips places to the visible part of a scrolled table. */
export function seenIn(seen: Rect, targets: readonly Target[]): Target[] {
  return targets.flatMap((target) => {
    const { rect } = target;
    const y = Math.max(rect.y, seen.y);
    const h = Math.min(rect.y + rect.h, seen.y + seen.h) - y;
    return h > 0 ? { ...target, rect: { ...rect, y, h } } : [];
  });
}

/** Returns the shift of a tile to the right while something is dragged over its series. */
export function givingWay(drag: Drag | null, series: number, at: number, w: number): number {
  const action = drag?.target?.kind === "place" ? drag.target.action : null;
  const [over, before] = (action?.match(/^put (\d+)\.(\d+)$/) ?? []).slice(1).map(Number);
  if (over !== series || before === undefined) return 0;
  return (at < before ? -1 : 1) * ROOM * w;
}

function tileTargets({ members }: PlacedSeries, series: number): Target[] {
  const among = members.map(({ face }) => face.tile);
  return members.map(({ face: { tile }, rect }, at) => ({
    ...OPEN,
    name: `tile-${series}.${at}`,
    rect,
    gives: [tile],
    among,
    picks: tile,
    takes: null,
  }));
}

/** The middle part of a joker, which another tile can replace. */
function jokerTarget({ face, rect }: Member): Target[] {
  if (!face.wild) return [];
  const w = rect.w * JOKER;
  const middle = { ...rect, x: rect.x + (rect.w - w) / 2, w };
  return [
    { ...OPEN, name: `joker-${face.tile}`, rect: middle, gives: null, takes: putFor(face.tile) },
  ];
}

/**
 * The gaps between tiles: each reaches from the centre of a tile to that of the next, and at the
 * ends to the tray's edge.
 */
function gapTargets({ tray, members }: PlacedSeries, series: number): Target[] {
  const around = reached(tray, members);
  const [left, right] = [around.x, around.x + around.w];
  const middles = members.map(({ rect }) => rect.x + rect.w / 2);
  const edges = [left, ...middles, right];
  return edges.slice(1).map((end, before) => {
    const start = edges[before] ?? left;
    return {
      ...OPEN,
      name: `gap-${series}.${before}`,
      rect: { ...around, x: start, w: end - start },
      gives: null,
      takes: putAt(series, before),
    };
  });
}

/** The tray, found only at its rim because its tiles lie above it. */
function trayTarget({ tray, members }: PlacedSeries, series: number): Target {
  const gives = members.map(({ face }) => face.tile);
  const rect = reached(tray, members);
  return { ...OPEN, name: `series-${series}`, rect, gives, takes: null };
}

/** Returns a tray extended by the drop tolerance. */
function reached({ x, y, w, h }: Rect, members: readonly Member[]): Rect {
  const tile = members[0]?.rect.w ?? 0;
  const { beside, above, below } = REACH;
  return {
    x: x - tile * beside,
    y: y - tile * above,
    w: w + 2 * tile * beside,
    h: h + tile * (above + below),
  };
}
