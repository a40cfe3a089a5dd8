/** The faces of tiles in a position. */

import { faceOf, TILE } from "../embed/notation";
import type { Facing } from "../games/ranking";

/** Returns the faces of tiles where the tiles of one kind are wild. */
export function facing(okey: string | null): Facing {
  return (tile) => faceOf(tile, okey);
}

/** Returns true if a word is a tile, with or without the mark of its copy. */
export function isTile(word: string): boolean {
  return TILE.test(word);
}
