/**
 * The player's actions before they are done: their missing parts, and questions before those that
 * may cost the round.
 */

import type { RemoteEngine } from "../../engine/client";
import { aTile } from "../../locales/messages";
import type { OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { blocks, rows } from "../../rack/rack";
import { faceIn, type TileFace } from "../../state/faces";
import { type Answer, doubted, type Notice, type Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import { downwards, type OkeyState } from "./state";

/** Returns the last discard of the previous player. */
export function offered(table: RoundView): TileFace | undefined {
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
 * Returns the tile to finish with: the selected one; else, of the best finishing tiles, the one in
 * the smallest block on the rack; if no tile finishes, the one that leaves the rest of the hand
 * closest to complete.
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

/** Returns the question before an action, if there is one. */
export function doubtOf(action: string, state: OkeyState): Notice | null {
  const tile = tileOf(action);
  if (tile === null) return null;
  const verb = verbOf(action);
  if (verb === "discard") return throwing(tile, state);
  return verb === "finish" ? declaring(tile, state) : null;
}

/** Asks before a risky discard, unless the question was already asked. */
function throwing(tile: string, { game, notice, settings }: OkeyState): Notice | null {
  const { table } = game ?? {};
  if (!table?.legal.discard.includes(tile) || doubted(notice) === tile) return null;
  const { legal } = table;
  const held = faceIn(table, tile);
  const thrown: Answer = { name: "throw", word: "throw", action: `discard ${tile}` };
  const finished: Answer = { name: "finish-now", word: "finish", action: `finish ${tile}` };
  const asked = { kind: "warning", at: "discard", args: { tile: aTile(held) } } as const;
  if (settings.remind && legal.declare.includes(tile))
    return { ...asked, id: "notice-complete", asks: { tile, answers: [thrown, finished] } };
  const okey = game?.options.wildDiscard === "dead" ? "notice-okey-dead" : "notice-okey";
  const asks = { tile, answers: [thrown, keeping("keep")] };
  if (held.wild) return { ...asked, id: okey, asks };
  return settings.confirm ? { ...asked, id: "notice-sure", asks } : null;
}

/** Asks before an incomplete hand is declared, if that costs points (RULES 5.6). */
function declaring(tile: string, { game }: OkeyState): Notice | null {
  const table = game?.table;
  if (!table?.misdeclare || !table.hand.includes(tile) || table.legal.declare.includes(tile))
    return null;
  const count = Math.max(1, table.deficiency);
  const args = { count, tile: aTile(faceIn(table, tile)), points: game?.options.offence ?? 0 };
  const declared: Answer = { name: "declare", word: "declare", action: `finish ${tile}` };
  const asks = { tile: null, answers: [declared, keeping("cancel")] };
  return {
    id: `notice-strict${game ? downwards(game) : ""}`,
    args,
    kind: "warning",
    at: "finish",
    asks,
  };
}

/** The answer that cancels the action. */
function keeping(word: string): Answer {
  return { name: "keep", word, action: null };
}
