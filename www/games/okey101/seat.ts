/** The text at a seat besides name and points: number of tiles, the opening, and the counter. */

import { brief, say, speak } from "../../locales/messages";
import type { SeatNote } from "../../panels/seat";
import type { Opened } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { isNewcomer, type Sentence } from "../../state/state";
import type { Layout } from "../../table/layout";
import { counterOf } from "./labels";
import { type Okey101State, previousOf } from "./state";

/** Tells how a player has opened: "opened 116", "5 pairs" or "not opened". */
export function openedOf(opened: Opened | null, announced: boolean): Sentence {
  if (opened) return { id: `okey101-seat-${opened.way}`, args: { worth: opened.worth } };
  const state = announced ? "announced" : "closed";
  return { id: `okey101-seat-${state}` };
}

/** Least width of a seat for all its words, in font sizes. */
const ROOMY = 20;

export function noteOf(
  seat: number,
  state: Okey101State,
  { kind, card, seats, text }: Pick<Layout, "kind" | "card" | "seats" | "text">,
): SeatNote {
  const table = state.game?.table;
  const player = table?.players[seat];
  const none = { more: null, said: null, shown: null, mark: null };
  if (!table || !player?.playing) return none;
  const wide = kind === "desktop";
  const opened = openedOf(player.opened, player.announced);
  const said = speak(opened);
  if (seat === table.seat) {
    const counter = counterOf(state, kind === "portrait" ? "plain" : "short");
    const own = counter ?? (player.opened ? said : null);
    // On a desktop the counter is beside the main button.
    if (own === null || (wide && counter)) return { ...none, said };
    if (wide) return { ...none, more: own, said, shown: "after" };
    const aloud = counterOf(state, "plain") ?? said;
    return { ...none, more: own, said: aloud, shown: kind === "portrait" ? "after" : "as-points" };
  }
  const mark = lastOf(seat, state);
  const tiles = say("okey101-seat-tiles", { count: player.tiles });
  // A newcomer does not know yet that a hand is closed before it opens.
  const plain = isNewcomer(state) && !player.opened;
  const few = `${player.tiles} · ${speak(brief(opened))}`;
  if (wide) {
    const roomy = (seats[seat]?.w ?? 0) >= ROOMY * text;
    return { mark, more: plain ? tiles : roomy ? `${tiles} · ${said}` : few, said, shown: "after" };
  }
  // The smallest frame has no room for it, and a low one beside a card none for what has not been.
  const tight = kind === "compact" || (kind === "landscape" && card !== null && !player.opened);
  const more = tight ? `${player.tiles}` : few;
  return { mark, more: plain ? tiles : more, said, shown: "as-points" };
}

/** Returns the last discard of a player whose pile has no place on the table. */
function lastOf(seat: number, { game }: Okey101State): SeatNote["mark"] {
  const { table, players = [] } = game ?? {};
  const top = table?.players[seat]?.pile.at(-1);
  if (!table || top === undefined || seat === previousOf(table, players)) return null;
  return { tile: faceIn(table, top), label: "okey101-seat-top" };
}
