/** Promises of the browser that are rejected. */

import { afterEach, expect, it, vi } from "vitest";
import { allowed, reached } from "./allowed";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a refusal of the browser", new DOMException("no room", "QuotaExceededError"), 0, 0],
  ["a missing connection", new TypeError("Failed to fetch"), 1, 0],
  ["any other failure", new Error("a fault"), 1, 1],
])("%s becomes null, and is reported only if unexpected", async (_, error, here, there) => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  for (const [ask, reports] of [
    [allowed, here],
    [reached, there],
  ] as const) {
    report.mockClear();
    expect(await ask(Promise.reject(error))).toBeNull();
    expect(report).toHaveBeenCalledTimes(reports);
    expect(await ask(Promise.resolve(1))).toBe(1);
  }
});
