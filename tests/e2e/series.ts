/** Table rummy for tests: chosen hands, and actions on the table. */

import type { Locator, Page } from "@playwright/test";
import { drag, middle } from "./play.ts";
import { expect, ready } from "./support.ts";
import { leave, set } from "./visit.ts";

export { HAND, matchOf } from "../records/hands.ts";

import { savedMatch } from "../records/saved.ts";

/** Opens the page with a match of this game, with its rules in English. */
export async function openMatch(page: Page, match: string, settings: object = {}): Promise<void> {
  await set(page, settings);
  const opponents = ["beginner", "beginner", "beginner"];
  await leave(page, { "istaka.match": savedMatch(match, { opponents }) });
  await page.goto("");
  await ready(page);
  await mine(page);
}

export async function mine(page: Page): Promise<void> {
  await page.locator('.rack[data-turn="0"][data-phase="lay"]').waitFor({ state: "attached" });
}

export function onRack(page: Page, tile: string): Locator {
  return page.locator(`.rack [role=option][data-tile="${tile}"]`);
}

export function onTable(page: Page, tile: string): Locator {
  return page.locator(`[data-list] [data-tile="${tile}"]`);
}

/** Returns the place behind the last tile of a series, counted from 0. */
export function endOf(page: Page, series: number): Locator {
  return page.locator(`[data-list="series-${series}"] [data-takes]`).last();
}

export const fresh = (page: Page): Locator => page.locator('[data-list="new"] [data-takes]');

/** Returns the series of the table as texts of tiles. */
export function series(page: Page): Promise<string[]> {
  return page
    .locator('[data-list^="series"]')
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll<HTMLElement>("[data-tile]")]
          .map(({ dataset }) => dataset.tile)
          .join(" "),
      ),
    );
}

/** Drags tiles from the rack: the first one begins a series, the others are added to it. */
export async function layNew(page: Page, tiles: string): Promise<void> {
  const before = (await series(page)).length;
  const [first = "", ...others] = tiles.split(" ");
  await drag(page, onRack(page, first), await middle(fresh(page)));
  await expect(onTable(page, first)).toBeAttached();
  for (const tile of others) {
    await drag(page, onRack(page, tile), await middle(endOf(page, before)));
    await expect(onTable(page, tile)).toBeAttached();
  }
}
