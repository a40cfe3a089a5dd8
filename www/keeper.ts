/**
 * The match between visits. What is kept there may be damaged or of a later version; what cannot be
 * read is put aside as it is, and waits there until the player throws it away.
 */

import { Device } from "./device";
import { isSealed, sealed } from "./envelope";
import { readLocal, removeLocal, writeLocal } from "./local";
import { opponentsOf } from "./seats";
import type { Leg, Trouble, Unreadable } from "./state";

export interface Kept {
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
  readonly leg?: Leg;
}

/** A way in which a kept text can be read. */
export interface Reading {
  readonly kept: Kept;
  /** Whether the text is not as it was written. */
  readonly damaged: boolean;
  /** Whether it does not say, as it should, who the bots are. */
  readonly anybody: boolean;
}

/** What may be anything. */
type Fields = Partial<Record<keyof Kept, unknown>>;

/** Where the match is kept. */
export const MATCH = "istaka.match";

/** Followed by when a match was begun that has left the table. */
export const PAST = "istaka.past.";

/** Followed by when a match was begun that has left the table: what lists need of it. */
export const SUMMARY = "istaka.summary.";

/** Followed by when it was put aside. */
export const ASIDE = "istaka.aside.";

/** Set from when the engine breaks on what is kept until it reads it; in local storage alone. */
const BROKEN = "istaka-broken";

/** Of what was put aside, so many stay: a match takes some 10 kB, and up to 200. */
export const MOST = 20;

/** Far more than any rack has. */
const MOST_SLOTS = 200;

/** Longer names are none. */
const LONGEST_NAME = 60;

/** A moment as {@link now} writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/**
 * Matches, with the quotes around them, in a text that is damaged
 * elsewhere, or has its beginning twice.
 */
const MATCHES = /(?="match":\s*("(?:[^"\\]|\\.)*"))/g;

export class Keeper {
  /** What cannot be read and could not be put aside: nothing is written over it. */
  #unread: string | null = null;
  /** The match that leaves the table as soon as another is kept there, under its key. */
  #leaving: [key: string, text: string] | null = null;
  /** Whether the engine has broken on what is kept, and not read it since. */
  #broken = false;

  constructor(private readonly device = new Device()) {}

  /** Takes the game over from another tab, as that has left it. */
  takeOver(): Promise<void> {
    return this.device.open();
  }

  /** Another tab has the game. */
  release(): void {
    this.device.release();
  }

  /** Resolves once what is kept would outlive the browser. */
  get stored(): Promise<void> {
    return this.device.stored;
  }

  /** Why what was to be kept last is not, as far as that is known by now. */
  get refused(): Trouble | null {
    return this.device.refused;
  }

  /** Asks the browser not to forget what is kept: there is something to lose. */
  stay(): void {
    this.device.stay();
  }

  /** Why the match is not kept, if so. */
  keep(kept: Kept): Trouble | null {
    if (!this.device.isOurs()) return null;
    const trouble = this.#unread === null ? null : this.putAside(this.#unread);
    return trouble ?? this.#write(sealed(kept));
  }

  /** The match at the table is not lost when the next one is kept there. */
  leave(begun: string): void {
    const text = this.device.read(MATCH);
    // Where one is leaving already, it lies there still: there was no room for the match after it.
    if (text !== null) this.#leaving ??= [PAST + begun, text];
  }

  /**
   * Brings a match back to the table; `begun` is the one that leaves
   * it, if there is one. Why not, if so.
   */
  bring(key: string, begun: string | null): Trouble | null {
    const text = this.device.read(key);
    if (text === null || !this.device.isOurs()) return null;
    if (begun !== null) this.leave(begun);
    return this.#write(text, key);
  }

  /**
   * Where there is no room for a match that leaves the table, those before it go, if that helps:
   * the oldest first, but before all others those with which nobody can go on.
   */
  #write(text: string, from: string | null = null): Trouble | null {
    const changes = new Map<string, string | null>([[MATCH, text]]);
    if (from !== null) changes.set(from, null);
    if (this.#leaving !== null) changes.set(...this.#leaving);
    let trouble = this.device.change(changes);
    for (const key of this.#leaving === null ? [] : this.#leastMissed()) {
      if (trouble !== "full") break;
      if (changes.has(key)) continue;
      changes.set(key, null);
      trouble = this.device.change(changes);
    }
    if (trouble === null) this.#leaving = null;
    return trouble;
  }

  /** The keys of the matches that have left the table, the oldest first. */
  past(): string[] {
    const keys = this.device.keys().filter((key) => key.startsWith(PAST));
    return keys.sort();
  }

  #leastMissed(): string[] {
    const past = this.past();
    const [running, over] = [
      past.filter(this.#isRunning),
      past.filter((key) => !this.#isRunning(key)),
    ];
    return [...over, ...running];
  }

  /** Its summary has no place for the player yet. */
  readonly #isRunning = (key: string): boolean =>
    this.device.read(SUMMARY + key.slice(PAST.length))?.includes('"place":null') ?? false;

  /** What the last visit left, as it is stored and in all ways to read it, the best first. */
  recall(): { text: string; damaged: boolean; readings: Reading[] } | null {
    // What was to leave the table, had the next one been kept there, stays after all.
    this.#leaving = null;
    const text = this.device.read(MATCH);
    if (text === null || text === this.#unread) return null;
    return { text, damaged: isDamaged(text), readings: readingsIn(this.device, MATCH) };
  }

  /** Moves what cannot be read aside; without room for a copy it is moved all the same. */
  putAside(text: string, key = MATCH): Trouble | null {
    if (key === MATCH) this.#unread = null;
    const { device } = this;
    // Another tab may have put something better there, or read it.
    if (!device.isOurs() || device.read(key) !== text) return null;
    const moved = new Map([
      [key, null],
      [this.#freeKey(), text],
    ]);
    const trouble = device.change(moved);
    if (trouble !== null && key === MATCH) this.#unread = text;
    else for (const { key } of this.unreadable().slice(0, -MOST)) this.drop(key);
    return trouble;
  }

  /** What was put aside, the oldest first. */
  unreadable(): Unreadable[] {
    const keys = this.device.keys().filter((key) => key.startsWith(ASIDE));
    return keys.sort().map((key) => ({ key, text: this.device.read(key) ?? "" }));
  }

  /** Keeps something aside, or has it back that was thrown away. */
  hold({ key, text }: Unreadable): Trouble | null {
    return this.device.write(key, text);
  }

  /** Forgets something for good. */
  drop(key: string): void {
    this.device.remove(key);
  }

  /** Notes that the engine broke on what is kept. Whether it had before: then it is no accident. */
  broke(): boolean {
    const { remembers } = this.device;
    const before = this.#broken || (remembers && readLocal(BROKEN) !== null);
    this.#broken = true;
    if (remembers) writeLocal(BROKEN, "");
    return before;
  }

  /** The engine has answered. */
  withstood(): void {
    this.#broken = false;
    if (this.device.remembers) removeLocal(BROKEN);
  }

  /** In the order of their names keys are in that of time, whatever the clock says. */
  #freeKey(): string {
    const last =
      this.unreadable()
        .flatMap((found) => sinceWhen(found)?.getTime() ?? [])
        .at(-1) ?? 0;
    return ASIDE + new Date(Math.max(Date.now(), last + 1)).toISOString();
  }
}

/** When it was put aside, as far as its key tells. */
export function sinceWhen({ key }: Unreadable): Date | null {
  const date = new Date(key.slice(ASIDE.length));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** All ways in which the copies of a kept match can be read, the best first. */
export function readingsIn(device: Pick<Device, "read" | "readSecond">, key: string): Reading[] {
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
function isDamaged(text: string): boolean {
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
    ...legIn(leg),
  };
  return [{ kept, damaged, anybody: !known && opponents !== undefined }];
}

/** A name for a match that begins now. */
export function now(): string {
  return new Date().toISOString();
}

/** Whether a text says when something was, as {@link now} does. */
export function isMoment(text: unknown): text is string {
  return typeof text === "string" && MOMENT.test(text);
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

function legIn(data: unknown): { readonly leg?: Leg } {
  if (typeof data !== "object" || data === null) return {};
  // Earlier versions wrote whether it is a single round.
  const { oneRound, ...rest } = data as Partial<Leg> & { oneRound?: unknown };
  const leg = { mostRounds: oneRound === true ? 1 : Number.MAX_SAFE_INTEGER, ...rest };
  return isLeg(leg) ? { leg } : {};
}

function isLeg(leg: Partial<Leg>): leg is Leg {
  const { contest, names, chips, ...counts } = leg;
  const numbers = [counts.mostRounds, counts.seconds, counts.round, counts.place, counts.left];
  return (
    isMoment(contest) &&
    Array.isArray(chips) &&
    chips.length <= 1 + opponentsOf().length &&
    Array.isArray(names) &&
    names.length <= opponentsOf().length &&
    names.every((name) => typeof name === "string" && name.length <= LONGEST_NAME) &&
    [...numbers, ...chips].every((number) => Number.isSafeInteger(number) && Number(number) >= 0)
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
