/** A table to test with: a state made from a few words. */

import type {
  Counts,
  Direction,
  OkeyEventView as EventView,
  OkeyOptionsView as OptionsView,
  OkeyResultView as ResultView,
  RingView,
  TileView,
} from "../../pkg/istaka/istaka";
import { layOut, type Shape } from "../../rack/rack";
import { initial } from "../../state";
import type { Color } from "../../views";
import type { OkeyState, OkeyViews } from "./state";

export interface Sample {
  /** The discards by seat, bottom first. */
  readonly piles?: readonly string[];
  /** How many tiles each seat holds; the viewer's follow from his hand. */
  readonly counts?: readonly number[];
  readonly round?: number;
  readonly history?: readonly EventView[];
  /** Who has finished, and with which melds. */
  readonly winner?: number;
  readonly melds?: readonly string[];
  /** By other rules than the plain ones. */
  readonly options?: Partial<OptionsView>;
  readonly direction?: Direction;
  readonly ring?: RingView;
  /** The seats whose piles may be looked through. */
  readonly inspected?: readonly number[];
  /** The seats at which somebody plays. */
  readonly seats?: readonly number[];
}

/** The viewer has these tiles, side by side from the upper left. */
export function dealt(shape: Shape, hand: string, sample: Sample = {}): OkeyState {
  const { piles = ["", "", "", ""], counts = [0, 14, 14, 14], round = 1, history = [] } = sample;
  const { seats = [0, 1, 2, 3], options = {}, ring = null, inspected = [] } = sample;
  const { direction = "anticlockwise" } = sample;
  const rules = { ...OPTIONS, ...options };
  const tiles = read(hand);
  const players = piles.map((pile, seat) => ({
    seat,
    playing: seats.includes(seat),
    tiles: seat === 0 ? tiles.length : (counts[seat] ?? 14),
    discards: read(pile),
    mayInspect: inspected.includes(seat),
    shownTwin: history.some((event) => event.kind === "showedTwin" && event.seat === seat),
  }));
  return {
    ...initial<OkeyViews>(layOut(shape, [tiles.map((held) => held.tile)])),
    game: {
      game: "okey",
      options: rules,
      direction,
      counts: countsBy(rules),
      agreed: rules.end === "rounds" ? rules.rounds : null,
      round,
      number: round,
      dealer: 3,
      players: [...seats],
      sides: seats.map((seat) => ({ seats: [seat], total: 0 })),
      scores: [0, 0, 0, 0],
      units: null,
      eliminated: [false, false, false, false],
      sheet: [],
      standing: null,
      practice: false,
      undo: null,
      undone: null,
      table: {
        seat: 0,
        previous: seats.at(-1) ?? 3,
        starter: 0,
        indicator: tile("B6"),
        okey: tile("B7"),
        hand: tiles,
        sorted: [],
        drawn: null,
        deficiency: 3,
        players,
        stock: 40,
        turn: 0,
        phase: "draw",
        legal: {
          showTwin: false,
          draw: true,
          take: true,
          pass: false,
          discard: [],
          declare: [],
          bestDeclare: [],
          misdeclare: false,
        },
        history: [...history],
        covered: [],
        ring,
        throws: [],
        values: { loss: 2, okey: 4, pairs: 4, both: 8, twin: 1 },
        tied: [],
        result: finished(sample),
      },
    },
    match: 1,
  };
}

const OPTIONS: OptionsView = {
  text: "turkish",
  preset: "turkish",
  counting: "penalties",
  end: "survivor",
  rounds: 5,
  limit: 20,
  limitRule: "exceed",
  wildDiscard: "anytime",
  partners: false,
  offence: 0,
};

function countsBy({ counting }: OptionsView): Counts {
  if (counting === "wins") return "wins";
  return counting === "penalties" ? "points" : "down";
}

function finished({ winner, melds = [] }: Sample): ResultView | null {
  if (winner === undefined) return null;
  const rows = melds.map((meld) => ({ kind: "run" as const, tiles: read(meld), standsFor: [] }));
  const row = {
    melds: rows,
    rest: [],
    deficiency: 0,
    score: { win: 0, loss: 0, twin: 0, offence: 0, total: 0, shown: 0 },
    total: 0,
    out: false,
  };
  return {
    winner,
    discard: null,
    byOkey: false,
    byPairs: false,
    value: 2,
    twinShownBy: null,
    rows: [{ ...row, seat: winner }],
  };
}

export function read(text: string): TileView[] {
  return text.split(" ").filter(Boolean).map(tile);
}

export function tile(text: string): TileView {
  const color = text.charAt(0) as Color;
  const number = Number.parseInt(text.slice(1), 10);
  return { tile: text, color, number, wild: text.startsWith("B7") };
}
