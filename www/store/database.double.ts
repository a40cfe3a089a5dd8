/** A vault to test with, which several tabs share, and which can be forbidden, silent or broken. */

import type { Changes } from "./database";

export class DatabaseDouble {
  readonly texts = new Map<string, string>();
  forbidden = false;
  silent = false;
  /** Milliseconds after which it opens, each time that it is opened: the first one first. */
  delays: number[] = [];
  /** How often it was opened. */
  opened = 0;
  broken = false;
  /** Opened, but no change ever ends. */
  stuck = false;
  /** Told where the tab that has the vault does not let it go. */
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

  async write(changes: Changes, owner: string | null): Promise<void> {
    if (this.stuck) await new Promise(() => {});
    if (this.broken) throw new DOMException("", "UnknownError");
    if (owner !== null && this.texts.get(this.#key) !== owner)
      throw Object.assign(new Error(), { taken: true });
    for (const [key, text] of changes)
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
  }
}
