/** The tiles of a meld as they are read aloud. */

import type { TileView } from "../engine/views";
import { say, tileName } from "../locales/messages";
import { frontOf } from "../state/faces";

/** A tile of a meld. */
interface Lying {
  readonly face: TileView;
  /** The text of the tile that a wild tile stands for; null for every other tile. */
  readonly stands: string | null;
}

/** Names a tile: "red 4", or by the message `as` "okey as red 4". */
export function lyingName({ face, stands }: Lying, as: string): string {
  return stands === null ? tileName(face) : say(as, { tile: tileName(frontOf(stands)) });
}

/** Names the tiles: "red 7, blue 7, black 7", and of a run "red 4 to red 8, okey as red 6". */
export function tilesAloud(kind: string, tiles: readonly Lying[], as: string): string {
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (kind !== "run" || !first || !last) return tiles.map((each) => lyingName(each, as)).join(", ");
  const plain = ({ face, stands }: Lying) => tileName(stands === null ? face : frontOf(stands));
  const whole = say("run-aloud", { first: plain(first), last: plain(last) });
  const wild = tiles.filter(({ stands }) => stands !== null);
  return [whole, ...wild.map((each) => lyingName(each, as))].join(", ");
}
