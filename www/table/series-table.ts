/**
 * The series of a table with their places: side by side in the felt, scrolled if they do not fit,
 * and one of them brought near where tiles are small.
 */

import { clamp } from "../base/clamp";
import type { TileFace } from "../state/faces";
import type { Rect } from "../state/rect";
import type { SeriesBoard } from "./board";
import type { Scroll, Target, Tray } from "./layout";
import { type Bed, type Now, nearBed, rowsIn, SMALL } from "./rows";
import { scaleOf } from "./scale";
import {
  fixedTargets,
  looksAt,
  newTarget,
  type PlacedSeries,
  PUT_NEW,
  putAt,
  seenIn,
  targetsOf,
  textOf,
} from "./series";

/** A series with its place. */
export interface LaidSeries<Row> extends PlacedSeries {
  readonly row: Row;
}

/** The series with their places. */
export interface SeriesTable<Row> {
  readonly series: readonly LaidSeries<Row>[];
  /** The place for a new series; null if none may be laid. */
  readonly free: Rect | null;
  /** The places where the chosen tile fits; the whole series if it has no room to show them. */
  readonly goals: readonly Rect[];
  readonly scroll: Scroll | null;
  /** True if their tiles are small. */
  readonly small: boolean;
  /** The series that is brought near, its index, and its place among the others. */
  readonly near: {
    readonly series: LaidSeries<Row>;
    readonly at: number;
    readonly place: Rect;
  } | null;
}

/** The view of a table: what may be laid, the series that is near, and the scroll position. */
interface Viewing {
  readonly lays: boolean;
  /** The tiles of the series at the beginning of the turn. */
  readonly begun: readonly (readonly string[])[];
  /** For each row, the numbers of tiles before the places where the chosen tile fits. */
  readonly fits?: readonly (readonly number[])[];
  readonly near: string | null;
  readonly scroll: number;
}

/** Pixels: least limit of the tiles on the table, for racks whose tiles are small and many. */
const READ = 28;

/** Places rows in the felt of a board; `faces` are the tiles of each row. */
export function seriesTable<Row>(
  { felt, kind, slots }: Pick<SeriesBoard, "felt" | "kind" | "slots">,
  rows: readonly Row[],
  faces: readonly (readonly TileFace[])[],
  { lays, begun, fits = [], near: asked, scroll: from }: Viewing,
): SeriesTable<Row> {
  const slot = slots[0]?.w ?? SMALL;
  const largest = Math.max(scaleOf(kind, slot).series, Math.min(slot, READ));
  const counts = begun.map(({ length }) => length);
  const now = sinceBegun(begun, faces);
  const plain = rowsIn(felt, counts, now, largest);
  // Series show the places where a tile fits if no other one has to move for that.
  const grown = now.map((row, i) => ({ ...row, count: row.count + (fits[i]?.length ?? 0) }));
  const opened = fits.some(({ length }) => length > 0)
    ? rowsIn(felt, counts, grown, largest)
    : plain;
  const stays = opened.beds.every(({ rect: { x, y, h } }, i) => {
    const { rect } = plain.beds[i] ?? {};
    return rect && x === rect.x && y === rect.y && h === rect.h;
  });
  const table = stays ? opened : plain;
  const gaps = (i: number): readonly number[] => (stays && fits[i]) || [];
  const top = clamp(from, 0, Math.max(0, table.height - felt.h));
  const up = (rect: Rect): Rect => ({ ...rect, y: rect.y - top });
  const beds = rows.map((_, i) => {
    const { rect, tiles } = table.beds[i] ?? { rect: felt, tiles: [] };
    return { rect: up(rect), tiles: tiles.map(up) };
  });
  const series = rows.map((row, i) => seriesIn(row, faces[i] ?? [], beds[i], felt, gaps(i)));
  const goals = rows.flatMap((_, i) => {
    const { rect, tiles } = beds[i] ?? { rect: felt, tiles: [] };
    if (!stays && fits[i]?.length) return [rect];
    return gaps(i).flatMap((before, others) => seenAt(tiles, before + others));
  });
  const free = lays ? up(table.free) : null;
  const scroll = table.height > felt.h ? { rect: felt, height: table.height, top } : null;
  const small = table.tile < SMALL;
  const at = small ? series.findIndex((each) => textOf(each) === asked) : -1;
  const [row, bed] = [rows[at], beds[at]];
  const large = bed ? nearBed(felt, bed, free, Math.max(slot, SMALL)) : null;
  const all = { free, goals, scroll, small };
  if (!row || !bed || !large) return { series, ...all, near: null };
  const lying = seriesIn(row, faces[at] ?? [], large, felt, gaps(at));
  return { series: series.with(at, lying), ...all, near: { at, place: bed.rect, series: lying } };
}

/**
 * Finds each row among those of the beginning of the turn, by the most tiles in common: at least
 * half of those that lay there.
 */
function sinceBegun(
  begun: readonly (readonly string[])[],
  faces: readonly (readonly TileFace[])[],
): Now[] {
  const all = faces.flatMap((row, now) =>
    begun.map((tiles, was) => {
      const common = row.filter(({ tile }) => tiles.includes(tile)).length;
      return { now, was, common, isSame: common > 0 && 2 * common >= tiles.length };
    }),
  );
  const found = new Map<number, number>();
  for (const { now, was } of all
    .filter(({ isSame }) => isSame)
    .sort((one, other) => other.common - one.common))
    if (!found.has(now) && ![...found.values()].includes(was)) found.set(now, was);
  return faces.map((row, i) => ({ count: row.length, begun: found.get(i) ?? null }));
}

/** Places a row in its bed, or in the felt if it has none, and leaves gaps before some tiles. */
function seriesIn<Row>(
  row: Row,
  faces: readonly TileFace[],
  bed: Bed | undefined,
  felt: Rect,
  gaps: readonly number[],
): LaidSeries<Row> {
  const members = faces.map((face, at) => {
    const before = gaps.filter((gap) => gap <= at).length;
    return { face, rect: bed?.tiles[at + before] ?? felt };
  });
  return { row, tray: bed?.rect ?? felt, members };
}

/** Returns the part of a place among tiles that none of them covers where they have closed up. */
function seenAt(tiles: readonly Rect[], at: number): Rect[] {
  const [before, place, after] = [tiles[at - 1], tiles[at], tiles[at + 1]];
  if (!place) return [];
  const x = before ? Math.max(place.x, before.x + before.w) : place.x;
  const end = after ? Math.min(place.x + place.w, after.x) : place.x + place.w;
  return [{ ...place, x, w: end - x }];
}

/** Adds the tiles of a table, row by row, that the chosen one may replace. */
export function withExchanges<Row>(
  table: SeriesTable<Row>,
  replaced: (row: Row, at: number) => readonly string[],
): SeriesTable<Row> {
  const exchanged = table.series.flatMap(({ row, members }, i) => {
    const tiles = replaced(row, i);
    return members.flatMap(({ face, rect }) => (tiles.includes(face.tile) ? [rect] : []));
  });
  return { ...table, goals: [...table.goals, ...exchanged] };
}

export function tilesIn({ members }: PlacedSeries): string[] {
  return members.map(({ face }) => face.tile);
}

/**
 * Returns the trays; the one that is near comes last and leaves its place empty. `over` is the
 * action of dropping the carried tiles.
 */
export function traysOf<Row>(
  { series, free, near }: SeriesTable<Row>,
  over: string | null,
  stands: (row: Row) => boolean,
): Tray[] {
  const reached = ({ members }: PlacedSeries, i: number): boolean =>
    over !== null &&
    (members.some(({ face }) => over === `put ${face.tile}`) ||
      [...members, null].some((_, before) => over === putAt(i, before)));
  const trays = series.map((each, i): Tray => {
    const as = reached(each, i) ? "reached" : stands(each.row) ? "stands" : "unfinished";
    return { rect: each.tray, as };
  });
  const fresh: Tray[] = free ? [{ rect: free, as: over === PUT_NEW ? "reached" : "invites" }] : [];
  const above = near ? trays.slice(near.at, near.at + 1) : [];
  const left: Tray[] = near ? [{ rect: near.place, as: "stands" }] : [];
  return [...trays.filter((tray) => !above.includes(tray)), ...left, ...fresh, ...above];
}

/** The use of a table. */
interface Places {
  readonly lays: boolean;
  /** The visible part. */
  readonly seen: Rect;
  /** True if no tile leaves its series. */
  readonly fixed?: true;
}

/** Returns the places at the series that can be seen. */
export function placesOf<Row>(
  { series, free, scroll, small, near }: SeriesTable<Row>,
  { lays, seen, fixed }: Places,
): Target[] {
  const lying = { scroll, small, near: near?.at ?? null };
  if (!lays) return seenIn(seen, looksAt(series, lying));
  const open = [
    ...(fixed ? fixedTargets : targetsOf)(series, lying),
    ...(free ? [newTarget(free)] : []),
  ];
  return seenIn(seen, open);
}
