/**
 * Everything that is kept, as one file to take along, and such a file taken over: all of it or
 * nothing. A file may be anything; it is looked through before anything is changed.
 */

import { isMoment } from "./calendar";
import { readSettings } from "./choices";
import type { Device } from "./device";
import { DIARY, readDiary } from "./diary";
import type { RemoteEngine } from "./engine/client";
import { ASIDE, MATCH, PAST, readingsOf, SUMMARY } from "./kept-match";
import { CONTEST, contestIn, OVER, WALLET } from "./kept-contests";
import { RULES } from "./kept-rules";
import { SETTINGS } from "./kept-settings";
import { LESSONS, progressIn } from "./lessons/progress";
import { PUZZLES, readPuzzleResults } from "./puzzle-results";
import type { Trouble } from "./state";
import { SINCE } from "./summary";

/** The version of the file. */
const VERSION = 1;

/**
 * In bytes of a file, and in letters of its text, which are never more: larger ones are not opened.
 * All that a browser keeps for the game is smaller.
 */
export const LARGEST = 24 * 2 ** 20;

/** A file with more texts is none that this page has written. */
const MOST_TEXTS = 4000;

/** Texts that are no matches, of which there is one each, and whether such a text can be read. */
const PLAIN = new Map<string, (text: string) => boolean>([
  [SETTINGS, (text) => !readSettings(parsed(text)).damaged],
  [RULES, (text) => countOf(text) !== null],
  [SINCE, isMoment],
  [DIARY, (text) => readDiary(text) !== null],
  [LESSONS, (text) => progressIn(parsed(text)) !== null],
  [PUZZLES, (text) => readPuzzleResults(text) !== null],
]);

/** Why a file is not taken. */
export type Unusable = "large" | "foreign" | "later" | "damaged";

/** What is in a file, and what taking it over does here. */
export interface Contents {
  /** What is to be written. */
  readonly changes: ReadonlyMap<string, string>;
  readonly settings: boolean;
  /** Own rules in it. */
  readonly rules: number;
  /** Matches in it that can be read. */
  readonly matches: number;
  /** Texts that cannot be read here, which come to those put aside. */
  readonly aside: number;
  /** Own rules, and matches of the same names, that give way. */
  readonly replacedRules: number;
  readonly replacedMatches: number;
}

/** All that is kept, as the text of a file. */
export function bundle(device: Pick<Device, "keys" | "read">, date: Date): string {
  const keys = device.keys().filter(isKnown).sort();
  const texts = Object.fromEntries(keys.map((key) => [key, device.read(key) ?? ""]));
  return `${JSON.stringify({ istaka: VERSION, date: date.toISOString(), texts }, null, 1)}\n`;
}

/** Whether the engine of contests can read a wallet. */
export type ReadsWallet = (text: string) => Promise<boolean>;

/** Looks through a file; nothing is changed. */
export async function unbundle(
  text: string,
  device: Pick<Device, "keys" | "read">,
  engine: Pick<RemoteEngine, "read">,
  readsWallet: ReadsWallet,
): Promise<Contents | Unusable> {
  const texts = textsIn(text);
  if (typeof texts === "string") return texts;
  const changes = new Map<string, string>();
  const counts = { matches: 0, aside: 0, replacedMatches: 0 };
  const putAside = (text: string): void => {
    changes.set(freeKey(changes, device), text);
    counts.aside += 1;
  };
  for (const [key, text] of texts) {
    // What is counted here stays so.
    if (key === SINCE && device.read(SINCE) !== null) continue;
    // A contest that is played here has been paid for from the wallet here.
    if (key === WALLET && device.read(CONTEST) !== null) continue;
    const isReadable = PLAIN.get(key);
    if (isReadable?.(text) === false) return "damaged";
    if (isReadable || key.startsWith(SUMMARY)) changes.set(key, text);
    else if (isOfContest(key)) {
      // Whoever is in a contest here goes on with that.
      const other = key === CONTEST && (device.read(key) ?? text) !== text;
      if (contestIn(text) !== null && !other) changes.set(key, text);
      else putAside(text);
    } else if (key === WALLET) {
      // The chips here stay where those in the file cannot be read.
      if (await readsWallet(text).catch(() => false)) changes.set(key, text);
      else putAside(text);
    } else if (key.startsWith(ASIDE)) {
      changes.set(key, text);
      counts.aside += 1;
    } else if (await isMatch(text, engine)) {
      // The match at the other table comes to those that can be gone on with.
      const to = key === MATCH ? PAST + (readingsOf(text)[0]?.kept.begun ?? "") : key;
      const here = device.read(to);
      if (here !== null && here !== text) counts.replacedMatches += 1;
      changes.set(to, text);
      counts.matches += 1;
    } else putAside(text);
  }
  const [rules, own] = [changes.get(RULES), device.read(RULES)];
  return {
    changes,
    ...counts,
    settings: changes.has(SETTINGS),
    rules: countOf(rules ?? "[]") ?? 0,
    replacedRules: rules === undefined || own === null ? 0 : (countOf(own) ?? 0),
  };
}

/** Takes a file over. Why not, if so: then nothing has changed. */
export function takeOver({ changes }: Contents, device: Pick<Device, "change">): Trouble | null {
  return device.change(changes);
}

/** The texts of a file under their keys, or why there are none. */
function textsIn(text: string): [string, string][] | Unusable {
  if (text.length > LARGEST) return "large";
  const data = parsed(text) as { istaka?: unknown; texts?: unknown } | null | undefined;
  if (data === undefined) return "foreign";
  if (typeof data !== "object" || data === null || !("istaka" in data)) return "foreign";
  if (typeof data.istaka === "number" && data.istaka > VERSION) return "later";
  const { texts } = data;
  if (data.istaka !== VERSION || typeof texts !== "object" || texts === null) return "damaged";
  const all = Object.entries(texts);
  const fits = ([key, one]: [string, unknown]) => isKnown(key) && typeof one === "string";
  return all.length <= MOST_TEXTS && all.every(fits) ? all : "damaged";
}

const [ONE, MANY] = [
  [MATCH, CONTEST, WALLET, ...PLAIN.keys()],
  [PAST, SUMMARY, ASIDE, OVER],
].map((keys) => keys.map(escaped).join("|"));

/** What a file may hold: only the keys that this page itself writes. */
const KEY = new RegExp(`^(${ONE}|(${MANY})\\d{4}-\\d\\d-\\d\\dT[\\d:.]{12}Z)$`);

function isKnown(key: string): boolean {
  return KEY.test(key);
}

function escaped(key: string): string {
  return key.replaceAll(".", "\\.");
}

function isOfContest(key: string): boolean {
  return key === CONTEST || key.startsWith(OVER);
}

/** Whether the engine can play a kept text again. */
async function isMatch(text: string, engine: Pick<RemoteEngine, "read">): Promise<boolean> {
  const [reading] = readingsOf(text);
  if (!reading || reading.damaged) return false;
  const answer = await engine.read(reading.kept.match).catch(() => null);
  return answer?.ok === true;
}

/** How many own rules there are; null where it is no list of texts. */
function countOf(text: string): number | null {
  const data = parsed(text);
  if (!Array.isArray(data) || !data.every((one) => typeof one === "string")) return null;
  return data.length;
}

/** Under which nothing lies yet. */
function freeKey(changes: ReadonlyMap<string, string>, device: Pick<Device, "read">): string {
  for (let moment = Date.now(); ; moment += 1) {
    const key = ASIDE + new Date(moment).toISOString();
    if (!changes.has(key) && device.read(key) === null) return key;
  }
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
