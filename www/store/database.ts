/**
 * The copy of what is kept that outlives a browser which is ended:
 * a database. One tab writes there.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What is in the database. */
interface Texts extends DBSchema {
  texts: { key: string; value: string };
}

/** What is to be written; null where a text is to be forgotten. */
export type Changes = ReadonlyMap<string, string | null>;

/** The version of the database. */
const VERSION = 1;

/** The name of the lock that the tab holds which plays. */
const LOCK = "istaka";

/** Milliseconds for which a tab is waited for that has been asked to let go. */
const PATIENCE = 400;

// The system has it then, if not the disk: it outlives the browser, and takes 15 ms and no longer.
const QUICK = { durability: "relaxed" } as const;

/** Why nothing is written: another tab has taken the game over. */
class Taken extends Error {
  readonly taken = true;
}

export class Database {
  /** Where the database says who writes. */
  #owned = "";
  #release = (): void => {};

  private constructor(private readonly database: IDBPDatabase<Texts>) {}

  /** Rejects where databases are forbidden. One of a later version is read and not written. */
  static async open(name: string): Promise<Database> {
    const opening = openDB<Texts>(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore("texts");
      },
      // A tab with a later version waits for this one.
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
   * Has only `owner` write from now on, who is noted under `key`. `lost` is told when a tab takes
   * the game over that has got no answer from this one.
   */
  async claim(key: string, owner: string, lost: () => void): Promise<void> {
    this.#release();
    this.#release = await held(lost);
    this.#owned = key;
    await this.write(new Map([[key, owner]]), null).catch((error) => {
      if (!this.#isLater) throw error;
    });
  }

  /** Lets a tab have it that has taken the game over. */
  release(): void {
    this.#release();
  }

  get #isLater(): boolean {
    return this.database.version > VERSION;
  }

  /** What is there; where that was damaged it may be anything. */
  async read(): Promise<Map<unknown, unknown>> {
    const { store } = this.database.transaction("texts");
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, i) => [key, values[i]]));
  }

  /**
   * Writes all of it or nothing. With an owner it rejects once another tab has the game: both look
   * and write in one transaction, so that never two of them write.
   */
  async write(changes: Changes, owner: string | null): Promise<void> {
    if (this.#isLater) throw new Error("A later version writes here.");
    const { store, done } = this.database.transaction("texts", "readwrite", QUICK);
    if (owner !== null && (await store.get(this.#owned)) !== owner) throw new Taken();
    const written = [...changes].map(([key, text]) =>
      text === null ? store.delete(key) : store.put(text, key),
    );
    await Promise.all([...written, done]);
  }
}

/**
 * Holds the lock as soon as the tab lets go that has it, or in its place. Returns what lets it go.
 */
function held(lost: () => void): Promise<() => void> {
  return new Promise((resolve) => {
    let granted = false;
    const request = (options: LockOptions): Promise<void> =>
      navigator.locks.request(LOCK, options, () => {
        granted = true;
        return new Promise<void>((release) => resolve(release));
      });
    // Without locks, as where the page is not served securely, the database alone says who writes.
    const none = (): void => resolve(() => {});
    if (!navigator.locks) return none();
    const stolen = (): void => (granted ? lost() : none());
    request({ signal: AbortSignal.timeout(PATIENCE) })
      .catch((error) => (granted ? Promise.reject(error) : request({ steal: true })))
      .catch(stolen);
  });
}
