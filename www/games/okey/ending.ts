/** The tile that ends a round if the player names none. */

import type { RemoteEngine } from "../../engine/client";
import { blocks } from "../../rack/rack";
import type { OkeyState } from "./state";

/**
 * Returns the selected tile; else, of those that end the round best, the one farthest apart; if
 * none ends it, the one that leaves the rest of the hand closest to complete.
 */
export async function lastTile(
  { game, rack, selected }: OkeyState,
  engine: Pick<RemoteEngine, "deficiencies">,
): Promise<string | null> {
  const { hand = [], legal, bestDeclare = [] } = game?.table ?? {};
  const { declare = [] } = legal ?? {};
  if (selected && (declare.length === 0 || declare.includes(selected))) return selected;
  const apart = blocks(rack)
    .sort((a, b) => a.length - b.length)
    .flat();
  if (bestDeclare.length > 0) return apart.find((tile) => bestDeclare.includes(tile)) ?? null;
  const rests = apart.map((tile) => hand.filter((other) => other !== tile));
  const missing = await engine.deficiencies(rests);
  return apart[missing.indexOf(Math.min(...missing))] ?? null;
}
