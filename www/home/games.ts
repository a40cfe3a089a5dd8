/** The games of the home page: their pictures, variants and order. */

import { PRESETS } from "../engine/presets";
import type { GameName } from "../engine/views";
import type { Language } from "../settings/settings";

export interface HomeGame {
  readonly name: GameName;
  /** The tiles of its picture. */
  readonly tiles: readonly string[];
  /** The presets of its variants; the first one is the usual one. */
  readonly variants: readonly string[];
  /** The languages whose speakers look for this game first. */
  readonly first: readonly Language[];
}

const GAMES: readonly HomeGame[] = [
  {
    name: "okey",
    tiles: ["R4", "R5", "R6"],
    variants: ["turkish", "kahvehane", "sayili", "pagat", "board"],
    first: ["de"],
  },
  {
    name: "okey101",
    tiles: ["Y7", "J", "K7"],
    variants: PRESETS.okey101,
    first: ["tr"],
  },
  {
    name: "rummi",
    tiles: ["B8", "Y8", "K8"],
    variants: PRESETS.rummi,
    first: ["nl"],
  },
];

/** Returns the games in the order of a language. */
export function gamesFor(language: Language): readonly HomeGame[] {
  const isFirst = ({ first }: HomeGame): boolean => first.includes(language);
  return GAMES.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** Returns the usual preset of a game. */
export function usualOf(name: GameName): string {
  return GAMES.find((game) => game.name === name)?.variants[0] ?? "";
}
