/** Promises of the browser that are rejected. */

import { afterEach, expect, it, vi } from "vitest";
import { allowed } from "./allowed";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a refusal of the browser", new DOMException("no room", "QuotaExceededError"), 0],
  ["a missing connection", new TypeError("Failed to fetch"), 0],
  ["any other failure", new Error("a fault"), 1],
])("%s becomes null, and is reported only if unexpected", async (_, error, reports) => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  expect(await allowed(Promise.reject(error))).toBeNull();
  expect(report).toHaveBeenCalledTimes(reports);
  expect(await allowed(Promise.resolve(1))).toBe(1);
});
