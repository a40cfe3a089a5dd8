/** Fixtures of browser tests: a page that is ready, watched for errors, with the test's pace. */

import { type BrowserContext, expect, type Page, test as playwright } from "@playwright/test";
import { sealed } from "../../www/store/seal.ts";
import { LATE, Site } from "./site.ts";

export { expect };

/**
 * Waits until the table can be played, with keys, log, dialogs and clock. Checks at every frame,
 * since an assertion polls at intervals that grow up to a second.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** Number of stored pages of the rules: the index and the player's rules, in their language. */
const PAGES = 2;

/** Waits until the service worker controls the page and has stored the whole installation. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  // The pages of the rules come last.
  const kept = () => page.evaluate(async () => (await (await caches.open("rules")).keys()).length);
  await expect.poll(kept).toBeGreaterThanOrEqual(PAGES);
}

/** Records errors of pages, policy violations and requests to other hosts. */
export function watch(context: BrowserContext, site: Site): string[] {
  const troubles: string[] = [];
  const { origin } = new URL(site.url);
  context.on("weberror", (error) => troubles.push(`error: ${error.error().stack}`));
  context.on("console", (message) => {
    const text = message.text();
    if (text.includes("Content Security Policy")) troubles.push(`policy: ${text}`);
    if (text.startsWith(UNFINISHED)) troubles.push(text);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const own = url.origin === origin || ["data:", "blob:"].includes(url.protocol);
    if (!own) troubles.push(`foreign host: ${url}`);
  });
  return troubles;
}

/** Prefix of the console lines about unfinished words. */
const UNFINISHED = "unfinished words: ";

/** Reports every text and name with an unreplaced placeholder; runs in the page. */
function watchWords(unfinished: string): void {
  const tell = (text: string | null): void => {
    // biome-ignore lint/suspicious/noConsole: the way from the page to the test
    if (text?.includes("{")) console.error(unfinished + text.trim().slice(0, 200));
  };
  const named = ["aria-label", "title", "alt", "placeholder"];
  const open = named.map((name) => `[${name}*="{"]`).join();
  const look = (node: Node): void => {
    if (node instanceof Text && !node.parentElement?.closest("script, style")) tell(node.data);
    if (!(node instanceof Element) || node.closest("script, style")) return;
    if (node.textContent.includes("{")) for (const child of node.childNodes) look(child);
    for (const element of [node, ...node.querySelectorAll(open)])
      for (const name of named) tell(element.getAttribute(name));
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === "characterData") look(target);
      else if (target instanceof Element && attributeName) tell(target.getAttribute(attributeName));
      for (const node of addedNodes) look(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: named,
  });
}

/** Stores the settings of an earlier visit; runs in the page. */
function setSettings(text: string): void {
  try {
    if (localStorage.getItem("istaka.settings") !== null) return;
    localStorage.setItem("istaka.settings", text);
  } catch {
    // A page without storage is tested too.
  }
}

/** Delays all messages to workers by this number of milliseconds; runs in the page. */
export function delayWorkers(late: number): void {
  const { postMessage } = Worker.prototype;
  // A test that stops the page's time does not stop that of workers.
  const { setTimeout } = window;
  Worker.prototype.postMessage = function (this: Worker, ...said: unknown[]): void {
    setTimeout(() => Reflect.apply(postMessage, this, said), late);
  };
}

/** Has the page open at the table, as a reload there would; runs in the page. */
function beAtTable(): void {
  if (history.state === null) history.replaceState({ place: "table", above: true }, "");
}

interface Fixtures {
  /** The pace of bots and tiles; null leaves the default. */
  pace: "slow" | "normal" | "fast" | "instant" | null;
  /** True to open the page at home, as players do; false to open it at the table. */
  home: boolean;
  /** True for a first visit. */
  first: boolean;
  /** The path of the site. */
  base: string;
  /** Headers that the host sends with every file. */
  headers: Readonly<Record<string, string>>;
  /** True for a host whose addresses have no `.html`. */
  clean: boolean;
  /** `dist/`, served for this test alone; `page.goto("")` opens it. */
  site: Site;
  /** The errors found by {@link watch}; the test fails at its end if there are any. */
  troubles: string[];
}

/** A test of the built page. */
export const test = playwright.extend<Fixtures>({
  base: ["/", { option: true }],
  headers: [{}, { option: true }],
  clean: [false, { option: true }],
  site: async ({ base, headers, clean }, use) => {
    const site = await new Site(base, headers, clean).serve();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  pace: ["instant", { option: true }],
  home: [false, { option: true }],
  first: [false, { option: true }],
  context: async ({ context, pace, home, first }, use) => {
    await context.addInitScript(watchWords, UNFINISHED);
    if (!home) await context.addInitScript(beAtTable);
    if (!first)
      // Mistakes are looked for in passing: what a test sees does not hang on that.
      await context.addInitScript(
        setSettings,
        pace ? sealed({ pace, still: false, again: false }) : "{}",
      );
    if (LATE > 0) await context.addInitScript(delayWorkers, LATE);
    await use(context);
  },
  troubles: [
    async ({ context, site }, use) => {
      const troubles = watch(context, site);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
