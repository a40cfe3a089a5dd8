/** Why something was refused, in a sentence. */

import type { Refusal } from "../../engine/client";
import { speak, tileName, tileNames } from "../../locales/messages";
import type { TileView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state";
import { refused } from "../refusal";

/** More names than this are a list that nobody reads. */
const NAMED = 3;

/** `last` is the tile that a finish would have thrown, where the player did not choose it. */
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

/** The tiles that fit nowhere as the hand lies on the rack. */
function incomplete(tiles: readonly TileView[]): Sentence {
  const count = tiles.length;
  if (count > NAMED) return { id: "refused-handIncomplete-many", args: { count } };
  return { id: "refused-handIncomplete", args: { count, tiles: tileNames(tiles) } };
}
