/**
 * The match between visits. What is kept there may be damaged or of a later version; what cannot be
 * read is put aside as it is, and waits there until the player throws it away.
 */

import type { Trouble, Unreadable } from "../state";
import { Copies } from "./copies";
import { readLocal, removeLocal, writeLocal } from "./local";
import {
  ASIDE,
  freeAside,
  isDamaged,
  MATCH,
  PAST,
  type Reading,
  readingsIn,
  type SavedMatch,
  SUMMARY,
} from "./match";
import { sealed } from "./seal";

/** Set from when the engine breaks on what is kept until it reads it; in local storage alone. */
const BROKEN = "istaka-broken";

/** Of what was put aside, so many stay: a match takes some 10 kB, and up to 200. */
export const MOST = 20;

export class SavedMatches {
  /** What cannot be read and could not be put aside: nothing is written over it. */
  #unread: string | null = null;
  /** The match that leaves the table as soon as another is kept there, under its key. */
  #leaving: [key: string, text: string] | null = null;
  /** Whether the engine has broken on what is kept, and not read it since. */
  #broken = false;

  constructor(private readonly device = new Copies()) {}

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
  keep(kept: SavedMatch): Trouble | null {
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
    // So is what is kept beside it seen to.
    this.device.shelve();
    const text = this.device.read(MATCH);
    if (text === null || text === this.#unread) return null;
    const damaged = isDamaged(text) || this.device.isHealed(MATCH);
    return { text, damaged, readings: readingsIn(this.device, MATCH) };
  }

  /** Moves what cannot be read aside; without room for a copy it is moved all the same. */
  putAside(text: string, key = MATCH): Trouble | null {
    if (key === MATCH) this.#unread = null;
    const { device } = this;
    // Another tab may have put something better there, or read it.
    if (!device.isOurs() || device.read(key) !== text) return null;
    const moved = new Map([
      [key, null],
      [freeAside(device.keys()), text],
    ]);
    const trouble = device.change(moved);
    if (trouble !== null && key === MATCH) this.#unread = text;
    else for (const { key } of this.unreadable().slice(0, -MOST)) this.drop(key);
    return trouble;
  }

  /** Returns true, once, where something was put aside since the last call. */
  hearOfAside(): boolean {
    return this.device.hearOfAside();
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
}

/** When it was put aside, as far as its key tells. */
export function sinceWhen({ key }: Unreadable): Date | null {
  const date = new Date(key.slice(ASIDE.length));
  return Number.isNaN(date.getTime()) ? null : date;
}
