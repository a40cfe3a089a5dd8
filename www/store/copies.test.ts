/** Texts kept in two copies: the one with the latest change counts, and one is enough. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "../settings/settings";
import { Copies } from "./copies";
import { DatabaseDouble } from "./database.double";
import { useStorage } from "./local.double";
import { recallSettings, settingsShelf } from "./settings";

const KEY = "istaka.match";
const storage = useStorage();
let database: DatabaseDouble;

vi.mock("./database", () => ({ Database: { open: async () => database.open() } }));

beforeEach(() => {
  database = new DatabaseDouble();
});

/** Returns the texts that a later visit finds. */
async function visit(): Promise<Copies> {
  const copies = new Copies();
  await copies.open();
  await copies.secure();
  return copies;
}

describe("settings", () => {
  it("are the usual ones where nothing was set", () => {
    expect(recallSettings(new Copies())).toEqual({ value: DEFAULTS, whole: true });
  });

  it("are damaged where they cannot be read as data", () => {
    storage.setItem("istaka.settings", "{");
    expect(recallSettings(new Copies())).toEqual({ value: DEFAULTS, whole: false });
  });

  it("are kept as they are set", () => {
    const settings = { ...DEFAULTS, clock: 45 } as const;
    settingsShelf.keep(new Copies(), settings);
    expect(recallSettings(new Copies())).toEqual({ value: settings, whole: true });
  });
});

it("a change of several texts is made as a whole or not at all where there is no room for all of it", () => {
  const copies = new Copies();
  const first = { "istaka.a": "old", "istaka.b": "gone" };
  for (const [key, text] of Object.entries(first)) copies.write(key, text);
  storage.room = [...storage.texts].flat().join("").length + 20;
  const long = "x".repeat(100);
  const changes = { "istaka.a": "newer", "istaka.b": null, "istaka.c": "new", "istaka.d": long };
  expect(copies.change(new Map(Object.entries(changes)))).toBe("full");
  expect(Object.fromEntries(copies.keys().map((key) => [key, copies.read(key)]))).toEqual(first);
});

it("a text is restored that needs the room of one restored after it", () => {
  const copies = new Copies();
  copies.write("istaka.a", "a".repeat(50));
  copies.write("istaka.b", "b");
  storage.room = [...storage.texts].flat().join("").length;
  const changes = { "istaka.a": "", "istaka.b": "b".repeat(40), "istaka.c": "c".repeat(90) };
  expect(copies.change(new Map(Object.entries(changes)))).toBe("full");
  expect([copies.read("istaka.a"), copies.read("istaka.b")]).toEqual(["a".repeat(50), "b"]);
});

describe("the game in several tabs", () => {
  it("is this tab's where there is no room for its name", async () => {
    const copies = new Copies();
    storage.setItem("istaka.tab", "x");
    storage.room = [...storage.texts].flat().join("").length;
    expect(copies.isOurs()).toBe(false);
    await copies.open();
    expect(copies.isOurs()).toBe(true);
  });

  it("is the other's that takes it up then, until this one takes it back", async () => {
    const [copies, other] = [await visit(), await visit()];
    expect([copies.isOurs(), other.isOurs()]).toEqual([false, true]);
    await copies.open();
    expect([copies.isOurs(), other.isOurs()]).toEqual([true, false]);
  });

  it("is never written by two: one that has not heard of the other writes nothing, and then hears of it", async () => {
    const copies = await visit();
    copies.change(new Map([[KEY, "first"]]));
    await copies.stored;
    let heard = 0;
    copies.onLost = () => {
      heard += 1;
    };
    const name = storage.getItem("istaka.tab") ?? "";
    const other = await visit();
    other.change(new Map([[KEY, "second"]]));
    await other.stored;
    // As where local storage has not told this tab yet.
    storage.setItem("istaka.tab", name);
    expect(copies.isOurs()).toBe(true);
    copies.change(new Map([[KEY, "third"]]));
    await copies.stored;
    expect([database.texts.get(KEY), heard, copies.isOurs()]).toEqual(["second", 1, false]);
  });

  it("is the last one's where two open at once and the database answers the first one last", async () => {
    const [copies, other] = [new Copies(), new Copies()];
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const open = vi.spyOn(database, "open").mockImplementationOnce(async () => {
      await answered;
      return database;
    });
    const opened = copies.open();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    await other.open();
    answer();
    await opened;
    other.change(new Map([[KEY, "text"]]));
    await other.stored;
    expect([copies.isOurs(), other.isOurs(), database.texts.get(KEY)]).toEqual([
      false,
      true,
      "text",
    ]);
  });

  it("is lost at once where the other does not wait any longer", async () => {
    const copies = await visit();
    let heard = 0;
    copies.onLost = () => {
      heard += 1;
    };
    database.lost();
    expect([heard, copies.isOurs()]).toEqual([1, false]);
  });
});

describe("the two copies", () => {
  it("are made of what was kept before there were two", async () => {
    storage.setItem(KEY, "old");
    const copies = await visit();
    expect(copies.read(KEY)).toBe("old");
    await copies.stored;
    expect(database.texts.get(KEY)).toBe("old");
  });

  it("have every change, in its order", async () => {
    const copies = await visit();
    for (let n = 0; n < 20; n += 1) copies.write(KEY, `${n}`);
    copies.write("istaka.rules", "[]");
    copies.remove("istaka.rules");
    await copies.stored;
    expect([storage.getItem(KEY), database.texts.get(KEY)]).toEqual(["19", "19"]);
    expect([storage.getItem("istaka.rules"), database.texts.has("istaka.rules")]).toEqual([
      null,
      false,
    ]);
  });

  it("are what the database has where the browser lost its last minute", async () => {
    const copies = await visit();
    copies.write(KEY, "first");
    const before = new Map(storage.texts);
    copies.write(KEY, "second");
    await copies.stored;
    storage.texts.clear();
    for (const [key, text] of before) storage.texts.set(key, text);
    expect((await visit()).read(KEY)).toBe("second");
    expect(storage.getItem(KEY), "from then on both have it").toBe("second");
  });

  it("are what local storage has where the database did not hear of the last change", async () => {
    const copies = await visit();
    copies.write(KEY, "first");
    await copies.stored;
    database.broken = true;
    copies.write(KEY, "second");
    await copies.stored;
    database.broken = false;
    const later = await visit();
    expect(later.read(KEY)).toBe("second");
    await later.stored;
    expect(database.texts.get(KEY)).toBe("second");
  });

  it("have a text that the database has missed as soon as it takes anything again", async () => {
    const copies = await visit();
    copies.write("istaka.a", "old");
    copies.write("istaka.b", "gone");
    await copies.stored;
    database.broken = true;
    copies.write("istaka.a", "new");
    copies.remove("istaka.b");
    await copies.stored;
    database.broken = false;
    copies.write(KEY, "text");
    await copies.stored;
    expect([database.texts.get("istaka.a"), database.texts.has("istaka.b")]).toEqual([
      "new",
      false,
    ]);
  });

  it("do not bring back what was forgotten before the browser lost its last minute", async () => {
    const copies = await visit();
    copies.change(new Map([[KEY, "first"]]));
    const before = new Map(storage.texts);
    copies.change(
      new Map([
        [KEY, null],
        ["istaka.past.1", "first"],
      ]),
    );
    await copies.stored;
    storage.texts.clear();
    for (const [key, text] of before) storage.texts.set(key, text);
    const later = await visit();
    expect(later.keys()).toEqual(["istaka.past.1"]);
    expect(later.read("istaka.past.1")).toBe("first");
  });

  it("are what the database has where the page ended amid a change of several texts", async () => {
    const copies = await visit();
    copies.change(new Map([[KEY, "first"]]));
    await copies.stored;
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key === "istaka.count") throw new DOMException("", "AbortError");
      setItem.call(storage, key, text);
    };
    database.broken = true;
    copies.change(
      new Map([
        [KEY, "second"],
        ["istaka.past.1", "first"],
      ]),
    );
    await copies.stored;
    database.broken = false;
    storage.setItem = setItem;
    const later = await visit();
    expect([later.read(KEY), later.keys()]).toEqual(["first", [KEY]]);
  });

  it.each([
    ["before it is asked again", true],
    ["while it is asked again", false],
  ])("have all that either had where the database answers too late, %s", async (_, before) => {
    const copies = await visit();
    for (const text of ["old", "older", "in both"]) copies.change(new Map([[KEY, text]]));
    copies.change(new Map([["istaka.past.1", "in the database"]]));
    await copies.stored;
    storage.texts.delete("istaka.past.1");
    database.opened = 0;
    vi.useFakeTimers();
    database.delays = [3100];
    const later = new Copies();
    const opened = later.open();
    await vi.advanceTimersByTimeAsync(3000);
    await opened;
    if (before) await vi.advanceTimersByTimeAsync(100);
    later.change(new Map([[KEY, "newer"]]));
    const secured = later.secure();
    await vi.advanceTimersByTimeAsync(100);
    await secured;
    await later.stored;
    vi.useRealTimers();
    expect([later.read("istaka.past.1"), database.texts.get(KEY)]).toEqual([
      "in the database",
      "newer",
    ]);
    expect([database.opened, later.isOurs()], "with one lock").toEqual([1, true]);
  });

  it("have all that either had where the database answers late", async () => {
    const copies = await visit();
    copies.change(new Map([[KEY, "in both"]]));
    copies.change(new Map([["istaka.past.1", "in the database"]]));
    await copies.stored;
    storage.texts.delete("istaka.past.1");
    database.forbidden = true;
    const later = new Copies();
    await later.open();
    later.change(new Map([[KEY, "newer"]]));
    database.forbidden = false;
    await later.secure();
    await later.stored;
    expect([later.read("istaka.past.1"), database.texts.get(KEY)]).toEqual([
      "in the database",
      "newer",
    ]);
  });

  it("tell of one another, should one be damaged", async () => {
    const copies = await visit();
    copies.write(KEY, "whole");
    await copies.stored;
    storage.setItem(KEY, "wh");
    const later = await visit();
    expect([later.read(KEY), later.readSecond(KEY)]).toEqual(["wh", "whole"]);
  });

  it("are one as long as something does not fit into local storage, and two again when it does", async () => {
    const copies = await visit();
    copies.write(KEY, "short");
    storage.room = [...storage.texts].flat().join("").length + 2;
    expect(copies.write(KEY, "much longer than that")).toBeNull();
    expect(copies.write("istaka.x", ""), "what fits goes into both").toBeNull();
    await copies.stored;
    expect((await visit()).read(KEY)).toBe("much longer than that");
    storage.room = Number.POSITIVE_INFINITY;
    expect((await visit()).read(KEY)).toBe("much longer than that");
    expect(storage.getItem(KEY)).toBe("much longer than that");
  });

  it("do not bring back what is thrown away where neither has room", async () => {
    const copies = await visit();
    for (const key of [KEY, "istaka.aside.1"]) copies.write(key, "text");
    await copies.stored;
    database.broken = true;
    storage.room = [...storage.texts].flat().join("").length;
    const long = "too long for that".repeat(9);
    copies.write(KEY, long);
    await copies.stored;
    copies.remove("istaka.aside.1");
    await copies.stored;
    expect([copies.keys(), copies.read(KEY)]).toEqual([[KEY], long]);
  });

  it("fail only together, and that is told, once and until it is otherwise", async () => {
    const copies = await visit();
    const troubles: unknown[] = [];
    copies.onTrouble = (trouble) => troubles.push(trouble);
    database.broken = true;
    expect(copies.write(KEY, "kept")).toBeNull();
    await copies.stored;
    expect(troubles, "local storage has it").toEqual([]);
    storage.room = 0;
    expect(copies.write(KEY, "not kept")).toBeNull();
    await copies.stored;
    expect([troubles, copies.refused]).toEqual([["full"], "full"]);
    expect(copies.write(KEY, "not kept either")).toBeNull();
    expect(copies.refused, "until there is an answer").toBe("full");
    await copies.stored;
    expect(troubles).toEqual(["full"]);
    database.broken = false;
    expect(copies.write(KEY, "kept")).toBeNull();
    await copies.stored;
    expect([troubles, copies.refused]).toEqual([["full", null], null]);
  });
});

describe("a fault of the page", () => {
  const report = vi.fn();
  beforeEach(() => {
    report.mockClear();
    vi.stubGlobal("reportError", report);
  });

  it("in a write is reported, and the text goes into the database with the next one", async () => {
    const copies = await visit();
    database.fault = new TypeError("fault");
    copies.write(KEY, "text");
    await copies.stored;
    expect(report.mock.calls).toEqual([[database.fault]]);
    database.fault = null;
    copies.write("istaka.x", "");
    await copies.stored;
    expect(database.texts.get(KEY)).toBe("text");
  });

  it("where it hears of a trouble is reported, and nothing waits for ever", async () => {
    const copies = await visit();
    const fault = new TypeError("fault");
    copies.onTrouble = () => {
      throw fault;
    };
    database.broken = true;
    storage.room = 0;
    copies.write(KEY, "text");
    await copies.stored;
    expect(report.mock.calls).toEqual([[fault]]);
  });

  it("is no refusal of the browser, which is not reported", async () => {
    const copies = await visit();
    database.broken = true;
    copies.write(KEY, "text");
    await copies.stored;
    expect(report).not.toHaveBeenCalled();
  });
});

/** Keys of texts that are always whole. */
const TEXT = "istaka.a";
const OTHER = "istaka.b";

describe("a database that does not answer", () => {
  const PAST = "istaka.c";

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Starts a visit, on which the player waits no longer than this. */
  async function start(patience: number): Promise<Copies> {
    const copies = new Copies();
    const opened = copies.open().then(() => copies.secure());
    await vi.advanceTimersByTimeAsync(patience);
    await opened;
    return copies;
  }

  /** Everything that the database has, without names and numbers of its own. */
  function there(): object {
    const { "istaka.tab": _, "istaka.count": __, ...texts } = Object.fromEntries(database.texts);
    return texts;
  }

  it.each(["open", "claim", "read"] as const)(
    "to %s at the start is done without, and gets everything as soon as it answers",
    async (call) => {
      const before = await start(0);
      const kept = { [TEXT]: "old", [PAST]: "only there", [OTHER]: "gone" };
      before.change(new Map(Object.entries(kept)));
      await before.stored;
      storage.texts.delete(PAST);
      const goOn = database.hang(call);
      const copies = await start(3000);
      expect([copies.hearOf("single"), copies.hearOf("single")]).toEqual([true, false]);
      copies.change(new Map([[TEXT, "newer"]]));
      copies.remove(OTHER);
      await copies.stored;
      expect([copies.read(TEXT), there()]).toEqual(["newer", kept]);
      goOn();
      await vi.advanceTimersByTimeAsync(0);
      await copies.stored;
      expect([copies.read(PAST), there()]).toEqual([
        "only there",
        { [TEXT]: "newer", [PAST]: "only there" },
      ]);
      expect(copies.isOurs()).toBe(true);
    },
  );

  it.each([
    ["when the browser is asked for it", () => new Promise(() => {}), "databases"],
    ["when it is made", async () => [], "open"],
  ])("%s is waited for once", async (_, databases, call) => {
    vi.stubGlobal("indexedDB", { databases });
    if (call === "open") database.hang("open");
    const copies = await start(3000);
    copies.write(TEXT, "text");
    await copies.stored;
    expect([copies.hearOf("single"), copies.read(TEXT)]).toEqual([true, "text"]);
  });

  it("where the game is taken back from another tab delays that no longer", async () => {
    const copies = await start(0);
    await start(0);
    database.hang("claim");
    const opened = copies.open();
    await vi.advanceTimersByTimeAsync(3000);
    await opened;
    copies.write(TEXT, "text");
    await copies.stored;
    expect([copies.isOurs(), copies.read(TEXT)]).toEqual([true, "text"]);
  });

  it("in mid-match is waited for once, and gets what it has missed", async () => {
    const copies = await start(0);
    copies.change(new Map([OTHER, TEXT].map((key) => [key, "first"])));
    await copies.stored;
    const goOn = database.hang("write");
    copies.write(TEXT, "second");
    await vi.advanceTimersByTimeAsync(3000);
    await copies.stored;
    expect([copies.hearOf("single"), database.reconnected]).toEqual([true, 1]);
    copies.write(TEXT, "third");
    copies.remove(OTHER);
    await copies.stored;
    expect([copies.read(TEXT), there()]).toEqual(["third", { [OTHER]: "first", [TEXT]: "first" }]);
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    await copies.stored;
    expect(there()).toEqual({ [TEXT]: "third" });
  });

  it("again and again is not asked any more", async () => {
    const copies = await start(0);
    for (let late = 0; late < 5; late += 1) {
      const goOn = database.hang("write");
      copies.write(TEXT, `${late}`);
      await vi.advanceTimersByTimeAsync(3000);
      await copies.stored;
      goOn();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect([database.reconnected, copies.read(TEXT)]).toEqual([3, "4"]);
  });

  it("is no place for a text for which there is no room elsewhere, which is told", async () => {
    const copies = await start(0);
    const troubles: unknown[] = [];
    copies.onTrouble = (trouble) => troubles.push(trouble);
    database.hang("write");
    storage.room = 0;
    expect(copies.write(TEXT, "kept nowhere")).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    await copies.stored;
    expect(troubles).toEqual(["full"]);
    expect(copies.write(TEXT, "kept nowhere")).toBe("full");
    await copies.stored;
  });
});

describe("a database that the browser closes", () => {
  it("amid a change gets the latest text, not the one that was under way", async () => {
    const copies = await visit();
    let close = (): void => {};
    database.closing = new Promise((resolve) => {
      close = resolve;
    });
    copies.write(TEXT, "first");
    database.closing = null;
    copies.write(TEXT, "second");
    await Promise.resolve();
    close();
    await copies.stored;
    expect(database.texts.get(TEXT)).toBe("second");
    expect(database.texts.get("istaka.count")).toBe(storage.getItem("istaka.count"));
  });

  it("and deletes gets everything again, and the tab keeps the game", async () => {
    const copies = await visit();
    for (const key of [TEXT, OTHER]) copies.write(key, "first");
    await copies.stored;
    database.texts.clear();
    copies.write(TEXT, "second");
    await copies.stored;
    expect([database.texts.get(TEXT), database.texts.get(OTHER)]).toEqual(["second", "first"]);
    expect(copies.isOurs()).toBe(true);
  });
});

describe("without a database", () => {
  beforeEach(() => {
    database.forbidden = true;
  });

  it("local storage is kept alone", async () => {
    const copies = await visit();
    expect(copies.write(KEY, "text")).toBeNull();
    expect((await visit()).read(KEY)).toBe("text");
  });

  it("what is full or forbidden is told at once", async () => {
    const copies = await visit();
    storage.room = 0;
    expect(copies.write(KEY, "text")).toBe("full");
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("", "SecurityError");
      },
    });
    expect(copies.write(KEY, "text")).toBe("forbidden");
    expect([copies.read(KEY), copies.keys(), copies.isOurs()]).toEqual([null, [], true]);
  });

  it("a change is made as a whole or not at all", async () => {
    const copies = await visit();
    copies.write(KEY, "what there was");
    storage.room = [...storage.texts].flat().join("").length;
    const moved = new Map([
      [KEY, null],
      ["istaka.aside.1", "what there was"],
    ]);
    expect(copies.change(moved)).toBe("full");
    expect([copies.read(KEY), copies.read("istaka.aside.1")]).toEqual(["what there was", null]);
  });
});
