/** The games of the home page: their pictures and order. */

import type { GameName } from "../engine/views";
import type { Language } from "../settings/settings";

export interface HomeGame {
  readonly name: GameName;
  /** The tiles of its picture. */
  readonly tiles: readonly string[];
  /** The language whose speakers look for this game first. */
  readonly first: Language;
}

const GAMES: readonly HomeGame[] = [
  { name: "okey", tiles: ["R4", "R5", "R6"], first: "de" },
  { name: "okey101", tiles: ["Y7", "J", "K7"], first: "tr" },
  { name: "rummi", tiles: ["B8", "Y8", "K8"], first: "nl" },
];

/** Returns the games in the order of a language. */
export function gamesFor(language: Language): readonly HomeGame[] {
  const isFirst = ({ first }: HomeGame): boolean => first === language;
  return GAMES.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
