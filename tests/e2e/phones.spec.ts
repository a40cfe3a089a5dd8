/** Phones without a keyboard: all important elements are visible, and no text mentions keys. */

import { sizesOf } from "../../www/state/rect.double.ts";
import { finishedOf101, matchOf101 } from "../records/hands-101.ts";
import { lay, open, resume, touch } from "./play.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, leave, type Size } from "./visit.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  hasTouch: true,
  isMobile: true,
  locale: "en",
});

const PHONES: readonly Size[] = sizesOf("320x568 360x640 390x844 568x320 740x360");

test("the menu is whole in every phone, without the keys, which a phone has none of", async ({
  page,
}) => {
  await open(page);
  for await (const { where } of everywhere(page, PHONES)) {
    await page.locator(".menu-button").click();
    const menu = page.locator("#menu");
    await expect(menu.locator("[data-dialog=keys]")).toBeHidden();
    const hidden = await menu.evaluate((it) => it.scrollHeight > it.clientHeight + 1);
    expect.soft(hidden, where).toBe(false);
    await expect.soft(menu.locator("[data-leave]"), where).toBeInViewport({ ratio: 1 });
    await menu.evaluate((it: HTMLElement) => it.hidePopover());
  }
});

test("the button of a hint says what its next press does", async ({ page }) => {
  const { match } = matchOf101("offered");
  await resume(page, `${match}0 take\n`);
  // Every press goes one step further, and the last one is said on the button.
  const hint = page.locator("#moves [data-move=hint]");
  for (const word of ["Hint", "Hint", "Hint", "Play it"]) {
    await expect(hint).toHaveText(word);
    if (word === "Hint") await hint.click();
  }
  await hint.click();
  await expect(hint).toHaveText("Hint");
});

test("all orders are opened by a long press on a quick one, or by a button for keys", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, matchOf101("offered").match);
  const orders = page.locator("#orders");
  const tiles = () =>
    page
      .locator(".rack [data-tile]")
      .evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.tile));
  const before = await tiles();
  await page.locator(".quick button").first().hover();
  await page.mouse.down();
  await expect(orders).toBeVisible();
  await page.mouse.up();
  await drawn(page);
  await expect(orders).toBeVisible();
  expect(await tiles(), "the press itself orders nothing").toEqual(before);
  await page.keyboard.press("Escape");
  await expect(orders).toBeHidden();
  const forKeys = page.locator(".quick [data-move=arrange]");
  const clip = () => forKeys.evaluate((it) => getComputedStyle(it).clipPath);
  expect(await clip(), "it is seen only while it has the focus").not.toBe("none");
  await page.locator(".quick > :nth-last-child(2)").focus();
  await page.keyboard.press("Tab");
  await expect(forKeys).toBeFocused();
  expect(await clip()).toBe("none");
  await page.keyboard.press("Enter");
  await expect(orders.locator("[data-move=groups]")).toBeVisible();
});

test("to sort, open, add and go on to the next round takes few taps", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.locator("#moves .main-move");
  const onRack = (tile: string) => page.locator(`.rack [role=option][data-tile="${tile}"]`);
  const tiles = () =>
    page
      .locator(".rack [data-tile]")
      .evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.tile).join(" "));
  await test.step("sorts with one", async () => {
    await resume(page, matchOf101("offered").match);
    const before = await tiles();
    await touch(page, page.locator(".quick button").nth(1));
    await expect.poll(tiles).not.toBe(before);
  });
  await test.step("opens with one", async () => {
    const { match, ...rack } = matchOf101("pairs");
    await lay(page, match, rack);
    await touch(page, main);
    await expect(page.locator(".rack [data-tile]")).toHaveCount(12);
  });
  await test.step("adds with two", async () => {
    const { match, ...rack } = matchOf101("late");
    await lay(page, match, rack);
    await touch(page, onRack("K9"));
    await touch(page, main);
    await expect(onRack("K9")).toHaveCount(0);
  });
  await test.step("deals the next round with one", async () => {
    await lay(page, finishedOf101());
    const result = page.locator("dialog[data-name=result]");
    await touch(page, result.locator(".primary"));
    await expect(result).toBeHidden();
    await expect(page.locator("#bar")).toContainText("Round 2 of 11");
  });
});

test("no lesson speaks of keys that are not there", async ({ page }) => {
  await leave(page, { "istaka.lessons": { version: 1, done: [], at: null } });
  await open(page, "?lesson=tiles");
  for (let step = 1; step < 4; step += 1) await page.locator("[data-move=lesson-next]").click();
  await drawn(page);
  await expect(page.locator(".card.taught")).toContainText("Put it between");
  await expect(page.locator(".card.taught")).not.toContainText(/shift|arrow/i);
});
