/** The places of all tiles: `viewport + state → rectangles`, for a table of series. */

import type { Series } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Rect, Viewport } from "../../state/rect";
import { cardOf, carriedBy, isAdvised, pickedIn, roundOf } from "../../state/state";
import { targetOf } from "../../table/action";
import { besideCard } from "../../table/beside";
import { type SeriesBoard, seated, seriesBoard, thingsOf } from "../../table/board";
import { unseenHands } from "../../table/hands";
import { type Layout, type Outline, PLAIN, type PlacedTile, type Target } from "../../table/layout";
import { inAir, linesOf, lyingOnRack, shownRack } from "../../table/own";
import { givingWay } from "../../table/series";
import { type LaidSeries, placesOf, seriesTable, tilesIn, traysOf } from "../../table/series-table";
import { stockOf } from "../../table/stock";
import { DRAW } from "./actions";
import { finaleOf } from "./finale";
import { standsFor } from "./labels";
import { type RummiState, rebuildIn } from "./state";

export interface RummiLayout extends Layout, SeriesBoard {
  /** The series of the table, as rebuilt by the player so far. */
  readonly series: readonly LaidRow[];
  /** The place for a new series; null if none may be laid. */
  readonly free: Rect | null;
}

/** A series with its place. */
export type LaidRow = LaidSeries<Series>;

/**
 * Offset of tiles selected on the table, in tile heights: more than on the rack, because all own
 * tiles have a frame.
 */
const LIFT = 0.16;

/** Height of the stock: at most `most` tiles, one for every `tiles` that are left. */
const LAYERS = { most: 4, tiles: 12 };

export function layoutOf(viewport: Viewport, state: RummiState): RummiLayout {
  const { game, drag, rack } = state;
  const { table } = game ?? {};
  const beside = cardOf(state) === null ? null : besideCard(viewport);
  const players = game?.players ?? [0, 1, 2, 3];
  const board = seated(
    seriesBoard(beside?.view ?? viewport, rack.shape, players.length - 1),
    players,
  );
  const rows = rowsOf(state);
  const faces = rows.map(({ tiles }) => (table ? facesIn(table, tiles) : []));
  const lays = table?.legal.lay ?? false;
  const laid = seriesTable(board, rows, faces, { ...state, lays });
  const { felt, stock } = board;
  const { scroll, series, free, near } = laid;
  const over = drag?.target?.kind === "place" ? drag.target.action : null;
  return {
    ...board,
    series,
    free,
    round: roundOf(state),
    card: beside?.card ?? null,
    things: thingsOf(board, series),
    words: [],
    width: board.side ? board.side.x : viewport.width,
    light: { x: felt.x + felt.w / 2, y: felt.y + felt.h / 2 },
    source: stock,
    tiles: tilesOf(board, series, state),
    backdrops: table ? stockOf(stock, table.stock, LAYERS) : [],
    outlines: outlinesOf(board, state),
    trays: traysOf(laid, over, ({ meld }) => meld !== null),
    lines: linesOf(board, state),
    targets: [...buttonsIn(board, state), ...placesOf(laid, { lays, seen: scroll?.rect ?? felt })],
    ...(scroll ? { scroll } : {}),
    ...(near ? { near: { rect: near.series.tray, tiles: tilesIn(near.series) } } : {}),
    bound: boundTo(state),
    mat: null,
    finale: game ? finaleOf(game) : null,
  };
}

/** Returns the rows of the table as the player sees them. */
export function rowsOf({ laying, game }: RummiState): readonly Series[] {
  return laying?.now.series ?? game?.table?.series ?? [];
}

/** Outlines the stock if the player may draw; not once tiles are laid. */
function outlinesOf({ stock }: SeriesBoard, state: RummiState): Outline[] {
  const { game, drag } = state;
  const advised = isAdvised(state, "stock");
  const draws = game?.table?.legal.draw && !rebuildIn(state) && !drag && advised;
  return draws ? [{ rect: stock, as: "takeable" }] : [];
}

/** Returns the places of stock and main button. */
function buttonsIn({ stock, main }: SeriesBoard, state: RummiState): Target[] {
  const none = { gives: null, takes: null, reach: 0 };
  return [
    { ...none, ...targetOf(DRAW, state), rect: stock },
    // Messages about the end of the turn are shown at the main button.
    { ...none, name: "done", rect: main, tap: null, live: false },
  ];
}

/** Returns the table's tiles from before the turn, which must stay on the table. */
function boundTo({ game, laying }: RummiState): string[] {
  const laid = laying?.now.laid ?? [];
  const lying = (game?.table?.series ?? []).flatMap(({ tiles }) => tiles);
  return lying.filter((tile) => !laid.includes(tile));
}

function tilesOf(board: SeriesBoard, series: readonly LaidRow[], state: RummiState): PlacedTile[] {
  const { table } = state.game ?? {};
  if (!table) return [];
  const carried = state.drag ? carriedBy(state.drag) : [];
  const tiles = lyingOn(series, state, carried);
  const rack = shownRack(state);
  const hand = table.hand.flatMap((tile, order) => {
    const rect = board.slots[rack.slots.indexOf(tile)];
    const lies = rect && !carried.includes(tile);
    const drawn = table.drawn.includes(tile) ? "drawn" : null;
    return lies ? [lyingOnRack(rect, faceIn(table, tile), order, state, drawn)] : [];
  });
  return [
    ...unseenHands(board, table),
    ...tiles,
    ...hand,
    ...inAir(board, state, (tile) => faceIn(table, tile)),
  ];
}

/** Places the tiles of the series. */
function lyingOn(
  series: readonly LaidRow[],
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
