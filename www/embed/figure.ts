/** A figure as its author writes it: rows of tiles, their look, and a claim about them. */

import { FRONTS, PALETTES } from "../settings/settings";
import type { Faces, Front } from "../state/faces";
import type { Claimed } from "./judge";
import { chosen, Fault, rowsOf, TILE } from "./notation";

/** The attributes of a figure besides those of its look. */
export const FIGURE = ["tiles", "okey", "kind", "hand", "rules", "caption"];

const OPENING = "opening";
const KINDS = ["run", "group", "pair", "meld", "none", OPENING];
const HAND = /^(?:complete|pairs|\d|1[0-4])$/;

/** Returns the value of an attribute without the space around it; undefined if it is absent. */
export type Attributes = (name: string) => string | undefined;

export interface Figure {
  readonly rows: readonly (readonly Front[])[];
  /** Null if there is nothing to judge. */
  readonly claimed: Claimed | null;
}

/** Reads the look of tiles. Throws a fault if an attribute is wrong. */
export function lookIn(text: Attributes): Faces {
  const colors = chosen("palette", text("palette"), PALETTES);
  return { colors, faces: chosen("faces", text("faces"), FRONTS) };
}

/** Reads a figure. Throws a fault if an attribute is wrong. */
export function figureIn(text: Attributes): Figure {
  const okey = text("okey") ?? null;
  if (okey !== null && (!TILE.test(okey) || okey.includes("'"))) throw new Fault("okey", okey);
  const tiles = text("tiles") ?? "";
  const rows = rowsOf(tiles, okey);
  const [kind, hand] = [text("kind"), text("hand")];
  if (kind === undefined && hand === undefined) return { rows, claimed: null };
  if (kind !== undefined && hand !== undefined) throw new Fault("hand", hand, "claim");
  if (kind !== undefined && !KINDS.includes(kind)) throw new Fault("kind", kind, KINDS);
  if (hand !== undefined && !HAND.test(hand)) throw new Fault("hand", hand);
  // Jokers among the tiles are wild, unless the author names an okey.
  const joker = tiles.includes("J") ? "J" : null;
  const wild = okey ?? joker;
  // The face of a false joker and the distance of a hand depend on the wild tile.
  if (wild === null && (hand !== undefined || tiles.includes("F"))) throw new Fault("okey", "");
  const usual = joker ? "rummi80" : kind === OPENING ? "yuzbir" : "turkish";
  const rules = text("rules") || usual;
  return { rows, claimed: { claim: kind ?? hand ?? "", tiles, wild, rules } };
}
