/** The copy of what is kept that outlives a browser which is ended: a database. */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

interface Kept extends DBSchema {
  texts: { key: string; value: string };
}

/** What is to be written; null where a text is to be forgotten. */
export type Changes = ReadonlyMap<string, string | null>;

export class Vault {
  private constructor(private readonly database: IDBPDatabase<Kept>) {}

  /** Rejects where databases are forbidden, or this one is of a later version. */
  static async open(name: string): Promise<Vault> {
    const database = await openDB<Kept>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore("texts");
      },
      // A tab with a later version waits for this one.
      blocking(_present, _later, event) {
        (event.target as IDBDatabase).close();
      },
    });
    return new Vault(database);
  }

  async read(): Promise<Map<string, string>> {
    const { store } = this.database.transaction("texts");
    const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, i) => [key, texts[i] ?? ""]));
  }

  /** Writes all of it or nothing. */
  async write(changes: Changes): Promise<void> {
    // The system has it then, if not the disk: it outlives the browser, and takes 15 ms and no longer.
    const { store, done } = this.database.transaction("texts", "readwrite", {
      durability: "relaxed",
    });
    const written = [...changes].map(([key, text]) =>
      text === null ? store.delete(key) : store.put(text, key),
    );
    await Promise.all([...written, done]);
  }
}
