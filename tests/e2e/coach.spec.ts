/**
 * Help for the player in the browser: its pictures and controls. Its content is tested without a
 * browser.
 */

import type { Page } from "@playwright/test";
import { drawFromStock, rack, record, resume } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { pass, stopTime, takeTime } from "./time.ts";
import { keptMatch, setElsewhere } from "./visit.ts";

const said = (page: Page) => page.locator("#prompt");
const heard = (page: Page) => page.getByRole("log");

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

test("a hint is marked where it points, until something is done or set", async ({ page }) => {
  await resume(page, record("draw"));
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  const marked = page.locator("[data-hint]");
  await test.step("the key asks for it", async () => {
    await page.keyboard.press("h");
    await expect(marked).toHaveAttribute("data-place", /^(stock|take)$/);
  });
  await test.step("it stays while tiles are moved on the rack", async () => {
    await rack(page).first().focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(undo).toHaveAccessibleName("Undo: arrangement");
    await expect(marked).toHaveCount(1);
  });
  await test.step("it goes when something is set, for things may be called otherwise", async () => {
    const hinted = (await said(page).textContent()) ?? "";
    await press(page, "Settings");
    await page.getByRole("radio", { name: "Cards" }).check();
    await page.keyboard.press("Escape");
    await expect(marked).toHaveCount(0);
    await expect(said(page)).not.toHaveText(hinted);
  });
  await test.step("its steps name the tile on the rack that it advises", async () => {
    await drawFromStock(page);
    await press(page, "Hint");
    const looked = page.getByRole("option", { name: /, hint$/ });
    await expect(said(page)).toContainText(/^Discard the /);
    await expect(looked).toHaveCount(1);
    const name = ((await said(page).textContent()) ?? "").trim().replace("Discard the ", "");
    await expect(looked).toHaveAccessibleName(new RegExp(`^${name}(, just drawn)?, hint$`));
    await looked.press("Enter");
    await expect(heard(page)).toContainText(`You have discarded ${name}.`);
    await expect(looked).toHaveCount(0);
  });
});

test("practice marks the match for good, and takes back the end of a round", async ({ page }) => {
  await resume(page, record("finish"));
  const badge = page.locator(".badge");
  const practice = async (): Promise<void> => {
    await press(page, "Settings");
    await page.getByRole("dialog").getByText("Practice: take back any move").click();
    await page.keyboard.press("Escape");
  };
  await expect(badge).toHaveCount(0);
  await practice();
  await expect(badge).toHaveText("Practice");
  await test.step("the result offers it", async () => {
    const before = await keptMatch(page);
    await press(page, "Finish");
    await expect(page.locator(".main-move"), "nothing advises the button").not.toHaveAttribute(
      "data-hint",
    );
    const dialog = page.getByRole("dialog");
    const undo = dialog.getByRole("button", { name: "Undo: finish" });
    await expect(undo, "and for those who see it").toHaveText(/Undo\s*finish/);
    await undo.click();
    await expect(dialog).toBeHidden();
    await expect(rack(page)).toHaveCount(15);
    await expect(page.locator("[data-move=finish]")).toHaveAttribute("data-ready", "");
    await expect.poll(() => keptMatch(page)).toBe(before);
  });
  await test.step("the mark stays when it is switched off", async () => {
    await practice();
    await page.reload();
    await ready(page);
    await expect(badge).toHaveText("Practice");
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
