/** What there is to say of a player besides name and points: his tiles, and whether he has laid any. */

import { say } from "../../locales/messages";
import type { SeatNote } from "../../panels/seats";
import type { Layout } from "../../table/layout";
import type { RummiState } from "./state";

export function noteOf(
  seat: number,
  { game }: RummiState,
  { kind }: Pick<Layout, "kind">,
): SeatNote {
  const table = game?.table;
  const player = table?.players[seat];
  const none = { more: null, said: null, shown: null, mark: null };
  if (!table || !player?.playing) return none;
  // He sees his own tiles.
  const count = seat === table.seat ? null : say("rummi-seat-tiles", { count: player.tiles });
  const state = player.left ? "left" : player.opened ? null : "closed";
  const said = state && table.turn !== null ? say(`rummi-seat-${state}`) : null;
  // Narrow seats have room for one of the two.
  const shown = [said, count].filter((note) => note !== null);
  const all = kind === "desktop" || shown.length < 2 ? shown : [count];
  return { ...none, more: all.length > 0 ? all.join(" · ") : null, said, shown: "after" };
}
