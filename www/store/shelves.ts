/**
 * The kinds of texts that are kept, by their keys: whether a text is a whole one of its kind, and
 * what can be read of one that is not.
 */

import { isMoment } from "../calendar";
import { readSettings } from "../choices";
import { DEFAULTS } from "../settings";
import { CONTEST, contestIn, isWholeWallet, OVER, WALLET } from "./contests";
import { DIARY, readDiary, restOfDiary } from "./daily-results";
import { isWholeProgress, LESSONS, restOfProgress } from "./lessons";
import { ASIDE, isWholeMatch, MATCH, PAST, SUMMARY } from "./match";
import { PUZZLES, readPuzzleResults, restOfPuzzles } from "./puzzle-results";
import { RULES, recallRules } from "./rules";
import { isSealed } from "./seal";
import { SETTINGS } from "./settings";
import { readSummary, SINCE } from "./summary";

interface Kind {
  isWhole(text: string): boolean;
  /** Has the part of a damaged text that can be read, if there is one. */
  rest?(text: string): string | null;
}

/** Those that are read by the page alone, which puts aside what it cannot read. */
const PLAIN = new Map<string, Kind>([
  [SETTINGS, { isWhole: areWholeSettings, rest: restOfSettings }],
  [RULES, { isWhole: (text) => !rulesIn(text).damaged, rest: restOfRules }],
  [SINCE, { isWhole: isMoment }],
  [DIARY, { isWhole: (text) => readDiary(text) !== null, rest: restOfDiary }],
  [LESSONS, { isWhole: isWholeProgress, rest: restOfProgress }],
  [PUZZLES, { isWhole: (text) => readPuzzleResults(text) !== null, rest: restOfPuzzles }],
]);

/** Those of which an engine has the last word, and only then are they put aside. */
const PLAYED = new Map<string, Kind>([
  [MATCH, { isWhole: isWholeMatch }],
  [WALLET, { isWhole: isWholeWallet }],
  [CONTEST, { isWhole: isWholeContest }],
]);

/** Those of which there are many, each under a moment. */
const MANY = new Map<string, Kind>([
  [PAST, { isWhole: isWholeMatch }],
  [SUMMARY, { isWhole: (text) => readSummary(text, null) !== null }],
  [OVER, { isWhole: isWholeContest }],
  // Most are matches, and what seals the one copy heals the other.
  [ASIDE, { isWhole: (text) => isSealed(text) === true }],
]);

/** The texts that a page reads by itself, of which there is one each. */
export function isPlain(key: string): boolean {
  return PLAIN.has(key);
}

/** Whether a key is one under which this page itself writes. */
export function isKept(key: string): boolean {
  return PLAIN.has(key) || PLAYED.has(key) || (kindOf(key) !== undefined && hasMoment(key));
}

/** Whether a key says when something was, on a date that there is not. */
export function isOfNoDate(key: string): boolean {
  return prefixOf(key) !== undefined && !hasMoment(key);
}

/** Whether a text can be read as what is kept under its key; of unknown keys all can. */
export function isWhole(key: string, text: string): boolean {
  return isSealed(text) !== false && !isOfNoDate(key) && (kindOf(key)?.isWhole(text) ?? true);
}

/** Whether a text is to be put aside as soon as it is found, or something is to take its place. */
export function isLost(key: string, text: string): boolean {
  const waits = PLAYED.has(key) || key.startsWith(PAST) || key.startsWith(SUMMARY);
  // Where nothing is set there is nothing to lose.
  if (key.startsWith(ASIDE) || (key === SETTINGS && text === "{}")) return false;
  return isOfNoDate(key) || (!waits && !isWhole(key, text));
}

/** What of a damaged text can stay under its key; null where that is nothing. */
export function restOf(key: string, text: string): string | null {
  return PLAIN.get(key)?.rest?.(text) ?? null;
}

function kindOf(key: string): Kind | undefined {
  return PLAIN.get(key) ?? PLAYED.get(key) ?? MANY.get(prefixOf(key) ?? "");
}

function prefixOf(key: string): string | undefined {
  return [...MANY.keys()].find((prefix) => key.startsWith(prefix));
}

function hasMoment(key: string): boolean {
  return isMoment(key.slice(prefixOf(key)?.length));
}

function isWholeContest(text: string): boolean {
  return contestIn(text) !== null;
}

function areWholeSettings(text: string): boolean {
  return hasSettings(text) && !readSettings(parsed(text)).damaged;
}

function restOfSettings(text: string): string | null {
  return hasSettings(text) ? JSON.stringify(readSettings(parsed(text)).settings) : null;
}

function hasSettings(text: string): boolean {
  const data = parsed(text);
  const names = typeof data === "object" ? Object.keys(data ?? {}) : [];
  const known = names.filter((name) => Object.hasOwn(DEFAULTS, name));
  // Texts of other kinds have a name in common with them, and those of later versions more names.
  return known.length > 0 && known.length * 2 >= names.length;
}

function rulesIn(text: string): ReturnType<typeof recallRules> {
  return recallRules({ read: () => text });
}

function restOfRules(text: string): string | null {
  const { texts } = rulesIn(text);
  return texts.length > 0 ? JSON.stringify(texts) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
