/**
 * Full, forbidden or damaged storage: the game continues, shows a message, and deletes nothing
 * without asking.
 */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { savedMatch } from "../records/saved.ts";
import { open, rack, tap, toDiscard, turn } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { aside, forbidStorage, keptText, leave } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const mark = (page: Page): Locator => page.locator("#bar .warning");
const dialogOf = (page: Page): Locator => page.locator("dialog[data-name=kept]");

/** Makes the database refuse matches until `roomy` is set in the page. */
async function fill(page: Page): Promise<void> {
  await fillLocal(page);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (text: string, key: string) {
      if (key === "istaka.match" && !sessionStorage.getItem("roomy")) {
        const before = Number(sessionStorage.getItem("refused"));
        sessionStorage.setItem("refused", `${before + 1}`);
        throw new DOMException("full", "QuotaExceededError");
      }
      return put.call(this, text, key);
    };
  });
}

/** Counts the refusals of the database. */
async function refused(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem("refused")));
}

/** Makes local storage refuse the copy. */
async function fillLocal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (key === "istaka.match" && !sessionStorage.getItem("roomy"))
        throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  });
}

async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem("roomy", "true"));
}

/** Reads all keys and texts in the database. */
async function databaseOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("istaka");
    // An upgrade means that there is no database yet; only the page creates it.
    opened.onupgradeneeded = () => opened.transaction?.abort();
    const isThere = await new Promise((done) => {
      opened.onsuccess = () => done(true);
      opened.onerror = () => done(false);
    });
    if (!isThere) return [];
    const store = opened.result.transaction("texts").objectStore("texts");
    const [keys, texts] = [store.getAllKeys(), store.getAll()];
    await new Promise((done) => {
      texts.onsuccess = done;
    });
    opened.result.close();
    return [...(keys.result as string[]), ...texts.result];
  });
}

test("that a match is not kept is said, it can be taken along, and the mark goes when it is", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => localStorage.setItem("istaka.aside.1", "?"));
  await fill(page);
  await open(page);
  await expect(page.locator("#prompt")).toContainText("not being saved");
  await expect(mark(page)).toHaveAccessibleName("The match is not being saved");
  await toDiscard(page);
  const before = await rack(page).count();
  await tap(page, rack(page).first(), 2);
  await expect(rack(page), "it is played on").toHaveCount(before - 1);
  // Until then each move of a bot tries to store the match too.
  await turn(page);

  const dialog = dialogOf(page);
  await mark(page).click();
  await expect(dialog).toContainText("no room left");
  await expect(dialog.getByRole("textbox")).toHaveCount(2);
  await test.step("the match can be copied and saved as a file", async () => {
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog.getByRole("textbox")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Copy text" }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^istaka 4\nrules turkish\nseed 7\n[\s\S]*discard/);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save as a file" }).click();
    expect(readFileSync((await (await download).path()) ?? "", "utf8")).toBe(text);
  });

  await test.step("it is tried again, in vain and then not", async () => {
    const tried = await refused(page);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => refused(page)).toBeGreaterThan(tried);
    await expect(dialog).toContainText("no room left");
    const told = page.getByRole("log").getByText("not being saved");
    await expect(told, "it is said once").toHaveCount(1);
    const text = await dialog.getByRole("textbox").inputValue();
    await makeRoom(page);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("status").first()).toHaveText(
      "Your match is saved in this browser.",
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(mark(page)).toHaveCount(0);
    expect(await keptText(page, "istaka.match")).toContain(JSON.stringify(text).slice(1, -1));
  });
});

test("a match for which local storage has no room is kept all the same", async ({ page }) => {
  await fillLocal(page);
  await page.goto("?seed=7");
  await ready(page);
  await expect(mark(page)).toHaveCount(0);
  await toDiscard(page);
  const before = await rack(page).count();
  await tap(page, rack(page).first(), 2);
  await expect(rack(page)).toHaveCount(before - 1);
  await turn(page);
  await page.goto("");
  await ready(page);
  await expect(rack(page)).toHaveCount(before - 1);
  await expect(mark(page)).toHaveCount(0);
  expect(await keptText(page, "istaka.match")).toBe("");
});

test("a browser that keeps nothing says so", async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await expect(mark(page)).toBeVisible();
  await mark(page).click();
  await expect(dialogOf(page)).toContainText("keeps nothing for this page");
  await expect(dialogOf(page).locator("textarea")).toHaveValue(/^istaka 4\n/);
});

test("a match that cannot be read is put aside, and the player decides about it", async ({
  page,
}) => {
  const text = "\u0000\ufffd<b>{";
  await leave(page, { "istaka.match": text });
  await open(page, "");
  await expect(page.locator("#prompt")).toContainText("could not be read and was put aside");
  await expect.poll(() => aside(page)).toEqual([text]);
  await turn(page);
  await page.reload();
  await expect(mark(page), "it stays").toHaveAccessibleName("Something saved was put aside");
  await mark(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("textbox")).toHaveValue(text);
  const drop = dialog.getByRole("button", { name: "Delete" });
  await drop.click();
  expect(await aside(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Undo" }).click();
  expect(await aside(page)).toEqual([text]);
  await drop.click();
  await page.keyboard.press("Escape");
  await expect(mark(page)).toHaveCount(0);
  expect(await aside(page)).toEqual([]);
});

test("what a later version keeps is read as far as it can be, not written, and play goes on", async ({
  page,
  site,
}) => {
  await open(page);
  await turn(page);
  await expect.poll(() => databaseOf(page)).toContain("istaka.match");
  // A page of this site that opens no database, so that another version can.
  await page.goto(`${site.url}licenses.txt`);
  const left = savedMatch("istaka 9\nrules ceylan\n");
  await page.evaluate(async (left) => {
    const opened = indexedDB.open("istaka", 2);
    opened.onupgradeneeded = () => opened.result.createObjectStore("more");
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const transaction = opened.result.transaction("texts", "readwrite");
    transaction.objectStore("texts").put(left, "istaka.match");
    transaction.objectStore("texts").put("100000", "istaka.count");
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    opened.result.close();
  }, left);
  await page.goto("");
  await ready(page);
  await expect(page.locator("#prompt")).toContainText("could not be read and was put aside");
  await expect.poll(() => aside(page)).toEqual([left]);
  await toDiscard(page);
  const before = await rack(page).count();
  await tap(page, rack(page).first(), 2);
  await expect(rack(page)).toHaveCount(before - 1);
  await turn(page);
  expect(await databaseOf(page), "the later version finds it as it was").toContain(left);
  await page.goto("");
  await ready(page);
  await expect(rack(page)).toHaveCount(before - 1);
});
