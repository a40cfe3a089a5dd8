/** Local storage for tests, which can be full. */

import { afterEach, beforeEach, vi } from "vitest";

class StorageDouble {
  readonly texts = new Map<string, string>();
  /** Most characters, keys included. */
  room = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].filter(([other]) => other !== key);
    const taken = [...others, [key, text]].flat().join("").length;
    if (taken > this.room) throw new DOMException("full", "QuotaExceededError");
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

/** Gives each of the following tests an empty storage, and restores stubbed globals after it. */
export function useStorage(): StorageDouble {
  const storage = new StorageDouble();
  beforeEach(() => {
    storage.texts.clear();
    storage.room = Number.POSITIVE_INFINITY;
    vi.stubGlobal("localStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return storage;
}
