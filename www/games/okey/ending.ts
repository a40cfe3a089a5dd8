/** With which tile a round is ended where the player names none. */

import type { RemoteEngine } from "../../engine/client";
import { blocks } from "../../rack/rack";
import type { OkeyState } from "./state";

/** The likeliest without which the rest of the hand misses least; null before anything is dealt. */
export async function lastTile(
  state: OkeyState,
  engine: Pick<RemoteEngine, "deficiencies">,
): Promise<string | null> {
  const hand = state.game?.table?.hand.map(({ tile }) => tile) ?? [];
  const tiles = lastTiles(state);
  const rests = tiles.map((tile) => hand.filter((held) => held !== tile));
  const missing = await engine.deficiencies(rests);
  return tiles[missing.indexOf(Math.min(...missing))] ?? null;
}

/**
 * Tiles to end with, the likeliest first: the chosen one, an okey as it counts double, then all.
 */
function lastTiles({ game, rack, selected }: OkeyState): string[] {
  const table = game?.table;
  if (!table) return [];
  const { declare } = table.legal;
  const may = (tile: string): boolean => declare.length === 0 || declare.includes(tile);
  if (selected && may(selected)) return [selected];
  const okey = table.hand.find((tile) => tile.wild && declare.includes(tile.tile));
  if (okey) return [okey.tile];
  const apart = blocks(rack).sort((a, b) => a.length - b.length);
  return apart.flat().filter(may);
}
