/** The layout of a table of series: what all games tell in the same way. */

import type { Rect, Viewport } from "../state/rect";
import { cardOf, roundOf, type State } from "../state/state";
import { type Extras, type SeriesBoard, seated, seriesBoard, thingsOf } from "./board";
import { besideCard } from "./card";
import type { Card, Layout } from "./layout";
import { linesOf } from "./parts/rack";
import { type LaidSeries, placesOf, type SeriesTable, tilesIn, traysOf } from "./series-table";

export interface SeriesLayout<Row> extends Layout, SeriesBoard {
  /** The series of the table. */
  readonly series: readonly LaidSeries<Row>[];
  /** The place for a new series; null if none may be laid. */
  readonly free: Rect | null;
}

/** A board in a window, beside a card if there is one. */
interface Seated {
  readonly viewport: Viewport;
  readonly board: SeriesBoard;
  readonly card: Card | null;
}

/** Seats the players of a match. */
export function seatedIn(viewport: Viewport, state: State, extras?: Extras): Seated {
  const beside = cardOf(state) === null ? null : besideCard(viewport);
  const players = state.game?.players ?? [0, 1, 2, 3];
  const { view, card } = beside ?? { view: viewport, card: null };
  const board = seriesBoard(
    view,
    state.rack.shape,
    players.length - 1,
    extras,
    state.settings.left,
  );
  return { viewport, board: seated(board, players), card };
}

/** The parts of a layout that differ from game to game. */
interface Own<Row> extends Pick<Layout, "tiles" | "backdrops" | "outlines" | "finale" | "bound"> {
  /** The places besides those of the series, which come after them. */
  readonly targets: Layout["targets"];
  readonly lays: boolean;
  /** True if no tile leaves its series. */
  readonly fixed?: true;
  /** Returns `true` for a series that is valid. */
  stands(row: Row): boolean;
}

export function seriesLayout<Row>(
  { viewport, board, card }: Seated,
  laid: SeriesTable<Row>,
  state: State,
  { targets, lays, fixed, stands, ...own }: Own<Row>,
): SeriesLayout<Row> {
  const { felt, stock, side } = board;
  const { scroll, series, free, near } = laid;
  const over = state.drag?.target?.kind === "place" ? state.drag.target.action : null;
  const seen = scroll?.rect ?? felt;
  return {
    ...board,
    ...own,
    series,
    free,
    card,
    round: roundOf(state),
    things: thingsOf(board, series),
    words: [],
    width: side ? side.x : viewport.width,
    light: { x: felt.x + felt.w / 2, y: felt.y + felt.h / 2 },
    source: stock,
    trays: traysOf(laid, over, stands),
    goals: laid.goals,
    lines: linesOf(board, state),
    targets: [...targets, ...placesOf(laid, { lays, seen, ...(fixed ? { fixed } : {}) })],
    ...(scroll ? { scroll } : {}),
    ...(near ? { near: { rect: near.series.tray, tiles: tilesIn(near.series) } } : {}),
    mat: null,
  };
}
