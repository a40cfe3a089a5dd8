/**
 * What a player may set, with what holds for whoever has set nothing. Words and
 * controls are elsewhere; here is only what the values are.
 */

export interface Settings {
  /** Null: the browser's. */
  readonly language: Language | null;
  /** Light or dark; "auto" as the system has it. */
  readonly theme: "auto" | "evening" | "day";
  /** Which four colours the tiles have. */
  readonly colors: "turkish" | "rummy" | "gameduell";
  readonly faces: "tiles" | "cards";
  /** How fast tiles travel and bots play; "off" is without motion, "instant" without waiting too. */
  readonly pace: "off" | "slow" | "normal" | "fast" | "instant";
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether a throw is asked for again. */
  readonly confirm: boolean;
  /** Whether the table tells how many tiles are missing. */
  readonly distance: boolean;
  /** Whether everything may be taken back. */
  readonly practice: boolean;
  /** Seconds for a turn; 0 is as long as one likes. */
  readonly clock: 0 | 30 | 45 | 60;
  /** The bots' names in the order of their seats; empty is the one they come with. */
  readonly names: readonly [string, string, string];
}

export const LANGUAGES = ["en", "tr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Longer names would not fit beside the avatars. */
export const LONGEST_NAME = 12;

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  colors: "turkish",
  faces: "tiles",
  pace: "normal",
  sound: true,
  vibration: true,
  confirm: false,
  distance: true,
  practice: false,
  clock: 0,
  names: ["", "", ""],
};

/** The values that each setting can have; the names are not among them. */
export const CHOICES: {
  readonly [Name in Exclude<keyof Settings, "names">]: readonly Settings[Name][];
} = {
  language: [null, ...LANGUAGES],
  theme: ["auto", "evening", "day"],
  colors: ["turkish", "rummy", "gameduell"],
  faces: ["tiles", "cards"],
  pace: ["off", "slow", "normal", "fast", "instant"],
  sound: [true, false],
  vibration: [true, false],
  confirm: [true, false],
  distance: [true, false],
  practice: [true, false],
  clock: [0, 30, 45, 60],
};

/** Settings from data that may be anything: what is no value of a setting has the default. */
export function readSettings(data: unknown): { settings: Settings; damaged: boolean } {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { settings: DEFAULTS, damaged: true };
  }
  const given = data as Record<string, unknown>;
  let damaged = false;
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, choices] of Object.entries(CHOICES)) {
    // A setting of a later version is simply not there.
    if (given[name] === undefined) continue;
    if ((choices as readonly unknown[]).includes(given[name])) settings[name] = given[name];
    else damaged = true;
  }
  if (areNames(given.names)) settings.names = given.names.map((name) => name.trim());
  else damaged ||= given.names !== undefined;
  return { settings: settings as unknown as Settings, damaged };
}

function areNames(data: unknown): data is Settings["names"] {
  const fits = (name: unknown) => typeof name === "string" && [...name].length <= LONGEST_NAME;
  return Array.isArray(data) && data.length === 3 && data.every(fits);
}
