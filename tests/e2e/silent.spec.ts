/** Storage that never answers, or is closed while the page is open: play goes on, and says so. */

import type { Page } from "@playwright/test";
import { goOn, ours, past } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { keptMatch } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** Plays some moves by keyboard, each of which is kept. */
async function play(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) {
    const phase = await ours(page);
    // Read in the player's turn: until then bots change it.
    const before = await keptMatch(page);
    await goOn(page, phase);
    await past(page, phase);
    await expect.poll(() => keptMatch(page)).not.toBe(before);
  }
}

/** Makes requests of a kind hang from now on; runs in the page. */
function hang(name: "open" | "put"): void {
  const owner = name === "open" ? IDBFactory.prototype : IDBObjectStore.prototype;
  const ask: (...args: unknown[]) => IDBRequest = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    const request = ask.apply(this, args);
    request.addEventListener = () => {};
    return request;
  });
}

test("a database that never answers is done without: dialogs open, moves are kept, and it is said", async ({
  page,
}) => {
  const log = page.locator("#log");
  const said = "The browser does not answer when saving: for now your game has no second copy";
  await page.goto("?seed=7");
  await ready(page);
  await page.evaluate(hang, "put" as const);
  await play(page, 1);
  await expect(log).toContainText(said);
  await play(page, 3);
  await page.addInitScript(hang, "open" as const);
  await page.reload();
  await ready(page);
  await expect(log).toContainText(said);
  await page.keyboard.press("?");
  await expect(page.locator("dialog[data-name=keys]")).toBeVisible();
  await page.keyboard.press("Escape");
  // While it is open it hides whose turn it is.
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await play(page, 1);
});

test("a connection that the browser closes is opened again, and misses nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      Object.assign(window, { closing: () => this.close() });
      return transaction.apply(this, args);
    };
  });
  await page.goto("?seed=7");
  await ready(page);
  await play(page, 2);
  await page.evaluate(() => (window as unknown as { closing(): void }).closing());
  await play(page, 4);
  await ours(page);
  const kept = await keptMatch(page);
  // As after a kill with which the browser loses the last minute.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  expect((await keptMatch(page)).startsWith(kept)).toBe(true);
});
