/** A table for tests: the engine's view of a first deal, with changes by the test. */

import { readFileSync } from "node:fs";
import { Okey } from "../../../tests/games";
import {
  type Direction,
  type Finish,
  type OkeyGameView as GameView,
  initSync,
  type OkeyEvent,
  type RingView,
  type OkeyRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { layOut, type Shape } from "../../rack/rack";
import { initial } from "../../state/state";
import type { OkeyState, OkeyViews } from "./state";

export interface Sample {
  /** The discards by seat, bottom first. */
  readonly piles?: readonly string[];
  /** The number of tiles of each seat; the viewer's follows from the hand. */
  readonly counts?: readonly number[];
  readonly round?: number;
  readonly history?: readonly OkeyEvent[];
  /** The tiles that the viewer has drawn. */
  readonly draws?: readonly string[];
  /** The finisher, and the melds of the hand. */
  readonly winner?: number;
  readonly melds?: readonly string[];
  /** The manner of the finish. */
  readonly how?: Partial<Pick<Finish, "byOkey" | "byPairs">>;
  readonly direction?: Direction;
  readonly ring?: RingView;
  /** The seats whose piles may be looked through. */
  readonly inspected?: readonly number[];
  /** The occupied seats. */
  readonly seats?: readonly number[];
}

/** A deal with the blue 7 as the okey, in which the viewer begins. */
const SEED = "123";

initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });

/** Returns the engine's view of the first deal under these rules. */
export function firstDeal(rules = "turkish", seed = SEED): GameView & { table: RoundView } {
  const game = new Okey({ rules, seed });
  game.deal();
  const { table, ...view } = game.view(0);
  game.free();
  if (!table) throw new Error("a round is dealt");
  return { ...view, table };
}

/** Returns a table whose viewer has these tiles, side by side from the upper left. */
export function dealt(
  shape: Shape,
  text: string,
  sample: Sample = {},
  rules = "turkish",
): OkeyState & { game: { table: RoundView } } {
  const { piles = [], counts = [], round = 1, history = [], draws = [] } = sample;
  const { seats = [0, 1, 2, 3], ring = null, inspected = [] } = sample;
  const game = firstDeal(rules);
  const { direction = game.direction } = sample;
  const hand = read(text);
  const players = game.table.players.map((player, seat) => ({
    ...player,
    playing: seats.includes(seat),
    tiles: seat === 0 ? hand.length : (counts[seat] ?? 14),
    discards: read(piles[seat] ?? ""),
    shownTwin: history.some((event) => event.kind === "showedTwin" && event.seat === seat),
  }));
  const table: RoundView = {
    ...game.table,
    hand,
    players,
    previous: seats.at(-1) ?? 3,
    phase: "draw",
    legal: { ...game.table.legal, draw: true, take: true, discard: [], declare: [] },
    history: [...history],
    draws: [...draws],
    mayInspect: [0, 1, 2, 3].map((seat) => inspected.includes(seat)),
    ring,
    ...ended(sample),
  };
  return {
    ...initial<OkeyViews>(layOut(shape, [hand])),
    game: { ...game, direction, players: [...seats], round, number: round, table },
    happened: history.map((event) => ({ event, said: { id: event.kind } })),
    match: 1,
  };
}

function ended({ winner, melds = [], how }: Sample): Pick<RoundView, "outcome" | "result"> {
  if (winner === undefined) return { outcome: null, result: null };
  const finish = {
    discard: "K13",
    oneColor: false,
    indicator: "B6",
    byOkey: false,
    byPairs: false,
  };
  const laid = { kind: "won" as const, seat: winner, melds: melds.map(read), ...finish, ...how };
  return { outcome: laid, result: { winners: [winner], value: 2, rows: [] } };
}

export function read(text: string): string[] {
  return text.split(" ").filter(Boolean);
}
