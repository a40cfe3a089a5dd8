/** Describes events in sentences: in the log, and in place of the prompt. */

import { meldNames, oneTile, say, seatName } from "../../locales/messages";
import type {
  RummiEvent as EventView,
  RummiGameView as GameView,
  RummiRoundView as RoundView,
  Series,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Notice, Sentence } from "../../state/state";
import { type Rows, rowsIn } from "../melds";
import { tilesAloud } from "../read-meld";
import { nameOf } from "./labels";
import { isClosed, type RummiState, rebuildIn, rowsOf } from "./state";

/** Describes an event from the player's point of view; tiles drawn by the player are named. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const you = own ? "you-" : "";
  const name = seatName(event.seat);
  switch (event.kind) {
    case "laid": {
      const { laid, opens, broken } = event;
      const parts = event.table.map((series) => series.filter((tile) => laid.includes(tile)));
      const melds = parts.filter(({ length }) => length > 0).map((part) => facesIn(table, part));
      const args = { name, tiles: meldNames(melds), count: laid.length, broken };
      return { id: `rummi-said-${you}${opens ? "opened" : "laid"}`, args };
    }
    case "drew": {
      const tile = own ? drawnBy(event, table) : null;
      if (tile) return { id: "said-you-drew", args: { tile: oneTile(faceIn(table, tile)) } };
      return own ? { id: "rummi-said-you-drew" } : { id: "said-drew", args: { name } };
    }
    case "passed":
      return own ? { id: "said-you-passed" } : { id: "said-passed", args: { name } };
    case "failed":
    case "timedOut":
      return { id: `rummi-said-${you}${event.kind}`, args: { name } };
  }
}

/** More tiles of a series are a run. */
const LARGEST_GROUP = 4;

/** Names the series that events of the history have changed or taken apart, as they lie now. */
export function changesOf(table: RoundView, from: number, to: number): string[] {
  const [before = [], now] = [table.history.slice(0, from), table.history.slice(from, to)].map(
    (events) => events.findLast((event) => event.kind === "laid")?.table,
  );
  if (!now) return [];
  return changedOf(table, before, now, (row, number) => nameOf(row, number, table), table.series);
}

/** Tells how much of an opening lies; null if the player needs none. */
export function farOf(state: RummiState): string | null {
  const { game } = state;
  if (!game?.table || !isClosed(game, game.table.seat)) return null;
  const { opening } = game.options;
  const rebuild = rebuildIn(state);
  const points = rebuild?.opening ?? 0;
  const enough = rebuild?.broken === null ? "yes" : points < opening ? "no" : "later";
  return say("rummi-tell-points", { points, opening, enough });
}

/** Names the series that the last step has changed on the unfinished table, and what is enough. */
export function rebuiltOf(before: RummiState, after: RummiState): string[] {
  const table = after.game?.table;
  if (!table) return [];
  const [lay, lie] = [before, after].map((state) => rowsIn({ series: rowsOf(state) }));
  const name = (row: Series, number: number) => nameOf(row, number, table, row.worth);
  const changes = changedOf(table, lay ?? [], lie ?? [], name, rowsOf(after));
  const enough = rebuildIn(after)?.finishes ? say("rummi-prompt-finish") : farOf(after);
  return enough === null ? changes : [...changes, enough];
}

/** Names the rows that were taken apart, and those that are new among the ones that lie now. */
function changedOf(
  table: RoundView,
  before: Rows,
  now: Rows,
  nameOf: (row: Series, number: number) => string,
  series: readonly Series[],
): string[] {
  const text = (tiles: readonly string[]): string => tiles.join(" ");
  const lay = before.map(text);
  const changed = now.map(text).filter((row) => !lay.includes(row));
  const told = series.flatMap((row, i) =>
    changed.includes(text(row.tiles)) ? nameOf(row, i + 1) : [],
  );
  // A series that has grown or lost a tile still has most of its tiles together.
  const stays = (row: readonly string[]) =>
    now.some((other) => 2 * row.filter((tile) => other.includes(tile)).length > row.length);
  const gone = before.filter((row) => !stays(row)).map((row) => facesIn(table, row));
  const names = gone.map((faces) =>
    tilesAloud(
      faces.length > LARGEST_GROUP ? "run" : "group",
      faces.map((face) => ({ face, stands: null })),
    ),
  );
  return [...names.map((tiles) => say("meld-gone", { tiles })), ...told];
}

/** Returns the tile drawn in the player's last turn; null for earlier turns. */
function drawnBy(event: EventView, { history, seat, drawn }: RoundView): string | null {
  const last = history.findLast((one) => one.seat === seat);
  return (last === event && drawn.at(-1)) || null;
}

/**
 * Announces that a table was invalid, or that another player ran out of time or left because of it.
 */
export function newsOf(
  events: readonly EventView[],
  _: boolean,
  { table, options }: GameView,
): Notice | null {
  if (!table) return null;
  // The player's own timeout is announced when it happens.
  const event = events.find(
    ({ kind, seat }) => kind === "failed" || (kind === "timedOut" && seat !== table.seat),
  );
  if (!event) return null;
  const you = event.seat === table.seat ? "you-" : "";
  const gone = event.kind === "timedOut" && table.players[event.seat]?.left;
  const args = { name: seatName(event.seat), stock: table.stock, count: options.penaltyTiles };
  return { id: `rummi-notice-${you}${gone ? "left" : event.kind}`, args, kind: "event" };
}
