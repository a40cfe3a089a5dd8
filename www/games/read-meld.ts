/** The tiles of a meld as they are read aloud. */

import type { TileView } from "../engine/views";
import { say, tileName, tileNames } from "../locales/messages";
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

/** Names the tiles: "red 7, blue 7, black 7", and of a run "red 4 to 8, okey as red 6". */
export function tilesAloud(kind: string, tiles: readonly Lying[], as: string): string {
  const [low, high] = [tiles[0], tiles.at(-1)];
  if (kind !== "run" || !low || !high) return tiles.map((each) => lyingName(each, as)).join(", ");
  const plain = ({ face, stands }: Lying) => tileName(stands === null ? face : frontOf(stands));
  const [begin, end] = [plain(low), plain(high)];
  const [color] = begin.split(" ", 1);
  const last = end.startsWith(`${color} `) ? end.slice(`${color} `.length) : end;
  const whole = say("run-aloud", { first: begin, last });
  const wild = tiles.filter(({ stands }) => stands !== null);
  return [whole, ...wild.map((each) => lyingName(each, as))].join(", ");
}

/** Names a meld by its number: "3: run, red 4 to 8". */
export function meldName(
  number: number,
  kind: string,
  tiles: readonly Lying[],
  as: string,
): string {
  return say("lying-label", { number, kind, tiles: tilesAloud(kind, tiles, as) });
}

/** Adds the worth of a meld, if it has one, and the player's tiles that fit, each face once. */
export function meldLabel(name: string, worth: number, fits: readonly TileView[]): string {
  const meld = worth > 0 ? say("meld-worth", { meld: name, worth }) : name;
  const faces = new Map(fits.map((face) => [tileName(face), face]));
  return faces.size > 0 ? say("meld-fits", { meld, tiles: tileNames([...faces.values()]) }) : meld;
}
