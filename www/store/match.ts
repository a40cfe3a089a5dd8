/**
 * A match as it is kept: at the table, or after it has left it. What is kept may be damaged or of a
 * later version.
 */

import { isMoment } from "../calendar";
import { opponentsOf } from "../seats";
import type { Fixture } from "../state";
import { isSealed } from "./seal";
import type { Texts } from "./texts";

export interface SavedMatch {
  /** The match as the engine writes it. */
  readonly match: string;
  /** The slots of the rack. */
  readonly slots: readonly (string | null)[];
  readonly columns: number;
  /** Who the bots are. */
  readonly opponents: readonly string[];
  /** When the match was begun, as its name among others. */
  readonly begun: string;
  /** The contest of which it is a part, where it is one. */
  readonly leg?: Fixture;
}

/** A way in which a kept text can be read. */
export interface Reading {
  readonly kept: SavedMatch;
  /** Whether the text is not as it was written. */
  readonly damaged: boolean;
  /** Whether it does not say, as it should, who the bots are. */
  readonly anybody: boolean;
}

/** What may be anything. */
type Fields = Partial<Record<keyof SavedMatch, unknown>>;

/** Where the match is kept. */
export const MATCH = "istaka.match";

/** Followed by when a match was begun that has left the table. */
export const PAST = "istaka.past.";

/** Followed by when a match was begun that has left the table: what lists need of it. */
export const SUMMARY = "istaka.summary.";

/** Followed by when it was put aside. */
export const ASIDE = "istaka.aside.";

/** Far more than any rack has. */
const MOST_SLOTS = 200;

/** Longer names are none. */
const LONGEST_NAME = 60;

/**
 * Matches, with the quotes around them, in a text that is damaged
 * elsewhere, or has its beginning twice.
 */
const MATCHES = /(?="match":\s*("(?:[^"\\]|\\.)*"))/g;

/** The first line of the records that this version reads. */
const RECORD = /^istaka [1-4]\n/;

/** Whether a text is a match as it was written, of no later version, as far as a page can tell. */
export function isWholeMatch(text: string): boolean {
  const [reading] = readingsOf(text);
  return reading !== undefined && !reading.damaged && RECORD.test(reading.kept.match);
}

/**
 * The text of a match that is kept elsewhere under the key of those that have left the table, where
 * another match has been begun here meanwhile.
 */
export function leftBy(here: string | null, text = ""): [key: string, text: string] | null {
  const [left] = isWholeMatch(text) ? readingsOf(text) : [];
  const [other] = readingsOf(here ?? "");
  return left && other && left.kept.begun !== other.kept.begun
    ? [PAST + left.kept.begun, text]
    : null;
}

/**
 * A key under which nothing is put aside yet. In the order of their names keys are in that of time,
 * whatever the clock says, as long as there are dates.
 */
export function freeAside(keys: readonly string[]): string {
  const moments = keys.map((key) => key.replace(ASIDE, "")).filter(isMoment);
  const last = moments.sort().at(-1);
  const next = new Date(Math.max(Date.now(), last === undefined ? 0 : 1 + Date.parse(last)));
  if (isMoment(next.toISOString())) return ASIDE + next.toISOString();
  for (let time = Date.now(); ; time += 1) {
    const key = ASIDE + nameOf(time);
    if (!keys.includes(key)) return key;
  }
}

/** The last day of a year with four digits, and milliseconds of a day. */
const LAST = Date.UTC(9999, 11, 31);
const DAY = 24 * 60 * 60 * 1000;

/** A name for a match that begins now. */
export function now(): string {
  return nameOf(Date.now());
}

/** A moment as text; of one beyond year 9999, by a wrong clock, the same time of its last day. */
function nameOf(time: number): string {
  return new Date(time < LAST ? time : LAST + (time % DAY)).toISOString();
}

/** All ways in which the copies of a kept match can be read, the best first. */
export function readingsIn(device: Pick<Texts, "read" | "readSecond">, key: string): Reading[] {
  const copies = [...new Set([device.read(key) ?? "", device.readSecond(key) ?? ""])];
  const [whole, others] = [copies.filter((copy) => !isDamaged(copy)), copies.filter(isDamaged)];
  return [...whole, ...others].flatMap(readingsOf);
}

/** All ways in which a text can be read as a kept match. */
export function readingsOf(text: string): Reading[] {
  const damaged = isDamaged(text);
  return fieldsIn(text).flatMap((fields) => reading(fields, damaged));
}

/** Whether a text is not as it was written; earlier versions wrote no seal. */
export function isDamaged(text: string): boolean {
  return !(isSealed(text) ?? parsed(text) !== null);
}

/** Match, rack and opponents are read apart: what is damaged of one costs nothing of the others. */
function reading(fields: Fields, damaged: boolean): Reading[] {
  const { match, slots, columns, opponents, begun, leg } = fields;
  if (typeof match !== "string") return [];
  const lies = isRack(slots) && isWidth(columns, slots);
  const laid = lies ? { slots, columns } : { slots: [], columns: 1 };
  const known = areOpponents(opponents);
  // A match of an earlier version has the usual ones; whether they exist is the engine's to say.
  const kept = {
    match,
    ...laid,
    opponents: known ? opponents : opponentsOf(),
    begun: isMoment(begun) ? begun : now(),
    ...fixtureIn(leg),
  };
  return [{ kept, damaged, anybody: !known && opponents !== undefined }];
}

function fieldsIn(text: string): Fields[] {
  const whole = parsed(text);
  if (typeof whole === "object" && whole !== null) return [whole];
  return [...text.matchAll(MATCHES)].map(([, match]) => ({ match: parsed(match ?? "") }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRack(slots: unknown): slots is (string | null)[] {
  return (
    Array.isArray(slots) &&
    slots.length <= MOST_SLOTS &&
    slots.every((slot) => slot === null || typeof slot === "string")
  );
}

function isWidth(columns: unknown, { length }: { readonly length: number }): columns is number {
  return Number.isInteger(columns) && Number(columns) > 0 && Number(columns) <= length;
}

function fixtureIn(data: unknown): { readonly leg?: Fixture } {
  if (typeof data !== "object" || data === null) return {};
  // Earlier versions wrote whether it is a single round.
  const { oneRound, ...rest } = data as Partial<Fixture> & { oneRound?: unknown };
  const mostRounds = oneRound === true ? 1 : Number.MAX_SAFE_INTEGER;
  const fixture = { mostRounds, points: [], gained: [], ...rest };
  return isFixture(fixture) ? { leg: fixture } : {};
}

function isFixture(fixture: Partial<Fixture>): fixture is Fixture {
  const { contest, names, chips, points, gained, ...counts } = fixture;
  const numbers = [counts.mostRounds, counts.seconds, counts.round, counts.place, counts.left];
  const bySeat = [chips, points, gained];
  return (
    isMoment(contest) &&
    bySeat.every((some) => Array.isArray(some) && some.length <= 1 + opponentsOf().length) &&
    bySeat.flat().every((number) => Number.isSafeInteger(number)) &&
    Array.isArray(names) &&
    names.length <= opponentsOf().length &&
    names.every((name) => typeof name === "string" && name.length <= LONGEST_NAME) &&
    numbers.every((number) => Number.isSafeInteger(number) && Number(number) >= 0)
  );
}

function areOpponents(opponents: unknown): opponents is string[] {
  const count = opponentsOf().length;
  return (
    Array.isArray(opponents) &&
    opponents.length === count &&
    opponents.every((one) => typeof one === "string")
  );
}

/** A match, and under which key it lies. */
export interface FoundMatch {
  readonly key: string;
  readonly kept: SavedMatch;
}

/** Those in whose texts this stands: the one at the table and those before it, the oldest first. */
export function matchesHolding(
  part: string,
  device: Pick<Texts, "keys" | "read" | "readSecond">,
): FoundMatch[] {
  const keys = device.keys().filter((key) => key === MATCH || key.startsWith(PAST));
  const found = keys.flatMap((key): FoundMatch[] => {
    // Most are others, and need not be looked through.
    if (!device.read(key)?.includes(part)) return [];
    const kept = readingsIn(device, key)[0]?.kept;
    if (!kept) return [];
    const begun = key === MATCH ? kept.begun : key.slice(PAST.length);
    return [{ key, kept: { ...kept, begun } }];
  });
  return found.sort((one, other) => (one.kept.begun < other.kept.begun ? -1 : 1));
}
