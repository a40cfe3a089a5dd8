/** The game of rules, by their preset: no two games share a preset's name. The levels of bots. */

import type { GameName, Level, Preset } from "./views";

/** The presets of each game, the usual one first. */
export const PRESETS = {
  okey: ["turkish", "kahvehane", "sayili", "pagat", "board"],
  okey101: [
    "yuzbir",
    "yuzbir_hizli",
    "yuzbir_katlamali",
    "yuzbir_esli",
    "yuzbir_cezali",
    "yuzbir_turnuva",
  ],
  rummi: ["rummi80", "rummi80-site", "rummi106"],
} as const satisfies Record<GameName, readonly Preset[]>;

/** The presets with which a newcomer begins in place of the usual ones. */
export const EASIER: { readonly [Game in GameName]?: Preset } = { okey101: "yuzbir_hizli" };

/** All games. */
export const GAMES = Object.keys(PRESETS) as readonly GameName[];

/** The levels of bots, the weakest first. */
export const LEVELS = [
  "beginner",
  "easy",
  "medium",
  "hard",
  "expert",
] as const satisfies readonly Level[];

/** Returns true for the name of a game. */
export function isGame(game: unknown): game is GameName {
  return GAMES.some((name) => name === game);
}

/**
 * Returns the game of rules as text: a preset and its changes. An unknown preset counts as Okey,
 * whose engine then names the fault.
 */
export function gameOfRules(rules: string): GameName {
  const [preset = ""] = rules.trim().split(/\s+/);
  const found = Object.entries(PRESETS).find(([, names]) => names.some((name) => name === preset));
  return (found?.[0] as GameName | undefined) ?? "okey";
}
