/** Local storage, which may be forbidden or full. */

import type { Trouble } from "../state/state";

/** Returns all keys. */
export function localKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
  } catch {
    return [];
  }
}

/** Returns null if nothing is stored. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the reason if the text could not be written. */
export function writeLocal(key: string, text: string): Trouble | null {
  try {
    localStorage.setItem(key, text);
    return null;
  } catch (error) {
    const full = error instanceof DOMException && /quota/i.test(error.name);
    return full ? "full" : "forbidden";
  }
}

/** Restores texts that had room before; null for keys that had no text. */
export function restoreLocal(texts: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of texts) if (text === null) removeLocal(key);
  // Writes all twice: a text may fit only once others have become shorter.
  for (const [key, text] of [...texts, ...texts]) if (text !== null) writeLocal(key, text);
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}
