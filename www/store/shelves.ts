/** All shelves, and the state of a text under a key. */

import { isMoment } from "../base/calendar";
import { contestShelf, overShelf, walletShelf } from "./contests";
import { dailyShelf } from "./daily-results";
import { lessonsShelf } from "./lessons";
import { asideShelf, matchShelf, pastShelf } from "./match";
import { mistakesShelf } from "./mistakes";
import { positionsShelf } from "./positions";
import { practiceShelf } from "./practice";
import { puzzlesShelf } from "./puzzle-results";
import { rulesShelf } from "./rules";
import { settingsShelf } from "./settings";
import { sheetsShelf } from "./sheets";
import type { Shelf } from "./shelf";
import { sinceShelf, summaryShelf } from "./summary";

const SINGLE: ReadonlyMap<string, Shelf<unknown>> = byKey(
  settingsShelf,
  rulesShelf,
  sinceShelf,
  dailyShelf,
  lessonsShelf,
  puzzlesShelf,
  positionsShelf,
  mistakesShelf,
  practiceShelf,
  sheetsShelf,
  matchShelf,
  walletShelf,
  contestShelf,
);

/** The shelves with many texts, each under a moment. */
const MANY: ReadonlyMap<string, Shelf<unknown>> = byKey(
  pastShelf,
  summaryShelf,
  overShelf,
  asideShelf,
);

function byKey(...shelves: Shelf<unknown>[]): ReadonlyMap<string, Shelf<unknown>> {
  return new Map(shelves.map((shelf) => [shelf.key, shelf]));
}

/** Returns the shelf of a key; null for keys that this page does not write. */
export function shelfOf(key: string): Shelf<unknown> | null {
  const prefix = prefixOf(key);
  return SINGLE.get(key) ?? (prefix === undefined ? null : (MANY.get(prefix) ?? null));
}

/** Returns true for texts that exist once and that the page reads without the engine. */
export function isPlain(key: string): boolean {
  return SINGLE.get(key)?.format.damaged === undefined && SINGLE.has(key);
}

/** Returns true for keys under which this page writes. */
export function isSaved(key: string): boolean {
  return shelfOf(key) !== null && !isOfNoDate(key);
}

/** Returns true for keys that lack the moment at their end, or have an impossible one. */
export function isOfNoDate(key: string): boolean {
  const prefix = prefixOf(key);
  return prefix !== undefined && !isMoment(key.slice(prefix.length));
}

/** Returns true if all of a text can be read; of unknown keys every text can. */
export function isWhole(key: string, text: string): boolean {
  return !isOfNoDate(key) && (shelfOf(key)?.isWhole(text) ?? true);
}

/** Returns true if a text must be put aside as soon as it is found or overwritten. */
export function isLost(key: string, text: string): boolean {
  const { damaged, blank } = shelfOf(key)?.format ?? {};
  if (damaged === "stays" || text === blank) return false;
  return isOfNoDate(key) || (damaged === undefined && !isWhole(key, text));
}

/** Returns the part of a damaged text that stays under its key; null if nothing. */
export function restOf(key: string, text: string): string | null {
  return isPlain(key) ? (SINGLE.get(key)?.restOf(text) ?? null) : null;
}

/** Returns the beginning of a key that ends with a moment. */
function prefixOf(key: string): string | undefined {
  return SINGLE.has(key) ? undefined : [...MANY.keys()].find((prefix) => key.startsWith(prefix));
}
