/** The host that serves the page to the other tests. */

import type { Browser } from "@playwright/test";
import { order, rack } from "./play.ts";
import { Site } from "./site.ts";
import { expect, ready, test } from "./support.ts";

/** Returns the tiles of a first deal without a seed. */
async function dealt(browser: Browser): Promise<(string | null)[]> {
  const site = await new Site().serve();
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: "block" });
  await page.goto("");
  await ready(page);
  await page.locator('#home [data-go^="usual:"]:visible').first().click();
  await expect(rack(page).first()).toBeAttached();
  const tiles = await order(page);
  await page.context().close();
  await site.close();
  return tiles;
}

test("chance deals the same in each run of the tests", async ({ browser }) => {
  const tiles = await dealt(browser);
  expect(tiles.length).toBeGreaterThan(13);
  expect(await dealt(browser)).toEqual(tiles);
});
