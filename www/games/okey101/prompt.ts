/** The sentence that tells what the player should do or wait for. */

import { aTile, seatName } from "../../locales/messages";
import type { Okey101RoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { doubted, type Sentence } from "../../state/state";
import { isTried } from "../../state/taught";
import { promptIn, waitIn } from "../prompt";
import { LAY, laysNext, TAKE } from "./actions";
import { advises, announcedBy, chosenUse, type Okey101State, openingOf, topOf } from "./state";

export function promptOf(state: Okey101State): Sentence {
  return promptIn(state, state.game?.table?.result?.winners ?? [], (table) =>
    table.phase === "play" ? playing(state, table) : drawing(state, table),
  );
}

/** Returns the text of a lesson during another player's turn. */
export function meanwhileOf(turn: number, table: RoundView): Sentence {
  return waitIn(table, turn, { id: "okey101-lesson-wait", args: { name: seatName(turn) } });
}

function drawing(state: Okey101State, table: RoundView): Sentence {
  const { offer, phase } = table;
  const takes = TAKE.offered(state);
  const top = topOf(table);
  const args = { tile: top ? aTile(top) : "" };
  if (phase === "lastChance") return { id: `okey101-prompt-last${takes ? "" : "-pass"}`, args };
  if (!takes) return { id: "prompt-draw" };
  if (!advises(state)) return { id: "prompt-take", args };
  if (!offer?.use.length) return { id: "prompt-draw" };
  const fits = offer.use.some((action) => action.startsWith("open")) ? "open" : "table";
  return { id: `okey101-prompt-take-${fits}`, args };
}

function playing(state: Okey101State, table: RoundView): Sentence {
  const { game, selected, notice } = state;
  const works = LAY.offered(state);
  if (table.unused)
    return { id: "okey101-prompt-unused", args: { tile: aTile(faceIn(table, table.unused)) } };
  if (table.finish) return { id: "okey101-prompt-finish" };
  if (selected !== null && table.hand.includes(selected) && !doubted(notice)) {
    const args = { tile: aTile(faceIn(table, selected)) };
    const puts = works && (chosenUse(state) !== null || !game?.options.assist);
    return { id: `okey101-prompt-selected${puts ? "-work" : ""}`, args };
  }
  if (isTried(state.taught)) {
    const next = table.players[table.seat]?.opened ? "lay" : "open";
    return { id: `okey101-prompt-own-${next}` };
  }
  const opening = openingOf(state);
  if (opening) {
    const { by, worth, most } = opening;
    const more = worth < most ? "-more" : "";
    return { id: `okey101-prompt-open-${by}${more}`, args: { worth, most } };
  }
  const pairs = announcedBy(state);
  if (pairs !== null) return { id: "okey101-prompt-announce", args: { worth: pairs } };
  if (laysNext(state)) return { id: "okey101-prompt-lay" };
  const fits = table.uses.filter(({ add, exchange }) => add.length + exchange.length > 0).length;
  if (works && game?.options.assist && fits > 0)
    return { id: "okey101-prompt-fits", args: { count: fits } };
  // A match that begins in a position has no events at first.
  const begins = table.history.length === 0 && table.players.every(({ pile }) => pile.length === 0);
  return { id: begins ? "okey101-prompt-start" : "prompt-discard" };
}
