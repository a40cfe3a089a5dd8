/** A table for tests: the engine's view of a first deal, with changes by the test. */

import { readFileSync } from "node:fs";
import { Rummi } from "../../../tests/games";
import {
  type Fit,
  initSync,
  type Rebuild,
  type RummiRoundView as RoundView,
  type RummiEvent,
  type RummiOutcome,
  type Series,
} from "../../pkg/istaka/istaka";
import { layOut } from "../../rack/rack";
import { initial } from "../../state/state";
import { rowsOf } from "../melds.double";
import type { RummiState, RummiViews } from "./state";

export interface Sample {
  /** The viewer's tiles, side by side. */
  readonly hand?: string;
  /** The table: `R1 R2 R3 | B5 Y5 K5`. */
  readonly series?: string;
  /** The number of tiles of each seat; the viewer's follows from the hand. */
  readonly counts?: readonly number[];
  /** The seats that have opened, and those that have left. */
  readonly opened?: readonly number[];
  readonly left?: readonly number[];
  readonly seats?: readonly number[];
  readonly stock?: number;
  readonly turn?: number | null;
  readonly drawn?: readonly string[];
  readonly round?: number;
  readonly history?: readonly RummiEvent[];
  readonly result?: Ended;
  /** The table as rebuilt by the viewer. */
  readonly laying?: Rebuild;
}

/** The end of a round. */
export type Ended = Pick<RoundView, "outcome" | "result">;

initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });

export function dealt(sample: Sample = {}): RummiState {
  const { seats = [0, 1, 2, 3], round = 1, history = [], drawn = [], laying } = sample;
  const { stock = 24, turn = 0, counts = [], opened = [], left = [] } = sample;
  const match = new Rummi({ rules: "rummi80", seed: "1" });
  match.deal();
  const { table: first, ...game } = match.view(0);
  match.free();
  if (!first) throw new Error("a round is dealt");
  const hand = read(sample.hand ?? "");
  const players = first.players.map((player, seat) => ({
    ...player,
    playing: seats.includes(seat),
    tiles: seat === 0 ? hand.length : (counts[seat] ?? 14),
    opened: opened.includes(seat),
    left: left.includes(seat),
  }));
  const own = turn === 0;
  const series = rowsOf(sample.series ?? "").map((tiles) => seriesOf(tiles));
  const table: RoundView = {
    ...first,
    hand,
    drawn: [...drawn],
    series,
    table: series.map(({ tiles }) => tiles),
    players,
    stock,
    turn,
    ownTurn: own && !left.includes(0),
    legal: { lay: own, draw: own && stock > 0, pass: own && stock === 0 },
    history: [...history],
    ...sample.result,
  };
  return {
    ...initial<RummiViews>(layOut({ tiers: 2, columns: 16 }, [hand])),
    laying: laying ? { now: laying, homes: {} } : null,
    match: 1,
    happened: history.map((event) => ({ event, said: { id: event.kind } })),
    game: { ...game, players: [...seats], round, number: round, dealer: 3, table },
  };
}

/** Returns a run of these tiles, whatever they are; a joker stands for a red 4. */
function seriesOf(tiles: readonly string[]): Series {
  const faces = tiles.map((tile) => (tile.startsWith("J") ? "R4" : tile));
  const meld = { kind: "run" as const, tiles: [...tiles], faces };
  return { tiles: [...tiles], meld, worth: 12, missing: null, fits: [] };
}

/** Returns a tile that fits an end of a row. */
export const fit = (tile: string, at: number | null = 0, wild: string | null = null): Fit => ({
  ...{ tile, at, wild },
});

/** Returns an unfinished table: rows that are no series yet are marked, `R1 R2 R3 | ? B5 B6`. */
export function rebuilt(table: string, some: Partial<Rebuild> = {}): Rebuild {
  const series = rowsOf(table).map(([first = "", ...rest]): Series => {
    const begun = { tiles: rest, meld: null, worth: 0, missing: 1, fits: [fit("R7"), fit("R7'")] };
    return first === "?" ? begun : seriesOf([first, ...rest]);
  });
  return { series, laid: [], opening: null, broken: null, finishes: false, ...some };
}

/** Returns the event of a seat laying tiles. */
export function laid(
  seat: number,
  tiles: string,
  { opens = false, broken = 0 } = {},
): RummiEvent & { kind: "laid" } {
  const all = read(tiles);
  return { kind: "laid", seat, laid: all, table: [all], opens, broken };
}

interface How {
  readonly winner?: number | null;
  readonly winners?: readonly number[];
  readonly atOnce?: boolean;
}

/** Returns the end of a round with the tiles left on each rack, seat by seat. */
export function ended(rests: readonly string[], how: How = {}): Ended {
  const { winner = null, winners = [], atOnce = false } = how;
  const rows = rests.map((text, seat) => {
    const rest = read(text);
    const points = (tile: string): number => Number.parseInt(tile.slice(1), 10) || 50;
    const sum = rest.reduce((sum, tile) => sum + points(tile), 0);
    return { seat, rest, sum, score: { total: sum, shown: -sum }, total: -sum };
  });
  const outcome: RummiOutcome =
    winner === null ? { kind: "blocked" } : { kind: "won", seat: winner, atOnce };
  return { outcome, result: { winners: [...winners], rows } };
}

export function read(text: string): string[] {
  return text.split(" ").filter(Boolean);
}
