/**
 * The match at the table between visits, those that have left it, and the texts that were put aside
 * because they cannot be read, which stay until the player throws them away.
 */

import type { Trouble, Unreadable } from "../state/state";
import { type Archive, Copies } from "./copies";
import { readLocal, removeLocal, writeLocal } from "./local";
import {
  ASIDE,
  freeAside,
  MATCH,
  type MatchReading,
  matchShelf,
  PAST,
  pastMatches,
  readingsIn,
  type SavedMatch,
} from "./match";
import { isSealed } from "./seal";

/** Set in local storage while the engine has broken on the match and not read it since. */
const BROKEN = "istaka-broken";

/** Most texts put aside that stay: a match takes some 10 kB, at most 200 kB. */
export const MOST = 20;

export class SavedMatches {
  /** A text that could neither be read nor put aside: it is not overwritten. */
  #unread: string | null = null;
  /** The match that leaves the table as soon as another is kept there. */
  #leaving: [key: string, text: string] | null = null;
  /** The same as `BROKEN`, for this visit. */
  #broken = false;

  constructor(readonly copies: Archive = new Copies()) {}

  /** Keeps the match at the table. Returns the reason if it could not be kept. */
  keep(saved: SavedMatch): Trouble | null {
    if (!this.copies.isOurs()) return null;
    const trouble = this.#unread === null ? null : this.putAside(this.#unread);
    return trouble ?? this.#write(matchShelf.format.write(saved));
  }

  /** Marks the match at the table to join the others when the next one is kept there. */
  leave(begun: string): void {
    const text = this.copies.read(MATCH);
    // A match that is leaving already still lies there: there was no room for the one after it.
    if (text !== null) this.#leaving ??= [PAST + begun, text];
  }

  /**
   * Brings a match back to the table, which the match `begun` leaves, if there is one. Returns the
   * reason if that failed.
   */
  bring(key: string, begun: string | null): Trouble | null {
    const text = this.copies.read(key);
    if (text === null || !this.copies.isOurs()) return null;
    if (begun !== null) this.leave(begun);
    return this.#write(text, key);
  }

  /**
   * Writes the match at the table. Without room for one that leaves it, earlier ones are dropped if
   * that helps: finished ones first, the oldest first.
   */
  #write(text: string, from: string | null = null): Trouble | null {
    const changes = new Map<string, string | null>([[MATCH, text]]);
    if (from !== null) changes.set(from, null);
    if (this.#leaving !== null) changes.set(...this.#leaving);
    let trouble = this.copies.change(changes);
    for (const key of this.#leaving === null ? [] : pastMatches(this.copies).reverse()) {
      if (trouble !== "full") break;
      if (changes.has(key)) continue;
      changes.set(key, null);
      trouble = this.copies.change(changes);
    }
    if (trouble === null) this.#leaving = null;
    return trouble;
  }

  /** Returns the match of the last visit: its text, and all ways to read it, the best first. */
  recall(): { text: string; damaged: boolean; readings: MatchReading[] } | null {
    // The match that was to leave the table stays after all.
    this.#leaving = null;
    this.copies.putAsideDamaged();
    const text = this.copies.read(MATCH);
    if (text === null || text === this.#unread) return null;
    const damaged = !isSealed(text) || this.copies.isHealed(MATCH);
    return { text, damaged, readings: readingsIn(this.copies, MATCH) };
  }

  /** Puts a text that cannot be read aside. Returns the reason if that failed. */
  putAside(text: string, key = MATCH): Trouble | null {
    if (key === MATCH) this.#unread = null;
    const { copies } = this;
    // Another tab can have written something better, or read the text.
    if (!copies.isOurs() || copies.read(key) !== text) return null;
    const moved = new Map([
      [key, null],
      [freeAside(copies.keys()), text],
    ]);
    const trouble = copies.change(moved);
    if (trouble !== null && key === MATCH) this.#unread = text;
    else for (const { key } of this.unreadable().slice(0, -MOST)) this.drop(key);
    return trouble;
  }

  /** Returns the texts that were put aside, the oldest first. */
  unreadable(): Unreadable[] {
    const keys = this.copies.keys().filter((key) => key.startsWith(ASIDE));
    return keys.sort().map((key) => ({ key, text: this.copies.read(key) ?? "" }));
  }

  /** Keeps a text aside, or restores one that was thrown away. */
  hold({ key, text }: Unreadable): Trouble | null {
    return this.copies.write(key, text);
  }

  drop(key: string): void {
    this.copies.remove(key);
  }

  /** Notes that the engine broke on the match. Returns true if that is not the first time. */
  broke(): boolean {
    const { remembers } = this.copies;
    const before = this.#broken || (remembers && readLocal(BROKEN) !== null);
    this.#broken = true;
    if (remembers) writeLocal(BROKEN, "");
    return before;
  }

  /** Notes that the engine has read the match. */
  withstood(): void {
    this.#broken = false;
    if (this.copies.remembers) removeLocal(BROKEN);
  }
}

/** Returns the moment in the key of a text that was put aside; null if there is none. */
export function sinceWhen({ key }: Unreadable): Date | null {
  const date = new Date(key.slice(ASIDE.length));
  return Number.isNaN(date.getTime()) ? null : date;
}
