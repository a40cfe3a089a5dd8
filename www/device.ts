/**
 * What this device keeps between visits: texts under keys. They are kept twice. Local storage has
 * them at once and for every tab, but a browser that is ended may lose what was written in its last
 * minute. The vault has them some milliseconds later and does not lose them. The copy with the
 * latest change counts. Both may be forbidden, full or damaged.
 */

import { localKeys, readLocal, removeLocal, writeLocal } from "./local";
import type { Trouble } from "./state";
import type { Changes, Vault } from "./vault";

/** All keys begin with it. */
const PREFIX = "istaka.";

/** How many changes a copy has seen. */
const COUNT = "istaka.count";

/** The last tab that took the game up; all of them share what is kept. */
const TAB = "istaka.tab";

/** The name of the database. */
const VAULT = "istaka";

/** Milliseconds for which the vault is waited for. */
const PATIENCE = 3000;

export class Device {
  #vault: Vault | null = null;
  /** Texts for which local storage has no room. */
  readonly #overflow = new Map<string, string>();
  /** What the vault had when it was read last. */
  #second: ReadonlyMap<string, string> = new Map();
  /** How many changes the vault has seen. */
  #count = 0;
  #stored: Promise<void> = Promise.resolve();

  /** What this tab is called. */
  readonly #own = `${performance.timeOrigin} ${Math.random()}`;

  /** Told when it turns out that a text is kept nowhere. */
  onTrouble: (trouble: Trouble) => void = () => {};

  /** Resolves once the vault has all that was written; never rejects. */
  get stored(): Promise<void> {
    return this.#stored;
  }

  /**
   * Opens the vault, if there is one, or reads it again, and takes over what was changed there last.
   * It does not wait for a vault that gives no answer.
   */
  async open(): Promise<void> {
    if (!(await hasVault())) return;
    const found = await inTime(this.#unlock()).catch(() => null);
    if (found === null) return;
    const [here, there] = [countIn(readLocal(COUNT)), countIn(found.get(COUNT))];
    this.#count = there;
    if (there > here) {
      for (const [key, text] of found) if (key !== COUNT) this.#writeHere(key, text);
      this.#note(there);
    } else if (here > there || there === 0) this.#sendAll();
  }

  /** Makes a vault where there was none, or where it did not answer in time. */
  async secure(): Promise<void> {
    if (this.#vault !== null) return;
    const found = await this.#unlock();
    if (found === null) return;
    // The game goes on with what is here.
    this.#count = countIn(found.get(COUNT));
    this.#sendAll();
  }

  /** What the vault has; null where it could not be fetched, is forbidden or damaged. */
  async #unlock(): Promise<ReadonlyMap<string, string> | null> {
    try {
      const { Vault } = await import("./vault");
      const vault = this.#vault ?? (await Vault.open(VAULT));
      const found = await vault.read();
      this.#vault = vault;
      this.#second = found;
      return found;
    } catch {
      return null;
    }
  }

  #sendAll(): void {
    this.#send(new Map(this.keys().map((key) => [key, this.read(key)])), null);
  }

  /** From now on this tab plays. */
  claim(): void {
    // Where it is forbidden no other tab can have it either.
    if (writeLocal(TAB, this.#own) === null) return;
    // Where storage is full the old name goes first, which makes room for the new one. If that is not
    // enough, there is no name at all, and every tab takes itself for the one that plays.
    removeLocal(TAB);
    writeLocal(TAB, this.#own);
  }

  /** Whether no other tab has taken the game over. */
  isOurs(): boolean {
    return (readLocal(TAB) ?? this.#own) === this.#own;
  }

  /** What is kept under a key. */
  read(key: string): string | null {
    return this.#overflow.get(key) ?? readLocal(key);
  }

  /** What the vault keeps under a key, should the other copy turn out to be damaged. */
  readSecond(key: string): string | null {
    return this.#second.get(key) ?? null;
  }

  /** The keys of all texts that are kept twice. */
  keys(): string[] {
    return [...new Set([...localKeys(), ...this.#overflow.keys()])].filter(
      (key) => key.startsWith(PREFIX) && key !== COUNT && key !== TAB,
    );
  }

  /** Why a text is not kept, if so. */
  write(key: string, text: string): Trouble | null {
    return this.change(new Map([[key, text]]));
  }

  /** Forgets a text for good. */
  remove(key: string): void {
    this.change(new Map([[key, null]]));
  }

  /** Writes texts and forgets others, all of it or nothing. Why not, if so. */
  change(changes: Changes): Trouble | null {
    const before = [...changes.keys()].map((key) => [key, this.read(key)] as const);
    for (const [key, text] of changes) if (text === null) this.#forgetHere(key);
    let trouble: Trouble | null = null;
    for (const [key, text] of changes)
      if (text !== null) trouble = this.#writeHere(key, text) ?? trouble;
    if (trouble !== null && this.#vault === null) {
      // What was not there gives its room back first.
      for (const [key, text] of before) if (text === null) removeLocal(key);
      for (const [key, text] of before) if (text !== null) writeLocal(key, text);
      return trouble;
    }
    this.#send(changes, trouble);
    return null;
  }

  /** Asks the browser not to clear what is kept when it needs room. */
  stay(): void {
    void navigator.storage?.persist?.().catch(() => false);
  }

  #forgetHere(key: string): void {
    this.#overflow.delete(key);
    removeLocal(key);
  }

  #writeHere(key: string, text: string): Trouble | null {
    const trouble = writeLocal(key, text);
    if (trouble === null) this.#overflow.delete(key);
    else if (this.#vault !== null) this.#overflow.set(key, text);
    return trouble;
  }

  /** Counts a change here and has the vault follow; `trouble` is told where that fails too. */
  #send(changes: Changes, trouble: Trouble | null): void {
    const count = 1 + Math.max(this.#count, countIn(readLocal(COUNT)));
    this.#count = count;
    this.#note(count);
    const vault = this.#vault;
    if (vault === null) return;
    const all = new Map([...changes, [COUNT, String(count)]]);
    const written = inTime(vault.write(all)).catch((error) => {
      // It is not waited for again at this visit.
      if (error instanceof Late) this.#vault = null;
      if (trouble !== null) this.onTrouble(trouble);
    });
    this.#stored = Promise.all([this.#stored, written]).then(() => {});
  }

  /** Local storage is behind as long as something does not fit into it. */
  #note(count: number): void {
    if (this.#overflow.size === 0) writeLocal(COUNT, String(count));
  }
}

/** What a vault has done that gives no answer. */
class Late extends Error {}

/** Rejects where the answer does not come in time. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Late()), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Whether there is one already; true where the browser does not tell. A closed frame has none. */
async function hasVault(): Promise<boolean> {
  if (globalThis.origin === "null") return false;
  try {
    const all = await indexedDB.databases();
    return all.some(({ name }) => name === VAULT);
  } catch {
    return true;
  }
}

function countIn(text: string | null | undefined): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
