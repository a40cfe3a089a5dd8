/**
 * The text at a seat besides name and points: number of tiles, and whether the player has opened.
 */

import { brief, say, speak } from "../../locales/messages";
import type { SeatNote } from "../../panels/seat";
import { isNewcomer } from "../../state/state";
import type { Layout } from "../../table/layout";
import { isClosed, type RummiState } from "./state";

export function noteOf(seat: number, state: RummiState, { kind }: Pick<Layout, "kind">): SeatNote {
  const { game } = state;
  const table = game?.table;
  const player = table?.players[seat];
  const none = { more: null, said: null, shown: null, mark: null };
  if (!table || !player?.playing) return none;
  const how = player.left ? "left" : isClosed(game, seat) ? "closed" : null;
  const said = how && table.turn !== null ? say(`rummi-seat-${how}`) : null;
  const tiles = { id: "rummi-seat-tiles", args: { count: player.tiles } };
  // A newcomer does not know the sign yet.
  const lock = said !== null && how === "closed" && !isNewcomer(state);
  // The player's own seat needs no number of tiles, and is surrounded by buttons.
  if (seat === table.seat) return { ...none, said, lock, shown: "below" };
  const long = speak(tiles);
  const less = [speak(brief(tiles)), `${player.tiles}`];
  if (kind !== "desktop") return { ...none, more: long, less, said, shown: "below", lock };
  const all = [said, long].filter((note) => note !== null);
  return { ...none, more: all.join(" · "), less: [long, ...less], said, shown: "below" };
}
