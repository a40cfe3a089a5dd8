/**
 * The copy of the texts that survives a killed browser: a database, which only one tab writes.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Changes } from "./shelf";

interface Texts extends DBSchema {
  texts: { key: string; value: string };
}

/** The version of the database. */
const VERSION = 1;

/** The name of the lock that the playing tab holds. */
const LOCK = "istaka";

/** Milliseconds to wait for another tab to release the lock. */
const PATIENCE = 400;

// Waits for the system but not the disk: survives a killed browser, and takes 15 ms.
const QUICK = { durability: "relaxed" } as const;

/** The answer to a write: "taken" if another tab has the game, "refused" by a later version. */
export type Written = "written" | "taken" | "refused";

export class Database {
  /** The key of the name of the writing tab. */
  #owned = "";
  #release = (): void => {};

  private constructor(private readonly database: IDBPDatabase<Texts>) {}

  /** Rejects if databases are forbidden. A database of a later version is read and not written. */
  static async open(name: string): Promise<Database> {
    if (globalThis.indexedDB === undefined) throw new DOMException("", "NotSupportedError");
    const opening = openDB<Texts>(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore("texts");
      },
      // A tab with a later version waits until this one closes.
      blocking(_present, _later, event) {
        (event.target as IDBDatabase).close();
      },
    });
    const isLater = ({ name }: Error): boolean => name === "VersionError";
    return new Database(
      await opening.catch((error) =>
        isLater(error) ? openDB<Texts>(name) : Promise.reject(error),
      ),
    );
  }

  /**
   * Makes `owner`, noted under `key`, the only writer. Calls `lost` when another tab takes the game
   * over because this one did not answer.
   */
  async claim(key: string, owner: string, lost: () => void): Promise<void> {
    this.#release();
    this.#release = await held(lost);
    this.#owned = key;
    await this.write(new Map([[key, owner]]), null);
  }

  /** Releases the lock for the tab that has taken the game over. */
  release(): void {
    this.#release();
  }

  get #isLater(): boolean {
    return this.database.version > VERSION;
  }

  /** Returns all entries; in a damaged database they can have any type. */
  async read(): Promise<Map<unknown, unknown>> {
    const { store } = this.database.transaction("texts");
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, i) => [key, values[i]]));
  }

  /**
   * Writes all changes or none; rejects if the browser refuses. With an owner it writes only if no
   * other tab has the game: checked in the same transaction, so that two tabs never write.
   */
  async write(changes: Changes, owner: string | null): Promise<Written> {
    if (this.#isLater) return "refused";
    const { store, done } = this.database.transaction("texts", "readwrite", QUICK);
    if (owner !== null && (await store.get(this.#owned)) !== owner) return "taken";
    const written = [...changes].map(([key, text]) =>
      text === null ? store.delete(key) : store.put(text, key),
    );
    await Promise.all([...written, done]);
    return "written";
  }
}

/** Takes the lock, or steals it from a tab that does not answer. Returns its release. */
function held(lost: () => void): Promise<() => void> {
  return new Promise((resolve) => {
    let granted = false;
    const request = (options: LockOptions): Promise<void> =>
      navigator.locks.request(LOCK, options, () => {
        granted = true;
        return new Promise<void>((release) => resolve(release));
      });
    // Insecure pages have no locks: then the database alone tells the writer.
    const none = (): void => resolve(() => {});
    if (!navigator.locks) return none();
    const stolen = (): void => (granted ? lost() : none());
    request({ signal: AbortSignal.timeout(PATIENCE) })
      .catch((error) => (granted ? Promise.reject(error) : request({ steal: true })))
      .catch(stolen);
  });
}
