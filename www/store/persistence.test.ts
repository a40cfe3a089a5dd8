/** The browser is asked to keep everything where that interrupts nobody. */

import { afterEach, expect, it, vi } from "vitest";
import { asksForPersistence, persist, persistSilently } from "./persistence";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const state = (state: string) => async () => ({ state });
const unknown = () => Promise.reject(new TypeError("persistent-storage"));
const silent = () => new Promise(() => {});

it.each([
  ["Firefox", "", state("prompt"), { asks: true, calls: 0 }],
  ["Firefox that was allowed to", "", state("granted"), { asks: false, calls: 1 }],
  ["Firefox that was forbidden to", "", state("denied"), { asks: false, calls: 0 }],
  ["Firefox without an answer", "", silent, { asks: false, calls: 0 }],
  ["Chromium", "Google Inc.", state("prompt"), { asks: false, calls: 1 }],
  ["Safari", "Apple Computer, Inc.", unknown, { asks: false, calls: 1 }],
])("%s", async (_, vendor, query, { asks, calls }) => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => true);
  vi.stubGlobal("navigator", { vendor, permissions: { query }, storage: { persist: ask } });
  const silently = persistSilently();
  await vi.advanceTimersByTimeAsync(3000);
  await silently;
  expect(ask).toHaveBeenCalledTimes(calls);
  const would = asksForPersistence();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await would).toBe(asks);
});

it("a browser without any of this promises nothing", async () => {
  vi.stubGlobal("navigator", { vendor: "" });
  await persistSilently();
  expect([await asksForPersistence(), await persist()]).toEqual([false, false]);
  const storage = { persist: () => Promise.reject(new DOMException("", "SecurityError")) };
  vi.stubGlobal("navigator", { vendor: "", storage });
  expect(await persist()).toBe(false);
});
