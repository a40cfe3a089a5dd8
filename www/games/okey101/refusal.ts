/** Explains a refusal in a sentence. */

import type { Refusal } from "../../engine/client";
import { knows, tileNames } from "../../locales/messages";
import type { TileView } from "../../pkg/istaka/istaka";
import { frontOf } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { refused } from "../refusal";

/** Tells what is wrong, with the tiles and the numbers that the engine names. */
export function refusalOf(refusal: Refusal, hand: readonly TileView[]): Sentence {
  const { code, tiles, found = 0, need = 0 } = refusal;
  const id = `okey101-refused-${code}`;
  if (!knows(id)) return refused(refusal);
  const faces = tiles.map((tile) => hand.find((held) => held.tile === tile) ?? frontOf(tile));
  const args = { tiles: tileNames(faces), count: tiles.length, found, need, lacks: need - found };
  return { id, args };
}
