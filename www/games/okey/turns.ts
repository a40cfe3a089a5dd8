/** Splits a round into turns, from the events visible to everybody. */

import type { OkeyEvent as EventView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";

export interface Turn {
  readonly seat: number;
  /**
   * The source of the tile, the stock or a seat; null for an opening or passed turn, and before a
   * draw.
   */
  readonly from: "stock" | number | null;
  /** The tile drawn or taken; null if there is none, and if another player drew it. */
  readonly drew: string | null;
  readonly threw: string | null;
  /** True if the discard lies covered on a pile that may not be looked through. */
  readonly covered: boolean;
  readonly end: "finished" | "misdeclared" | "passed" | null;
  readonly twin: string | null;
  /** An incomplete hand that was declared. */
  readonly shown: readonly string[];
  /** The index of the event that ended the turn; null while the turn goes on. */
  readonly event: number | null;
}

const ENDS = {
  discarded: null,
  declared: "finished",
  misdeclared: "misdeclared",
  passed: "passed",
} as const;

/** The parts of a round that its turns depend on. */
type TurnSource = Pick<RoundView, "history" | "covered" | "draws" | "seat">;

export function turns(table: TurnSource): Turn[] {
  const { history, covered } = table;
  const done: Turn[] = [];
  let now: Turn | null = null;
  let thrower: number | null = null;
  // A twin shown before the player's first discard, even out of turn, is listed in the first turn.
  const twins = new Map<number, string>();
  const withTwin = (turn: Turn): Turn => ({ ...turn, twin: twins.get(turn.seat) ?? null });
  const begin = (seat: number): Turn =>
    now ?? {
      seat,
      from: null,
      drew: null,
      threw: null,
      covered: false,
      end: null,
      twin: null,
      shown: [],
      event: null,
    };
  for (const [at, event] of history.entries()) {
    if (event.kind === "showedTwin") {
      twins.set(event.seat, event.tile);
      continue;
    }
    const turn: Turn = begin(event.seat);
    if (event.kind === "drew") now = { ...turn, from: "stock", drew: drawnIn(table, event) };
    else if (event.kind === "took") now = { ...turn, from: thrower, drew: event.tile };
    else {
      const threw = event.kind === "passed" ? null : event.tile;
      const shown = event.kind === "misdeclared" ? event.shown : [];
      const hidden = covered.includes(at);
      const end = ENDS[event.kind];
      done.push(withTwin({ ...turn, threw, covered: hidden, end, shown, event: at }));
      thrower = event.seat;
      twins.delete(event.seat);
      now = null;
    }
  }
  return now ? [...done, withTwin(now)] : done;
}

/** Returns the tile drawn in an event; null if another player drew it. */
export function drawnIn(
  { history, draws, seat }: Pick<RoundView, "history" | "draws" | "seat">,
  event: EventView,
): string | null {
  const own = history.filter((one) => one.kind === "drew" && one.seat === seat);
  return draws[own.indexOf(event)] ?? null;
}

/** Returns the indices of the events that ended the turns of a seat. */
export function endsOf(table: RoundView, seat: number): number[] {
  const own = turns(table).filter((turn) => turn.seat === seat);
  return own.flatMap(({ event }) => event ?? []);
}

/** Returns an id of the current turn that a reload does not change. */
export function turnName(round: number, table: RoundView): string {
  const { turn, indicator, starter } = table;
  const played = turn === null ? [] : endsOf(table, turn);
  return `${round}:${indicator}:${starter}:${played.length}`;
}
