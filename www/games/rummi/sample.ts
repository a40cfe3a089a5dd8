/** A table to test with: a state made from a few words. */

import { frontOf } from "../../faces";
import type {
  RummiEventView as EventView,
  RebuildView,
  RummiResultView as ResultView,
  TileView,
} from "../../pkg/istaka/istaka";
import { layOut } from "../../rack/rack";
import { initial } from "../../state";
import { rowsOf } from "../melds-double";
import type { RummiState, RummiViews } from "./state";

export interface Sample {
  /** The viewer's tiles, side by side. */
  readonly hand?: string;
  /** What lies on the table: `R1 R2 R3 | B5 Y5 K5`. */
  readonly series?: string;
  /** How many tiles each seat holds; the viewer's follow from his hand. */
  readonly counts?: readonly number[];
  /** Who has laid tiles, and who has left. */
  readonly opened?: readonly number[];
  readonly left?: readonly number[];
  readonly seats?: readonly number[];
  readonly stock?: number;
  readonly turn?: number | null;
  readonly drawn?: string | null;
  readonly round?: number;
  readonly history?: readonly EventView[];
  readonly result?: ResultView | null;
  /** The table that the viewer rebuilds. */
  readonly laying?: RebuildView;
}

export function dealt(sample: Sample = {}): RummiState {
  const { hand = "", series = "", seats = [0, 1, 2, 3], round = 1, history = [] } = sample;
  const { stock = 24, turn = 0, drawn = null, result = null, laying } = sample;
  const tiles = read(hand);
  const own = turn === 0;
  return {
    ...initial<RummiViews>(layOut({ tiers: 2, columns: 16 }, [tiles.map(({ tile }) => tile)])),
    laying: laying ? { now: laying, past: [], homes: {} } : null,
    match: 1,
    game: {
      game: "rummi",
      options: {
        text: "rummi80",
        preset: "rummi80",
        opening: 20,
        refuseOnly: false,
        clock: null,
      },
      direction: "clockwise",
      counts: "minus",
      agreed: 3,
      round,
      number: round,
      dealer: 3,
      players: [...seats],
      sides: seats.map((seat) => ({ seats: [seat], total: 0 })),
      scores: [0, 0, 0, 0],
      units: null,
      eliminated: [0, 1, 2, 3].map((seat) => !seats.includes(seat)),
      sheet: [],
      standing: null,
      practice: false,
      undo: null,
      undone: null,
      table: {
        seat: 0,
        starter: 0,
        hand: tiles,
        sorted: [],
        drawn,
        series: rowsOf(series).map((row) => ({
          kind: "run",
          tiles: row.map(frontOf),
          standsFor: row.map(() => null),
        })),
        fresh: [],
        players: players(sample, tiles.length),
        stock,
        turn,
        legal: { lay: own, draw: own && stock > 0, pass: own && stock === 0 },
        history: [...history],
        result,
      },
    },
  };
}

function players(
  { counts = [], opened = [], left = [], seats = [0, 1, 2, 3] }: Sample,
  own: number,
) {
  return [0, 1, 2, 3].map((seat) => ({
    seat,
    playing: seats.includes(seat),
    tiles: seat === 0 ? own : (counts[seat] ?? 14),
    opened: opened.includes(seat),
    left: left.includes(seat),
  }));
}

/** A half-finished table: rows that are no series yet are marked, `R1 R2 R3 | ? B5 B6`. */
export function rebuilt(table: string, some: Partial<RebuildView> = {}): RebuildView {
  const rows = rowsOf(table);
  const series = rows.map(([first = "", ...rest]) => {
    const whole = first !== "?";
    const tiles = (whole ? [first, ...rest] : rest).map(frontOf);
    const kind = whole ? ("run" as const) : null;
    return { tiles, kind, standsFor: tiles.map(() => null), missing: whole ? null : 1 };
  });
  return { series, laid: [], opening: null, broken: null, ...some };
}

/** Tiles were laid by a seat. */
export function laid(
  seat: number,
  tiles: string,
  { opens = false, broken = 0 } = {},
): EventView & { kind: "laid" } {
  return { kind: "laid", seat, laid: read(tiles), table: [], opens, broken };
}

/** The end of a round: what is left on each rack, seat by seat. */
export function ended(rests: readonly string[], some: Partial<ResultView> = {}): ResultView {
  const rows = rests.map((rest, seat) => {
    const tiles = read(rest);
    const sum = tiles.reduce((sum, { number }) => sum + (number ?? 50), 0);
    return { seat, rest: tiles, sum, score: { total: sum, shown: -sum }, total: -sum };
  });
  return { winner: null, winners: [], atOnce: false, rows, ...some };
}

export function read(text: string): TileView[] {
  return text.split(" ").filter(Boolean).map(frontOf);
}
