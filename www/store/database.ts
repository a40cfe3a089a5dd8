/**
 * The copy of the texts that survives a killed browser: a database, which only one tab writes.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { inTime } from "../base/patience";
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

/** Milliseconds to wait for any answer about the lock. */
const LOCK_PATIENCE = 3 * PATIENCE;

// Waits for the system but not the disk: survives a killed browser, and takes 15 ms.
const QUICK = { durability: "relaxed" } as const;

/**
 * The answer to a write: "taken" if another tab has the game, "emptied" if the database knows no
 * owner, as it was deleted meanwhile, "refused" by a later version.
 */
export type Written = "written" | "taken" | "emptied" | "refused";

type Connection = IDBPDatabase<Texts>;

export class Database {
  /** The key of the name of the writing tab; empty before the first claim. */
  #owned = "";
  #release = (): void => {};
  /** The open connection; null once it is closed: the next use opens another. */
  #connection: Promise<Connection> | null = null;

  private constructor(private readonly name: string) {}

  /** Rejects if databases are forbidden. A database of a later version is read and not written. */
  static async open(name: string): Promise<Database> {
    if (globalThis.indexedDB === undefined) throw new DOMException("", "NotSupportedError");
    const database = new Database(name);
    await database.#connect();
    return database;
  }

  #connect(): Promise<Connection> {
    if (this.#connection !== null) return this.#connection;
    const close = (): void => this.#drop(connection);
    const events = {
      upgrade: (fresh: Connection) => void fresh.createObjectStore("texts"),
      // A tab with a later version waits until this one closes.
      blocking: close,
      // The browser needs room, or the page was in the background for long.
      terminated: close,
    };
    const isLater = ({ name }: Error): boolean => name === "VersionError";
    const connection = openDB<Texts>(this.name, VERSION, events).catch((error) =>
      isLater(error) ? openDB<Texts>(this.name, undefined, events) : Promise.reject(error),
    );
    connection.catch(close);
    this.#connection = connection;
    return connection;
  }

  /** Closes a connection, unless another one has replaced it. */
  #drop(connection: Promise<Connection>): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    connection.then(
      (open) => open.close(),
      () => {},
    );
  }

  /** Closes the connection, which does not answer; the next use opens another. */
  reconnect(): void {
    if (this.#connection !== null) this.#drop(this.#connection);
  }

  /**
   * Does something with the open database. If that fails with the connection, it is done once more
   * with another: a browser that has closed the connection may not have told yet.
   */
  async #use<T>(work: (open: Connection, again: boolean) => Promise<T>): Promise<T> {
    const connection = this.#connect();
    try {
      return await work(await connection, false);
    } catch (error) {
      if (!isClosing(error)) throw error;
      this.#drop(connection);
      return work(await this.#connect(), true);
    }
  }

  /**
   * Makes `owner`, noted under `key`, the only writer. Calls `lost` when another tab takes the game
   * over because this one did not answer.
   */
  async claim(key: string, owner: string, lost: () => void): Promise<void> {
    this.#release();
    this.#release = await held(lost);
    this.#owned = "";
    await this.write(new Map([[key, owner]]), null);
    this.#owned = key;
  }

  /** Releases the lock for the tab that has taken the game over. */
  release(): void {
    this.#release();
  }

  /** Returns all entries; in a damaged database they can have any type. */
  read(): Promise<Map<unknown, unknown>> {
    return this.#use(async (open) => {
      const { store } = open.transaction("texts");
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return new Map(keys.map((key, i) => [key, values[i]]));
    });
  }

  /**
   * Writes all changes or none; rejects if the browser refuses. With an owner it writes only if no
   * other tab has the game: checked in the same transaction, so that two tabs never write. If it
   * has to write again, it writes the `latest` changes.
   */
  write(changes: Changes, owner: string | null, latest = () => changes): Promise<Written> {
    return this.#use(async (open, again) => {
      if (open.version > VERSION) return "refused";
      const { store, done } = open.transaction("texts", "readwrite", QUICK);
      // Reported by the requests, too.
      done.catch(() => {});
      const writer = this.#owned === "" ? "" : await store.get(this.#owned);
      if (writer === undefined) return "emptied";
      if (owner !== null && writer !== owner) return "taken";
      const written = [...(again ? latest() : changes)].map(([key, text]) =>
        text === null ? store.delete(key) : store.put(text, key),
      );
      await Promise.all([...written, done]);
      return "written";
    });
  }
}

/** Returns true for errors by which a connection may be recognised as closed. */
function isClosing(error: unknown): boolean {
  return error instanceof DOMException && error.name !== "QuotaExceededError";
}

/**
 * Takes the lock, or steals it from a tab that does not answer. Returns its release. Without an
 * answer about the lock the database alone tells the writer, as on insecure pages, which have no
 * locks.
 */
async function held(lost: () => void): Promise<() => void> {
  const none = (): void => {};
  if (!navigator.locks) return none;
  let granted = false;
  let isLate = false;
  const lock = new Promise<() => void>((resolve) => {
    const request = (options: LockOptions): Promise<void> =>
      navigator.locks.request(LOCK, options, () => {
        if (isLate) return;
        granted = true;
        return new Promise<void>((release) => resolve(release));
      });
    const stolen = (): void => (granted ? lost() : resolve(none));
    request({ signal: AbortSignal.timeout(PATIENCE) })
      .catch((error) => (granted ? Promise.reject(error) : request({ steal: true })))
      .catch(stolen);
  });
  const release = await inTime(lock, LOCK_PATIENCE);
  if (release !== "late") return release;
  isLate = true;
  return none;
}
