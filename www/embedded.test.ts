/** The game in a frame of another page: what it keeps, and what it leaves alone. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceOf } from "./embedded";
import { Keeper } from "./keeper";
import { StorageDouble } from "./storage-double";

const SETTINGS = "istaka.settings";
let storage: StorageDouble;

beforeEach(() => {
  storage = new StorageDouble();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const levelIn = (text: string | null): unknown => JSON.parse(text ?? "{}").level;

it("writes nothing where it is not asked to, not even that the engine has broken", () => {
  const device = deviceOf(new URLSearchParams("embed=null&level=easy"));
  const keeper = new Keeper(device);
  expect([keeper.broke(), keeper.broke()]).toEqual([false, true]);
  keeper.withstood();
  expect(keeper.broke()).toBe(false);
  expect(levelIn(device.read(SETTINGS))).toBe("easy");
  expect([...storage.kept]).toEqual([]);
});

it("keeps what it is told where it is asked to", () => {
  const device = deviceOf(new URLSearchParams("embed=null&keep&level=easy"));
  expect(device.remembers).toBe(true);
  expect(levelIn(storage.getItem(SETTINGS))).toBe("easy");
});

it("is set as the page has it where it may keep nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  const device = deviceOf(new URLSearchParams("embed=null&keep&level=easy"));
  expect(levelIn(device.read(SETTINGS))).toBe("easy");
});
