/**
 * The end of a round: the winning hand is laid out before the result opens, and a tap hurries it.
 */

import type { Page } from "@playwright/test";
import { place, record, resume, tap } from "./play.ts";
import { expect, test } from "./support.ts";

test.use({ pace: "normal" });

const sheet = (page: Page) => page.locator("dialog[data-name=result]");

/** Finishes; from then on time passes only as far as the test lets it. */
async function win(page: Page): Promise<void> {
  await page.clock.install();
  await resume(page, record("finish"));
  await expect(page.locator("#log")).not.toBeEmpty();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await page.locator("[data-move=finish]").click();
  // It is drawn only when a moment passes.
  const over = async (): Promise<number> => {
    await page.clock.runFor(20);
    return page.locator('.rack[data-phase="over"]').count();
  };
  await expect.poll(over, { intervals: [100] }).toBe(1);
}

/** Milliseconds of the page until the result is there. */
async function untilSheet(page: Page, most: number): Promise<number> {
  for (let time = 0; time <= most; time += 100) {
    if (await sheet(page).isVisible()) return time;
    await page.clock.runFor(100);
  }
  throw new Error("the result does not open");
}

test("a win is laid out before the result opens, and it is said whose it is", async ({ page }) => {
  await win(page);
  await page.clock.runFor(100);
  await expect(page.locator("#prompt")).toContainText("You win the round");
  await expect(page.locator('.seat[data-seat="0"] .winner')).toBeVisible();
  const time = await untilSheet(page, 10_000);
  expect(time).toBeGreaterThan(3000);
  expect(time).toBeLessThan(6000);
  await expect(page.locator("#dialog-title")).toHaveText("You win round 1");
});

test("a tap anywhere shows the result, but not one that was made before anything was seen", async ({
  page,
}) => {
  await win(page);
  await page.clock.runFor(100);
  await tap(page, place(page, "stock"));
  await page.clock.runFor(300);
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator("#bubble")).not.toContainText("The round is over");
  await page.clock.runFor(300);
  await tap(page, place(page, "stock"));
  await page.clock.runFor(100);
  await expect(sheet(page)).toBeVisible();
});

test("N shows the result too", async ({ page }) => {
  await win(page);
  await page.clock.runFor(700);
  await page.keyboard.press("n");
  await page.clock.runFor(100);
  await expect(sheet(page)).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the hand lies there at once, and the result follows after a look at it", async ({
    page,
  }) => {
    await win(page);
    const time = await untilSheet(page, 3000);
    expect(time).toBeGreaterThan(500);
    expect(time).toBeLessThan(2500);
  });
});
