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

/** The last tab that took the game up; all of them share what is kept. Both copies know it. */
const TAB = "istaka.tab";

/** The name of the database. */
const VAULT = "istaka";

/** Milliseconds for which the vault is waited for. */
const PATIENCE = 3000;

export class Device {
  /** What takes all changes; null until what it has was compared with what is here. */
  #vault: Vault | null = null;
  /** One for this tab, which may not be compared yet: a second one would take the lock from it. */
  #opened: Vault | null = null;
  /** Resolves once the vault has been asked for the last time. */
  #asked: Promise<unknown> = Promise.resolve();
  /** Texts for which local storage has no room. */
  readonly #overflow = new Map<string, string>();
  /** What the vault had when it was read last. */
  #second: ReadonlyMap<string, string> = new Map();
  /** How many changes the vault has seen. */
  #count = 0;
  /** The texts that the vault has not followed. */
  readonly #missed = new Set<string>();
  /** Why the last write failed, as far as it is known; the vault is the last to say so. */
  #refused: Trouble | null = null;
  /** Whether the vault knows of another tab that has taken the game over. */
  #lost = false;
  #stored: Promise<void> = Promise.resolve();

  /** What this tab is called. */
  readonly #own = `${performance.timeOrigin} ${Math.random()}`;

  /** Whether a later visit finds anything of this one. */
  get remembers(): boolean {
    return true;
  }

  /** Told when it turns out that a text is kept nowhere, and when it is kept after all. */
  onTrouble: (trouble: Trouble | null) => void = () => {};

  /** Told when it turns out that another tab has taken the game over. */
  onLost: () => void = () => {};

  /** Why a text that has no room here is not in the vault either, as far as that has answered. */
  get refused(): Trouble | null {
    return this.#overflow.size > 0 ? this.#refused : null;
  }

  /** Resolves once the vault has all that was written; never rejects. */
  get stored(): Promise<void> {
    return this.#stored;
  }

  /**
   * Has this tab play from now on, and opens the vault, if there is one, or reads it again, to take
   * over what was changed there last. It does not wait for a vault that gives no answer.
   */
  async open(): Promise<void> {
    this.#claim();
    if (!(await hasVault())) return;
    // One that answers later than this waits until the page has time to compare.
    const unlocked = await inTime(this.#unlock()).catch(() => null);
    if (unlocked === null) return;
    const found = this.#take(unlocked);
    const [here, there] = [countIn(readLocal(COUNT)), countIn(found.get(COUNT))];
    this.#count = there;
    if (there > here) this.#copy(found);
    else this.#follow(found);
  }

  /** Makes a vault where there was none, or where it did not answer in time. */
  async secure(): Promise<void> {
    if (this.#vault !== null || !this.isOurs()) return;
    const unlocked = await this.#unlock();
    if (unlocked === null) return;
    const found = this.#take(unlocked);
    this.#count = countIn(found.get(COUNT));
    // The game goes on with what is here, and what only the vault has is not lost either.
    for (const [key, text] of found)
      if (isText(key) && this.read(key) === null) this.#writeHere(key, text);
    this.#follow(found);
  }

  /** One after the other: this tab would take the lock from itself. */
  #unlock(): Promise<Unlocked | null> {
    const unlocked = this.#asked.then(() => this.#ask());
    this.#asked = unlocked;
    return unlocked;
  }

  /**
   * The vault and what it has, once no other tab writes there any more; null where it could not be
   * fetched, is forbidden or damaged, or where another tab has taken the game over meanwhile.
   */
  async #ask(): Promise<Unlocked | null> {
    try {
      const { Vault } = await import("./vault");
      this.#opened ??= await Vault.open(VAULT);
      const vault = this.#opened;
      // The tab that came last in local storage is also to be the last one here.
      if (!this.isOurs()) return null;
      await vault.claim(TAB, this.#own, () => this.#lose());
      return { vault, found: await vault.read() };
    } catch {
      return null;
    }
  }

  /** Has the vault take all changes from now on. What it has. */
  #take({ vault, found }: Unlocked): Unlocked["found"] {
    this.#vault = vault;
    this.#second = found;
    return found;
  }

  /** Has local storage be what the vault is, which has seen more. */
  #copy(found: ReadonlyMap<string, string>): void {
    // What was forgotten is not brought back by a copy that has not heard of it.
    for (const key of this.keys()) if (!found.has(key)) this.#forgetHere(key);
    for (const [key, text] of found) if (isText(key)) this.#writeHere(key, text);
    this.#note(countIn(found.get(COUNT)));
  }

  /** Has the vault be what is here. */
  #follow(found: ReadonlyMap<string, string>): void {
    for (const key of new Set([...this.keys(), ...found.keys()]))
      if (isText(key) && this.read(key) !== (found.get(key) ?? null)) this.#missed.add(key);
    if (this.#missed.size > 0) this.#send(this.#next(), new Map(), null, this.#own);
  }

  #claim(): void {
    this.#lost = false;
    // Where it is forbidden no other tab can have it either.
    if (writeLocal(TAB, this.#own) === null) return;
    // Where storage is full the old name goes first, which makes room for the new one. If that is
    // not enough, there is no name at all, and every tab takes itself for the one that plays.
    removeLocal(TAB);
    writeLocal(TAB, this.#own);
  }

  #lose(): void {
    this.#lost = true;
    this.onLost();
  }

  /** Whether no other tab has taken the game over. */
  isOurs(): boolean {
    return !this.#lost && (readLocal(TAB) ?? this.#own) === this.#own;
  }

  /** Lets another tab have the vault, as soon as all is there that was written. */
  release(): void {
    void this.#stored.then(() => {
      // It may have been taken back meanwhile.
      if (!this.isOurs()) this.#opened?.release();
    });
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
      (key) => key.startsWith(PREFIX) && isText(key),
    );
  }

  /** Any tab may set something of its own. Why it is not kept, if so. */
  write(key: string, text: string): Trouble | null {
    return this.#change(new Map([[key, text]]), null);
  }

  /** Forgets a text for good, in any tab. */
  remove(key: string): void {
    this.#change(new Map([[key, null]]), null);
  }

  /** Writes and forgets all or nothing: what only the playing tab does. Returns why not. */
  change(changes: Changes): Trouble | null {
    return this.#change(changes, this.#own);
  }

  #change(changes: Changes, owner: string | null): Trouble | null {
    const before = [...changes.keys()].map((key) => [key, this.read(key)] as const);
    const count = this.#next();
    // Half of it in a copy that ends here would be taken for the latest.
    if (changes.size > 1 && this.#vault !== null) removeLocal(COUNT);
    for (const [key, text] of changes) if (text === null) this.#forgetHere(key);
    let trouble: Trouble | null = null;
    for (const [key, text] of changes)
      if (text !== null) trouble = this.#writeHere(key, text) ?? trouble;
    if (trouble !== null && this.#vault === null) {
      // What was not there gives its room back first.
      for (const [key, text] of before) if (text === null) removeLocal(key);
      for (const [key, text] of before) if (text !== null) writeLocal(key, text);
      this.#refused = trouble;
      return trouble;
    }
    this.#send(count, changes, trouble, owner);
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

  /** The number of the next change. */
  #next(): number {
    return 1 + Math.max(this.#count, countIn(readLocal(COUNT)));
  }

  /** Counts a change here and has the vault follow; `trouble` is told where that fails too. */
  #send(count: number, changes: Changes, trouble: Trouble | null, owner: string | null): void {
    this.#count = count;
    this.#note(count);
    const vault = this.#vault;
    if (vault === null) return;
    const missed = [...this.#missed].map((key) => [key, this.read(key)] as const);
    this.#missed.clear();
    const all = new Map([...missed, ...changes, [COUNT, String(count)]]);
    const carried = [...this.#overflow.keys()].some((key) => all.has(key));
    const done = vault.write(all, owner).then(() => {
      if (carried) this.#tell(null);
    });
    const written = inTime(done).catch((error) => {
      if (error?.taken) return this.#lose();
      for (const key of all.keys()) if (key !== COUNT) this.#missed.add(key);
      // It is not waited for again at this visit.
      if (error instanceof Late) this.#vault = null;
      if (trouble !== null) this.#tell(trouble);
    });
    this.#stored = Promise.all([this.#stored, written]).then(() => {});
  }

  /** What the vault has answered. */
  #tell(refused: Trouble | null): void {
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.onTrouble(refused);
  }

  /** Local storage is behind as long as something does not fit into it. */
  #note(count: number): void {
    if (this.#overflow.size === 0) writeLocal(COUNT, String(count));
  }
}

/** A vault that only this tab writes to, and what it has. */
interface Unlocked {
  readonly vault: Vault;
  readonly found: ReadonlyMap<string, string>;
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

/** Whether a key is that of a text to keep, and not of what the copies know of one another. */
function isText(key: string): boolean {
  return key !== COUNT && key !== TAB;
}

function countIn(text: string | null | undefined): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
