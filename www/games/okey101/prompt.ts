/** The sentence that tells what the player should do or wait for. */

import { knows, seatName, seatNames, tileName } from "../../locales/messages";
import type { Okey101RoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { doubted, isAsked, type Sentence } from "../../state/state";
import { type Okey101State, openingOf, topOf } from "./state";

export function promptOf(state: Okey101State): Sentence {
  const { game } = state;
  const table = game?.table;
  if (!table) return { id: "prompt-deal" };
  const { turn, seat } = table;
  if (turn === null) return overFor(table);
  if (turn !== seat) {
    const id = isAsked(state) ? "prompt-ready" : "prompt-wait";
    return { id, args: { name: seatName(turn) } };
  }
  return table.phase === "play" ? playing(state, table) : drawing(state, table);
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number): Sentence {
  return { id: "okey101-lesson-wait", args: { name: seatName(turn) } };
}

function drawing({ game }: Okey101State, table: RoundView): Sentence {
  const { legal, offer, phase } = table;
  const top = game ? topOf(table, game.players) : null;
  const args = { tile: top ? tileName(top) : "" };
  if (phase === "lastChance")
    return { id: `okey101-prompt-last${legal.take ? "" : "-pass"}`, args };
  if (!legal.take) return { id: "prompt-draw" };
  if (!game?.options.assist) return { id: "prompt-take", args };
  const use = offer?.use[0];
  if (!use) return { id: "prompt-draw" };
  const fits = use.startsWith("open") ? "open" : "table";
  return { id: `okey101-prompt-take-${fits}`, args };
}

function playing(state: Okey101State, table: RoundView): Sentence {
  const { game, selected, notice } = state;
  if (table.unused)
    return { id: "okey101-prompt-unused", args: { tile: tileName(faceIn(table, table.unused)) } };
  if (selected !== null && table.hand.includes(selected) && !doubted(notice)) {
    const args = { tile: tileName(faceIn(table, selected)) };
    return { id: `okey101-prompt-selected${table.legal.work ? "-work" : ""}`, args };
  }
  const opening = openingOf(state);
  if (opening) return { id: `okey101-prompt-open-${opening.by}`, args: { worth: opening.worth } };
  const fits = table.uses.filter(({ add, exchange }) => add.length + exchange.length > 0).length;
  if (table.legal.work && game?.options.assist && fits > 0)
    return { id: "okey101-prompt-fits", args: { count: fits } };
  return { id: table.history.length === 0 ? "okey101-prompt-start" : "prompt-discard" };
}

/** Names the winners, once the texts for it are loaded. */
function overFor({ result, seat }: RoundView): Sentence {
  const winners = result?.winners ?? [];
  const id = winners.includes(seat) ? "prompt-you-won" : "prompt-won";
  if (winners.length === 0 || !knows(id)) return { id: "prompt-over" };
  return { id, args: { name: seatNames(winners) } };
}
