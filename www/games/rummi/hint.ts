/** Hints in three steps: which tiles to lay, why, and how much that is. */

import type { Laying } from "../../laying";
import { theTiles } from "../../locales/messages";
import type {
  RummiGameView as GameView,
  RummiHintView as HintView,
  RummiRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import type { Hint, Sentence } from "../../state";

/** What is said and marked at a step, from 1. */
export function hintAt(
  given: HintView,
  step: number,
  game: GameView,
  laying: Laying | null = null,
): Omit<Hint, "given" | "step"> {
  const unseen = { tiles: [], place: null, counted: [] };
  if (isReached(given, laying)) return { id: "rummi-hint-reached", ...unseen };
  if (given.kind === "lay") return advice(given, step, game.table);
  const place = given.kind === "draw" ? "stock" : null;
  return { ...nothing(given.kind, step, game), tiles: [], place, counted: [] };
}

/** More names than these are a list that nobody reads: then the tiles are only marked. */
const NAMED = 6;

type Lays = HintView & { kind: "lay" };

/** Whether the player has laid as many tiles as can be, and the table stands. */
function isReached(given: HintView, laying: Laying | null): boolean {
  const { laid = [], broken } = laying?.now ?? {};
  return given.kind === "lay" && broken === null && laid.length >= given.play.laid.length;
}

/** The tiles are named first, and stay marked on the rack. */
function advice(given: Lays, step: number, table: RoundView | null): Omit<Hint, "given" | "step"> {
  const { play, opens, finishes, waits } = given;
  const { laid, points } = play;
  const args = { count: laid.length, points };
  const marks = { tiles: laid.map(({ tile }) => tile), place: null, counted: [] };
  if (step === 1) {
    const how = { tiles: theTiles(laid), series: brokenBy(given, table) };
    const id = `rummi-hint-lay-${laid.length > NAMED ? "many" : wayOf(given, table)}`;
    return { ...marks, id, args: { ...args, ...how } };
  }
  const why = finishes ? "finish" : waits ? "wait" : opens ? "open" : "lay";
  if (step === 2) return { ...marks, id: `rummi-hint-because-${why}` };
  return { ...marks, id: `rummi-hint-count${finishes ? "-all" : ""}`, args };
}

/** How the tiles are laid: as new series, added to others, or with others rebuilt for them. */
function wayOf(given: Lays, table: RoundView | null): "new" | "add" | "both" | "rebuild" {
  if (brokenBy(given, table) > 0) return "rebuild";
  const laid = given.play.laid.map(({ tile }) => tile);
  const holding = given.play.table.filter((series) => series.some((tile) => laid.includes(tile)));
  const own = holding.filter((series) => series.every((tile) => laid.includes(tile)));
  if (own.length === holding.length) return "new";
  return own.length === 0 ? "add" : "both";
}

/** How many series of the table do not lie together any more when all is laid. */
function brokenBy({ play }: Lays, table: RoundView | null): number {
  const together = (tiles: readonly string[]): boolean =>
    play.table.some((series) => tiles.every((tile) => series.includes(tile)));
  const series = table?.series ?? [];
  return series.filter(({ tiles }) => !together(tiles.map(({ tile }) => tile))).length;
}

/** Where nothing can be laid: first what to do, then why. */
function nothing(
  kind: "draw" | "pass",
  step: number,
  { table, options }: Pick<GameView, "table" | "options">,
): Sentence {
  const opened = table?.players[table.seat]?.opened ?? false;
  const { opening } = options;
  if (step === 1) return { id: `hint-do-${kind}` };
  const why = opened ? "none" : "closed";
  return { id: `rummi-hint-why-${why}`, args: { opening } };
}

/** The tables on the way to what is advised; none where nothing is laid, or no more can be. */
export function waysOf(
  given: HintView,
  laying: Laying | null,
): readonly (readonly (readonly string[])[])[] {
  return given.kind === "lay" && !isReached(given, laying) ? given.steps : [];
}
