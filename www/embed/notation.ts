/** Tiles as an author writes them: which can be read, and what is drawn of them. */

import { type Front, frontOf } from "../faces";

/** What is written wrong: the attribute, the part of it, and what was expected, by its message. */
export interface Fault {
  readonly name: string;
  readonly part: string;
  readonly expected: string;
}

export const TILE = /^(?:[RYBK](?:1[0-3]|[1-9])'?|F'?|J'{0,3})$/;

/** Nobody means more tiles than a set has, nor a longer text. */
const MOST = 106;
const LONGEST = 2000;

/** Rows of tiles, or the first part that is none. */
export function rowsOf(text: string, okey: string | null): Front[][] | Fault {
  const fault = (part: string): Fault => ({
    name: "tiles",
    part: shown(part),
    expected: "embed-expected-tiles",
  });
  if (text.length > LONGEST) return fault(text);
  const rows = text.split("|").map((row) => row.split(/\s+/).filter((word) => word !== ""));
  const words = rows.flat();
  const wrong = words.find((word) => !TILE.test(word));
  if (wrong !== undefined) return fault(wrong);
  if (words.length === 0 || words.length > MOST) return fault(text);
  const full = rows.filter((row) => row.length > 0);
  return full.map((row) => row.map((tile) => faceOf(tile, okey)));
}

/** What is to be seen of a tile where this is wild. */
export function faceOf(tile: string, okey: string | null): Front {
  const front = frontOf(tile);
  return { ...front, wild: front.wild || tile.replaceAll("'", "") === okey };
}

/** The beginning of something, so that a message stays short whatever stands in an attribute. */
export function shown(text: string): string {
  const [...letters] = text.trim().slice(0, 80);
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : letters.join("");
}
