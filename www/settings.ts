/**
 * What a player may set, with what holds for whoever has set nothing. Words and
 * controls are elsewhere; here is only what the values are.
 */

import type { Level, Preset } from "./views";

export interface Settings {
  /** Null: the browser's. */
  readonly language: Language | null;
  /** Dark or light; "auto" as the system has it. */
  readonly theme: "auto" | "evening" | "day";
  /** Which four colours the tiles have. */
  readonly colors: "turkish" | "rummy" | "gameduell";
  readonly faces: "tiles" | "cards";
  /** How fast tiles travel and bots play; "instant" is without motion and without waiting. */
  readonly pace: "slow" | "normal" | "fast" | "instant";
  /** Whether nothing moves, at whatever pace the bots play. */
  readonly still: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether the player is asked before every throw whether he means it. */
  readonly confirm: boolean;
  /** Whether whoever throws a tile with which he could finish is reminded of that. */
  readonly remind: boolean;
  /** Whether a drawn tile lies where it fits, and not apart. */
  readonly fit: boolean;
  /** Whether the table tells how many tiles are missing. */
  readonly distance: boolean;
  /** Whether everything may be taken back. */
  readonly practice: boolean;
  /** Whether single keys do what the buttons do. */
  readonly keys: boolean;
  /** Whether contests for play chips are offered. */
  readonly chips: boolean;
  /** Seconds for a turn; 0 is as long as one likes. */
  readonly clock: 0 | 30 | 45 | 60;
  /** Whether the player has been asked, at his first visit, whether he knows the game. */
  readonly greeted: boolean;
  /** Whether the player has been told that this browser soon forgets what is kept. */
  readonly warned: boolean;
  /** The rules of the next match, as the engine writes them. */
  readonly rules: string;
  /** How strong the bots of the next match are, by the name of a level. */
  readonly level: string;
  /** Who plays instead at each bot's seat, a level or a character; empty is the level above. */
  readonly opponents: readonly [string, string, string];
  /** What the player is called; empty is "You". */
  readonly name: string;
  /** Which of the faces stands for him; 0 is the letter of his name. */
  readonly face: number;
  /** The bots' names in the order of their seats; empty is the one they come with. */
  readonly names: readonly [string, string, string];
}

export const LANGUAGES = ["en", "tr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULTS: Settings = {
  language: null,
  theme: "evening",
  colors: "turkish",
  faces: "tiles",
  pace: "normal",
  still: false,
  sound: true,
  vibration: true,
  confirm: false,
  remind: true,
  fit: false,
  distance: true,
  practice: false,
  keys: true,
  chips: true,
  clock: 0,
  greeted: true,
  warned: false,
  rules: "turkish" satisfies Preset,
  level: "hard" satisfies Level,
  opponents: ["", "", ""],
  name: "",
  face: 0,
  names: ["", "", ""],
};

/** What is set for somebody who has never been here, until he says that he knows the game. */
export const FIRST_VISIT: Settings = { ...DEFAULTS, greeted: false, level: "easy" satisfies Level };
