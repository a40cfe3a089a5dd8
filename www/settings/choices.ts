/** The possible values of settings, and reading settings from any data. */

import { GAMES } from "../engine/presets";
import type { LongestRules } from "../engine/views";
import { DEFAULTS, FRONTS, LANGUAGES, PALETTES, type Settings } from "./settings";

/** Longer names are refused; a name that has no room beside a picture is cut off there. */
export const LONGEST_NAME = 40;

/** The numbers of the faces; 0 is none. */
export const FACES = Array.from({ length: 13 }, (_, face) => face);

/** The form of a level or character; the engine knows the existing ones. */
const OPPONENT = /^[a-z]{1,16}(:[a-z]{1,16})?$/;

/** The length limit of rules in the engine. */
export const LONGEST_RULES: LongestRules = 1000;

/** The values of each setting that is a choice. */
export const CHOICES: {
  readonly [Name in Exclude<
    keyof Settings,
    | "face"
    | "former"
    | "greeted"
    | "name"
    | "names"
    | "rules"
    | "level"
    | "opponents"
    | "warned"
    | "paced"
  >]: readonly Settings[Name][];
} = {
  language: [null, ...LANGUAGES],
  theme: ["evening", "day", "auto"],
  colors: PALETTES,
  faces: FRONTS,
  pace: ["slow", "normal", "fast", "instant"],
  still: [true, false],
  left: [true, false],
  sound: [true, false],
  vibration: [true, false],
  confirm: [true, false],
  remind: [true, false],
  fit: [true, false],
  distance: [true, false],
  guess: [true, false],
  practice: [true, false],
  keys: [true, false],
  steps: [true, false],
  gestures: [true, false],
  chips: [true, false],
  again: [true, false],
  clock: [0, 30, 45, 60],
};

type Fits = (data: unknown) => boolean;

/** Checks the value of each setting. */
const FITS: { readonly [Name in keyof Settings]: Fits } = {
  ...(Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [name, oneOf(choices)]),
  ) as Record<keyof typeof CHOICES, Fits>),
  greeted: (data) => Array.isArray(data) && data.every(oneOf(GAMES)),
  warned: (data) => typeof data === "boolean",
  paced: (data) => typeof data === "boolean",
  name: isName,
  face: oneOf(FACES),
  names: (data) => isOfThree(data, isName),
  level: isOpponent,
  opponents: (data) => isOfThree(data, (one) => one === "" || isOpponent(one)),
  rules: areRules,
  former: (data) => Array.isArray(data) && data.length < GAMES.length && data.every(areRules),
};

/** Reads settings from any data; an invalid value becomes the default. */
export function readSettings(data: unknown): { settings: Settings; damaged: boolean } {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { settings: DEFAULTS, damaged: true };
  }
  const given = data as Record<string, unknown>;
  let damaged = false;
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, fits] of Object.entries(FITS)) {
    // A text of an earlier version lacks later settings.
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

function oneOf(choices: readonly unknown[]): Fits {
  return (data) => choices.includes(data);
}

function isOfThree(data: unknown, fits: Fits): boolean {
  return Array.isArray(data) && data.length === 3 && data.every(fits);
}

function isOpponent(data: unknown): boolean {
  return typeof data === "string" && OPPONENT.test(data);
}

/** Checks the length alone; the engine checks the text. */
function areRules(data: unknown): boolean {
  return typeof data === "string" && data.length <= LONGEST_RULES;
}

function isName(data: unknown): boolean {
  return typeof data === "string" && [...data].length <= LONGEST_NAME;
}
