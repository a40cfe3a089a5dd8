/**
 * The player's actions before they are done: what completes them, and where on the table they are.
 */

import type { RemoteEngine } from "../../engine/client";
import { faceIn } from "../../faces";
import type { OkeyRoundView as RoundView, TileView } from "../../pkg/istaka/istaka";
import { rows } from "../../rack/rack";
import type { Sentence } from "../../state";
import { lastTile } from "./ending";
import type { OkeyState } from "./state";

/** The targets at which actions are done, where they may be refused. */
const PLACES: Readonly<Record<string, string>> = {
  draw: "stock",
  take: "take",
  discard: "discard",
  finish: "finish",
};

/** The tile that would be taken. */
export function offered(table: RoundView): TileView | undefined {
  const top = table.players[table.previous]?.discards.at(-1);
  return top === undefined ? undefined : faceIn(table, top);
}

export function placeOf(action: string): string | undefined {
  return PLACES[verbOf(action)];
}

export function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

/** The tile that is thrown or finished with. */
export function tileOf(action: string): string | null {
  return action.split(" ")[1] ?? null;
}

/** Said where no tile has been chosen. */
const CHOOSE: Sentence = { id: "notice-choose" };

/**
 * The action with its tile: the chosen one is thrown, and a round is ended with the tile that suits
 * best where none is named.
 */
export async function withTile(
  action: string,
  state: OkeyState,
  engine: Pick<RemoteEngine, "deficiencies">,
): Promise<string | Sentence | null> {
  if (tileOf(action) !== null) return action;
  if (action === "discard") {
    const { table } = state.game ?? {};
    // Where none may be discarded, the engine says of any why.
    const any = table?.legal.discard.length === 0 ? table.hand[0] : undefined;
    const tile = state.selected ?? any ?? null;
    return tile === null ? CHOOSE : `discard ${tile}`;
  }
  if (action !== "finish") return action;
  const last = await lastTile(state, engine);
  return last && `finish ${last}`;
}

/** The action as the notation writes it: whoever finishes shows his tiles as they lie. */
export function written(action: string, { rack, melds }: OkeyState): string {
  if (verbOf(action) !== "finish") return action;
  const last = tileOf(action);
  const laid = rows(rack, melds)
    .map((block) => block.filter((held) => held !== last).join(" "))
    .filter((block) => block !== "");
  return `${action} : ${laid.join(" | ")}`;
}
