/** A database for tests, shared by several tabs, which can be forbidden, broken, closed or hang. */

import type { Written } from "./database";
import type { Changes } from "./shelf";

export class DatabaseDouble {
  readonly texts = new Map<string, string>();
  forbidden = false;
  /** The calls that give no answer until they are let go on. */
  readonly hung = new Map<string, Promise<void>>();
  /** Milliseconds that each opening takes, in their order. */
  delays: number[] = [];
  /** Number of openings. */
  opened = 0;
  /** Refuses every change. */
  broken = false;
  /** A fault of the page, thrown at every change. */
  fault: Error | null = null;
  /** Resolves before the next change is made, which has to be written again then. */
  closing: Promise<void> | null = null;
  /** Number of times that a silent connection was given up. */
  reconnected = 0;
  /** Called when another tab steals the lock. */
  lost = (): void => {};
  #key = "";

  async open(): Promise<this> {
    await this.hung.get("open");
    const delay = this.delays.shift();
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    this.opened += 1;
    if (this.forbidden) throw new DOMException("", "SecurityError");
    return this;
  }

  async claim(key: string, owner: string, lost: () => void): Promise<void> {
    await this.hung.get("claim");
    // Claims by a write.
    await this.hung.get("write");
    this.#key = key;
    this.lost = lost;
    this.texts.set(key, owner);
  }

  /** Lets a call hang. Returns the function with which it goes on. */
  hang(call: "open" | "claim" | "read" | "write"): () => void {
    let goOn = (): void => {};
    const hung = new Promise<void>((resolve) => {
      goOn = () => {
        this.hung.delete(call);
        resolve();
      };
    });
    this.hung.set(call, hung);
    return goOn;
  }

  release(): void {}

  reconnect(): void {
    this.reconnected += 1;
  }

  async read(): Promise<Map<string, string>> {
    await this.hung.get("read");
    return new Map(this.texts);
  }

  async write(
    changes: Changes,
    owner: string | null,
    latest: () => Changes = () => changes,
  ): Promise<Written> {
    await this.hung.get("write");
    const { closing } = this;
    await closing;
    if (this.fault) throw this.fault;
    if (this.broken) throw new DOMException("", "QuotaExceededError");
    const writer = this.texts.get(this.#key);
    if (writer === undefined) return "emptied";
    if (owner !== null && writer !== owner) return "taken";
    for (const [key, text] of closing === null ? changes : latest())
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    return "written";
  }
}
