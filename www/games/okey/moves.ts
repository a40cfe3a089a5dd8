/** The player's actions before they are done: their missing parts. */

import type { RemoteEngine } from "../../engine/client";
import type { OkeyRoundView as RoundView, TileView } from "../../pkg/istaka/istaka";
import { blocks, rows } from "../../rack/rack";
import { faceIn } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import type { OkeyState } from "./state";

/** Returns the tile that would be taken. */
export function offered(table: RoundView): TileView | undefined {
  const top = table.players[table.previous]?.discards.at(-1);
  return top === undefined ? undefined : faceIn(table, top);
}

/** Returns the tile that is discarded or finished with. */
export function tileOf(action: string): string | null {
  return action.split(" ")[1] ?? null;
}

/** The message if no tile is selected. */
const CHOOSE: Sentence = { id: "notice-choose" };

/**
 * Adds the tile of an action: the selected one is discarded, and a round ends with the best suited
 * tile if none is named.
 */
export async function withTile(
  action: string,
  state: OkeyState,
  engine: Pick<RemoteEngine, "deficiencies">,
): Promise<string | Sentence | null> {
  if (tileOf(action) !== null) return action;
  if (action === "discard") {
    const { table } = state.game ?? {};
    // If no tile may be discarded, the engine gives the reason for any of them.
    const any = table?.legal.discard.length === 0 ? table.hand[0] : undefined;
    const tile = state.selected ?? any ?? null;
    return tile === null ? CHOOSE : `discard ${tile}`;
  }
  if (action !== "finish") return action;
  const last = await lastTile(state, engine);
  return last && `finish ${last}`;
}

/** Returns the action in the notation; a finish includes the hand as it lies on the rack. */
export function written(action: string, { rack, melds }: OkeyState): string {
  if (verbOf(action) !== "finish") return action;
  const last = tileOf(action);
  const laid = rows(rack, melds)
    .map((block) => block.filter((held) => held !== last).join(" "))
    .filter((block) => block !== "");
  return `${action} : ${laid.join(" | ")}`;
}

/**
 * Returns the selected tile; else, of those that end the round best, the one farthest apart; if
 * none ends it, the one that leaves the rest of the hand closest to complete.
 */
export async function lastTile(
  { game, rack, selected }: OkeyState,
  engine: Pick<RemoteEngine, "deficiencies">,
): Promise<string | null> {
  const { hand = [], legal, bestDeclare = [] } = game?.table ?? {};
  const { declare = [] } = legal ?? {};
  if (selected && (declare.length === 0 || declare.includes(selected))) return selected;
  const apart = blocks(rack)
    .sort((a, b) => a.length - b.length)
    .flat();
  if (bestDeclare.length > 0) return apart.find((tile) => bestDeclare.includes(tile)) ?? null;
  const rests = apart.map((tile) => hand.filter((other) => other !== tile));
  const missing = await engine.deficiencies(rests);
  return apart[missing.indexOf(Math.min(...missing))] ?? null;
}
