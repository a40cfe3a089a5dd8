/** The sentence that tells what the player should do or wait for. */

import type { Rebuild } from "../../engine/views";
import { knows, seatName, seatNames, tileName } from "../../locales/messages";
import type { RummiRoundView as RoundView } from "../../pkg/istaka/istaka";
import { frontOf } from "../../state/faces";
import { isAsked, pickedIn, type Sentence } from "../../state/state";
import { isClosed, type RummiState, rebuildIn } from "./state";

export function promptOf(state: RummiState): Sentence {
  const { game } = state;
  const table = game?.table;
  if (!table) return { id: "prompt-deal" };
  const { turn, seat, players, legal } = table;
  if (turn === null) return overFor(table);
  if (players[seat]?.left) return { id: "rummi-prompt-left" };
  if (turn !== seat) {
    const id = isAsked(state) ? "prompt-ready" : "prompt-wait";
    return { id, args: { name: seatName(turn) } };
  }
  const [picked, ...others] = pickedIn(state);
  if (picked !== undefined) {
    const args = { count: 1 + others.length, tile: tileName(frontOf(picked)) };
    return { id: "rummi-prompt-put", args };
  }
  const { opening } = game.options;
  const rebuild = rebuildIn(state);
  if (rebuild) return building(rebuild, opening);
  const begins = isClosed(game, seat) ? "open" : "lay";
  return { id: `rummi-prompt-${begins}${legal.pass ? "-pass" : ""}`, args: { opening } };
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number): Sentence {
  return { id: "rummi-lesson-wait", args: { name: seatName(turn) } };
}

/** Describes the state of a rebuilt table; `needed` is the least worth of an opening. */
function building({ series, laid, opening, broken }: Rebuild, needed: number): Sentence {
  const count = laid.length;
  if (opening !== null && opening < needed) {
    return { id: "rummi-prompt-points", args: { count, points: opening, opening: needed } };
  }
  const begun = series.filter(({ meld }) => meld === null).length;
  if (begun > 0) return { id: "rummi-prompt-begun", args: { count, series: begun } };
  if (broken === null) return { id: "rummi-prompt-ready", args: { count } };
  const id = `rummi-prompt-${broken.code}`;
  return { id: knows(id) ? id : "rummi-prompt-unfinished", args: { count } };
}

/** Names the winners, once the texts for it are loaded; several if a blocked round is shared. */
function overFor({ result, seat }: RoundView): Sentence {
  const winners = result?.winners ?? [];
  const others = winners.filter((winner) => winner !== seat);
  const own = others.length < winners.length;
  const shared = winners.length > 1;
  const id = shared
    ? `rummi-prompt-${own ? "you-share" : "share"}`
    : own
      ? "prompt-you-won"
      : "prompt-won";
  if (winners.length === 0 || !knows(id)) return { id: "prompt-over" };
  return { id, args: shared ? { names: seatNames(others) } : { name: seatNames(winners) } };
}
