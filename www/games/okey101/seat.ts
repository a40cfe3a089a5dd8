/** The text at a seat besides name and points: number of tiles, the opening, and the counter. */

import { brief, say, speak } from "../../locales/messages";
import type { SeatNote } from "../../panels/seat";
import type { Opened } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { isNewcomer, type Sentence } from "../../state/state";
import type { Layout } from "../../table/layout";
import { counterOf } from "./labels";
import type { Okey101State } from "./state";

/** Tells how somebody has opened: "opened 116", "5 pairs" or "not opened"; `own` is the player. */
export function openedOf(opened: Opened | null, announced: boolean, own: boolean): Sentence {
  if (opened) return { id: `okey101-seat-${opened.way}`, args: { worth: opened.worth } };
  const state = !announced ? "closed" : own ? "you-announced" : "announced";
  return { id: `okey101-seat-${state}` };
}

export function noteOf(
  seat: number,
  state: Okey101State,
  { kind }: Pick<Layout, "kind">,
): SeatNote {
  const table = state.game?.table;
  const player = table?.players[seat];
  const none = { more: null, said: null, shown: null, mark: null };
  if (!table || !player?.playing) return none;
  const wide = kind === "desktop";
  const opened = openedOf(player.opened, player.announced, seat === table.seat);
  const said = speak(opened);
  if (seat === table.seat) {
    const counter = counterOf(state, "plain");
    const own = counter ?? (player.opened ? said : null);
    // On a desktop the counter is beside the main button.
    if (own === null || (wide && counter)) return { ...none, said, shown: "below" };
    const less = [counterOf(state, "short") ?? own];
    return { ...none, more: own, less, said: counter ?? said, shown: "below" };
  }
  const mark = lastOf(seat, state);
  const tiles = say("okey101-seat-tiles", { count: player.tiles });
  const closed = !player.opened && !player.announced;
  // The number of tiles says little before they open.
  const few = closed ? said : `${player.tiles} · ${speak(brief(opened))}`;
  const least = [tiles, `${player.tiles}`];
  // A newcomer does not know yet that a hand is closed before it opens.
  const plain = isNewcomer(state) && !player.opened;
  const all = plain ? least : wide ? [`${tiles} · ${said}`, few, ...least] : [few, ...least];
  // Small windows have a sign for it.
  const lock = closed && !wide && !plain;
  const [more = tiles, ...less] = lock ? least : all;
  return { mark, more, less, said, shown: "below", lock };
}

/** Returns the last discard of a player whose pile has no place on the table. */
function lastOf(seat: number, { game }: Okey101State): SeatNote["mark"] {
  const { table } = game ?? {};
  const top = table?.players[seat]?.pile.at(-1);
  if (!table || top === undefined || seat === table.previous) return null;
  return { tile: faceIn(table, top), label: "okey101-seat-top" };
}
