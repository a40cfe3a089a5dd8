/** The player's actions before they are done. */

import type { Fit } from "../../pkg/istaka/istaka";
import { type Answer, type Notice, pickedIn, type Sentence } from "../../state/state";
import { PUT_NEW, putAt, putFor } from "../../table/series";
import { doubtOfEnd, type Rows, rowsIn, written as rowsWritten } from "../melds";
import { BUTTONS, CHOOSE } from "./labels";
import { fittingOf, type RummiState, rowsOf } from "./state";

/** Returns the series as they were at the beginning of the turn. */
export function begunOf({ game }: RummiState): Rows {
  return rowsIn({ series: game?.table?.series ?? [] });
}

/** Fills in the selected tiles, and the series to which a tile is added. */
export async function withTile(
  action: string,
  state: RummiState,
): Promise<string | Sentence | null> {
  const [verb, ...named] = action.split(" ");
  const plays = verb === "play";
  if (!plays && action !== "add" && action !== PUT_NEW) return action;
  const tiles = plays ? named : pickedIn(state);
  const [tile, ...others] = tiles;
  if (tile === undefined) return CHOOSE;
  const fits = action !== PUT_NEW && others.length === 0 ? fittingOf(state, tile) : [];
  return `${ontoOf(fits)} ${tiles.join(" ")}`;
}

/** Returns the first place where a tile fits: in a row, else instead of a joker, else apart. */
function ontoOf(fits: readonly (Fit | null)[]): string {
  const row = fits.findIndex((fit) => fit !== null && fit.at !== null);
  if (row >= 0) return putAt(row, fits[row]?.at ?? 0);
  const joker = fits.find((fit) => fit !== null)?.wild ?? null;
  return joker === null ? PUT_NEW : putFor(joker);
}

/** Returns the end of a turn in the notation: the whole new table. */
export function written(action: string, state: RummiState): string {
  if (action !== "done") return action;
  return `lay ${rowsWritten(rowsIn({ series: rowsOf(state) }))}`;
}

/**
 * Asks before a turn ends with an invalid table, which costs tiles under most rules, and before
 * everything laid is given up by drawing, which cannot be undone.
 */
export function doubtOf(action: string, { game, laying }: RummiState): Notice | null {
  const laid = laying?.now.laid.length ?? 0;
  if (laid > 0 && (action === "draw" || action === "pass")) return doubtOfRest(action);
  if (action !== "done" || !game || game.options.refuseOnly) return null;
  return doubtOfEnd(action, { laying }, game.options.penaltyTiles);
}

function doubtOfRest(action: "draw" | "pass"): Notice {
  const answers: Answer[] = [
    { name: "give-up", word: action === "draw" ? BUTTONS.instead : "pass", action },
    { name: "keep", word: "keep-building", action: null },
  ];
  return { id: "rummi-notice-rest", kind: "warning", at: "done", asks: { tile: null, answers } };
}
