/** The faces of tiles in a position. */

import type { Facing } from "../games/ranking";
import { frontOf } from "../state/faces";

/** Returns the faces of tiles where the tiles of one kind are wild. */
export function facing(okey: string | null): Facing {
  return (tile) => {
    const front = frontOf(tile);
    return { ...front, wild: front.wild || tile.replaceAll("'", "") === okey };
  };
}

/** A tile as it is written, with or without the mark of its copy. */
const TILE = /^(?:[RYBK](?:1[0-3]|[1-9])'?|F'?|J'{0,3})$/;

export function isTile(word: string): boolean {
  return TILE.test(word);
}
