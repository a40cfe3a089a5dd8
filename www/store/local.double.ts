/** Storage to test with, which can be full or forbidden. */

import { afterEach, beforeEach, vi } from "vitest";

class StorageDouble {
  readonly kept = new Map<string, string>();
  /** More characters than these, keys included, have no room. */
  room = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.kept].filter(([other]) => other !== key);
    const taken = [...others, [key, text]].flat().join("").length;
    if (taken > this.room) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, text);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

/**
 * The storage of each of the tests that follow, empty when it begins. After each of them all
 * stubbed globals are as before.
 */
export function useStorage(): StorageDouble {
  const storage = new StorageDouble();
  beforeEach(() => {
    storage.kept.clear();
    storage.room = Number.POSITIVE_INFINITY;
    vi.stubGlobal("localStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return storage;
}
