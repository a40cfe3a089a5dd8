/**
 * The text at a seat besides name and points: the shown twin, and the distance of the player's
 * hand.
 */

import { say } from "../../locales/messages";
import type { SeatNote } from "../../panels/seat";
import { faceIn } from "../../state/faces";
import { isNewcomer } from "../../state/state";
import type { Layout } from "../../table/layout";
import type { OkeyState } from "./state";

export function noteOf(seat: number, state: OkeyState, { kind }: Pick<Layout, "kind">): SeatNote {
  const table = state.game?.table;
  const tile = table?.players[seat]?.shownTwin ? faceIn(table, table.indicator) : null;
  return {
    // On a desktop the distance is beside the button.
    more: seat === 0 && kind !== "desktop" ? distance(state) : null,
    shown: kind === "compact" ? null : "as-name",
    mark: tile && { tile, label: "seat-twin-label" },
  };
}

/**
 * Tells the number of tiles the hand lacks by a message, to players who have this setting on and
 * know the game; null if there is nothing to tell.
 */
export function distance(state: OkeyState, id = "away"): string | null {
  const { game, settings } = state;
  const table = game?.table;
  const plays = table?.turn !== null && table?.players[table.seat]?.playing;
  return plays && settings.distance && !isNewcomer(state)
    ? say(id, { count: table.deficiency })
    : null;
}
