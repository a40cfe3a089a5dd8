/** What is kept between visits, and read again. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "./settings";
import { StorageDouble } from "./storage-double";
import { claim, isOurs, keepSettings, recallSettings } from "./store";

let storage: StorageDouble;

beforeEach(() => {
  storage = new StorageDouble();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("settings", () => {
  it("are the usual ones where nothing was set", () => {
    expect(recallSettings()).toEqual({ settings: DEFAULTS, damaged: false });
  });

  it("are damaged where they cannot be read as data", () => {
    storage.setItem("istaka.settings", "{");
    expect(recallSettings()).toEqual({ settings: DEFAULTS, damaged: true });
  });

  it("are kept as they are set", () => {
    const settings = { ...DEFAULTS, clock: 45 } as const;
    keepSettings(settings);
    expect(recallSettings()).toEqual({ settings, damaged: false });
  });
});

describe("the game in several tabs", () => {
  it("is this tab's where there is no room for its name", () => {
    storage.setItem("istaka.tab", "x");
    storage.room = [...storage.kept].flat().join("").length;
    expect(isOurs()).toBe(false);
    claim();
    expect(isOurs()).toBe(true);
  });

  it("is the other's that takes it up then", () => {
    claim();
    storage.setItem("istaka.tab", "another");
    expect(isOurs()).toBe(false);
  });
});
