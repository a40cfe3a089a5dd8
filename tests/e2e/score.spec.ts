/** The score of a real table: a sheet is set up, written and kept, and fits on paper. */

import type { Page } from "@playwright/test";
import { dialogOf } from "./panels.ts";
import { expect, ready, test } from "./support.ts";
import { leave } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en", home: true });

const sheet = (page: Page) => dialogOf(page, "score");
const pick = (page: Page, name: string, value: string) =>
  sheet(page).locator(`label:has([name="${name}"][value="${value}"])`).click();
const sums = (page: Page) => sheet(page).locator("tfoot td").allTextContents();

test("a round of Okey takes at most six taps, and the sheet stays", async ({ page }) => {
  await leave(page, {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("");
  await ready(page);
  await page.locator(".home:visible [data-go=score]").click();
  await pick(page, "score-game", "okey");
  await pick(page, "score-preset", "turkish");
  await sheet(page).locator("[data-move=score-begin]").click();
  await pick(page, "score-end", "2");
  await pick(page, "score-how", "okey");
  await pick(page, "score-twin", "0");
  await expect(sheet(page).locator(".round [role=status]")).toContainText("Player 2 5");
  await sheet(page).locator("[data-move=score-write]").click();
  await expect(sheet(page).locator("tbody tr:not(.blank)")).toHaveCount(1);
  expect(await sums(page)).toEqual(["4", "5", "1", "5"]);
  await page.reload();
  await ready(page);
  await page.locator(".home:visible [data-go=score]").click();
  await expect(sheet(page).locator("tbody tr:not(.blank)")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page).locator("tbody tr")).toHaveCount(11);
  await expect(sheet(page).locator(".round")).toBeHidden();
  await expect(page.locator(".home")).toHaveCount(4);
  await expect(page.locator(".home:visible")).toHaveCount(0);
});
