/** Local storage, which may be forbidden or full. */

import type { Trouble } from "../state";

/** The keys of all that is there. */
export function localKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
  } catch {
    return [];
  }
}

/** Null where there is nothing. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Why it could not be written, if so. */
export function writeLocal(key: string, text: string): Trouble | null {
  try {
    localStorage.setItem(key, text);
    return null;
  } catch (error) {
    const full = error instanceof DOMException && /quota/i.test(error.name);
    return full ? "full" : "forbidden";
  }
}

/** Forgets a text for good. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing is there.
  }
}
