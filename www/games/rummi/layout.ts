/** The places of all tiles: `viewport + state → rectangles`, for a table of series. */

import { clamp } from "../../base/clamp";
import type { Series, TileView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import { inside, type Rect, type Viewport } from "../../state/rect";
import { cardOf, carriedBy, pickedIn, roundOf } from "../../state/state";
import { atSeat } from "../../table/hands";
import {
  type Layout,
  type Outline,
  PLAIN,
  type PlacedTile,
  type Scroll,
  type Target,
  type Tray,
} from "../../table/layout";
import { inAir, linesOf, lyingOnRack, shownRack } from "../../table/own";
import {
  givingWay,
  looksAt,
  newTarget,
  type PlacedSeries,
  PUT_NEW,
  putAt,
  seenIn,
  targetsOf,
  textOf,
} from "../../table/series";
import { stockOf } from "../../table/stock";
import { besideCard } from "./beside";
import { finaleOf } from "./finale";
import { standsFor } from "./labels";
import { type Places, placesIn } from "./places";
import { type Bed, nearBed, rowsIn, SMALL } from "./rows";
import { type RummiState, rebuildIn } from "./state";

export interface RummiLayout extends Layout, Places {
  /** The series of the table, as rebuilt by the player so far. */
  readonly series: readonly LaidSeries[];
  /** The place for a new series; null if none may be laid. */
  readonly free: Rect | null;
}

/** A series with its place. */
export interface LaidSeries extends PlacedSeries {
  readonly row: Series;
}

/** Limits of the tiles on the table: as shares of those of the rack, and in pixels. */
const LARGEST: Record<Places["kind"], number> = {
  desktop: 0.78,
  landscape: 0.74,
  portrait: 0.66,
  compact: 0.66,
};
const MOST = 80;

/** Lower bound of these limits in pixels, for racks whose tiles are small because they are many. */
const READ = 28;

/**
 * Offset of tiles selected on the table, in tile heights: more than on the rack, because all own
 * tiles have a frame.
 */
const LIFT = 0.16;

/** Height of the stock: at most `most` tiles, one for every `tiles` that are left. */
const LAYERS = { most: 4, tiles: 12 };

export function layoutOf(viewport: Viewport, state: RummiState): RummiLayout {
  const others = (state.game?.players.length ?? 4) - 1;
  const beside = cardOf(state) === null ? null : besideCard(viewport);
  const places = seated(placesIn(beside?.view ?? viewport, state.rack.shape, others), state);
  const table = laidOut(places, state);
  const { felt, stock } = places;
  const { scroll, series, free, near } = table;
  const seen = scroll?.rect ?? felt;
  return {
    ...places,
    series,
    free,
    round: roundOf(state),
    card: beside?.card ?? null,
    things: thingsOf(places, series),
    words: [],
    width: places.side ? places.side.x : viewport.width,
    light: { x: felt.x + felt.w / 2, y: felt.y + felt.h / 2 },
    source: stock,
    tiles: tilesOf(places, series, state),
    backdrops: state.game?.table ? stockOf(stock, state.game.table.stock, LAYERS) : [],
    outlines: outlinesOf(places, state),
    trays: traysOf(table, state),
    lines: linesOf(places, state),
    targets: targetsIn(seen, places, table, state),
    ...(scroll ? { scroll } : {}),
    ...(near ? { near: { rect: near.series.tray, tiles: tilesIn(near.series) } } : {}),
    bound: boundTo(state),
    mat: null,
    finale: state.game ? finaleOf(state.game) : null,
  };
}

/** Returns the rows of the table as the player sees them. */
export function rowsOf({ laying, game }: RummiState): readonly Series[] {
  return laying?.now.series ?? game?.table?.series ?? [];
}

/** Seats players in the order of their turns, the next one first. */
function seated(places: Places, { game }: RummiState): Places {
  if (!game) return places;
  const [own = null, ...others] = places.seats;
  const seats: (Rect | null)[] = [own, null, null, null];
  game.players
    .filter((seat) => seat !== 0)
    .forEach((seat, i) => {
      seats[seat] = others[i] ?? null;
    });
  return { ...places, seats };
}

/** The series with their places. */
interface Laid extends Pick<RummiLayout, "series" | "free"> {
  readonly scroll: Scroll | null;
  /** True if their tiles are small. */
  readonly small: boolean;
  /** The series that is brought near, its index, and its place among the others. */
  readonly near: { readonly series: LaidSeries; readonly at: number; readonly place: Rect } | null;
}

/** Places the series in the felt, scrolled if they do not fit. */
function laidOut({ felt, kind, slots }: Places, state: RummiState): Laid {
  const rows = rowsOf(state);
  const slot = slots[0]?.w ?? SMALL;
  const largest = Math.min(Math.max(slot * LARGEST[kind], Math.min(slot, READ)), MOST);
  const counts = rows.map(({ tiles }) => tiles.length);
  const table = rowsIn(felt, counts, largest);
  const top = clamp(state.scroll, 0, Math.max(0, table.height - felt.h));
  const up = (rect: Rect): Rect => ({ ...rect, y: rect.y - top });
  const beds = rows.map((_, i) => {
    const { rect, tiles } = table.beds[i] ?? { rect: felt, tiles: [] };
    return { rect: up(rect), tiles: tiles.map(up) };
  });
  const faces = rows.map(({ tiles }) =>
    state.game?.table ? facesIn(state.game.table, tiles) : [],
  );
  const series = rows.map((row, i) => seriesIn(row, faces[i] ?? [], beds[i], felt));
  const lays = state.game?.table?.legal.lay ?? false;
  const free = lays ? up(table.free) : null;
  const scroll = table.height > felt.h ? { rect: felt, height: table.height, top } : null;
  const small = table.tile < SMALL;
  const at = small ? series.findIndex((each) => textOf(each) === state.near) : -1;
  const [row, bed] = [rows[at], beds[at]];
  const large = bed ? nearBed(felt, bed, free, Math.max(slot, SMALL)) : null;
  if (!row || !bed || !large) return { series, free, scroll, small, near: null };
  const near = { at, place: bed.rect, series: seriesIn(row, faces[at] ?? [], large, felt) };
  return { series: series.with(at, near.series), free, scroll, small, near };
}

/** Places a row in its bed, or in the felt if it has none. */
function seriesIn(
  row: Series,
  faces: readonly TileView[],
  bed: Bed | undefined,
  felt: Rect,
): LaidSeries {
  const members = faces.map((face, at) => ({ face, rect: bed?.tiles[at] ?? felt }));
  return { row, tray: bed?.rect ?? felt, members };
}

function tilesIn({ members }: LaidSeries): string[] {
  return members.map(({ face }) => face.tile);
}

/** Everything looked at or tapped. */
function thingsOf(
  { stock, rack, arrange, main, bar, seats }: Places,
  series: readonly LaidSeries[],
): Rect[] {
  const others = seats.slice(1).filter((rect) => rect !== null);
  return [stock, rack, arrange, main, bar, ...others, ...series.map(({ tray }) => tray)];
}

/** Outlines the stock if the player may draw; not once tiles are laid. */
function outlinesOf({ stock }: Places, state: RummiState): Outline[] {
  const { game, drag, hint } = state;
  // Only the advice of a hint is lit.
  const advised = !hint?.given || hint.place === "stock";
  const draws = game?.table?.legal.draw && !rebuildIn(state) && !drag && advised;
  return draws ? [{ rect: stock, as: "takeable" }] : [];
}

/** Returns the trays; the one that is near comes last and leaves its place empty. */
function traysOf({ series, free, near }: Laid, { drag }: RummiState): Tray[] {
  const over = drag?.target?.kind === "place" ? drag.target.action : null;
  const reached = ({ members }: LaidSeries, i: number): boolean =>
    over !== null &&
    (members.some(({ face }) => over === `put ${face.tile}`) ||
      [...members, null].some((_, before) => over === putAt(i, before)));
  const trays = series.map((each, i): Tray => {
    const as = reached(each, i) ? "reached" : each.row.meld === null ? "unfinished" : "stands";
    return { rect: each.tray, as };
  });
  const fresh: Tray[] = free ? [{ rect: free, as: over === PUT_NEW ? "reached" : "invites" }] : [];
  const above = near ? trays.slice(near.at, near.at + 1) : [];
  const left: Tray[] = near ? [{ rect: near.place, as: "stands" }] : [];
  return [...trays.filter((tray) => !above.includes(tray)), ...left, ...fresh, ...above];
}

function targetsIn(
  seen: Rect,
  { stock, main }: Places,
  { series, free, scroll, small, near }: Laid,
  { game }: RummiState,
): Target[] {
  const { legal } = game?.table ?? {};
  const none = { gives: null, takes: null, reach: 0 };
  const buttons: Target[] = [
    { ...none, name: "stock", rect: stock, tap: "draw", live: legal?.draw ?? false },
    // Messages about the end of the turn are shown at the main button.
    { ...none, name: "done", rect: main, tap: null, live: false },
  ];
  const lying = { scroll, small, near: near?.at ?? null };
  if (!legal?.lay) return [...buttons, ...seenIn(seen, looksAt(series, lying))];
  const open = [...targetsOf(series, lying), ...(free ? [newTarget(free)] : [])];
  return [...buttons, ...seenIn(seen, open)];
}

/** Returns the table's tiles from before the turn, which must stay on the table. */
function boundTo({ game, laying }: RummiState): string[] {
  const laid = laying?.now.laid ?? [];
  const lying = (game?.table?.series ?? []).flatMap(({ tiles }) => tiles);
  return lying.filter((tile) => !laid.includes(tile));
}

function tilesOf(places: Places, series: readonly LaidSeries[], state: RummiState): PlacedTile[] {
  const { table } = state.game ?? {};
  if (!table) return [];
  const carried = state.drag ? carriedBy(state.drag) : [];
  const tiles = lyingOn(series, state, carried);
  const others = table.players.flatMap(({ tiles }, seat) =>
    seat === table.seat ? [] : unseen(places, seat, tiles),
  );
  const rack = shownRack(state);
  const hand = table.hand.flatMap((tile, order) => {
    const rect = places.slots[rack.slots.indexOf(tile)];
    const lies = rect && !carried.includes(tile);
    const drawn = table.drawn.includes(tile) ? "drawn" : null;
    return lies ? [lyingOnRack(rect, faceIn(table, tile), order, state, drawn)] : [];
  });
  return [...others, ...tiles, ...hand, ...inAir(places, state, (tile) => faceIn(table, tile))];
}

/** Places the tiles of the series. */
function lyingOn(
  series: readonly LaidSeries[],
  state: RummiState,
  carried: readonly string[],
): PlacedTile[] {
  const { table } = state.game ?? {};
  const own = state.laying?.now.laid ?? [];
  const layers = new Map(
    (table?.history ?? []).flatMap((event) =>
      event.kind === "laid" ? event.laid.map((tile) => [tile, event.seat] as const) : [],
    ),
  );
  const picked = pickedIn(state);
  return series.flatMap(({ row, members }, i) =>
    members.flatMap(({ face, rect }, at): PlacedTile[] => {
      if (carried.includes(face.tile)) return [];
      const selected = picked.includes(face.tile);
      const misfit = state.misfits.includes(face.tile);
      const fresh = table?.fresh.includes(face.tile) ?? false;
      const shift = givingWay(state.drag, i, at, rect.w);
      return [
        {
          ...PLAIN,
          key: face.tile,
          face,
          rect: { ...rect, x: rect.x + shift, y: rect.y - (selected ? rect.h * LIFT : 0) },
          zone: "table",
          seat: own.includes(face.tile) ? 0 : (layers.get(face.tile) ?? 0),
          mark: selected ? "selected" : misfit ? "misfit" : fresh ? "last" : null,
          own: own.includes(face.tile),
          standsFor: standsFor(row, at, face),
        },
      ];
    }),
  );
}

/** Places the tiles of other players, from where laid tiles come. */
function unseen({ seats, stock }: Places, seat: number, count: number): PlacedTile[] {
  const rect = atSeat(seats[seat] ?? stock);
  return Array.from({ length: count }, (_, order) => ({
    ...PLAIN,
    key: `${seat}:${order}`,
    face: null,
    rect,
    zone: "hand",
    seat,
    hidden: true,
    order,
  }));
}

/** Returns `true` if the centre of a rectangle is in the visible part of the table. */
export function isSeen({ scroll }: Pick<Layout, "scroll">, { x, y, w, h }: Rect): boolean {
  return !scroll || inside(scroll.rect, x + w / 2, y + h / 2);
}
