/** What is kept between visits, where storage or network fail. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "./settings";

const KEY = "istaka.settings";
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => {
  vi.doUnmock("./choices");
  vi.unstubAllGlobals();
});

function stored(): unknown {
  return JSON.parse(kept.get(KEY) ?? "null");
}

describe("settings", () => {
  it("are the usual ones where nothing was set", async () => {
    const { recallSettings } = await import("./store");
    expect(await recallSettings()).toEqual({ settings: DEFAULTS, damaged: false });
  });

  it("are damaged where they cannot be read as data", async () => {
    kept.set(KEY, "{");
    const { recallSettings } = await import("./store");
    expect(await recallSettings()).toEqual({ settings: DEFAULTS, damaged: true });
  });

  it("are kept as they are set", async () => {
    const { keepSettings, recallSettings } = await import("./store");
    const settings = { ...DEFAULTS, clock: 45 } as const;
    keepSettings(settings, { clock: 45 });
    expect(await recallSettings()).toEqual({ settings, damaged: false });
  });

  it("stay stored while what reads them is out of reach", async () => {
    vi.doMock("./choices", () => {
      throw new Error("no connection");
    });
    kept.set(KEY, JSON.stringify({ ...DEFAULTS, language: "nl", pace: "fast" }));
    const { keepSettings, recallSettings } = await import("./store");
    expect(await recallSettings()).toEqual({ settings: DEFAULTS, damaged: false });
    keepSettings({ ...DEFAULTS, pace: "slow" }, { pace: "slow" });
    keepSettings({ ...DEFAULTS, pace: "slow", sound: false }, { sound: false });
    expect(stored()).toEqual({ ...DEFAULTS, language: "nl", pace: "slow", sound: false });
  });
});
