/** Hints in three steps: the tiles to lay next, the reason, and how much can be laid in all. */

import { theTiles } from "../../locales/messages";
import type {
  RummiGameView as GameView,
  RummiHint as HintView,
  RummiRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { frontOf } from "../../state/faces";
import type { Laying } from "../../state/laying";
import type { Hint, Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import { type Rows, rowsIn } from "../melds";
import { isClosed, type RummiState } from "./state";

/** The text and marks of one step of a hint. */
type HintText = Omit<Hint, "given" | "step">;

/** Returns the text and marks of a step, from 1. */
export function hintAt(
  given: HintView,
  step: number,
  game: GameView,
  laying: Laying | null = null,
): HintText {
  const unseen = { tiles: [], place: null, counted: [] };
  if (isReached(given, laying)) return { id: "rummi-hint-reached", ...unseen, place: "done" };
  if (given.kind !== "lay") {
    const place = given.kind === "draw" ? "stock" : null;
    return { ...nothing(given.kind, step, game), ...unseen, place };
  }
  if (isWaiting(given, laying)) return { ...waiting(given, step), ...unseen, place: "stock" };
  return advice(given, step, laying, game);
}

/** Longer lists of tiles are not named but only marked. */
const NAMED = 6;

type Lays = HintView & { kind: "lay" };

/** Returns `true` if the player has laid the advised number of tiles and the table is valid. */
function isReached(given: HintView, laying: Laying | null): boolean {
  const { laid = [], broken } = laying?.now ?? {};
  return given.kind === "lay" && broken === null && laid.length >= given.play.laid.length;
}

/** Returns `true` if drawing is advised although tiles can be laid, until the player lays tiles. */
function isWaiting({ waits }: Lays, laying: Laying | null): boolean {
  return waits && (laying?.now.laid ?? []).length === 0;
}

/** Returns `true` if an action is what a hint advises; of tiles, if as many lie as it advises. */
export function follows(
  given: HintView,
  action: string,
  { laying }: RummiState,
  asked: Laying | null,
): boolean {
  const kind = given.kind === "lay" && isWaiting(given, asked) ? "draw" : given.kind;
  return verbOf(action) === kind && (kind !== "lay" || isReached(given, laying));
}

/** Returns a hint that does not wait, and leaves the series on the table unchanged if possible. */
export function plainly(given: HintView): HintView {
  if (given.kind !== "lay") return given;
  const { plain } = given;
  return { ...given, ...(plain && { ...plain, finishes: false }), waits: false };
}

/** Returns a step of a hint that advises drawing although tiles can be laid. */
function waiting({ play: { laid, points } }: Lays, step: number): Sentence {
  if (step === 1) return { id: "hint-do-draw" };
  if (step === 2) return { id: "rummi-hint-because-wait" };
  return { id: "rummi-hint-count-wait", args: { count: laid.length, points } };
}

/** Names the series to build next, and marks its tiles on the rack and on the table. */
function advice(given: Lays, step: number, laying: Laying | null, game: GameView): HintText {
  const { table, options } = game;
  const { play, opens, finishes, plain } = given;
  const own = play.laid;
  const rows = rowsIn(laying?.now ?? { series: table?.series ?? [] });
  const series = nextOf(given, rows, table);
  const besides = (laying?.now.laid ?? []).filter((tile) => !own.includes(tile));
  const marks = { tiles: series.length > 0 ? series : besides, place: null, counted: [] };
  const lies = isAmong(rows.flat());
  if (series.length === 0)
    return { ...marks, id: "rummi-hint-back", args: { tiles: theTiles(besides.map(frontOf)) } };
  if (step === 1) {
    const lays = series.filter((tile) => !lies(tile));
    const others = series.filter(lies);
    const left = own.filter((tile) => !lies(tile)).length - lays.length;
    const args = {
      tiles: theTiles(lays.map(frontOf)),
      others: theTiles(others.map(frontOf)),
      count: lays.length,
      left,
    };
    const whole = rows.some((row) => row.length === others.length && row.every(isAmong(series)));
    return { ...marks, id: `rummi-hint-lay-${wayOf(lays.length, others.length, whole)}`, args };
  }
  const most = play === plain?.play ? "plain" : "lay";
  const why = finishes ? "finish" : opens && options.opening > 0 ? "open" : most;
  if (step === 2) return { ...marks, id: `rummi-hint-because-${why}` };
  const args = { count: own.length, points: play.points };
  return { ...marks, id: `rummi-hint-count${finishes ? "-all" : ""}`, args };
}

/**
 * Returns the wording for a series, by the numbers of its tiles from the rack and from the table.
 */
function wayOf(lays: number, others: number, isWhole: boolean): string {
  if (lays === 0) return others > NAMED ? "gather-marked" : "gather";
  if (others === 0) return lays > NAMED ? "new-marked" : "new";
  const marked = lays + others > NAMED + 1 ? "-marked" : "";
  return `${isWhole ? "add" : "with"}${marked}`;
}

/**
 * Returns the series to build next: the one after the last series built on the advised way, else
 * any advised series that is not on the table. Empty if only tiles are left that the hint does not
 * advise.
 */
function nextOf({ steps, play }: Lays, rows: Rows, table: RoundView | null): readonly string[] {
  const begun = rowsIn({ series: table?.series ?? [] });
  const gathered = steps.flatMap((lying, i) => {
    const before = steps[i - 1] ?? begun;
    return lying.filter((row) => !before.some((other) => row.every(isAmong(other))));
  });
  // An opening may have been taken apart again for the series after it.
  const reached = gathered.findLastIndex((series) => isTogether(series, rows));
  const isOpen = (series: readonly string[]): boolean =>
    !rows.some((row) => row.length === series.length && series.every(isAmong(row)));
  return gathered.slice(reached + 1)[0] ?? play.table.find(isOpen) ?? [];
}

function isTogether(series: readonly string[], rows: Rows): boolean {
  return rows.some((row) => series.every(isAmong(row)));
}

function isAmong(row: readonly string[]): (tile: string) => boolean {
  return (tile) => row.includes(tile);
}

/** Returns the text if nothing can be laid: in the first step the move, then the reason. */
function nothing(kind: "draw" | "pass", step: number, game: GameView): Sentence {
  if (step === 1) return { id: `hint-do-${kind}` };
  const why = isClosed(game, game.table?.seat ?? 0) ? "closed" : "none";
  return { id: `rummi-hint-why-${why}`, args: { opening: game.options.opening } };
}

/** Returns the tables on the advised way; none if nothing is laid, or no more can be. */
export function waysOf(
  given: HintView,
  laying: Laying | null,
): readonly (readonly (readonly string[])[])[] {
  if (given.kind !== "lay" || isWaiting(given, laying) || isReached(given, laying)) return [];
  return given.steps;
}
