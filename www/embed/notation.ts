/** Reads tiles as an author writes them. */

import type { LongestFigure } from "../pkg/figures/istaka";
import { type Front, frontOf } from "../state/faces";

/** A fault in an attribute: its name, the wrong part, and a message with the expected form. */
export interface Fault {
  readonly name: string;
  readonly part: string;
  readonly expected: string;
}

export const TILE = /^(?:[RYBK](?:1[0-3]|[1-9])'?|F'?|J'{0,3})$/;

/** A figure has at most the tiles of a pack; `LONGEST` limits the characters of its text. */
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

/** Returns the face of a tile, given the wild tile. */
export function faceOf(tile: string, okey: string | null): Front {
  const front = frontOf(tile);
  return { ...front, wild: front.wild || tile.replaceAll("'", "") === okey };
}

/**
 * Creates the fault of a wrong part of an attribute; `expected` names the message if it is not that
 * of the attribute.
 */
export function wrong(name: string, part: string, expected = name): Fault {
  return { name, part: shown(part), expected: `embed-expected-${expected}` };
}

/** The beginning of a text, so that a message stays short whatever stands in an attribute. */
function shown(text: string): string {
  const [...letters] = text.trim().slice(0, 80);
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : letters.join("");
}
