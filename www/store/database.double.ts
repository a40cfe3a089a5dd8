/** A database for tests, shared by several tabs, which can be forbidden, silent or broken. */

import type { Written } from "./database";
import type { Changes } from "./shelf";

export class DatabaseDouble {
  readonly texts = new Map<string, string>();
  forbidden = false;
  silent = false;
  /** Milliseconds that each opening takes, in their order. */
  delays: number[] = [];
  /** Number of openings. */
  opened = 0;
  /** Refuses every change. */
  broken = false;
  /** A fault of the page, thrown at every change. */
  fault: Error | null = null;
  /** Open, but no change ever ends. */
  stuck = false;
  /** Called when another tab steals the lock. */
  lost = (): void => {};
  #key = "";

  async open(): Promise<this> {
    if (this.silent) await new Promise(() => {});
    const delay = this.delays.shift();
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    this.opened += 1;
    if (this.forbidden) throw new DOMException("", "SecurityError");
    return this;
  }

  async claim(key: string, owner: string, lost: () => void): Promise<void> {
    this.#key = key;
    this.lost = lost;
    this.texts.set(key, owner);
  }

  release(): void {}

  async read(): Promise<Map<string, string>> {
    return new Map(this.texts);
  }

  async write(changes: Changes, owner: string | null): Promise<Written> {
    if (this.stuck) await new Promise(() => {});
    if (this.fault) throw this.fault;
    if (this.broken) throw new DOMException("", "QuotaExceededError");
    if (owner !== null && this.texts.get(this.#key) !== owner) return "taken";
    for (const [key, text] of changes)
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    return "written";
  }
}
