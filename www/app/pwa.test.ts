/** A page that comes back looks for a newer version at once. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkOften } from "./pwa";

const HOUR = 60 * 60 * 1000;

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("checks once an hour while the page is seen, and not while it is hidden", async () => {
  const check = vi.fn(async () => true);
  checkOften(check);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(check).toHaveBeenCalledTimes(3);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(check).toHaveBeenCalledTimes(3);
});

it.each(["visibilitychange", "pageshow", "online"])(
  "checks at %s after a day, also where timers stood still",
  (event) => {
    const check = vi.fn(async () => true);
    checkOften(check);
    page.dispatchEvent(new Event(event));
    expect(check).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 24 * HOUR);
    for (let time = 0; time < 2; time += 1) page.dispatchEvent(new Event(event));
    expect(check).toHaveBeenCalledTimes(1);
  },
);

it("checks where the clock was set back, and again where it failed", async () => {
  const check = vi.fn(async () => false);
  checkOften(check);
  vi.setSystemTime(Date.now() - 24 * HOUR);
  await vi.advanceTimersByTimeAsync(3 * 60 * 1000);
  expect(check).toHaveBeenCalledTimes(3);
});
