/**
 * What is kept between visits: whose turn it is among the tabs, and the settings. Storage may be
 * forbidden, full or damaged; then the game is played without it, and that is said.
 */

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

/**
 * Notes a first visit: nothing was ever kept here. Whoever reloads the page before he has answered is
 * asked again; where no answer could be kept nobody is asked, as he would be at every visit.
 */
export function notesFirstVisit(): boolean {
  try {
    const known = [MATCH, SETTINGS].some((key) => localStorage.getItem(key) !== null);
    return !known && keepSettings(FIRST_VISIT, FIRST_VISIT) === null;
  } catch {
    return false;
  }
}

/** What is stored and could not be read, because what reads it was out of reach. */
let unread: object | null = null;

/** Keeps what is set, and beside what has now been changed whatever could not be read; why not, if so. */
export function keepSettings(settings: Settings, changed: Partial<Settings>): Trouble | null {
  if (unread) unread = { ...unread, ...changed };
  return write(SETTINGS, JSON.stringify(unread ?? settings));
}

/** What was set at earlier visits or in another tab; damaged parts have their defaults. */
export async function recallSettings(
  otherwise = DEFAULTS,
): Promise<{ settings: Settings; damaged: boolean }> {
  const none = { settings: otherwise, damaged: false };
  let stored: object | null;
  try {
    stored = JSON.parse(localStorage.getItem(SETTINGS) ?? "null");
  } catch (error) {
    return { ...none, damaged: error instanceof SyntaxError };
  }
  if (stored === null) return none;
  const choices = await import("./choices").catch(() => null);
  unread = choices ? null : stored;
  return choices?.readSettings(stored) ?? none;
}
