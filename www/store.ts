/**
 * What is kept between visits. Storage may be forbidden, full or damaged; then
 * the game is played without it.
 */

import { opponentsOf } from "./seats";
import { DEFAULTS, type Settings } from "./settings";

export interface Kept {
  /** The match as the engine writes it. */
  readonly match: string;
  /** The slots of the rack. */
  readonly slots: readonly (string | null)[];
  readonly columns: number;
  /** Who the bots are. */
  readonly opponents: readonly string[];
}

const KEY = "istaka.match";
const SETTINGS = "istaka.settings";

/** The last tab that took the game up; all of them share what is kept. */
const TAB = "istaka.tab";
const own = `${performance.timeOrigin} ${Math.random()}`;

/** From now on this tab plays. */
export function claim(): void {
  try {
    localStorage.setItem(TAB, own);
  } catch {
    // Forbidden: then no other tab can have it either.
  }
}

/** Whether no other tab has taken the game over. */
export function isOurs(): boolean {
  try {
    return (localStorage.getItem(TAB) ?? own) === own;
  } catch {
    return true;
  }
}

export function keep(kept: Kept): void {
  try {
    if (isOurs()) localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden or full: nothing to do, and nothing that should stop the game.
  }
}

/** Null: nothing was kept. "damaged": there was something that cannot be read. */
export function recall(): Kept | "damaged" | null {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    if (!isKept(value)) return "damaged";
    // A match of an earlier version has the usual ones; whether there are such is the engine's to say.
    return Array.isArray(value.opponents) ? value : { ...value, opponents: opponentsOf() };
  } catch (error) {
    return error instanceof SyntaxError ? "damaged" : null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { match, slots, columns } = value as Record<keyof Kept, unknown>;
  return (
    typeof match === "string" &&
    Number.isInteger(columns) &&
    Array.isArray(slots) &&
    slots.every((slot) => slot === null || typeof slot === "string")
  );
}

/** What is stored and could not be read, because what reads it was out of reach. */
let unread: object | null = null;

/** Keeps what is set, and beside what has now been changed whatever could not be read. */
export function keepSettings(settings: Settings, changed: Partial<Settings>): void {
  if (unread) unread = { ...unread, ...changed };
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(unread ?? settings));
  } catch {
    // Forbidden or full: they hold until the page is closed.
  }
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
