/** The picture of the table, which is painted again only where it changes. */

import type { Locator, Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { drawFromStock, lay, middle, open, place, rack, tap } from "./play.ts";
import { fresh, matchOf, onRack, onTable, openMatch } from "./series.ts";
import { expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

// Nothing moves when the pictures are compared. Pixels of no round number are the hardest.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 411, height: 731 },
  deviceScaleFactor: 2.625,
  hasTouch: true,
});

function canvas(page: Page): Promise<string> {
  return page.locator("#felt").evaluate((felt: HTMLCanvasElement) => felt.toDataURL());
}

/** Compares the picture with one that is painted anew. */
async function expectWhole(page: Page): Promise<void> {
  await drawn(page);
  const found = await canvas(page);
  await page.evaluate(() => document.dispatchEvent(new Event("new-look")));
  await drawn(page);
  expect((await canvas(page)) === found, "the picture is as if painted anew").toBe(true);
}

/** Carries a tile over several places, and leaves it at the last one. */
async function carry(page: Page, tile: Locator, ...over: Locator[]): Promise<void> {
  const from = await middle(tile);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20);
  await expectWhole(page);
  for (const each of over) {
    const { x, y } = await middle(each);
    await page.mouse.move(x, y, { steps: 2 });
    await expectWhole(page);
  }
  await page.mouse.up();
  await expectWhole(page);
}

test("a turn of Okey leaves no traces on the picture", async ({ page }) => {
  await open(page);
  await drawFromStock(page);
  await expectWhole(page);
  await tap(page, rack(page).nth(3));
  await expectWhole(page);
  await tap(page, rack(page).nth(5));
  await page.keyboard.press("s");
  await expectWhole(page);
  await carry(page, rack(page).nth(2), rack(page).nth(12), rack(page).nth(6));
  await carry(page, rack(page).last(), place(page, "discard"), rack(page).last());
});

test("a late turn of 101 Okey leaves no traces on the picture", async ({ page }) => {
  await open(page);
  const { match, ...slots } = matchOf101("late");
  await lay(page, match, slots);
  await expectWhole(page);
  await tap(page, onRack(page, "K9"));
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await expectWhole(page);
  await tap(page, onTable(page, "K12'"));
  await expectWhole(page);
  await carry(page, onRack(page, "K9"), onTable(page, "B6"), onTable(page, "K10"));
  await carry(page, rack(page).first(), place(page, "discard"), rack(page).last());
});

test("a turn of table rummy leaves no traces on the picture", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await carry(page, onRack(page, "R8"), fresh(page));
  await carry(page, onRack(page, "R9"), onTable(page, "R8"));
  await page.keyboard.press("Control+z");
  await expectWhole(page);
});
