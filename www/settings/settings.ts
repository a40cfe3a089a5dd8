/** The settings of a player and their defaults. Words and controls are elsewhere. */

import { GAMES, gameOfRules, PRESETS } from "../engine/presets";
import type { GameName, Level, Preset } from "../engine/views";

/** The key of the settings in storage. */
export const SETTINGS = "istaka.settings";

export interface Settings {
  /** Null is the language of the browser. */
  readonly language: Language | null;
  /** Dark or light; "auto" follows the system. */
  readonly theme: "auto" | "evening" | "day";
  /** The four colours of the tiles. */
  readonly colors: (typeof PALETTES)[number];
  readonly faces: (typeof FRONTS)[number];
  /** The pace of motion and bots; "instant" has no motion and no waiting. */
  readonly pace: "slow" | "normal" | "fast" | "instant";
  /** True for no motion, at any pace of the bots. */
  readonly still: boolean;
  /** True to have on the left what a right hand reaches. */
  readonly left: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** True to confirm every discard. */
  readonly confirm: boolean;
  /** True to warn before the discard of a tile that could finish the round. */
  readonly remind: boolean;
  /** True to place a drawn tile where it fits instead of apart. */
  readonly fit: boolean;
  /** True to show the number of missing tiles. */
  readonly distance: boolean;
  /** True to try a move first where a hint is asked for. */
  readonly guess: boolean;
  /** True to allow undo of everything. */
  readonly practice: boolean;
  /** True to let single keys press buttons. */
  readonly keys: boolean;
  /** True to have each move of the others wait for the player. */
  readonly steps: boolean;
  /** True once the player has chosen a pace, or has played a whole match. */
  readonly paced: boolean;
  /** True to let opponents nod and groan at the end of a round. */
  readonly gestures: boolean;
  /** True to offer contests for play chips. */
  readonly chips: boolean;
  /** True to find dear mistakes in finished rounds, and to ask them again. */
  readonly again: boolean;
  /** Seconds for a turn; 0 is no limit. */
  readonly clock: 0 | 30 | 45 | 60;
  /** The games in which the player has answered whether they know the game. */
  readonly greeted: readonly GameName[];
  /** True once the player was warned that this browser soon deletes what is kept. */
  readonly warned: boolean;
  /** The rules of the next match in text form. */
  readonly rules: string;
  /** The rules played last in the other games. */
  readonly former: readonly string[];
  /** The level of the bots in the next match. */
  readonly level: string;
  /** A level or character for each bot; empty is `level`. */
  readonly opponents: readonly [string, string, string];
  /** The name of the player; empty is "You". */
  readonly name: string;
  /** The face of the player; 0 shows the first letter of the name. */
  readonly face: number;
  /** The names of the bots in the order of their seats; empty is the usual name. */
  readonly names: readonly [string, string, string];
}

/** The palettes of the tiles, and what is printed on them: numbers, or playing cards. */
export const PALETTES = ["turkish", "rummy", "gameduell"] as const;
export const FRONTS = ["tiles", "cards"] as const;

export const LANGUAGES = ["en", "tr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULTS: Settings = {
  language: null,
  theme: "evening",
  colors: "turkish",
  faces: "tiles",
  pace: "fast",
  still: false,
  left: false,
  sound: true,
  vibration: true,
  confirm: false,
  remind: true,
  fit: false,
  distance: true,
  guess: false,
  practice: false,
  keys: true,
  steps: false,
  paced: true,
  gestures: true,
  chips: true,
  again: true,
  clock: 0,
  greeted: GAMES,
  warned: false,
  rules: "turkish" satisfies Preset,
  former: [],
  level: "hard" satisfies Level,
  opponents: ["", "", ""],
  name: "",
  face: 0,
  names: ["", "", ""],
};

/**
 * The settings of a first visit. The level is easy until the player says that they know a game, and
 * the pace leisurely until a match is over.
 */
export const FIRST_VISIT: Settings = {
  ...DEFAULTS,
  ...{ greeted: [], level: "easy" satisfies Level, pace: "normal", paced: false },
};

/** The game that the speakers of a language look for first. */
const FIRST_GAME: Readonly<Record<Language, GameName>> = {
  en: "okey",
  tr: "okey101",
  de: "okey",
  nl: "rummi",
};

/**
 * Returns the defaults, with the player's language, typed texts, settings of other dialogs, and
 * what was told before.
 */
export function atFirst(now: Settings): Settings {
  const { language, name, face, names, rules, former, level, opponents, greeted, warned } = now;
  const typed = { language, name, face, names };
  return { ...DEFAULTS, ...typed, rules, former, level, opponents, greeted, warned };
}

/** Returns all games, that of the language first. */
export function gamesIn(language: Language): readonly GameName[] {
  const first = FIRST_GAME[language];
  return [first, ...GAMES.filter((game) => game !== first)];
}

/** Returns the settings of a first visit, with the game of the language. */
export function firstVisitIn(language: Language): Settings {
  return { ...FIRST_VISIT, rules: PRESETS[FIRST_GAME[language]][0] };
}

/** Returns the rules by which a game was played last, or else the usual ones. */
export function rulesFor(game: GameName, { rules, former }: Pick<Settings, "rules" | "former">) {
  const last = [rules, ...former].find((one) => gameOfRules(one) === game);
  return last ?? PRESETS[game][0];
}

/** Returns the bots of a match by these settings, in the order of their seats. */
export function opponentsOf({ level, opponents }: Settings = DEFAULTS): readonly string[] {
  return opponents.map((one) => one || level);
}

/** Returns the chosen language, or else the browser's first one that the page has words in. */
export function languageOf(
  chosen: Language | null,
  preferred: readonly string[] = navigator.languages,
): Language {
  const spoken = (tag: string) =>
    LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
  return chosen ?? preferred.map(spoken).find((language) => language) ?? "en";
}
