/** A match as text: at the table, or after it has left the table. */

import { isMoment } from "../base/calendar";
import { answered } from "../engine/calls";
import type { Recorded, RemoteEngine } from "../engine/client";
import { opponentsOf } from "../settings/settings";
import type { Fixture } from "../state/fixture";
import { isSealed, sealed } from "./seal";
import { parsed, Shelf, type Texts } from "./shelf";

/** A saved match; the names of the fields are those in its text. */
export interface SavedMatch {
  /** The record. */
  readonly match: string;
  /** The slots of the rack. */
  readonly slots: readonly (string | null)[];
  readonly columns: number;
  /** The bots, in the order of their seats. */
  readonly opponents: readonly string[];
  /** The moment at which the match was begun, which identifies it. */
  readonly begun: string;
  /** The contest that the match is part of. */
  readonly leg?: Fixture;
  /**
   * The half-finished tables of the player's turn in the notation, one per step, the present one
   * last; absent outside of such a turn.
   */
  readonly laying?: readonly string[];
}

/** One way to read the text of a match. */
export interface MatchReading {
  readonly saved: SavedMatch;
  /** True if the text is not as it was written. */
  readonly damaged: boolean;
  /** True if the bots cannot be read, so that the usual ones replace them. */
  readonly hasUsualBots: boolean;
}

/** The fields, each of any type. */
type Fields = Partial<Record<keyof SavedMatch, unknown>>;

/** The match at the table. */
export const MATCH = "istaka.match";

/** Followed by the moment at which a match that has left the table was begun. */
export const PAST = "istaka.past.";

/** Followed by the same moment: the summary of the match. */
export const SUMMARY = "istaka.summary.";

/** Followed by the moment at which a text was put aside. */
export const ASIDE = "istaka.aside.";

/** Far more than any rack has. */
const MOST_SLOTS = 200;

/** Far more half-finished tables than are kept, and more letters than any has. */
const MOST_TABLES = 100;
const LONGEST_TABLE = 2000;

/** Longer names are not read. */
const LONGEST_NAME = 60;

/** Finds the records, in quotes, in a text that is damaged elsewhere or has its beginning twice. */
const MATCHES = /(?="match":\s*("(?:[^"\\]|\\.)*"))/g;

/** The first line of the records that this version reads. */
const RECORD = "istaka 4\n";

/** The match at the table. */
export const matchShelf = shelfAt(MATCH);

/** The matches that have left the table. */
export const pastShelf = shelfAt(PAST);

/** The texts that were put aside; most are matches, whose seal tells a whole copy. */
export const asideShelf = new Shelf<string>(ASIDE, {
  read: (text) => ({ value: text, whole: true }),
  write: (text) => text,
  damaged: "stays",
});

function shelfAt(key: string): Shelf<SavedMatch> {
  return new Shelf<SavedMatch>(key, {
    read: (text) => {
      const [reading] = readingsOf(text);
      if (reading === undefined) return null;
      const { saved, damaged } = reading;
      return { value: saved, whole: !damaged && saved.match.startsWith(RECORD) };
    },
    write: sealed,
    damaged: "waits",
  });
}

/**
 * Returns the change that keeps the match at the table of the other copy as one that has left it,
 * if another match was begun here meanwhile; null otherwise.
 */
export function leftBy(here: string | null, text = ""): [key: string, text: string] | null {
  const left = matchShelf.read(text);
  const other = matchShelf.read(here ?? "");
  return left?.whole && other && left.value.begun !== other.value.begun
    ? [PAST + left.value.begun, text]
    : null;
}

/**
 * Returns an unused key for a text to put aside. The keys sort chronologically even if the clock
 * goes back, as long as there are later dates.
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

/** Returns the name of a match that begins now. */
export function now(): string {
  return nameOf(Date.now());
}

/** Returns a moment as text; by a clock after the year 9999, the same time on its last day. */
function nameOf(time: number): string {
  return new Date(time < LAST ? time : LAST + (time % DAY)).toISOString();
}

/**
 * Returns the keys of the matches that have left the table, the most missed first: those that can
 * be continued, then the finished ones, each with the latest first.
 */
export function pastMatches(texts: Pick<Texts, "keys" | "read">): string[] {
  const keys = texts.keys().filter((key) => key.startsWith(PAST));
  const latest = keys.sort().reverse();
  // The summary has no place for the player yet.
  const isRunning = (key: string): boolean =>
    texts.read(SUMMARY + key.slice(PAST.length))?.includes('"place":null') ?? false;
  return [...latest.filter(isRunning), ...latest.filter((key) => !isRunning(key))];
}

/** Returns all ways to read the copies of a match, the best first. */
export function readingsIn(texts: Pick<Texts, "read" | "readSecond">, key: string): MatchReading[] {
  const copies = [...new Set([texts.read(key) ?? "", texts.readSecond(key) ?? ""])];
  const [whole, others] = [copies.filter(isSealed), copies.filter((copy) => !isSealed(copy))];
  return [...whole, ...others].flatMap(readingsOf);
}

/** Returns all ways to read a text as a match. */
export function readingsOf(text: string): MatchReading[] {
  const damaged = !isSealed(text);
  return candidatesIn(text).flatMap((fields) => reading(fields, damaged));
}

/** Reads record, rack and opponents independently, so that damage to one leaves the others. */
function reading(fields: Fields, damaged: boolean): MatchReading[] {
  const { match, slots, columns, opponents, begun, leg, laying } = fields;
  if (typeof match !== "string") return [];
  const lies = isRack(slots) && isWidth(columns, slots);
  const laid = lies ? { slots, columns } : { slots: [], columns: 1 };
  const known = areOpponents(opponents);
  const saved = {
    match,
    ...laid,
    opponents: known ? opponents : opponentsOf(),
    begun: isMoment(begun) ? begun : now(),
    ...fixtureIn(leg),
    ...(areTables(laying) && { laying }),
  };
  return [{ saved, damaged, hasUsualBots: !known }];
}

/** Returns the fields of the text, or if it is no JSON, a record for each that it contains. */
function candidatesIn(text: string): Fields[] {
  const whole = parsed(text);
  if (typeof whole === "object" && whole !== null) return [whole];
  return [...text.matchAll(MATCHES)].map(([, match]) => ({ match: parsed(match ?? "") }));
}

function isRack(slots: unknown): slots is (string | null)[] {
  return (
    Array.isArray(slots) &&
    slots.length <= MOST_SLOTS &&
    slots.every((slot) => slot === null || typeof slot === "string")
  );
}

/** Checks the form; the engine judges the tables. */
function areTables(data: unknown): data is string[] {
  return (
    Array.isArray(data) &&
    data.length <= MOST_TABLES &&
    data.every((table) => typeof table === "string" && table.length <= LONGEST_TABLE)
  );
}

function isWidth(columns: unknown, { length }: { readonly length: number }): columns is number {
  return Number.isInteger(columns) && Number(columns) > 0 && Number(columns) <= length;
}

function fixtureIn(data: unknown): { readonly leg?: Fixture } {
  return isFixture(data) ? { leg: data } : {};
}

function isFixture(data: unknown): data is Fixture {
  if (typeof data !== "object" || data === null) return false;
  const { contest, names, chips, points, gained, ...counts } = data as Partial<Fixture>;
  const numbers = [counts.mostRounds, counts.seconds, counts.round];
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

/** A match and its key. */
export interface FoundMatch {
  readonly key: string;
  readonly saved: SavedMatch;
}

/** A match, and the engine's reading of its record. */
interface ReadMatch extends FoundMatch {
  readonly recorded: Recorded;
}

/** Returns the readable matches whose texts contain `part`, the oldest first. */
export async function matchesHolding(
  part: string,
  texts: Pick<Texts, "keys" | "read" | "readSecond">,
  engine: Pick<RemoteEngine, "recorded">,
): Promise<ReadMatch[]> {
  const found = textsHolding(part, texts).map(async (one): Promise<ReadMatch[]> => {
    const read = await answered(engine.recorded(one.saved.match));
    return read?.ok ? [{ ...one, recorded: read.value }] : [];
  });
  return (await Promise.all(found)).flat();
}

function textsHolding(
  part: string,
  texts: Pick<Texts, "keys" | "read" | "readSecond">,
): FoundMatch[] {
  const keys = texts.keys().filter((key) => key === MATCH || key.startsWith(PAST));
  const found = keys.flatMap((key): FoundMatch[] => {
    // Most texts do not contain it and need not be parsed.
    if (!texts.read(key)?.includes(part)) return [];
    const saved = readingsIn(texts, key)[0]?.saved;
    if (!saved) return [];
    const begun = key === MATCH ? saved.begun : key.slice(PAST.length);
    return [{ key, saved: { ...saved, begun } }];
  });
  return found.sort((one, other) => (one.saved.begun < other.saved.begun ? -1 : 1));
}
