/** Tiles as an author writes them: which can be read, and what is drawn of them. */

import { type Front, frontOf } from "../faces";
import type { LongestFigure } from "../pkg/figures/istaka";

/** What is written wrong: the attribute, the part of it, and what was expected, by its message. */
export interface Fault {
  readonly name: string;
  readonly part: string;
  readonly expected: string;
}

export const TILE = /^(?:[RYBK](?:1[0-3]|[1-9])'?|F'?|J'{0,3})$/;

/** A figure has at most as many tiles as a pack, and its text at most so many characters. */
const MOST = 106;
const LONGEST: LongestFigure = 2000;

/** Rows of tiles, or the first part that is none. */
export function rowsOf(text: string, okey: string | null): Front[][] | Fault {
  if (text.length > LONGEST) return wrong("tiles", text);
  const rows = text.split("|").map((row) => row.split(/\s+/).filter((word) => word !== ""));
  const words = rows.flat();
  const unread = words.find((word) => !TILE.test(word));
  if (unread !== undefined) return wrong("tiles", unread);
  if (words.length === 0 || words.length > MOST) return wrong("tiles", text);
  const full = rows.filter((row) => row.length > 0);
  return full.map((row) => row.map((tile) => faceOf(tile, okey)));
}

/** What is to be seen of a tile where this is wild. */
export function faceOf(tile: string, okey: string | null): Front {
  const front = frontOf(tile);
  return { ...front, wild: front.wild || tile.replaceAll("'", "") === okey };
}

/** A part of an attribute that is wrong. What was expected is said by its name, or by another. */
export function wrong(name: string, part: string, expected = name): Fault {
  return { name, part: shown(part), expected: `embed-expected-${expected}` };
}

/** The beginning of a text, so that a message stays short whatever stands in an attribute. */
function shown(text: string): string {
  const [...letters] = text.trim().slice(0, 80);
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : letters.join("");
}
