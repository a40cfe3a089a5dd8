/** Dialogs whose content is read when they are opened. */

import { beforeEach, expect, it, vi } from "vitest";
import { Unfetched } from "../base/version";
import { Stopped } from "../engine/calls";
import type { Actions } from "../match/actions";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import { emptyRack } from "../rack/rack";
import { type DialogName, initial, Store } from "../state/state";
import type { Contents } from "./contents";
import { Dialogs } from "./dialogs";

const RECORD = "istaka 4\nrules turkish\nround R1 R2 R3\n";

/** Dialogs whose content arrives, or fails, on command. */
function setUp() {
  const reading = new Map<DialogName, (failure?: Error) => void>();
  const ready = new Set<DialogName>();
  const contents = {
    isReady: (name: DialogName) => ready.has(name),
    prepare: (name: DialogName) =>
      new Promise<void>((resolve, reject) => {
        reading.set(name, (failure) => {
          if (failure) return reject(failure);
          ready.add(name);
          resolve();
        });
      }),
    fill: vi.fn(),
  };
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const notices = { warn: vi.fn(), warnUnfetched: vi.fn() };
  const session = { notices, text: RECORD, explained: false, explain: vi.fn() };
  const element = Object.assign(new EventTarget(), { open: false, close: vi.fn(), dataset: {} });
  const dialogs = new Dialogs(
    element as unknown as HTMLDialogElement,
    store,
    session as unknown as Session,
    {} as Preferences,
    {} as Actions,
    new AbortController().signal,
  );
  dialogs.contents = contents as unknown as Contents;
  store.onChange(() => dialogs.follow());
  const settle = async (name: DialogName, failure?: Error): Promise<void> => {
    await vi.waitFor(() => expect(reading.has(name)).toBe(true));
    reading.get(name)?.(failure);
    reading.delete(name);
  };
  return { dialogs, store, session, notices, contents, settle, element };
}

const reportError = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reportError.mockReset());
});

it("is left by Escape before the browser closes it", async () => {
  const { dialogs, store, element, settle } = setUp();
  for (const name of ["moves", "scores"] as const) {
    dialogs.open(name);
    await settle(name);
  }
  for (const left of ["moves", null]) {
    const pressed = Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" });
    element.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    expect(store.state.dialog).toBe(left);
  }
});

it("stays open where a field of it is cancelled", async () => {
  const { dialogs, store, element, settle } = setUp();
  dialogs.open("moves");
  await settle("moves");
  const field = new Event("cancel");
  Object.defineProperty(field, "target", { value: new EventTarget() });
  element.dispatchEvent(field);
  expect(store.state.dialog).toBe("moves");
});

it("is filled once it has been read for", async () => {
  const { dialogs, store, notices, contents, settle } = setUp();
  dialogs.open("moves");
  expect(contents.fill).not.toHaveBeenCalled();
  await settle("moves");
  await vi.waitFor(() => expect(contents.fill.mock.lastCall?.[1]).toBe("moves"));
  expect(store.state.dialog).toBe("moves");
  expect(notices.warn).not.toHaveBeenCalled();
});

it("opens as soon as the second chunk has come", async () => {
  const { dialogs, store, contents, settle } = setUp();
  const second = dialogs.contents;
  dialogs.contents = null;
  dialogs.open("moves");
  expect(store.state.dialog).toBe("moves");
  dialogs.contents = second;
  store.change({});
  await settle("moves");
  await vi.waitFor(() => expect(contents.fill.mock.lastCall?.[1]).toBe("moves"));
});

it("does not open where it cannot be fetched, and that is said", async () => {
  const { dialogs, store, notices, settle } = setUp();
  dialogs.open("moves");
  await settle("moves", new Unfetched());
  await vi.waitFor(() => expect(notices.warnUnfetched).toHaveBeenCalledTimes(1));
  expect(store.state.dialog).toBeNull();
  expect(reportError).not.toHaveBeenCalled();
});

it("is not closed by another that was asked for before and cannot be fetched", async () => {
  const { dialogs, store, notices, contents, settle } = setUp();
  dialogs.open("moves");
  dialogs.open("scores");
  await settle("moves", new Unfetched());
  await settle("scores");
  await vi.waitFor(() => expect(contents.fill.mock.lastCall?.[1]).toBe("scores"));
  expect(store.state.dialog).toBe("scores");
  expect(notices.warnUnfetched).not.toHaveBeenCalled();
});

it("that breaks closes and says so, and the others can be used", async () => {
  const { dialogs, store, notices, contents, settle } = setUp();
  dialogs.open("scores");
  await settle("scores");
  contents.fill.mockImplementation((_: unknown, name: DialogName) => {
    if (name === "matches") throw new RangeError("Invalid time value");
  });
  dialogs.open("matches");
  await settle("matches");
  await vi.waitFor(() => expect(notices.warn).toHaveBeenCalledWith({ id: "notice-dialog" }));
  expect([store.state.dialog, contents.fill.mock.lastCall?.[1]]).toEqual(["scores", "scores"]);
  dialogs.open("rules");
  await settle("rules");
  await vi.waitFor(() => expect(contents.fill.mock.lastCall?.[1]).toBe("rules"));
  expect(notices.warn).toHaveBeenCalledTimes(1);
});

it.each([
  ["and the failure is reported", new RangeError("Invalid time value"), 1],
  ["and no failure is reported where the engine has stopped", new Stopped(), 0],
])("that cannot be read for does not open, %s", async (_, failure, reports) => {
  const { dialogs, store, notices, settle } = setUp();
  dialogs.open("matches");
  await settle("matches", failure);
  await vi.waitFor(() => expect(notices.warn).toHaveBeenCalledWith({ id: "notice-dialog" }));
  expect(store.state.dialog).toBeNull();
  expect(reportError).toHaveBeenCalledTimes(reports);
});

it("leads back to where it was opened, and from the first one to the end of a round", () => {
  const { dialogs, store, session } = setUp();
  dialogs.open("scores");
  dialogs.open("rules");
  dialogs.close();
  expect(store.state.dialog).toBe("scores");
  expect(session.explain).not.toHaveBeenCalled();
  dialogs.close();
  expect(store.state.dialog).toBeNull();
  expect(session.explain).toHaveBeenCalledTimes(1);
});

it("hears of a double click once if that closes it", () => {
  const { dialogs, store, element } = setUp();
  element.dataset = { name: "moves" };
  const heard = vi.fn(() => store.change({ dialog: null }));
  element.addEventListener("click", heard);
  dialogs.open("moves");
  const clicks = [1, 2].map(() => new Event("click"));
  const stops = clicks.map((click) => vi.spyOn(click, "stopPropagation"));
  for (const click of clicks) element.dispatchEvent(click);
  expect(stops.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it("of fairness and of other tries are about the deal that was asked for", () => {
  const { dialogs, store } = setUp();
  dialogs.check();
  expect(store.state).toMatchObject({ dialog: "fair", askedDeal: { record: RECORD, round: null } });
  dialogs.compare("another", 2);
  expect(store.state).toMatchObject({
    dialog: "tries",
    askedDeal: { record: "another", round: 2 },
  });
});
