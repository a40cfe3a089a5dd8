/** A vault to test with, which can be forbidden, silent or broken. */

import type { Changes } from "./vault";

export class VaultDouble {
  readonly texts = new Map<string, string>();
  forbidden = false;
  silent = false;
  broken = false;
  /** Opened, but no change ever ends. */
  stuck = false;

  async open(): Promise<this> {
    if (this.silent) await new Promise(() => {});
    if (this.forbidden) throw new DOMException("", "SecurityError");
    return this;
  }

  async read(): Promise<Map<string, string>> {
    return new Map(this.texts);
  }

  async write(changes: Changes): Promise<void> {
    if (this.stuck) await new Promise(() => {});
    if (this.broken) throw new DOMException("", "UnknownError");
    for (const [key, text] of changes)
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
  }
}
