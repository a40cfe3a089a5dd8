/** The player's actions before they are done. */

import { type Answer, type Notice, pickedIn, type Sentence } from "../../state";
import { doubtOfEnd, type Rows, rowsIn, written as rowsWritten } from "../melds";
import { BUTTONS, CHOOSE } from "./labels";
import { rowsOf } from "./layout";
import type { RummiState } from "./state";

/** The targets at which actions are done, where they may be refused. */
const PLACES: Readonly<Record<string, string>> = { draw: "stock", done: "done" };

export function placeOf(action: string): string | undefined {
  return PLACES[action.split(" ", 1)[0] ?? ""];
}

/** The series as they lay when the turn began. */
export function begunOf({ game }: RummiState): Rows {
  return rowsIn({ series: game?.table?.series ?? [] });
}

/** Tiles that are put somewhere are named, or those that are picked out are meant. */
export async function withTile(
  action: string,
  state: RummiState,
): Promise<string | Sentence | null> {
  if (action !== "put new") return action;
  const picked = pickedIn(state);
  return picked.length === 0 ? CHOOSE : `put new ${picked.join(" ")}`;
}

/** The end of a turn as the notation writes it: the whole new table. */
export function written(action: string, state: RummiState): string {
  if (action !== "done") return action;
  return `lay ${rowsWritten(rowsIn({ series: rowsOf(state) }))}`;
}

/**
 * By most rules a table that is not valid costs tiles: that is asked about. So is what gives up
 * all that has been laid, as the tile that is drawn then cannot be put back.
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
