/** Sentences beside their places and counts of discards lie on nothing that is looked at. */

import type { Page } from "@playwright/test";
import { rack, record, resume } from "./play.ts";
import { choose, covered, crossing, small } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, type Size, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES: Readonly<Record<string, readonly Size[]>> = {
  "held upright": [
    [320, 420],
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
  ],
  "on its side": [
    [568, 320],
    [740, 360],
    [844, 390],
  ],
  "of a desk": [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ],
};

const SMALL: readonly Size[] = [
  [320, 256],
  [320, 420],
  [360, 640],
  [740, 360],
  [768, 1024],
];

const inspecting = record("throw-inspect");
const finished = record("lost");

async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

for (const [screen, sizes] of Object.entries(SIZES)) {
  test(`a sentence beside its place covers nothing on a screen ${screen}`, async ({ page }) => {
    await set(page, { language: "de" });
    await resume(page, inspecting);
    await page.evaluate(() => document.fonts.ready);
    for (const size of sizes) {
      await resize(page, size);
      await expect(page.locator("[data-look]")).toHaveCount(4);
      expect.soft(await covered(page), `${size}`).toEqual([]);
      expect.soft(await small(page), `${size}`).toEqual([]);
      for (const place of ["stock", "take", "discard", "finish"]) {
        // The mirror takes no pointer.
        await page
          .locator(`[data-place=${place}], [data-move=${place}]`)
          .evaluate((thing: HTMLElement) => thing.click());
        await expect(page.locator(`.bubble[data-at=${place}] > div`)).toBeInViewport({ ratio: 1 });
        expect.soft(await covered(page), `${place} ${size}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
  });

  test(`the winner’s melds cut no pile, and no mark a player, on a screen ${screen}`, async ({
    page,
  }) => {
    await resume(page, finished);
    await page.locator("dialog [data-move=to-table]").click();
    await expect(page.locator("dialog")).toBeHidden();
    for (const size of sizes) {
      await resize(page, size);
      await expect(page.locator("[data-move=result]")).toBeVisible();
      expect.soft(await small(page), `${size}`).toEqual([]);
      const parts = ".question i, .avatar, .who > *, .prompt span";
      expect.soft(await crossing(page, parts), `${size}`).toEqual([]);
    }
  });
}

test("no button lies on another", async ({ page }) => {
  await resume(page, inspecting);
  for await (const { where } of everywhere(page, SMALL)) {
    await expect(page.locator("[data-move=hint]")).toBeVisible();
    expect.soft(await crossing(page, "#moves > * button, #moves > button"), where).toEqual([]);
    const cut = await page
      .locator("#moves button:visible")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect.soft(cut, where).toBe(0);
  }
});

test("the ways to arrange cover no tile of the rack", async ({ page }) => {
  await resume(page, inspecting);
  for (const size of SMALL) {
    await resize(page, size);
    if (size[0] === 768) {
      for (const order of ["runs", "groups", "pairs", "best"]) {
        await expect(page.locator(`.arrange > [data-move=${order}]`)).toBeInViewport({ ratio: 1 });
      }
      continue;
    }
    await page.locator("[data-move=arrange]").click();
    const menu = page.locator("#orders");
    await expect(menu).toBeInViewport({ ratio: 1 });
    const low = await menu.evaluate((menu) => menu.getBoundingClientRect().bottom);
    const tops = await rack(page).evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().y),
    );
    expect(Math.min(...tops), `${size}`).toBeGreaterThan(low);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

test("the opponents are equally far apart on screens held upright", async ({ page }) => {
  await resume(page, inspecting);
  for (const width of [320, 360, 390, 768]) {
    await resize(page, [width, Math.round(width * 1.6)]);
    const places = await page
      .locator(".seat:not([data-seat='0']) .avatar")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b));
    const [first = 0, second = 0, third = 0] = places;
    expect(Math.abs(third - second - (second - first)), `${width}`).toBeLessThan(2);
  }
});

test("a result shows its buttons on the lowest screen", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await resume(page, finished);
  await expect(page.locator("dialog[data-name=result]")).toBeVisible();
  for (const button of await page.locator("dialog footer button").all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await choose(page, "scores");
  await expect(page.locator("dialog footer .primary")).toBeInViewport({ ratio: 1 });
});
