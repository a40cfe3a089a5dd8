/** Questions before a discard or a declaration that may cost the player the round. */

import { tileName } from "../../locales/messages";
import { faceIn } from "../../state/faces";
import { type Answer, doubted, type Notice } from "../../state/state";
import { verbOf } from "../../table/action";
import { tileOf } from "./moves";
import type { OkeyState } from "./state";
import { downwards } from "./suffixes";

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
  const asked = { kind: "warning", at: "discard", args: { tile: tileName(held) } } as const;
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
  const args = { count, tile: tileName(faceIn(table, tile)), points: game?.options.offence ?? 0 };
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
