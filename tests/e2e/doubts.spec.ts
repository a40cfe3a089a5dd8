/** Questions before a tile leaves the hand, for every input that can discard it. */

import type { Locator, Page } from "@playwright/test";
import { drag, middle, place, rack, record, resume, tap, turn } from "./play.ts";
import { halfCovered } from "./sight.ts";
import { expect, test } from "./support.ts";
import { passUntil, stopTime, takeTime } from "./time.ts";
import { drawn, set, speak } from "./visit.ts";

const bubble = (page: Page) => page.locator("#bubble");
const main = (page: Page) => bubble(page).locator("button.primary");

const WAYS: Record<string, (page: Page, tile: Locator) => Promise<void>> = {
  "tapped twice": (page, tile) => tap(page, tile, 2),
  "dragged to the pile": async (page, tile) => {
    await drag(page, tile, await middle(place(page, "discard")));
  },
  "chosen, and the pile tapped": async (page, tile) => {
    // The tile of the question is already selected.
    if ((await tile.getAttribute("aria-selected")) === "false") await tap(page, tile);
    await tap(page, place(page, "discard"));
  },
  "thrown by key": (_, tile) => tile.press("Enter"),
};

/** Closes the question: the keyboard selects another tile, and none. */
async function chooseOther(page: Page): Promise<void> {
  for (let times = 0; times < 2; times += 1) await rack(page).first().press("Space");
  await expect(bubble(page).locator(".bubble")).toHaveCount(0);
}

test("a tile that would finish is not thrown away unasked", async ({ page }) => {
  await set(page, { practice: true });
  await resume(page, record("finish"));
  await expect(page.locator(".badge")).toBeVisible();
  const tile = page.locator(".rack [data-finishes]");
  await expect(tile).toHaveCount(1);
  for (const [way, act] of Object.entries(WAYS))
    await test.step(way, async () => {
      await act(page, tile);
      await expect(bubble(page)).toContainText("Your hand is complete. Finish with it?");
      await expect(rack(page)).toHaveCount(15);
      await expect(main(page)).toHaveText("Finish");
      await chooseOther(page);
    });
  await test.step("both answers stand side by side in every window", async () => {
    await speak(page, "de");
    for (const [width, height] of [
      [360, 640],
      [740, 360],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await tile.press("Enter");
      await expect(main(page)).toBeVisible();
      const [first, second] = await bubble(page)
        .locator(".answers button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect.soft(first.y, `${width}`).toBe(second.y);
      if (width > height)
        await expect.soft(page.locator('.seat[data-seat="0"] .avatar')).toBeVisible();
      expect.soft(await halfCovered(page), `${width}`).toEqual([]);
      await chooseOther(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await speak(page, "en");
  });
  await test.step("the main answer finishes", async () => {
    await tile.press("Enter");
    await main(page).click();
    await expect(page.getByRole("dialog")).toContainText("You win");
    await page.getByRole("dialog").getByRole("button", { name: "Undo: finish" }).click();
    await expect(rack(page)).toHaveCount(15);
  });
  await test.step("a player who does not want to be reminded switches it off", async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    const reminder = page.getByRole("switch", { name: /discard that would finish/ });
    await expect(reminder).toBeChecked();
    await reminder.uncheck();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    const name = await tile.getAttribute("data-tile");
    await tile.press("Enter");
    await expect(rack(page).and(page.locator(`[data-tile="${name}"]`))).toHaveCount(0);
  });
});

test("an okey is thrown only at the second attempt", async ({ page }) => {
  await set(page, { practice: true });
  await resume(page, record("throw-okey"));
  await expect(page.locator(".badge")).toBeVisible();
  const okey = page.locator(".rack [aria-label*=wild]").first();
  await test.step("the main answer keeps it", async () => {
    await okey.press("Enter");
    await expect(main(page)).toHaveText("Keep it");
    await main(page).click();
    await expect(bubble(page).locator(".bubble")).toHaveCount(0);
    await expect(rack(page)).toHaveCount(15);
  });
  for (const [way, act] of Object.entries(WAYS))
    await test.step(way, async () => {
      await act(page, okey);
      await expect(bubble(page)).toContainText("That is an okey");
      await expect(rack(page)).toHaveCount(15);
      await act(page, okey);
      await expect(rack(page)).toHaveCount(14);
      await turn(page);
      await page.getByRole("button", { name: "Undo: discard" }).click();
      await expect(rack(page)).toHaveCount(15);
    });
});

test("two taps that were not meant are taken back after the next player has drawn", async ({
  page,
}) => {
  await takeTime(page);
  await resume(page, record("throw"));
  await stopTime(page);
  await tap(page, rack(page).first(), 2);
  const drew = page.locator('.rack[data-turn="1"][data-phase="discard"]');
  // Only as much time passes in the page as the player has to undo a mistake.
  await passUntil(page, async () => (await drew.count()) === 1);
  await expect(rack(page)).toHaveCount(14);
  await page.getByRole("button", { name: "Undo: discard" }).click();
  await passUntil(page, async () => (await rack(page).count()) === 15);
  await expect(page.locator(".rack")).toHaveAttribute("data-turn", "0");
});
