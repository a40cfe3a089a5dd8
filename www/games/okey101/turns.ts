/** Splits a round into turns, from the events visible to everybody. */

import type {
  Okey101Event as EventView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";

export interface Turn {
  readonly seat: number;
  readonly events: readonly EventView[];
  /** The index of the event that ended the turn; null while the turn goes on. */
  readonly event: number | null;
}

const ENDS: readonly EventView["kind"][] = ["discarded", "passed", "timedOut"];

export function endsTurn({ kind }: EventView): boolean {
  return ENDS.includes(kind);
}

/** Returns the turns in order; what was taken back within a turn is left out. */
export function turns({ history }: Pick<RoundView, "history">): Turn[] {
  const done: Turn[] = [];
  let events: EventView[] = [];
  for (const [at, event] of history.entries()) {
    if (event.kind === "tookBack") events = events.slice(0, -1);
    else events = [...events, event];
    if (!endsTurn(event)) continue;
    done.push({ seat: event.seat, events, event: at });
    events = [];
  }
  const [first] = events;
  return first ? [...done, { seat: first.seat, events, event: null }] : done;
}

/** Returns the indices of the events that ended the turns of a seat. */
export function endsOf(table: Pick<RoundView, "history">, seat: number): number[] {
  const own = turns(table).filter((turn) => turn.seat === seat);
  return own.flatMap(({ event }) => event ?? []);
}

/** Returns an id of the current turn that a reload does not change. */
export function turnName(round: number, { starter, indicator, history }: RoundView): string {
  return `${round}:${indicator}:${starter}:${history.filter(endsTurn).length}`;
}

/** Returns the tiles that an event shows, meld by meld. */
export function rowsIn(event: EventView): (readonly string[])[] {
  if ("rows" in event) return event.rows.map(({ tiles }) => tiles);
  if ("row" in event) return [event.row.tiles];
  return "tile" in event && event.tile ? [[event.tile]] : [];
}
