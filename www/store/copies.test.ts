/** What is kept twice: the copy with the latest change counts, and one is enough. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "../settings";
import { Copies } from "./copies";
import { DatabaseDouble } from "./database.double";
import { useStorage } from "./local.double";
import { recallSettings, settingsShelf } from "./settings";

const KEY = "istaka.match";
const storage = useStorage();
let vault: DatabaseDouble;

vi.mock("./database", () => ({ Database: { open: async () => vault.open() } }));

beforeEach(() => {
  vault = new DatabaseDouble();
});

/** What a later visit finds. */
async function visit(): Promise<Copies> {
  const device = new Copies();
  await device.open();
  await device.secure();
  return device;
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

describe("a change of several texts", () => {
  it("is made as a whole or not at all where there is no room for all of it", () => {
    const device = new Copies();
    const first = { "istaka.a": "old", "istaka.b": "gone" };
    for (const [key, text] of Object.entries(first)) device.write(key, text);
    storage.room = [...storage.kept].flat().join("").length + 20;
    const long = "x".repeat(100);
    const changes = { "istaka.a": "newer", "istaka.b": null, "istaka.c": "new", "istaka.d": long };
    expect(device.change(new Map(Object.entries(changes)))).toBe("full");
    expect(Object.fromEntries(device.keys().map((key) => [key, device.read(key)]))).toEqual(first);
  });
});

describe("the game in several tabs", () => {
  it("is this tab's where there is no room for its name", async () => {
    const device = new Copies();
    storage.setItem("istaka.tab", "x");
    storage.room = [...storage.kept].flat().join("").length;
    expect(device.isOurs()).toBe(false);
    await device.open();
    expect(device.isOurs()).toBe(true);
  });

  it("is the other's that takes it up then, until this one takes it back", async () => {
    const [device, other] = [await visit(), await visit()];
    expect([device.isOurs(), other.isOurs()]).toEqual([false, true]);
    await device.open();
    expect([device.isOurs(), other.isOurs()]).toEqual([true, false]);
  });

  it("is never written by two: one that has not heard of the other writes nothing, and then hears of it", async () => {
    const device = await visit();
    device.change(new Map([[KEY, "first"]]));
    await device.stored;
    let heard = 0;
    device.onLost = () => {
      heard += 1;
    };
    const name = storage.getItem("istaka.tab") ?? "";
    const other = await visit();
    other.change(new Map([[KEY, "second"]]));
    await other.stored;
    // As where local storage has not told this tab yet.
    storage.setItem("istaka.tab", name);
    expect(device.isOurs()).toBe(true);
    device.change(new Map([[KEY, "third"]]));
    await device.stored;
    expect([vault.texts.get(KEY), heard, device.isOurs()]).toEqual(["second", 1, false]);
  });

  it("is the last one's where two open at once and the vault answers the first one last", async () => {
    const [device, other] = [new Copies(), new Copies()];
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const open = vi.spyOn(vault, "open").mockImplementationOnce(async () => {
      await answered;
      return vault;
    });
    const opened = device.open();
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    await other.open();
    answer();
    await opened;
    other.change(new Map([[KEY, "text"]]));
    await other.stored;
    expect([device.isOurs(), other.isOurs(), vault.texts.get(KEY)]).toEqual([false, true, "text"]);
  });

  it("is lost at once where the other does not wait any longer", async () => {
    const device = await visit();
    let heard = 0;
    device.onLost = () => {
      heard += 1;
    };
    vault.lost();
    expect([heard, device.isOurs()]).toEqual([1, false]);
  });
});

describe("the two copies", () => {
  it("are made of what was kept before there were two", async () => {
    storage.setItem(KEY, "old");
    const device = await visit();
    expect(device.read(KEY)).toBe("old");
    await device.stored;
    expect(vault.texts.get(KEY)).toBe("old");
  });

  it("have every change, in its order", async () => {
    const device = await visit();
    for (let n = 0; n < 20; n += 1) device.write(KEY, `${n}`);
    device.write("istaka.rules", "[]");
    device.remove("istaka.rules");
    await device.stored;
    expect([storage.getItem(KEY), vault.texts.get(KEY)]).toEqual(["19", "19"]);
    expect([storage.getItem("istaka.rules"), vault.texts.has("istaka.rules")]).toEqual([
      null,
      false,
    ]);
  });

  it("are what the vault has where the browser lost its last minute", async () => {
    const device = await visit();
    device.write(KEY, "first");
    const before = new Map(storage.kept);
    device.write(KEY, "second");
    await device.stored;
    storage.kept.clear();
    for (const [key, text] of before) storage.kept.set(key, text);
    expect((await visit()).read(KEY)).toBe("second");
    expect(storage.getItem(KEY), "from then on both have it").toBe("second");
  });

  it("are what local storage has where the vault did not hear of the last change", async () => {
    const device = await visit();
    device.write(KEY, "first");
    await device.stored;
    vault.broken = true;
    device.write(KEY, "second");
    await device.stored;
    vault.broken = false;
    const later = await visit();
    expect(later.read(KEY)).toBe("second");
    await later.stored;
    expect(vault.texts.get(KEY)).toBe("second");
  });

  it("have a text that the vault has missed as soon as it takes anything again", async () => {
    const device = await visit();
    device.write("istaka.a", "old");
    device.write("istaka.b", "gone");
    await device.stored;
    vault.broken = true;
    device.write("istaka.a", "new");
    device.remove("istaka.b");
    await device.stored;
    vault.broken = false;
    device.write(KEY, "text");
    await device.stored;
    expect([vault.texts.get("istaka.a"), vault.texts.has("istaka.b")]).toEqual(["new", false]);
  });

  it("do not bring back what was forgotten before the browser lost its last minute", async () => {
    const device = await visit();
    device.change(new Map([[KEY, "first"]]));
    const before = new Map(storage.kept);
    device.change(
      new Map([
        [KEY, null],
        ["istaka.past.1", "first"],
      ]),
    );
    await device.stored;
    storage.kept.clear();
    for (const [key, text] of before) storage.kept.set(key, text);
    const later = await visit();
    expect(later.keys()).toEqual(["istaka.past.1"]);
    expect(later.read("istaka.past.1")).toBe("first");
  });

  it("are what the vault has where the page ended amid a change of several texts", async () => {
    const device = await visit();
    device.change(new Map([[KEY, "first"]]));
    await device.stored;
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key === "istaka.count") throw new DOMException("", "AbortError");
      setItem.call(storage, key, text);
    };
    vault.broken = true;
    device.change(
      new Map([
        [KEY, "second"],
        ["istaka.past.1", "first"],
      ]),
    );
    await device.stored;
    vault.broken = false;
    storage.setItem = setItem;
    const later = await visit();
    expect([later.read(KEY), later.keys()]).toEqual(["first", [KEY]]);
  });

  it.each([
    ["before it is asked again", true],
    ["while it is asked again", false],
  ])("have all that either had where the vault answers too late, %s", async (_, before) => {
    const device = await visit();
    for (const text of ["old", "older", "in both"]) device.change(new Map([[KEY, text]]));
    device.change(new Map([["istaka.past.1", "in the vault"]]));
    await device.stored;
    storage.kept.delete("istaka.past.1");
    vault.opened = 0;
    vi.useFakeTimers();
    vault.delays = [3100];
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
    expect([later.read("istaka.past.1"), vault.texts.get(KEY)]).toEqual(["in the vault", "newer"]);
    expect([vault.opened, later.isOurs()], "with one lock").toEqual([1, true]);
  });

  it("have all that either had where the vault answers late", async () => {
    const device = await visit();
    device.change(new Map([[KEY, "in both"]]));
    device.change(new Map([["istaka.past.1", "in the vault"]]));
    await device.stored;
    storage.kept.delete("istaka.past.1");
    vault.forbidden = true;
    const later = new Copies();
    await later.open();
    later.change(new Map([[KEY, "newer"]]));
    vault.forbidden = false;
    await later.secure();
    await later.stored;
    expect([later.read("istaka.past.1"), vault.texts.get(KEY)]).toEqual(["in the vault", "newer"]);
  });

  it("tell of one another, should one be damaged", async () => {
    const device = await visit();
    device.write(KEY, "whole");
    await device.stored;
    storage.setItem(KEY, "wh");
    const later = await visit();
    expect([later.read(KEY), later.readSecond(KEY)]).toEqual(["wh", "whole"]);
  });

  it("are one as long as something does not fit into local storage, and two again when it does", async () => {
    const device = await visit();
    device.write(KEY, "short");
    storage.room = [...storage.kept].flat().join("").length + 2;
    expect(device.write(KEY, "much longer than that")).toBeNull();
    expect(device.write("istaka.x", ""), "what fits goes into both").toBeNull();
    await device.stored;
    expect((await visit()).read(KEY)).toBe("much longer than that");
    storage.room = Number.POSITIVE_INFINITY;
    expect((await visit()).read(KEY)).toBe("much longer than that");
    expect(storage.getItem(KEY)).toBe("much longer than that");
  });

  it("fail only together, and that is told, once and until it is otherwise", async () => {
    const device = await visit();
    const troubles: unknown[] = [];
    device.onTrouble = (trouble) => troubles.push(trouble);
    vault.broken = true;
    expect(device.write(KEY, "kept")).toBeNull();
    await device.stored;
    expect(troubles, "local storage has it").toEqual([]);
    storage.room = 0;
    expect(device.write(KEY, "not kept")).toBeNull();
    await device.stored;
    expect([troubles, device.refused]).toEqual([["full"], "full"]);
    expect(device.write(KEY, "not kept either")).toBeNull();
    expect(device.refused, "until there is an answer").toBe("full");
    await device.stored;
    expect(troubles).toEqual(["full"]);
    vault.broken = false;
    expect(device.write(KEY, "kept")).toBeNull();
    await device.stored;
    expect([troubles, device.refused]).toEqual([["full", null], null]);
  });
});

describe("a vault that stops to answer", () => {
  it("is waited for once, and play goes on without it", async () => {
    const device = await visit();
    const troubles: unknown[] = [];
    device.onTrouble = (trouble) => troubles.push(trouble);
    vi.useFakeTimers();
    vault.stuck = true;
    storage.room = 0;
    expect(device.write(KEY, "kept nowhere")).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    await device.stored;
    expect(troubles).toEqual(["full"]);
    expect(device.write(KEY, "kept nowhere")).toBe("full");
    await device.stored;
    vi.useRealTimers();
  });
});

describe("without a vault", () => {
  beforeEach(() => {
    vault.forbidden = true;
  });

  it("local storage is kept alone", async () => {
    const device = await visit();
    expect(device.write(KEY, "text")).toBeNull();
    expect((await visit()).read(KEY)).toBe("text");
  });

  it("what is full or forbidden is told at once", async () => {
    const device = await visit();
    storage.room = 0;
    expect(device.write(KEY, "text")).toBe("full");
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("", "SecurityError");
      },
    });
    expect(device.write(KEY, "text")).toBe("forbidden");
    expect([device.read(KEY), device.keys(), device.isOurs()]).toEqual([null, [], true]);
  });

  it("a change is made as a whole or not at all", async () => {
    const device = await visit();
    device.write(KEY, "what there was");
    storage.room = [...storage.kept].flat().join("").length;
    const moved = new Map([
      [KEY, null],
      ["istaka.aside.1", "what there was"],
    ]);
    expect(device.change(moved)).toBe("full");
    expect([device.read(KEY), device.read("istaka.aside.1")]).toEqual(["what there was", null]);
  });

  it("one that gives no answer delays nobody for long", async () => {
    vi.useFakeTimers();
    vault.silent = true;
    storage.setItem(KEY, "text");
    const device = new Copies();
    const opened = device.open();
    await vi.advanceTimersByTimeAsync(3000);
    await opened;
    expect(device.read(KEY)).toBe("text");
    vi.useRealTimers();
  });
});
