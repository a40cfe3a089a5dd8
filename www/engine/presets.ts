/** The game of rules, by their preset: no two games share a preset's name. */

import type * as istaka from "../pkg/istaka/istaka";
import type { GameName } from "./views";

/** The presets of the games beside Okey. */
export const PRESETS = {
  rummi: ["rummi80", "rummi80-site", "rummi106"] satisfies readonly istaka.RummiPreset[],
  okey101: [
    "yuzbir_hizli",
    "yuzbir",
    "yuzbir_katlamali",
    "yuzbir_esli",
    "yuzbir_cezali",
    "yuzbir_turnuva",
  ] satisfies readonly istaka.Okey101Preset[],
} as const satisfies Record<Exclude<GameName, "okey">, readonly string[]>;

/** All games that the page plays. The engine may know more. */
export const GAMES: readonly GameName[] = [
  "okey",
  ...(Object.keys(PRESETS) as (keyof typeof PRESETS)[]),
];

/** Returns true for a game that the page plays. */
export function plays(game: istaka.GameName): game is GameName {
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

/** The game of a saved match: its second line says the rules. */
export function gameOfRecord(saved: string): GameName {
  const [, line = ""] = saved.split("\n", 2);
  return gameOfRules(line.replace(/^rules /, ""));
}
