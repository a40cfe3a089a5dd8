/** Questions before a tile leaves the hand, for every input that can discard it. */

import type { Locator, Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { drag, middle, place, rack, record, resume, tap } from "./play.ts";
import { halfCovered } from "./sight.ts";
import { expect, test } from "./support.ts";
import { passUntil, stopTime, takeTime } from "./time.ts";
import { drawn, speak } from "./visit.ts";

const bubble = (page: Page) => page.locator("#bubble");
const main = (page: Page) => bubble(page).locator("button.primary");

const WAYS: Record<string, (page: Page, tile: Locator) => Promise<void>> = {
  "tapped twice": (page, tile) => tap(page, tile, 2),
  "dragged to the pile": async (page, tile) => {
    await drag(page, tile, await middle(place(page, "discard")));
  },
  "chosen, and the pile tapped": async (page, tile) => {
    // The tile of the question is already selected.
    if ((await tile.getAttribute("aria-selected")) !== "true") await tap(page, tile);
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
  await resume(page, record("finish"));
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
    for (const [width, height] of sizesOf("360x640 740x360 2560x1440")) {
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
