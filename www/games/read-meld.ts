/** The tiles of a meld as they are read aloud. */

import { begun } from "../locales/catalogue";
import { say, spoken, tileName, tileNames } from "../locales/messages";
import { frontOf, type TileFace } from "../state/faces";

/** A tile of a meld. */
interface Lying {
  readonly face: TileFace;
  /** The text of the tile that a wild tile stands for; null for every other tile. */
  readonly stands: string | null;
}

/** Names a tile: "red 4", or by the message `as` "okey as red 4". */
export function lyingName({ face, stands }: Lying, as: string): string {
  return stands === null ? tileName(face) : say(as, { tile: tileName(frontOf(stands)) });
}

/** Names the tiles: "red 7, blue 7, black 7", and of a run "red 4 to 8". */
export function tilesAloud(kind: string, tiles: readonly Lying[]): string {
  const names = tiles.map(({ face, stands }) => tileName(stands === null ? face : frontOf(stands)));
  const [first = "", ...others] = names;
  const end = others.at(-1);
  if (kind !== "run" || end === undefined) return names.join(", ");
  const [color] = first.split(" ", 1);
  const last = end.startsWith(`${color} `) ? end.slice(`${color} `.length) : end;
  return say("run-aloud", { first, last });
}

/**
 * Names a meld by its number, with its worth if it has one, and then its wild tiles by the message
 * `as`: "3: run, red 4 to 8, worth 30. Okey as red 6".
 */
export function meldName(
  number: number,
  kind: string,
  tiles: readonly Lying[],
  as: string,
  worth: number,
): string {
  const name = say("lying-label", { number, kind, tiles: tilesAloud(kind, tiles) });
  const wild = tiles.filter(({ stands }) => stands !== null);
  const named = wild.map((each) => begun(lyingName(each, as), spoken()));
  return [worth > 0 ? say("meld-worth", { meld: name, worth }) : name, ...named].join(". ");
}

/** Adds the player's tiles that fit a meld, each face once. */
export function meldLabel(meld: string, fits: readonly TileFace[]): string {
  const faces = new Map(fits.map((face) => [tileName(face), face]));
  return faces.size > 0 ? say("meld-fits", { meld, tiles: tileNames([...faces.values()]) }) : meld;
}
