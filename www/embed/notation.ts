/** Reads tiles as an author writes them. */

import type { LongestFigure, PuzzleView } from "../pkg/figures/istaka";
import { type Front, frontOf, type TileFace } from "../state/faces";

/**
 * A fault in an attribute: its name, the wrong part, and what is expected: one of some words, or
 * the form that a message tells, which has the name of the attribute if no other is given.
 */
export class Fault extends TypeError {
  readonly part: string;

  constructor(
    readonly attribute: string,
    part: string,
    readonly expected: string | readonly string[] = attribute,
  ) {
    const [...letters] = part.trim().slice(0, 80);
    // A message stays short whatever stands in an attribute.
    const short = letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : letters.join("");
    super(`${attribute}: “${short}” cannot be read`);
    this.part = short;
  }
}

/** Returns true for a fault, also from another bundle, which has a `Fault` class of its own. */
export function isFault(error: unknown): error is Fault {
  return error instanceof TypeError && "attribute" in error;
}

/** Returns the value of an attribute, which is one of `words`; the first if it is absent. */
export function chosen<Word extends string>(
  name: string,
  text: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const found = text === undefined ? words[0] : words.find((word) => word === text);
  if (found === undefined) throw new Fault(name, text ?? "", words);
  return found;
}

/** The kinds of puzzles, and their grades. */
export const KINDS = [
  "throw",
  "finish",
  "lay",
  "open",
  "fromHand",
  "playable",
  "last",
] as const satisfies readonly PuzzleView["kind"][];
export const GRADES = ["easy", "medium", "hard"] as const satisfies readonly PuzzleView["grade"][];

export type PuzzleKind = (typeof KINDS)[number];
export type Grade = (typeof GRADES)[number];

export const TILE = /^(?:[RYBK](?:1[0-3]|[1-9])'?|F'?|J'{0,3})$/;

/** A figure has at most the tiles of a pack; `LONGEST` limits the characters of its text. */
const MOST = 106;
const LONGEST: LongestFigure = 2000;

/** Returns rows of tiles. Throws a fault with the first word that is no tile. */
export function rowsOf(text: string, okey: string | null): Front[][] {
  if (text.length > LONGEST) throw new Fault("tiles", text);
  const rows = text.split("|").map((row) => row.split(/\s+/).filter((word) => word !== ""));
  const words = rows.flat();
  const unread = words.find((word) => !TILE.test(word));
  if (unread !== undefined) throw new Fault("tiles", unread);
  if (words.length === 0 || words.length > MOST) throw new Fault("tiles", text);
  const full = rows.filter((row) => row.length > 0);
  return full.map((row) => row.map((tile) => faceOf(tile, okey)));
}

/** Returns the face of a tile, given the wild tile. */
export function faceOf(tile: string, okey: string | null): TileFace {
  const front = frontOf(tile);
  return { ...front, wild: front.wild || tile.replaceAll("'", "") === okey };
}
