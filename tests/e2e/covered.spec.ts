/** Bubbles and counts of discards cover nothing important. */

import type { Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { lay, rack, record, resume } from "./play.ts";
import { choose, covered, crossing, halfCovered, small } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, type Size, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Windows in portrait and landscape, and of a desktop. */
const SIZES: readonly Size[] = [
  [320, 420],
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [568, 320],
  [740, 360],
  [844, 390],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];

const SMALL: readonly Size[] = [
  [320, 256],
  [320, 420],
  [360, 640],
  [740, 360],
  [768, 1024],
];

async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Checks that the sort orders are shown completely and cover no tile of the rack. */
async function seesOrders(page: Page, where: string): Promise<void> {
  const opener = page.locator("[data-move=arrange]");
  if (!(await opener.isVisible())) {
    for (const order of ["runs", "groups", "pairs", "best"])
      await expect(page.locator(`.arrange > [data-move=${order}]`)).toBeInViewport({ ratio: 1 });
    return;
  }
  await opener.click();
  const menu = page.locator("#orders");
  await expect(menu).toBeInViewport({ ratio: 1 });
  const low = await menu.evaluate((menu) => menu.getBoundingClientRect().bottom);
  const tops = await rack(page).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().y),
  );
  expect(Math.min(...tops), where).toBeGreaterThan(low);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}

test("nothing on the table covers what is looked at", async ({ page }) => {
  await set(page, { language: "de" });
  await resume(page, record("throw-inspect"));
  for (const size of SIZES) {
    await resize(page, size);
    await expect(page.locator("[data-look]")).toHaveCount(4);
    expect.soft(await covered(page), `${size}`).toEqual([]);
    expect.soft(await small(page), `${size}`).toEqual([]);
    const words = ".prompt span, .arrange button, .main-move, .menu-button, .seat .who > *";
    expect.soft(await crossing(page, words), `${size}`).toEqual([]);
    await test.step(`a sentence beside its place covers nothing at ${size}`, async () => {
      for (const place of ["stock", "take", "discard", "finish"]) {
        // The mirror takes no pointer events.
        await page
          .locator(`[data-place=${place}], [data-move=${place}]`)
          .evaluate((thing: HTMLElement) => thing.click());
        await expect(page.locator(`.bubble[data-at=${place}] > div`)).toBeInViewport({ ratio: 1 });
        expect.soft(await covered(page), `${place} ${size}`).toEqual([]);
        expect.soft(await halfCovered(page), `${place} ${size}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  }
});

test("no button lies on another, and the ways to arrange lie on no tile", async ({ page }) => {
  await resume(page, record("throw-inspect"));
  for await (const { language, where } of everywhere(page, SMALL)) {
    await expect(page.locator("[data-move=hint]")).toBeVisible();
    expect.soft(await crossing(page, "#moves > * button, #moves > button"), where).toEqual([]);
    const cut = await page
      .locator("#moves button:visible")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect.soft(cut, where).toBe(0);
    if (language === "en") await seesOrders(page, where);
  }
  await test.step("the opponents are equally far apart on screens held upright", async () => {
    for (const width of [320, 360, 390, 768]) {
      await resize(page, [width, Math.round(width * 1.6)]);
      const places = await page
        .locator(".seat:not([data-seat='0']) .avatar")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b),
        );
      const [first = 0, second = 0, third = 0] = places;
      expect.soft(Math.abs(third - second - (second - first)), `${width}`).toBeLessThan(2);
    }
  });
});

test("after a round everything has its place", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await resume(page, record("lost"));
  await test.step("a result shows its buttons on the lowest screen", async () => {
    await expect(page.locator("dialog[data-name=result]")).toBeVisible();
    for (const button of await page.locator("dialog footer button").all())
      await expect.soft(button).toBeInViewport({ ratio: 1 });
    await choose(page, "scores");
    await expect(page.locator("dialog[data-name=scores]")).toBeVisible();
    await expect(page.locator("dialog footer .primary")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  });
  await page.locator("dialog [data-move=to-table]").click();
  await expect(page.locator("dialog")).toBeHidden();
  await test.step("the winner’s melds cut no pile, and no mark a player", async () => {
    for (const size of SIZES) {
      await resize(page, size);
      await expect(page.locator("[data-move=result]")).toBeVisible();
      expect.soft(await small(page), `${size}`).toEqual([]);
      const parts = ".question i, .avatar, .who > *, .prompt span";
      expect.soft(await crossing(page, parts), `${size}`).toEqual([]);
    }
  });
  await test.step("the words of table rummy lie apart too", async () => {
    await lay(page, record("rummi-series"));
    // On the largest screen the line boxes of prompt and name, which are higher than their letters,
    // overlap.
    for (const size of SIZES.slice(0, -1)) {
      await resize(page, size);
      const words = ".prompt, .arrange button, .main-move, .menu-button, .seat .who > *";
      expect.soft(await crossing(page, words), `${size}`).toEqual([]);
      expect.soft(await small(page), `${size}`).toEqual([]);
    }
  });
});

test("on the table of 101 Okey the words lie apart, and bubbles cover nothing", async ({
  page,
}) => {
  const { match, ...slots } = matchOf101("opening");
  await set(page, { greeted: true });
  await resume(page, match);
  await lay(page, match, slots);
  const words = ".prompt, #moves button:not(#orders *), #moves small, .seat .who > *";
  for await (const { where } of everywhere(page, SIZES.slice(1, -1))) {
    expect.soft(await crossing(page, words), where).toEqual([]);
    expect.soft(await small(page), where).toEqual([]);
    await page
      .locator("[data-list=new] [data-takes]")
      .evaluate((thing: HTMLElement) => thing.click());
    await expect(page.locator(".bubble > div"), where).toBeInViewport({ ratio: 1 });
    expect.soft(await covered(page), where).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
