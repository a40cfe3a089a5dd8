/**
 * What this device keeps between visits: texts under keys. They are kept twice. Local storage has
 * them at once and for every tab, but a browser that is ended may lose what was written in its last
 * minute. The vault has them some milliseconds later and does not lose them. The copy with the
 * latest change counts, but no damaged text takes the place of a whole one. Both copies may be
 * forbidden, full or damaged. What cannot be read is put aside before anything is written over it.
 */

import type { Trouble } from "../state";
import type { Changes, Database } from "./database";
import { localKeys, readLocal, removeLocal, writeLocal } from "./local";
import { freeAside, leftBy, MATCH } from "./match";
import { isLost, isWhole, restOf } from "./shelves";
import type { Texts } from "./texts";

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

/** More changes than a device ever sees: a larger count is damaged. */
const MOST_CHANGES = 2 ** 40;

/** Which copy has seen more, and whether what it lacks was forgotten there. */
interface Newer {
  readonly copy: "here" | "there";
  readonly forgets: boolean;
}

export class Copies implements Texts {
  /** What takes all changes; null until what it has was compared with what is here. */
  #vault: Database | null = null;
  /** One for this tab, which may not be compared yet: a second one would take the lock from it. */
  #opened: Database | null = null;
  /** Resolves once the vault has been asked for the last time. */
  #asked: Promise<unknown> = Promise.resolve();
  /** Texts for which local storage has no room. */
  readonly #overflow = new Map<string, string>();
  /** The texts that have given way to others when the copies were compared last. */
  readonly #second = new Map<string, string>();
  /** The keys whose text is what both copies were, before one of them was damaged. */
  readonly #healed = new Set<string>();
  /** How many changes the vault has seen. */
  #count = 0;
  /** The texts that the vault has not followed. */
  readonly #missed = new Set<string>();
  /** Why the last write failed, as far as it is known; the vault is the last to say so. */
  #refused: Trouble | null = null;
  /** Set while the player has not been told that something was put aside. */
  #isNew = false;
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

  /** Told when something was put aside here that cannot be read. */
  onAside: () => void = () => {};

  /** Returns true, once, where something was put aside since the last call. */
  hearOfAside(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  #announce(): void {
    this.#isNew = true;
    this.onAside();
  }

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
    const { found } = this.#take(unlocked);
    this.#merge(found, newerOf(readLocal(COUNT), found.get(COUNT)));
  }

  /** Makes a vault where there was none, or where it did not answer in time. */
  async secure(): Promise<void> {
    if (this.#vault !== null || !this.isOurs()) return;
    const unlocked = await this.#unlock();
    if (unlocked === null) return;
    const { found } = this.#take(unlocked);
    // The game goes on with what is here, and what only the vault has is not lost either.
    const [left, text] = leftBy(this.read(MATCH), found.get(MATCH)) ?? [];
    if (left !== undefined && this.read(left) === null) this.#writeHere(left, text ?? "");
    this.#merge(found, { copy: "here", forgets: false });
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
      const { Database } = await import("./database");
      this.#opened ??= await Database.open(VAULT);
      const vault = this.#opened;
      // The tab that came last in local storage is also to be the last one here.
      if (!this.isOurs()) return null;
      await vault.claim(TAB, this.#own, () => this.#lose());
      return { vault, found: textsIn(await vault.read()) };
    } catch {
      return null;
    }
  }

  /** Has the vault take all changes from now on. */
  #take(unlocked: Unlocked): Unlocked {
    this.#vault = unlocked.vault;
    this.#count = countIn(unlocked.found.get(COUNT));
    this.#second.clear();
    this.#healed.clear();
    return unlocked;
  }

  /**
   * Has both copies be the same: what the newer one has, and in place of what is damaged there what
   * the other has. What was forgotten is not brought back by a copy that has not heard of it.
   */
  #merge(found: ReadonlyMap<string, string>, { copy, forgets }: Newer): void {
    const damaged: string[] = [];
    for (const key of new Set([...this.keys(), ...found.keys()].filter(isText))) {
      const [here, there] = [this.read(key), found.get(key) ?? null];
      if (here === there) continue;
      const [first, second] = copy === "here" ? [here, there] : [there, here];
      const isDamaged = first !== null && !isWhole(key, first);
      const isOtherWhole = second !== null && isWhole(key, second);
      const heals = first === null ? second !== null && !forgets : isDamaged && isOtherWhole;
      const [text, other] = heals ? [second, first] : [first, second];
      if (other !== null) this.#second.set(key, other);
      // What is damaged may say what the copy that has seen less does not know.
      if (heals && first !== null && forgets) damaged.push(first);
      else if (heals && first !== null) this.#healed.add(key);
      // Of two that are damaged each may say something else.
      if (isDamaged && second !== null && !isOtherWhole && !forgets) damaged.push(second);
      if (text === null) this.#forgetHere(key);
      else if (text !== here) this.#writeHere(key, text);
      if (text !== there) this.#missed.add(key);
    }
    for (const text of damaged) this.#missed.add(this.#holdAside(text));
    if (this.#missed.size > 0) this.#send(this.#next(), new Map(), null, this.#own);
    else this.#note(Math.max(this.#count, countIn(readLocal(COUNT))));
    if (damaged.length > 0) this.#announce();
  }

  /** Puts a text aside here, under the key that is returned. */
  #holdAside(text: string): string {
    const key = freeAside(this.keys());
    this.#writeHere(key, text);
    return key;
  }

  /** Whether one copy of a text was damaged, and is again what the other one is. */
  isHealed(key: string): boolean {
    return this.#healed.has(key);
  }

  /** Puts aside what cannot be read, where there is room, and has the part stay that can be. */
  shelve(): void {
    if (!this.isOurs()) return;
    for (const key of this.keys()) {
      const text = this.read(key) ?? "";
      if (isLost(key, text)) this.change(new Map([[key, restOf(key, text)]]));
    }
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

  read(key: string): string | null {
    return this.#overflow.get(key) ?? readLocal(key);
  }

  readSecond(key: string): string | null {
    return this.#second.get(key) ?? null;
  }

  /** The keys of all texts that are kept twice. */
  keys(): string[] {
    return [...new Set([...localKeys(), ...this.#overflow.keys()])].filter(isText);
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

  /** What is to be written over and cannot be read is put aside in the same change. */
  #change(asked: Changes, owner: string | null): Trouble | null {
    const changes = this.#withAsides(asked);
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
    if (changes.size > asked.size) this.#announce();
    return null;
  }

  #withAsides(asked: Changes): Changes {
    const changes = new Map(asked);
    for (const key of asked.keys()) {
      const text = this.read(key);
      if (text === null || text === asked.get(key) || !isLost(key, text)) continue;
      changes.set(freeAside([...this.keys(), ...changes.keys()]), text);
    }
    return changes;
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
  readonly vault: Database;
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
  return key.startsWith(PREFIX) && key !== COUNT && key !== TAB;
}

/** What a vault has, as texts, whatever it is. */
function textsIn(found: ReadonlyMap<unknown, unknown>): Map<string, string> {
  return new Map([...found].map(([key, value]) => [`${key}`, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    // It refers to itself, or has a number for which there is no text.
    return "";
  }
}

/** 0 where there is none, or one that is damaged. */
function countIn(text: string | null | undefined): number {
  const count = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  return count <= MOST_CHANGES ? count : 0;
}

/** Where a count is damaged, the other copy is newer, but nothing is known to be forgotten. */
function newerOf(here: string | null, there: string | undefined): Newer {
  const [own, other] = [countIn(here), countIn(there)];
  const copy = other > own ? "there" : "here";
  // Local storage has no count while it is amid a change.
  const known = (own > 0 || here === null) && other > 0;
  return { copy, forgets: known && own !== other };
}
