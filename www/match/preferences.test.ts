/** Settings that change while something is said. */

import { expect, it, vi } from "vitest";
import { Unfetched } from "../base/version";
import { Tutor } from "../coach/tutor";
import { dealt } from "../games/okey/view.double";
import { type Hint, roundOf, type State, Store } from "../state/state";
import { Preferences } from "./preferences";

/** Lets the words of the new language arrive, or fail. */
let come: () => void = () => {};
let fail: (error: Error) => void = () => {};

vi.mock("../settings/settings", async (original) => ({
  ...(await original<object>()),
  languageOf: () => "de",
}));
vi.mock("../locales/messages", () => ({
  speakIn: () =>
    new Promise<void>((resolve, reject) => {
      [come, fail] = [resolve, reject];
    }),
}));

const hint = { given: {}, id: "hint-do-draw", tiles: [], place: "stock", counted: [], step: 1 };

/** A player who is shown how to play, with a hint, and how many have been asked for. */
function guided() {
  const { game, ...state } = dealt({ tiers: 2, columns: 12 }, "R5");
  const table = game?.table && { ...game.table, turn: 0 };
  const first = { ...state, game: game && { ...game, table } } as State;
  const store = new Store({ ...first, lesson: roundOf(first), hint: hint as never });
  const asked = vi.fn();
  const notices = { warn: vi.fn() };
  const others = [
    { practise: async () => {}, notices },
    { follow: async () => {} },
    { write: () => null },
  ];
  const [session, look, copies] = others as never[] as [never, never, never];
  return { store, asked, notices, preferences: new Preferences(store, session, look, copies) };
}

it("keeps a hint in a change of language until its new words are there", async () => {
  const { store, preferences } = guided();
  preferences.set({ language: "de" });
  expect(store.state.hint).not.toBeNull();
  come();
  await vi.waitFor(() => expect(store.state.hint).toBeNull());
});

it("has the guide give its hint again when these have come, however fast it is given", async () => {
  const { store, asked, preferences } = guided();
  const tutor = new Tutor(asked);
  // The table is drawn when all that has changed at a time is known.
  const draw = () => tutor.follow(store.state);
  draw();
  preferences.set({ language: "de" });
  draw();
  // A hint that was asked for by now would come between.
  if (asked.mock.calls.length > 0) store.change({ hint: hint as never as Hint });
  come();
  await vi.waitFor(() => expect(store.state.hint).toBeNull());
  const before = asked.mock.calls.length;
  draw();
  expect(asked.mock.calls.length).toBe(before + 1);
});

it.each([
  ["cannot be fetched", new Unfetched(), 0],
  ["fail for another reason, which is reported", new RangeError("no such word"), 1],
])("returns to the former language if the words %s", async (_, failure, reports) => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const { store, preferences, notices } = guided();
  const { language } = store.state.settings;
  preferences.set({ language: "de" });
  fail(failure);
  await vi.waitFor(() => expect(notices.warn).toHaveBeenCalledWith({ id: "notice-language" }));
  expect(store.state.settings.language).toBe(language);
  expect(reportError).toHaveBeenCalledTimes(reports);
});

it("takes back at once what names tiles and players as they were", () => {
  const { store, preferences } = guided();
  preferences.set({ colors: "rummy" });
  expect(store.state.hint).toBeNull();
});
