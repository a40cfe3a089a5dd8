/**
 * Help for the player in the browser: its pictures and controls. Its content is tested without a
 * browser.
 */

import { rack, record, resume } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { pass, stopTime, takeTime } from "./time.ts";
import { setElsewhere } from "./visit.ts";

test("a hint is marked where it points, and its tile says so", async ({ page }) => {
  await resume(page, record("throw"));
  const marked = page.locator("[data-hint]");
  await page.keyboard.press("h");
  await expect(page.getByRole("option", { name: /, hint$/ })).toHaveCount(1);
  await test.step("it stays while tiles are moved on the rack", async () => {
    await rack(page).first().focus();
    await page.keyboard.press("Shift+ArrowRight");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveAccessibleName("Undo: arrangement");
    await expect(marked).toHaveCount(1);
  });
});

test("the turn clock is small beside the player's picture, and survives a reload", async ({
  page,
}) => {
  await takeTime(page);
  await resume(page, record("throw"));
  const timer = page.getByRole("timer");
  await expect(timer, "it is off unless it is wanted").toHaveCount(0);
  await setElsewhere(page, { clock: 45 });
  await expect(timer).toBeVisible();
  await stopTime(page);
  const left = async (): Promise<number> =>
    Number.parseInt((await timer.getAttribute("aria-label")) ?? "", 10);
  const seconds = await left();
  await pass(page, 1000);
  await expect(timer).toHaveText(`${seconds - 1}`);
  expect(await left()).toBe(seconds - 1);
  const { picture, digits } = await page.locator('.seat[data-seat="0"]').evaluate((seat) => {
    const [picture, digits] = [".avatar", ".clock b"].map((part) =>
      seat.querySelector(part)?.getBoundingClientRect().toJSON(),
    );
    return { picture, digits };
  });
  // The letter in the picture is readable.
  expect(digits.top).toBeGreaterThan(picture.top + 0.7 * picture.height);
  await page.clock.resume();
  await page.reload();
  await ready(page);
  await expect(timer).toBeVisible();
  expect(await left()).toBeLessThan(seconds);
});
