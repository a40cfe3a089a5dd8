/** Computes the places of all tiles for a table of series: `viewport + state → rectangles`. */

import type { RummiRoundView as RoundView, Series } from "../../pkg/istaka/istaka";
import { facesIn } from "../../state/faces";
import type { Viewport } from "../../state/rect";
import { carriedBy, pickedIn } from "../../state/state";
import { LAYERS, type SeriesBoard } from "../../table/board";
import { unseenHands } from "../../table/hands";
import { INERT, type Outline, PLAIN, type PlacedTile, type Target } from "../../table/layout";
import { takeableOf } from "../../table/parts/pile";
import { ownTiles } from "../../table/parts/rack";
import { stockOf, stockTarget } from "../../table/parts/stock";
import { givingWay } from "../../table/series";
import { type SeriesLayout, seatedIn, seriesLayout } from "../../table/series-layout";
import { type LaidSeries, seriesTable, withExchanges } from "../../table/series-table";
import { DRAW } from "./actions";
import { standsFor } from "./labels";
import { finaleOf, fittingOf, type RummiState, rebuildIn, rowsOf } from "./state";

export type RummiLayout = SeriesLayout<Series>;

/** A series with its place. */
export type LaidRow = LaidSeries<Series>;

/** Offset of tiles selected on the table, in tile heights: more than on the rack, out of a tray. */
const LIFT = 0.16;

/** Height of the stock: one tile for every `tiles` that are left. */
const STACK = { most: LAYERS, tiles: 12 };

export function layoutOf(viewport: Viewport, state: RummiState): RummiLayout {
  const { game } = state;
  const { table } = game ?? {};
  const seats = seatedIn(viewport, state);
  const { board } = seats;
  const rows = rowsOf(state);
  const faces = rows.map(({ tiles }) => (table ? facesIn(table, tiles) : []));
  const lays = table?.legal.lay ?? false;
  const begun = (table?.series ?? []).map(({ tiles }) => tiles);
  const where = fittingOf(state);
  // A joker that can be freed stays in its place.
  const fits = where.map((fit) => (fit?.at == null || fit.wild !== null ? [] : [fit.at]));
  const lying = seriesTable(board, rows, faces, { ...state, lays, begun, fits });
  const laid = withExchanges(lying, (_, i) => [where[i]?.wild ?? []].flat());
  return seriesLayout(seats, laid, state, {
    lays,
    stands: ({ meld }) => meld !== null,
    tiles: tilesOf(board, laid.series, state),
    backdrops: table ? stockOf(board.stock, table.stock, STACK) : [],
    outlines: outlinesOf(board, state),
    targets: buttonsIn(board, state),
    bound: boundTo(state),
    finale: game ? finaleOf(game) : null,
  });
}

/** Outlines the stock if the player may draw; not once tiles are laid. */
function outlinesOf({ stock }: SeriesBoard, state: RummiState): Outline[] {
  const { game, drag } = state;
  const draws = game?.table?.legal.draw && !rebuildIn(state) && !drag;
  return takeableOf(state, draws ? stock : null, null);
}

/** Returns the places of stock and main button. */
function buttonsIn({ stock, main }: SeriesBoard, state: RummiState): Target[] {
  return [
    stockTarget(stock, DRAW, state, false),
    // Messages about the end of the turn are shown at the main button.
    { ...INERT, name: "done", rect: main },
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
  const drawn = (tile: string) => (table.drawn.includes(tile) ? "drawn" : null);
  return [...unseenHands(board, table), ...tiles, ...ownTiles(board, state, table, drawn)];
}

/** Returns the tiles by which the round was won. */
function lastIn(table: RoundView | null | undefined): readonly string[] {
  const last = table?.history.at(-1);
  return table?.outcome?.kind === "won" && last?.kind === "laid" ? last.laid : [];
}

/** Places the tiles of the series. */
function lyingOn(
  series: readonly LaidRow[],
  state: RummiState,
  carried: readonly string[],
): PlacedTile[] {
  const { table } = state.game ?? {};
  const own = state.laying?.now.laid ?? [];
  const won = lastIn(table);
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
          mark: selected ? "selected" : misfit ? "misfit" : null,
          laid: own.includes(face.tile) || won.includes(face.tile) ? "own" : fresh ? "last" : null,
          standsFor: standsFor(row, at, face),
        },
      ];
    }),
  );
}
