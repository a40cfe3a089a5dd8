/**
 * What can be done at the series of a table, as plain data for a layout. Every tile can be carried,
 * and so can a whole series by the rim of its tray and what is just below it, as on the rack.
 * Between two tiles, before the first and behind the last, and on a joker, tiles can be put down;
 * what comes of it, the engine says.
 */

import type { Drag } from "../state";
import type { TileView } from "../views";
import type { Scroll, Target } from "./layout";
import type { Rect } from "./rect";

/** A tile of a series. */
export interface Member {
  readonly face: TileView;
  readonly rect: Rect;
}

/** Where a series lies. */
export interface PlacedSeries {
  /** Around its tiles. */
  readonly tray: Rect;
  /** From left to right. */
  readonly members: readonly Member[];
}

/**
 * Shares of a tile's width: so far around a tray tiles can be put down and
 * it is taken hold of; the middle of a joker.
 */
const REACH = { beside: 0.2, above: 0.2, below: 0.25 };
const JOKER = 0.5;

/**
 * So far the tiles on either side give way to what is held between
 * them, as a share of a tile's width.
 */
const ROOM = 0.22;

/** What all these places have in common: a tap may be for what is picked out. */
const OPEN = { tap: null, live: true, open: true, reach: 0 } as const;

/** The action for which tiles are put down before a tile of a series, both counted from 0. */
export function putAt(series: number, before: number): string {
  return `put ${series}.${before}`;
}

/** The action for which a tile takes the place of a joker. */
export function putFor(joker: string): string {
  return `put ${joker}`;
}

/** The action for which tiles become a series of their own. */
export const PUT_NEW = "put new";

/** How series lie, besides where. */
export interface Lying {
  readonly scroll: Scroll | null;
  /** Which of them is brought near; null where none is. */
  readonly near: number | null;
  /** Whether their tiles are small, so that a tap brings a series near. */
  readonly small: boolean;
}

/**
 * All that can be touched of the series, in the order in which it is found at a point: the one that
 * is near lies above the others. Trays are not taken hold of where the table is higher than its
 * room: a finger between the tiles pulls it then.
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
    // A tile alone is picked out at once: there is no other that a finger could mean.
    const nearing = small && !isNear && members.length > 1;
    return nearing ? all.map((target) => ({ ...target, nears })) : all;
  });
  return nearFirst(targets, near).flat();
}

/** What a tap does where nothing may be laid: it brings a series near, and back to its place. */
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

/** A series as the notation writes it. */
export function textOf({ members }: Pick<PlacedSeries, "members">): string {
  return members.map(({ face }) => face.tile).join(" ");
}

function nearFirst<T>(all: readonly T[], near: number | null): T[] {
  const first = near === null ? [] : all.slice(near, near + 1);
  return [...first, ...all.filter((_, i) => i !== near)];
}

/** The place at which tiles become a series of their own. */
export function newTarget(rect: Rect): Target {
  return { ...OPEN, name: "new", rect, gives: null, takes: PUT_NEW, reach: rect.h * REACH.above };
}

/** Only what is to be seen of some places where the table is scrolled. */
export function seenIn(seen: Rect, targets: readonly Target[]): Target[] {
  return targets.flatMap((target) => {
    const { rect } = target;
    const y = Math.max(rect.y, seen.y);
    const h = Math.min(rect.y + rect.h, seen.y + seen.h) - y;
    return h > 0 ? { ...target, rect: { ...rect, y, h } } : [];
  });
}

/**
 * How far a tile of a series lies to the right of its place while
 * something is held over the series.
 */
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

/** The middle of a joker. */
function jokerTarget({ face, rect }: Member): Target[] {
  if (!face.wild) return [];
  const w = rect.w * JOKER;
  const middle = { ...rect, x: rect.x + (rect.w - w) / 2, w };
  return [
    { ...OPEN, name: `joker-${face.tile}`, rect: middle, gives: null, takes: putFor(face.tile) },
  ];
}

/**
 * From the middle of each tile to that of the next, and from the ends of the
 * tray to the middles of the first and the last.
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

/** The tray, of which only the rim is to be found: its tiles lie on it. */
function trayTarget({ tray, members }: PlacedSeries, series: number): Target {
  const gives = members.map(({ face }) => face.tile);
  const rect = reached(tray, members);
  return { ...OPEN, name: `series-${series}`, rect, gives, takes: null };
}

/** A tray and what is near enough to it. */
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
