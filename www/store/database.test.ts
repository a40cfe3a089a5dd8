/** The database is opened again once the browser has closed it, and locks cannot delay it. */

import type { OpenDBCallbacks } from "idb";
import { beforeEach, expect, it, vi } from "vitest";
import { Database } from "./database";

const KEY = "istaka.tab";
const texts = new Map<string, string>();

/** The events of each connection that was opened, the latest last. */
const opened: OpenDBCallbacks<unknown>[] = [];

/** The errors of the next transactions. */
let failures: string[] = [];

vi.mock("idb", () => ({
  openDB: async (_name: string, version: number, events: OpenDBCallbacks<unknown>) => {
    opened.push(events);
    return { version, close: () => {}, transaction };
  },
}));

function transaction() {
  const failure = failures.shift();
  if (failure !== undefined) throw new DOMException("", failure);
  const store = {
    get: async (key: string) => texts.get(key),
    put: async (text: string, key: string) => texts.set(key, text),
    delete: async (key: string) => texts.delete(key),
    getAllKeys: async () => [...texts.keys()],
    getAll: async () => [...texts.values()],
  };
  return { store, done: Promise.resolve() };
}

beforeEach(() => {
  texts.clear();
  opened.length = 0;
  failures = [];
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("navigator", {});
});

/** Returns a database of which this tab is the writer. */
async function claimed(): Promise<Database> {
  const database = await Database.open("istaka");
  await database.claim(KEY, "own", () => {});
  return database;
}

it("every change arrives, however the connection is closed", async () => {
  const database = await claimed();
  const ways: (() => void)[] = [
    () => opened.at(-1)?.terminated?.(),
    () => opened.at(-1)?.blocking?.(1, 2, {} as IDBVersionChangeEvent),
    () => database.reconnect(),
    ...["InvalidStateError", "AbortError", "UnknownError"].map((name) => () => {
      failures = [name];
    }),
  ];
  for (const [place, close] of ways.entries()) {
    const before = opened.length;
    close();
    expect(await database.write(new Map([["a", `${place}`]]), "own")).toBe("written");
    close();
    expect([(await database.read()).get("a"), opened.length - before]).toEqual([`${place}`, 2]);
  }
});

it("what is written again is the latest text", async () => {
  const database = await claimed();
  failures = ["InvalidStateError"];
  await database.write(new Map([["a", "old"]]), "own", () => new Map([["a", "new"]]));
  expect(texts.get("a")).toBe("new");
});

it.each([
  ["InvalidStateError", 2],
  ["QuotaExceededError", 1],
])("a change that fails with %s again is refused", async (name, attempts) => {
  const database = await claimed();
  failures = [name, name, name];
  await expect(database.write(new Map([["a", "b"]]), "own")).rejects.toThrow(DOMException);
  expect(failures).toHaveLength(3 - attempts);
});

it("a database that was deleted has no owner, and one of another tab is taken", async () => {
  const database = await claimed();
  texts.clear();
  expect(await database.write(new Map([["a", "b"]]), "own")).toBe("emptied");
  texts.set(KEY, "other");
  expect(await database.write(new Map([["a", "b"]]), "own")).toBe("taken");
  expect(texts.has("a")).toBe(false);
});

it("a lock about which there is no answer is done without", async () => {
  vi.useFakeTimers();
  const request = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("navigator", { locks: { request } });
  const database = claimed();
  await vi.advanceTimersByTimeAsync(1200);
  expect(await (await database).write(new Map([["a", "b"]]), "own")).toBe("written");
  // A lock that is granted later is released at once.
  const [, , granted] = request.mock.calls[0] as unknown as [string, object, () => unknown];
  expect(granted()).toBeUndefined();
  vi.useRealTimers();
});
