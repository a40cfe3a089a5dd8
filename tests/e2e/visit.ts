/** The settings of a visitor, and a browser without storage. */

import type { Page } from "@playwright/test";
import type { GameName } from "../../www/engine/views.ts";
import { LANGUAGES, type Language, type Settings } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { sealed } from "../../www/store/seal.ts";

/**
 * Stores texts as an earlier visit would, for the next time that the page is opened; objects are
 * sealed.
 */
export async function leave(
  page: Page,
  kept: Readonly<Record<string, string | object>>,
): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(kept).map(([key, one]) => [key, typeof one === "string" ? one : sealed(one)]),
  );
  await page.addInitScript(
    ({ once, texts }) => {
      if (sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, "true");
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    { once: crypto.randomUUID(), texts },
  );
}

/** Chooses a game at home and sits down at its table. */
export async function sitDown(page: Page, game: GameName): Promise<void> {
  const home = page.locator(".home:visible");
  await home.locator(`.switch [value=${game}]`).check();
  await home.locator('.sit [data-go^="play:"]').click();
}

/** Stores settings as an earlier visit would, including invalid ones. */
export async function set(page: Page, settings: object): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem("set")) localStorage.setItem("istaka.settings", text);
      sessionStorage.setItem("set", "true");
    },
    sealed({ pace: "instant", again: false, ...settings }),
  );
}

/** Changes settings as another tab would: the page follows at once, and no dialog is opened. */
export async function setElsewhere(page: Page, settings: Partial<Settings>): Promise<void> {
  const { check: _, ...kept } = JSON.parse((await keptText(page, "istaka.settings")) || "{}");
  await page.evaluate(
    (text) => {
      localStorage.setItem("istaka.settings", text);
      window.dispatchEvent(new StorageEvent("storage"));
    },
    sealed({ ...kept, ...settings }),
  );
}

/**
 * Deletes the match at the table, and counts that as a change; otherwise the copy would restore it.
 */
export async function forgetMatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes = Number(localStorage.getItem("istaka.count"));
    localStorage.removeItem("istaka.match");
    localStorage.setItem("istaka.count", `${changes + 1}`);
  });
}

/** Waits until all changes are visible. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await document.fonts.ready;
  });
}

/** Changes the language and other settings, as another tab would. */
export async function speak(
  page: Page,
  language: Language,
  settings: Partial<Settings> = {},
): Promise<void> {
  await setElsewhere(page, { ...settings, language });
  // Checked at every frame, as an assertion would wait a tenth of a second.
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await drawn(page);
}

export type Size = readonly [width: number, height: number];

/** A phone in portrait and landscape, and a desktop. */
export const SIZES: readonly Size[] = sizesOf("360x640 740x360 1280x800");

/** The same, and a phone so small that dialogs have little room. */
export const DIALOG_SIZES: readonly Size[] = [...SIZES, [320, 568]];

/** Three phones in portrait, one in landscape, and a desktop. */
export const COMMON_SIZES: readonly Size[] = sizesOf("320x568 360x640 390x844 740x360 1280x800");

/** The windows with the least room for words, and a desktop. */
export const TIGHT_SIZES: readonly Size[] = sizesOf("1280x800 390x844 320x568 740x360 320x420");

/** Sets every window size, and at each one every language. */
export async function* everywhere(
  page: Page,
  sizes: readonly Size[],
): AsyncGenerator<{ language: Language; width: number; where: string }> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await speak(page, language);
      yield { language, width, where: `${language}-${width}x${height}` };
    }
  }
}

/** Sets the browser's font size, by default to the double of the usual one. */
export async function enlarge(page: Page, standard = 32): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("Page.enable");
  await device.send("Page.setFontSizes", { fontSizes: { standard, fixed: 26 } });
}

/** Opens the page as in a browser without storage. */
export function forbidStorage(page: Page): Promise<void> {
  return forbid(page, ["localStorage", "indexedDB"]);
}

/** Opens the page as in a browser that has only local storage. */
export function forbidDatabases(page: Page): Promise<void> {
  return forbid(page, ["indexedDB"]);
}

async function forbid(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((forbidden) => {
    const get = (): never => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const name of forbidden) Object.defineProperty(window, name, { get, configurable: true });
  }, names);
}

/** Reads the text stored under a key; empty if there is none. */
export const keptText = (page: Page, key: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? "", key);

/** Reads the record of the stored match. */
export async function keptMatch(page: Page): Promise<string> {
  return JSON.parse((await keptText(page, "istaka.match")) || "{}").match ?? "";
}

/** Returns the texts put aside because they could not be read, the oldest first. */
export const aside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("istaka.aside."))
      .toSorted()
      .map((key) => localStorage.getItem(key) ?? ""),
  );
