/** Explains a refusal in a sentence. */

import type { Refusal } from "../../engine/client";
import { speak, tileName, tileNames } from "../../locales/messages";
import type { TileView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state/state";
import { refused } from "../refusal";

/** Longer lists of names are shortened. */
const NAMED = 3;

/**
 * Explains a refusal; `last` is the tile a finish would have discarded, if the player did not
 * choose it.
 */
export function refusalOf(
  { code, tiles }: Refusal,
  hand: readonly TileView[],
  last: string | null = null,
): Sentence {
  if (code !== "handIncomplete") return refused({ code, tiles });
  const refusal = incomplete(hand.filter(({ tile }) => tiles.includes(tile)));
  const thrown = hand.find(({ tile }) => tile === last);
  if (!thrown) return refusal;
  return { id: "refused-last", args: { refusal: speak(refusal), tile: tileName(thrown) } };
}

/** Names the tiles that belong to no meld as the hand lies on the rack. */
function incomplete(tiles: readonly TileView[]): Sentence {
  const count = tiles.length;
  if (count > NAMED) return { id: "refused-handIncomplete-many", args: { count } };
  return { id: "refused-handIncomplete", args: { count, tiles: tileNames(tiles) } };
}
