/**
 * The texts kept between visits, in two copies. Local storage has a text at once and for every tab,
 * but a killed browser can lose the last minute of it. The database has it some milliseconds later
 * and does not lose it. The copy with the latest change wins, but a damaged text never replaces a
 * whole one. Both copies can be forbidden, full or damaged. A text that cannot be read is put aside
 * before anything is written over it.
 */

import { inTime } from "../base/patience";
import type { Trouble } from "../state/state";
import { Database } from "./database";
import { localKeys, readLocal, removeLocal, restoreLocal, writeLocal } from "./local";
import { freeAside, leftBy, MATCH } from "./match";
import { persistSilently } from "./persistence";
import type { Changes, Texts } from "./shelf";
import { isLost, isWhole, restOf } from "./shelves";

/** The beginning of all keys. */
const PREFIX = "istaka.";

/** The number of changes that a copy has seen. */
const COUNT = "istaka.count";

/** The name of the tab that plays, noted in both copies; all tabs share the texts. */
const TAB = "istaka.tab";

/** The name of the database. */
const DATABASE = "istaka";

/** A database that has answered too late this often is not used again. */
const MOST_LATE = 3;

/** More changes than a device ever sees; a larger count is damaged. */
const MOST_CHANGES = 2 ** 40;

/**
 * News that the player is told once: a text that cannot be read was "aside" put, or the database
 * does not answer, so that there is a "single" copy.
 */
export type News = "aside" | "single";

/** All texts of the page, in two copies or in memory (`memory.ts`). */
export type Archive = Pick<Copies, keyof Copies>;

/** The copy that has seen more changes; `forgets` if texts it lacks were deleted there. */
interface Newer {
  readonly copy: "here" | "there";
  readonly forgets: boolean;
}

export class Copies implements Texts {
  /** The database that gets all changes; null until it was compared with local storage. */
  #database: Database | null = null;
  /** The opened database, compared or not; opening it twice would steal its own lock. */
  #opened: Database | null = null;
  /** Resolves once the last request for the database is answered. */
  #asked: Promise<unknown> = Promise.resolve();
  /** Texts for which local storage has no room. */
  readonly #overflow = new Map<string, string>();
  /** The texts that lost when the copies were compared last. */
  readonly #second = new Map<string, string>();
  /** The keys with one damaged copy that was restored from the other. */
  readonly #healed = new Set<string>();
  /** The number of changes that the database has seen. */
  #count = 0;
  /** The keys of texts that the database has missed. */
  readonly #missed = new Set<string>();
  /** The changes that the database has not answered yet. */
  readonly #sent = new Set<Changes>();
  /** The number of times that the database has answered too late. */
  #late = 0;
  /** The reason that the last write failed in both copies, as far as known. */
  #refused: Trouble | null = null;
  /** True while neither copy has the last change. */
  #undone = false;
  /** The news that the player has not been told. */
  readonly #untold = new Set<News>();
  /** True if another tab has taken the game over in the database. */
  #lost = false;
  #stored: Promise<void> = Promise.resolve();

  /** The name of this tab. */
  readonly #own = `${performance.timeOrigin} ${Math.random()}`;

  /** True if a later visit finds the texts of this one. */
  get remembers(): boolean {
    return true;
  }

  /** Called when a text turns out to be kept nowhere, and with null when it is kept after all. */
  onTrouble: (trouble: Trouble | null) => void = () => {};

  /** Called when another tab has taken the game over. */
  onLost: () => void = () => {};

  /** Called when there are news. */
  onNews: () => void = () => {};

  /** Returns true if there were such news since the last call. */
  hearOf(news: News): boolean {
    return this.#untold.delete(news);
  }

  #announce(news: News): void {
    this.#untold.add(news);
    this.onNews();
  }

  /** The reason that a text is in neither copy, as far as the database has answered. */
  get refused(): Trouble | null {
    return this.#overflow.size > 0 || this.#undone ? this.#refused : null;
  }

  /**
   * Resolves once the database has everything that was written, or does not answer in time; never
   * rejects.
   */
  get stored(): Promise<void> {
    return this.#stored;
  }

  /**
   * Makes this tab the one that plays, and takes over the latest changes from the database, if
   * there is one that answers in time.
   */
  async open(): Promise<void> {
    this.#claim();
    const asked = hasDatabase().then((has) => (has ? this.#unlock() : null));
    const unlocked = await inTime(asked);
    if (unlocked === "late") {
      this.#goOnAlone();
      void asked.then((late) => this.#adopt(late));
    }
    if (unlocked === null || unlocked === "late") return;
    const { found } = this.#take(unlocked);
    // Another tab can have written since; what was stored is in `found`.
    this.#overflow.clear();
    this.#missed.clear();
    this.#merge(found, newerOf(readLocal(COUNT), found.get(COUNT)));
  }

  /**
   * Creates the database, or compares it if it could not be compared before. If it does not answer
   * in time, that happens as soon as it does; one that was late before is not waited for again.
   */
  async secure(): Promise<void> {
    if (this.#database !== null || !this.isOurs()) return;
    const adopted = this.#unlock().then((unlocked) => this.#adopt(unlocked));
    if (this.#late === 0 && (await inTime(adopted)) === "late") this.#goOnAlone();
  }

  /** Does without the database until it answers. */
  #goOnAlone(): void {
    this.#database = null;
    this.#late += 1;
    if (this.#late === 1) this.#announce("single");
  }

  /** Compares the database with local storage, with which the game has gone on. */
  #adopt(unlocked: Unlocked | null): void {
    if (unlocked === null || this.#database !== null || !this.isOurs()) return;
    const { found } = this.#take(unlocked);
    // A match that only the database has is not lost either.
    const [left, text] = leftBy(this.read(MATCH), found.get(MATCH)) ?? [];
    if (left !== undefined && this.read(left) === null) this.#writeHere(left, text ?? "");
    this.#merge(found, { copy: "here", forgets: false });
  }

  /** Queues the requests, as two at once would steal the lock from each other. */
  #unlock(): Promise<Unlocked | null> {
    const unlocked = this.#asked.then(() => this.#ask());
    this.#asked = unlocked;
    return unlocked;
  }

  /**
   * Returns the database and its texts once no other tab writes there; null if it is forbidden or
   * damaged, or if another tab has taken the game over meanwhile.
   */
  async #ask(): Promise<Unlocked | null> {
    try {
      this.#opened ??= await Database.open(DATABASE);
      const database = this.#opened;
      // The last tab in local storage must be the last one in the database.
      if (!this.isOurs()) return null;
      await database.claim(TAB, this.#own, () => this.#lose());
      return { database, found: textsIn(await database.read()) };
    } catch (error) {
      faulty(error);
      return null;
    }
  }

  /** Makes the database the second copy, which gets all changes from now on. */
  #take(unlocked: Unlocked): Unlocked {
    this.#database = unlocked.database;
    this.#count = countIn(unlocked.found.get(COUNT));
    this.#second.clear();
    this.#healed.clear();
    return unlocked;
  }

  /**
   * Makes both copies the same: the texts of the newer one, with damaged ones replaced by whole
   * ones of the other. A copy that has missed a deletion does not bring the text back.
   */
  #merge(found: ReadonlyMap<string, string>, { copy, forgets }: Newer): void {
    const damaged: string[] = [];
    for (const key of new Set([...this.keys(), ...found.keys()].filter(isText))) {
      const [here, there] = [this.read(key), found.get(key) ?? null];
      if (here === there) continue;
      const [first, second] = copy === "here" ? [here, there] : [there, here];
      const isDamaged = first !== null && !isWhole(key, first);
      const isOtherWhole = second !== null && isWhole(key, second);
      const isDeleted = forgets || this.#missed.has(key);
      const heals = first === null ? second !== null && !isDeleted : isDamaged && isOtherWhole;
      const [text, other] = heals ? [second, first] : [first, second];
      if (other !== null) this.#second.set(key, other);
      // The damaged text is newer and can hold what the older copy lacks.
      if (heals && first !== null && forgets) damaged.push(first);
      else if (heals && first !== null) this.#healed.add(key);
      // Two damaged copies can hold different parts.
      if (isDamaged && second !== null && !isOtherWhole && !forgets) damaged.push(second);
      if (text === null) this.#forgetHere(key);
      else if (text !== here) this.#writeHere(key, text);
      if (text !== there) this.#missed.add(key);
    }
    for (const text of damaged) this.#missed.add(this.#holdAside(text));
    const isBehind = this.#missed.size > 0;
    const count = isBehind ? this.#next() : Math.max(this.#count, countIn(readLocal(COUNT)));
    this.#note(count, true);
    if (isBehind) this.#send(count, new Map(), this.#own);
    if (damaged.length > 0) this.#announce("aside");
  }

  /** Puts a text aside in local storage. Returns its key. */
  #holdAside(text: string): string {
    const key = freeAside(this.keys());
    this.#writeHere(key, text);
    return key;
  }

  /** Returns true if a damaged copy of the text has been restored from the other. */
  isHealed(key: string): boolean {
    return this.#healed.has(key);
  }

  /** Puts aside damaged texts, if there is room; the parts that can be read stay. */
  putAsideDamaged(): void {
    if (!this.isOurs()) return;
    for (const key of this.keys()) {
      const text = this.read(key) ?? "";
      if (isLost(key, text)) this.change(new Map([[key, restOf(key, text)]]));
    }
  }

  #claim(): void {
    this.#lost = false;
    // If storage is forbidden, no other tab can have the game either.
    if (writeLocal(TAB, this.#own) === null) return;
    // If storage is full, removing the old name makes room for the new one. If that is not enough,
    // there is no name, and every tab takes itself for the one that plays.
    removeLocal(TAB);
    writeLocal(TAB, this.#own);
  }

  #lose(): void {
    this.#lost = true;
    this.onLost();
  }

  /** Returns false once another tab has taken the game over. */
  isOurs(): boolean {
    return !this.#lost && (readLocal(TAB) ?? this.#own) === this.#own;
  }

  /** Releases the database to another tab, as soon as everything is written. */
  release(): void {
    void this.#stored.then(() => {
      // This tab can have taken it back meanwhile.
      if (!this.isOurs()) this.#opened?.release();
    });
  }

  read(key: string): string | null {
    return this.#overflow.get(key) ?? readLocal(key);
  }

  readSecond(key: string): string | null {
    return this.#second.get(key) ?? null;
  }

  /** Returns the keys of all texts. */
  keys(): string[] {
    return [...new Set([...localKeys(), ...this.#overflow.keys()])].filter(isText);
  }

  /** Writes a text from any tab. Returns the reason if it could not be kept. */
  write(key: string, text: string): Trouble | null {
    return this.#change(new Map([[key, text]]), null);
  }

  /** Deletes a text from any tab. */
  remove(key: string): void {
    this.#change(new Map([[key, null]]), null);
  }

  /** Makes all changes or none, from the playing tab. Returns the reason if they were not made. */
  change(changes: Changes): Trouble | null {
    return this.#change(changes, this.#own);
  }

  /** Makes the changes; puts aside texts that they overwrite and that cannot be read. */
  #change(asked: Changes, owner: string | null): Trouble | null {
    const changes = this.#withAsides(asked);
    const deletes = [...changes.values()].every((text) => text === null);
    // Texts of the playing tab that had no room before can have it now.
    const retried = this.isOurs() && !deletes ? this.#overflow : [];
    const all = new Map([...retried, ...changes]);
    const before = new Map([...all.keys(), COUNT].map((key) => [key, readLocal(key)]));
    const count = this.#next();
    // Without a count, a copy in which the page ended amid the change does not count as newer.
    if (all.size > 1 && this.#database !== null) removeLocal(COUNT);
    for (const [key, text] of all) if (text === null) this.#forgetHere(key);
    let trouble: Trouble | null = null;
    for (const [key, text] of all)
      if (text !== null) trouble = this.#writeHere(key, text) ?? trouble;
    const isNoted = this.#note(count, this.#database === null || before.get(COUNT) !== null);
    if (this.#database !== null && !isNoted) trouble ??= "full";
    if (trouble !== null && this.#database === null) {
      restoreLocal(before);
      this.#refused = trouble;
      return trouble;
    }
    if (trouble === null && this.#undone) this.#tell(null);
    // A text that the player throws away does not come back during this visit.
    const undone = deletes ? new Map() : all;
    this.#send(count, changes, owner, trouble && { all: undone, before, trouble });
    if (changes.size > asked.size) this.#announce("aside");
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

  /** Asks the browser not to evict the texts when it needs room, if that interrupts nobody. */
  persist(): void {
    // A sandboxed frame has no storage to ask for.
    if (globalThis.origin !== "null") void persistSilently();
  }

  #forgetHere(key: string): void {
    this.#overflow.delete(key);
    removeLocal(key);
  }

  #writeHere(key: string, text: string): Trouble | null {
    const trouble = writeLocal(key, text);
    if (trouble === null) this.#overflow.delete(key);
    else if (this.#database !== null) this.#overflow.set(key, text);
    return trouble;
  }

  /** Returns the number of the next change. */
  #next(): number {
    return 1 + Math.max(this.#count, countIn(readLocal(COUNT)));
  }

  /** Counts a change and sends it to the database; `failed` is undone if that fails too. */
  #send(count: number, changes: Changes, owner: string | null, failed: Failed | null = null): void {
    this.#count = count;
    const database = this.#database;
    if (database === null) {
      for (const key of changes.keys()) this.#missed.add(key);
      return;
    }
    const all = new Map(changes);
    // If local storage has no count, only the playing tab knows it and the latest texts.
    if (this.isOurs() || failed === null) {
      all.set(COUNT, String(count));
      for (const key of this.#missed) if (!all.has(key)) all.set(key, this.read(key));
      this.#missed.clear();
    }
    const carried = [...this.#overflow.keys()].some((key) => all.has(key));
    this.#sent.add(all);
    const done = database
      .write(all, owner, () => this.#latest(owner === null ? [all] : [...this.#sent]))
      .catch(faulty)
      .then((answer) => {
        this.#sent.delete(all);
        const hasAll = answer === "written" && this.#missed.size === 0;
        if (hasAll && (carried || this.#undone)) this.#tell(null);
        return answer;
      });
    const written = inTime(done).then((answer) => {
      if (answer === "written") return;
      if (answer === "taken") return this.#lose();
      for (const key of all.keys()) if (key !== COUNT) this.#missed.add(key);
      // Neither one that was deleted nor one that is late is known to have the earlier texts.
      if (answer === "emptied") this.#database = null;
      else if (answer === "late" && this.#database === database) this.#reconnect(database);
      if (failed !== null) this.#undo(failed);
      if (answer === "emptied") return this.secure();
    });
    this.#stored = Promise.all([this.#stored, written.catch(faulty)]).then(() => {});
  }

  /** Returns the texts of changes as they are now. */
  #latest(sent: readonly Changes[]): Changes {
    const keys = sent.flatMap((changes) => [...changes.keys()]);
    return new Map(keys.map((key) => [key, key === COUNT ? String(this.#count) : this.read(key)]));
  }

  /** Asks for the database anew; nobody waits for the answer. */
  #reconnect(database: Database): void {
    this.#goOnAlone();
    database.reconnect();
    if (this.#late < MOST_LATE) void this.secure();
  }

  /**
   * Restores local storage after a change that the database has refused and local storage has only
   * in part: neither copy would be the newer one. The texts stay in memory for the next change.
   */
  #undo({ all, before, trouble }: Failed): void {
    const stale = new Map([[COUNT, before.get(COUNT) ?? null]]);
    for (const [key, text] of all) {
      // A later change stays.
      if (readLocal(key) !== text) continue;
      stale.set(key, before.get(key) ?? null);
      if (text !== null) this.#overflow.set(key, text);
    }
    restoreLocal(stale);
    this.#tell(trouble);
    this.#undone = true;
  }

  /** Reports a trouble that begins or ends. */
  #tell(refused: Trouble | null): void {
    this.#undone = false;
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.onTrouble(refused);
  }

  /**
   * Notes the count in local storage if that has all texts, and otherwise removes the count until
   * the copies are compared again: other tabs do not know which texts it lacks.
   */
  #note(count: number, hasAll: boolean): boolean {
    if (hasAll && this.#overflow.size === 0) return writeLocal(COUNT, String(count)) === null;
    removeLocal(COUNT);
    return false;
  }
}

/** A change for which local storage had no room, with its texts before. */
interface Failed {
  readonly all: Changes;
  readonly before: Changes;
  readonly trouble: Trouble;
}

/** A database that only this tab writes to, and its texts. */
interface Unlocked {
  readonly database: Database;
  readonly found: ReadonlyMap<string, string>;
}

/**
 * Reports an error, unless it is a `DOMException`, with which browsers refuse. All errors of the
 * database end here: a game goes on without it.
 */
function faulty(error: unknown): "refused" {
  if (!(error instanceof DOMException)) reportError(error);
  return "refused";
}

/** Returns true if the database exists or the browser cannot tell. A sandboxed frame has none. */
async function hasDatabase(): Promise<boolean> {
  if (globalThis.origin === "null") return false;
  try {
    const all = await indexedDB.databases();
    return all.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** Returns false for keys that the copies use for themselves. */
function isText(key: string): boolean {
  return key.startsWith(PREFIX) && key !== COUNT && key !== TAB;
}

/** Returns the entries of a database as texts, whatever their types. */
function textsIn(found: ReadonlyMap<unknown, unknown>): Map<string, string> {
  return new Map([...found].map(([key, value]) => [`${key}`, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    // Circular data, or a bigint.
    return "";
  }
}

/** Returns 0 if the count is missing or damaged. */
function countIn(text: string | null | undefined): number {
  const count = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  return count <= MOST_CHANGES ? count : 0;
}

/** Compares the counts. If one is damaged, the other copy is newer, but deletions are unknown. */
function newerOf(here: string | null, there: string | undefined): Newer {
  const [own, other] = [countIn(here), countIn(there)];
  const copy = other > own ? "there" : "here";
  // Local storage has no count amid a change.
  const known = (own > 0 || here === null) && other > 0;
  return { copy, forgets: known && own !== other };
}
