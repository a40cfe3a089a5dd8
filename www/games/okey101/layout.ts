/** Computes the places of all tiles for the table of 101 Okey: `viewport + state → rectangles`. */

import { faceIn, facesIn, wildIn } from "../../state/faces";
import type { Rect, Viewport } from "../../state/rect";
import { carriedBy, winnerOf } from "../../state/state";
import { LAYERS, type SeriesBoard } from "../../table/board";
import { atSeat, unseenHands } from "../../table/hands";
import {
  type Backdrop,
  INERT,
  type Outline,
  PLAIN,
  type PlacedTile,
  type Target,
} from "../../table/layout";
import { discardTarget, dropOutline, takeableOf, takeTarget } from "../../table/parts/pile";
import { arrivalIn, ownTiles } from "../../table/parts/rack";
import { stockOf, stockTarget } from "../../table/parts/stock";
import { givingWay } from "../../table/series";
import { type SeriesLayout, seatedIn, seriesLayout } from "../../table/series-layout";
import {
  type LaidSeries,
  type SeriesTable,
  seriesTable,
  withExchanges,
} from "../../table/series-table";
import { DISCARD, DRAW, TAKE } from "./actions";
import { standsFor, useOf } from "./labels";
import {
  advises,
  chosenUse,
  finaleOf,
  laidIn,
  type Meld,
  meldsOf,
  type Okey101State,
} from "./state";

/** The layout of 101 Okey; `series` contains all melds of the table, series first, then pairs. */
export interface Okey101Layout extends SeriesLayout<Meld> {
  /** The pile that the player may take from. */
  readonly taken: Rect | null;
}

/** A meld with its place. */
export type LaidRow = LaidSeries<Meld>;

/** Height of the stock: one tile for every `tiles` that are left. */
const STACK = { most: LAYERS, tiles: 16 };

/** Share of a wide felt for the pairs, and pixels between them and the series. */
const PAIRS = 0.34;
const APART = 24;

/** Milliseconds at the usual pace between two melds of an opening. */
const MELD = 120;

/** Drop tolerance of the own pile, in widths of a tile. */
const REACH = 0.6;

export function layoutOf(viewport: Viewport, state: Okey101State): Okey101Layout {
  const { game } = state;
  const { table } = game ?? {};
  const seats = seatedIn(viewport, state, { open: true, piles: true });
  const { board } = seats;
  const { legal } = table ?? {};
  const lays = legal !== undefined && (legal.open || legal.work);
  const exchange = chosenUse(state)?.exchange ?? [];
  const laid = withExchanges(tableOf(board, state, lays), ({ at, tiles }) =>
    placesIn(exchange, at).flatMap((place) => tiles[place] ?? []),
  );
  const from = table?.previous ?? null;
  const taken = from === null ? null : (board.piles[from] ?? null);
  const layout = seriesLayout(seats, laid, state, {
    lays,
    fixed: true,
    stands: () => true,
    tiles: tilesOf(board, laid.series, state),
    backdrops: backdropsOf(board, state),
    outlines: outlinesOf(board, taken, state),
    targets: buttonsIn(board, taken, state),
    bound: [],
    finale: game ? finaleOf(game) : null,
  });
  return { ...layout, taken };
}

/** Places the melds; on a wide felt the pairs are at the right, apart from the series. */
function tableOf(board: SeriesBoard, state: Okey101State, lays: boolean): SeriesTable<Meld> {
  const { felt, kind } = board;
  const { table } = state.game ?? {};
  const melds = meldsOf(table);
  const added = table ? laidIn(table).added : [];
  const use = chosenUse(state);
  const place = (felt: Rect, rows: readonly Meld[]) => {
    const faces = rows.map(({ tiles }) => (table ? facesIn(table, tiles) : []));
    const old = rows.map(({ tiles }) => tiles.filter((tile) => !added.includes(tile)));
    const begun = old.filter(({ length }) => length > 0);
    const fits = rows.map(({ at }) => placesIn(use?.add ?? [], at));
    return seriesTable({ ...board, felt }, rows, faces, { ...state, lays, begun, fits });
  };
  const pairs = melds.filter((meld) => meld.kind === "pair");
  if (kind !== "desktop" || pairs.length === 0) return place(felt, melds);
  const w = felt.w * PAIRS;
  const [wide, narrow] = [
    { ...felt, w: felt.w - w - APART },
    { ...felt, x: felt.x + felt.w - w, w },
  ];
  const [left, right] = [
    place(
      wide,
      melds.filter((meld) => !pairs.includes(meld)),
    ),
    place(narrow, pairs),
  ];
  // A table that scrolls is one list.
  if (left.scroll || right.scroll) return place(felt, melds);
  const { length } = left.series;
  const near = right.near && { ...right.near, at: right.near.at + length };
  const own = table?.players[table.seat]?.opened?.way === "pairs";
  return {
    series: [...left.series, ...right.series],
    free: own ? right.free : left.free,
    goals: [...left.goals, ...right.goals],
    scroll: null,
    small: left.small || right.small,
    near: left.near ?? near,
  };
}

/** Returns the indices in a meld of places in the notation, `meld.index`. */
function placesIn(places: readonly string[], meld: number): number[] {
  const found = places.map((place) => place.split(".").map(Number));
  return found.flatMap(([at, index = 0]) => (at === meld ? [index] : [])).sort((a, b) => a - b);
}

function backdropsOf(board: SeriesBoard, { game, drag }: Okey101State): Backdrop[] {
  const { stock, indicator, okey, piles } = board;
  const { table } = game ?? {};
  if (!table || !indicator || !okey) return [];
  const left = table.stock - (drag?.from === "stock" ? 1 : 0);
  const hollows = piles.flatMap((rect) => (rect ? [{ kind: "hollow" as const, rect }] : []));
  return [
    ...hollows,
    ...stockOf(stock, left, STACK),
    { kind: "tile", rect: indicator, face: faceIn(table, table.indicator) },
    { kind: "tile", rect: okey, face: wildIn(table) },
  ];
}

/** Outlines the places to take from, a pile only if its tile can be used, and the own pile. */
function outlinesOf(
  { stock, piles }: SeriesBoard,
  taken: Rect | null,
  state: Okey101State,
): Outline[] {
  const { game, drag } = state;
  const { legal, offer } = game?.table ?? {};
  const [own] = piles;
  if (!legal || !own) return [];
  const single = drag?.from === "rack" && drag.others.length === 0;
  const goals = legal.discard && (single || !drag) ? [dropOutline(own, "discard", state)] : [];
  if (drag) return goals;
  const useful = !advises(state) || (offer?.use.length ?? 0) > 0;
  const takes = legal.take && useful;
  return [...goals, ...takeableOf(state, legal.draw ? stock : null, takes ? taken : null)];
}

/** Returns the places of stock, piles and main button. */
function buttonsIn(
  { stock, main, piles, slots }: SeriesBoard,
  taken: Rect | null,
  state: Okey101State,
): Target[] {
  const { game, selected } = state;
  const { legal, offer } = game?.table ?? {};
  const [own] = piles;
  const live = selected !== null && (legal?.discard ?? false);
  const reach = (slots[0]?.w ?? 0) * REACH;
  const offered = (legal?.take && offer?.tile) || null;
  return [
    // Messages about the table are shown at the main button.
    { ...INERT, name: "done", rect: main },
    stockTarget(stock, DRAW, state, legal?.draw ?? false),
    ...(taken ? [takeTarget(taken, TAKE, state, offered)] : []),
    ...(own ? [discardTarget(own, DISCARD, state, live, reach)] : []),
  ];
}

function tilesOf(
  board: SeriesBoard,
  series: readonly LaidRow[],
  state: Okey101State,
): PlacedTile[] {
  const { table } = state.game ?? {};
  if (!table) return [];
  const carried = state.drag ? carriedBy(state.drag) : [];
  const own = ownTiles(board, state, table, arrivalIn(table));
  return [
    ...unseenHands(board, table),
    ...pilesOf(board, state, carried),
    ...lyingOn(series, state),
    ...own.map((tile) => (tile.zone === "rack" ? { ...tile, fits: useOf(tile.key, state) } : tile)),
  ];
}

/** Places the discards; those of a player without a pile on the table are at the seat. */
function pilesOf(
  { piles, seats, stock }: SeriesBoard,
  { game }: Okey101State,
  carried: readonly string[],
): PlacedTile[] {
  const { table } = game ?? {};
  if (!table) return [];
  const last = table.history.findLast(({ kind }) => kind === "discarded");
  const thrown = last?.kind === "discarded" ? last.tile : null;
  return table.players.flatMap(({ pile }, seat) => {
    const rect = piles[seat] ?? atSeat(seats[seat] ?? stock);
    const lying = pile.filter((tile) => !carried.includes(tile));
    return lying.map((key, i): PlacedTile => {
      const hidden = !piles[seat] || i < lying.length - 2;
      const mark = key === thrown ? "last" : null;
      return { ...PLAIN, key, face: faceIn(table, key), rect, zone: "pile", seat, hidden, mark };
    });
  });
}

/** Places the tiles of the melds; outlines those laid in this turn, or those of the winner. */
function lyingOn(series: readonly LaidRow[], state: Okey101State): PlacedTile[] {
  const { table } = state.game ?? {};
  if (!table) return [];
  const fresh = freshIn(state);
  const winner = winnerOf(table);
  const last = table.history.at(-1);
  const opening = last?.kind === "opened" ? last.rows.map(({ tiles }) => tiles[0]) : [];
  return series.flatMap(({ row, members }, i) => {
    const delay = Math.max(0, opening.indexOf(members[0]?.face.tile)) * MELD;
    return members.map(({ face, rect }, at): PlacedTile => {
      const shift = givingWay(state.drag, i, at, rect.w);
      return {
        ...PLAIN,
        key: face.tile,
        face,
        rect: { ...rect, x: rect.x + shift },
        zone: "table",
        seat: row.owner,
        laid: fresh.includes(face.tile) || row.owner === winner ? "own" : null,
        mark: state.misfits.includes(face.tile) ? "misfit" : null,
        standsFor: standsFor(row, at, table),
        delay,
      };
    });
  });
}

/** Returns the tiles that the player has put on the table in this turn. */
export function freshIn({ game }: Pick<Okey101State, "game">): readonly string[] {
  const { table } = game ?? {};
  if (!table || table.turn !== table.seat) return [];
  const { added, exchanged } = laidIn(table);
  return [...added, ...exchanged];
}
