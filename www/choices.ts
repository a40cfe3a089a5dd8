/** What the settings can be, and reading them from data: needed only where something was set before. */

import { DEFAULTS, LANGUAGES, type Settings } from "./settings";

/** Longer names would not fit beside the avatars. */
export const LONGEST_NAME = 12;

/** The faces that there are, and 0, which is none. */
export const FACES = Array.from({ length: 13 }, (_, face) => face);

/** What can be a level or a character; which there are is the engine's to say. */
const OPPONENT = /^[a-z]{1,16}(:[a-z]{1,16})?$/;

/** Longer texts are no rules of the engine. */
export const LONGEST_RULES = 1000;

/** The values that each setting can have that is a choice between some. */
export const CHOICES: {
  readonly [Name in Exclude<
    keyof Settings,
    "face" | "greeted" | "name" | "names" | "rules" | "level" | "opponents"
  >]: readonly Settings[Name][];
} = {
  language: [null, ...LANGUAGES],
  theme: ["evening", "day", "auto"],
  colors: ["turkish", "rummy", "gameduell"],
  faces: ["tiles", "cards"],
  pace: ["slow", "normal", "fast", "instant"],
  still: [true, false],
  sound: [true, false],
  vibration: [true, false],
  confirm: [true, false],
  remind: [true, false],
  fit: [true, false],
  distance: [true, false],
  practice: [true, false],
  keys: [true, false],
  clock: [0, 30, 45, 60],
};

/** Settings from data that may be anything: what is no value of a setting has the default. */
export function readSettings(data: unknown): { settings: Settings; damaged: boolean } {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { settings: DEFAULTS, damaged: true };
  }
  const given = sinceStill(data as Record<string, unknown>);
  let damaged = false;
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, choices] of Object.entries(CHOICES)) {
    // A setting of a later version is simply not there.
    if (given[name] === undefined) continue;
    if ((choices as readonly unknown[]).includes(given[name])) settings[name] = given[name];
    else damaged = true;
  }
  if (typeof given.greeted === "boolean") settings.greeted = given.greeted;
  else damaged ||= given.greeted !== undefined;
  if (isName(given.name)) settings.name = given.name.trim();
  else damaged ||= given.name !== undefined;
  if (FACES.some((face) => face === given.face)) settings.face = given.face;
  else damaged ||= given.face !== undefined;
  if (areNames(given.names)) settings.names = given.names.map((name) => name.trim());
  else damaged ||= given.names !== undefined;
  if (isOpponent(given.level)) settings.level = given.level;
  else damaged ||= given.level !== undefined;
  if (areOpponents(given.opponents)) settings.opponents = given.opponents;
  else damaged ||= given.opponents !== undefined;
  // What the text says is for the engine to read.
  if (typeof given.rules === "string" && given.rules.length <= LONGEST_RULES) {
    settings.rules = given.rules;
  } else damaged ||= given.rules !== undefined;
  return { settings: settings as unknown as Settings, damaged };
}

/**
 * What was kept before there was a switch for motion: no motion was one of the paces, and all were
 * faster, so that whoever had chosen the slow one has it as the normal one.
 */
function sinceStill(given: Record<string, unknown>): Record<string, unknown> {
  const { pace, still } = given;
  if (still !== undefined || (pace !== "off" && pace !== "slow")) return given;
  return { ...given, pace: "normal", still: pace === "off" };
}

function isOpponent(data: unknown): data is string {
  return typeof data === "string" && OPPONENT.test(data);
}

function areOpponents(data: unknown): data is Settings["opponents"] {
  const fits = (one: unknown) => one === "" || isOpponent(one);
  return Array.isArray(data) && data.length === 3 && data.every(fits);
}

function areNames(data: unknown): data is Settings["names"] {
  return Array.isArray(data) && data.length === 3 && data.every(isName);
}

function isName(data: unknown): data is string {
  return typeof data === "string" && [...data].length <= LONGEST_NAME;
}
