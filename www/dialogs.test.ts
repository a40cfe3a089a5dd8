/** Dialogs whose parts are fetched when they are first opened. */

import { expect, it, vi } from "vitest";
import { Dialogs } from "./dialogs";
import type { PageActions } from "./panels/dialog";
import type { DialogPanels } from "./panels/dialogs";
import { emptyRack } from "./rack/rack";
import { type DialogName, initial, Store } from "./state";

/** Dialogs of which each comes when it is told to, or never. */
function setUp() {
  const coming = new Map<DialogName, (there: boolean) => void>();
  const there = new Set<DialogName>();
  const panels = {
    knows: (name: DialogName) => there.has(name),
    fetch: (name: DialogName) =>
      new Promise<boolean>((resolve) => {
        coming.set(name, (came) => {
          if (came) there.add(name);
          resolve(came);
        });
      }),
    fill: vi.fn(),
  };
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const page = {
    panels: vi.fn(async () => panels as unknown as DialogPanels),
    warn: vi.fn(),
    explainEnd: vi.fn(),
  };
  const element = Object.assign(new EventTarget(), { open: false, close: vi.fn() });
  const dialogs = new Dialogs(
    element as unknown as HTMLDialogElement,
    store,
    page,
    {} as PageActions,
    new AbortController().signal,
  );
  store.onChange(() => dialogs.follow());
  const settle = async (name: DialogName, came: boolean): Promise<void> => {
    await vi.waitFor(() => expect(coming.has(name)).toBe(true));
    coming.get(name)?.(came);
    coming.delete(name);
  };
  return { dialogs, store, page, panels, settle };
}

it("is filled once it is there", async () => {
  const { dialogs, store, page, panels, settle } = setUp();
  dialogs.open("moves");
  expect(panels.fill).not.toHaveBeenCalled();
  await settle("moves", true);
  await vi.waitFor(() => expect(panels.fill.mock.lastCall?.[1]).toBe("moves"));
  expect(store.state.dialog).toBe("moves");
  expect(page.warn).not.toHaveBeenCalled();
});

it("does not open where it is out of reach, and that is said", async () => {
  const { dialogs, store, page, settle } = setUp();
  dialogs.open("moves");
  await settle("moves", false);
  await vi.waitFor(() => expect(page.warn).toHaveBeenCalledTimes(1));
  expect(store.state.dialog).toBeNull();
});

it("is not closed by another that was asked for before and is out of reach", async () => {
  const { dialogs, store, page, panels, settle } = setUp();
  dialogs.open("moves");
  dialogs.open("scores");
  await settle("moves", false);
  await settle("scores", true);
  await vi.waitFor(() => expect(panels.fill.mock.lastCall?.[1]).toBe("scores"));
  expect(store.state.dialog).toBe("scores");
  expect(page.warn).not.toHaveBeenCalled();
});

it("is asked for again after what fills it could not even be asked", async () => {
  const { dialogs, page, panels, settle } = setUp();
  page.panels.mockRejectedValueOnce(new TypeError("offline"));
  dialogs.open("moves");
  await vi.waitFor(() => expect(page.warn).toHaveBeenCalledTimes(1));
  dialogs.open("moves");
  await settle("moves", true);
  await vi.waitFor(() => expect(panels.fill.mock.lastCall?.[1]).toBe("moves"));
});

it("that breaks closes and says so, and the others can be used", async () => {
  const { dialogs, store, page, panels, settle } = setUp();
  dialogs.open("scores");
  await settle("scores", true);
  panels.fill.mockImplementation((_: unknown, name: DialogName) => {
    if (name === "matches") throw new RangeError("Invalid time value");
  });
  dialogs.open("matches");
  await settle("matches", true);
  await vi.waitFor(() => expect(page.warn).toHaveBeenCalledWith({ id: "notice-dialog" }));
  expect([store.state.dialog, panels.fill.mock.lastCall?.[1]]).toEqual(["scores", "scores"]);
  dialogs.open("rules");
  await settle("rules", true);
  await vi.waitFor(() => expect(panels.fill.mock.lastCall?.[1]).toBe("rules"));
  expect(page.warn).toHaveBeenCalledTimes(1);
});

it("that cannot be read for is no missing connection", async () => {
  const { dialogs, store, page, panels } = setUp();
  panels.fetch = async () => {
    throw new RangeError("Invalid time value");
  };
  dialogs.open("matches");
  await vi.waitFor(() => expect(page.warn).toHaveBeenCalledWith({ id: "notice-dialog" }));
  expect(store.state.dialog).toBeNull();
});

it("leads back to where it was opened, and from the first one to the end of a round", () => {
  const { dialogs, store, page } = setUp();
  dialogs.open("scores");
  dialogs.open("rules");
  dialogs.close();
  expect(store.state.dialog).toBe("scores");
  expect(page.explainEnd).not.toHaveBeenCalled();
  dialogs.close();
  expect(store.state.dialog).toBeNull();
  expect(page.explainEnd).toHaveBeenCalledTimes(1);
});
