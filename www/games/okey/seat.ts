/**
 * The text at a seat besides name and points: the shown twin, and the distance of the player's
 * hand.
 */

import type { SeatNote } from "../../panels/seats";
import { faceIn } from "../../state/faces";
import type { Layout } from "../../table/layout";
import { distance } from "./distance";
import type { OkeyState } from "./state";

export function noteOf(seat: number, state: OkeyState, { kind }: Pick<Layout, "kind">): SeatNote {
  const table = state.game?.table;
  const tile = table?.players[seat]?.shownTwin ? faceIn(table, table.indicator) : null;
  return {
    // Wide screens have room for it beside the button.
    more: seat === 0 && kind !== "desktop" ? distance(state) : null,
    shown: kind === "compact" ? null : "as-name",
    mark: tile && { tile, label: "seat-twin-label" },
  };
}
