/**
 * What is kept between visits: whose turn it is among the tabs, and the settings. Storage may be
 * forbidden, full or damaged; then the game is played without it, and that is said.
 */

import { readSettings } from "./choices";
import { DEFAULTS, FIRST_VISIT, type Settings } from "./settings";
import type { Trouble } from "./state";

const SETTINGS = "istaka.settings";

/** Where the match is kept. */
export const MATCH = "istaka.match";

/** The last tab that took the game up; all of them share what is kept. */
const TAB = "istaka.tab";
const own = `${performance.timeOrigin} ${Math.random()}`;

/** From now on this tab plays. */
export function claim(): void {
  // Where it is forbidden no other tab can have it either.
  if (write(TAB, own) === null) return;
  // Where there is no room for it, the name of the tab before gives way: nobody's is this one's too.
  remove(TAB);
  write(TAB, own);
}

/** Whether no other tab has taken the game over. */
export function isOurs(): boolean {
  try {
    return (localStorage.getItem(TAB) ?? own) === own;
  } catch {
    return true;
  }
}

/** Why it could not be written, if so. */
export function write(key: string, text: string): Trouble | null {
  try {
    localStorage.setItem(key, text);
    return null;
  } catch (error) {
    const full = error instanceof DOMException && /quota/i.test(error.name);
    return full ? "full" : "forbidden";
  }
}

/** Forgets something for good. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then it is out of reach anyway.
  }
}

/**
 * Notes a first visit: nothing was ever kept here. Whoever reloads the page before he has answered is
 * asked again; where no answer could be kept nobody is asked, as he would be at every visit.
 */
export function notesFirstVisit(): boolean {
  try {
    const known = [MATCH, SETTINGS].some((key) => localStorage.getItem(key) !== null);
    return !known && keepSettings(FIRST_VISIT) === null;
  } catch {
    return false;
  }
}

/** Keeps what is set; why not, if so. */
export function keepSettings(settings: Settings): Trouble | null {
  return write(SETTINGS, JSON.stringify(settings));
}

/** What was set at earlier visits or in another tab; damaged parts have their defaults. */
export function recallSettings(otherwise = DEFAULTS): { settings: Settings; damaged: boolean } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? "null");
    return stored === null ? { settings: otherwise, damaged: false } : readSettings(stored);
  } catch (error) {
    return { settings: otherwise, damaged: error instanceof SyntaxError };
  }
}
