/** The possible settings, and reading them: needed only where something was set before. */

import { DEFAULTS, LANGUAGES, type Settings } from "./settings";
import type { LongestRules } from "./views";

/** Longer names would not fit beside the avatars. */
export const LONGEST_NAME = 12;

/** The faces that there are, and 0, which is none. */
export const FACES = Array.from({ length: 13 }, (_, face) => face);

/** What can be a level or a character; which there are is the engine's to say. */
const OPPONENT = /^[a-z]{1,16}(:[a-z]{1,16})?$/;

/** Longer texts are no rules of the engine. */
export const LONGEST_RULES: LongestRules = 1000;

/** The values that each setting can have that is a choice between some. */
export const CHOICES: {
  readonly [Name in Exclude<
    keyof Settings,
    "face" | "greeted" | "name" | "names" | "rules" | "level" | "opponents" | "warned"
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
  chips: [true, false],
  clock: [0, 30, 45, 60],
};

type Fits = (data: unknown) => boolean;

/** Whether something can be the value of a setting. */
const FITS: { readonly [Name in keyof Settings]: Fits } = {
  ...(Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [name, oneOf(choices)]),
  ) as Record<keyof typeof CHOICES, Fits>),
  greeted: (data) => typeof data === "boolean",
  warned: (data) => typeof data === "boolean",
  name: isName,
  face: oneOf(FACES),
  names: (data) => isOfThree(data, isName),
  level: isOpponent,
  opponents: (data) => isOfThree(data, (one) => one === "" || isOpponent(one)),
  // What the text says is for the engine to read.
  rules: (data) => typeof data === "string" && data.length <= LONGEST_RULES,
};

/** Settings from data that may be anything: what is no value of a setting has the default. */
export function readSettings(data: unknown): { settings: Settings; damaged: boolean } {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { settings: DEFAULTS, damaged: true };
  }
  const given = sinceStill(data as Record<string, unknown>);
  let damaged = false;
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, fits] of Object.entries(FITS)) {
    // A setting of a later version is simply not there.
    if (given[name] === undefined) continue;
    if (fits(given[name])) settings[name] = trimmed(given[name]);
    else damaged = true;
  }
  return { settings: settings as unknown as Settings, damaged };
}

function trimmed(data: unknown): unknown {
  if (typeof data === "string") return data.trim();
  return Array.isArray(data) ? data.map(trimmed) : data;
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

function oneOf(choices: readonly unknown[]): Fits {
  return (data) => choices.includes(data);
}

function isOfThree(data: unknown, fits: Fits): boolean {
  return Array.isArray(data) && data.length === 3 && data.every(fits);
}

function isOpponent(data: unknown): boolean {
  return typeof data === "string" && OPPONENT.test(data);
}

function isName(data: unknown): boolean {
  return typeof data === "string" && [...data].length <= LONGEST_NAME;
}
