/** With which tile a round is ended where the player names none. */

import { blocks } from "./rack";
import type { State } from "./state";

/** The chosen one, an okey because it counts double, else the one that stands apart. */
export function lastTile({ game, rack, selected }: State): string | null {
  const table = game?.table;
  if (!table) return null;
  const { declare } = table.legal;
  const may = (tile: string): boolean => declare.length === 0 || declare.includes(tile);
  if (selected && may(selected)) return selected;
  const okey = table.hand.find((tile) => tile.wild && declare.includes(tile.tile));
  if (okey) return okey.tile;
  const apart = blocks(rack)
    .sort((a, b) => a.length - b.length)
    .flat();
  return apart.find(may) ?? null;
}
