/** What the player is asked before a tile leaves his hand: the safe answer is the main one. */

import type { Locator, Page } from "@playwright/test";
import { drag, middle, place, rack, record, resume, tap } from "./play.ts";
import { halfCovered } from "./sight.ts";
import { expect, test } from "./support.ts";
import { set } from "./visit.ts";

const bubble = (page: Page) => page.locator("#bubble");
const main = (page: Page) => bubble(page).locator("button.primary");
const over = (page: Page) => page.locator('.rack[data-phase="over"]');

const data = (rack: HTMLElement | SVGElement) => ({ ...rack.dataset });

/** Takes up a match, with what was set before. */
async function take(page: Page, match: string, settings: object = {}): Promise<void> {
  await set(page, settings);
  await resume(page, match);
  await expect(page.getByRole("log"), "the keys work").not.toBeEmpty();
}

/** The tile with which the player can finish. */
async function winner(page: Page, settings: object = {}): Promise<Locator> {
  await take(page, record("finish"), settings);
  const tile = page.locator(".rack [data-finishes]");
  await expect(tile).toHaveCount(1);
  return tile;
}

const WAYS: Record<string, (page: Page, tile: Locator) => Promise<void>> = {
  "tapped twice": (page, tile) => tap(page, tile, 2),
  "dragged to the pile": async (page, tile) => {
    await drag(page, tile, await middle(place(page, "discard")));
  },
  "chosen, and the pile tapped": async (page, tile) => {
    await tap(page, tile);
    await tap(page, place(page, "discard"));
  },
  "thrown by key": (_, tile) => tile.press("Enter"),
};

for (const [way, act] of Object.entries(WAYS)) {
  test(`a tile that would finish is not thrown away unasked: ${way}`, async ({ page }) => {
    const tile = await winner(page);
    await act(page, tile);
    await expect(bubble(page)).toContainText("Your hand is complete. Finish with it?");
    await expect(rack(page)).toHaveCount(15);
    await expect(main(page)).toHaveText("Finish");
    await main(page).click();
    await expect(over(page)).toBeAttached();
    await expect(page.getByRole("dialog")).toContainText("You win");
  });
}

test("whoever wants to throw it all the same does", async ({ page }) => {
  const tile = await winner(page);
  const name = await tile.getAttribute("data-tile");
  await tile.press("Enter");
  await bubble(page).getByRole("button", { name: "Discard it" }).click();
  await expect(rack(page)).toHaveCount(14);
  await expect(place(page, "discard")).toHaveAttribute("data-tile", name ?? "");
});

test("whoever does not want to be reminded switches it off", async ({ page }) => {
  const tile = await winner(page);
  await page.getByRole("button", { name: "Settings" }).click();
  const reminder = page.getByRole("switch", { name: /discard that would finish/ });
  await expect(reminder).toBeChecked();
  await reminder.uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tile.press("Enter");
  await expect(rack(page)).toHaveCount(14);
});

test("before an okey is thrown the main answer keeps it", async ({ page }) => {
  await take(page, record("throw-okey"));
  await page.locator(".rack [aria-label*=wild]").first().press("Enter");
  await expect(main(page)).toHaveText("Keep it");
  await main(page).click();
  await expect(bubble(page).locator(".bubble")).toHaveCount(0);
  await expect(rack(page)).toHaveCount(15);
});

test("before an incomplete hand is declared the main answer plays on", async ({ page }) => {
  await take(page, record("throw-strict"));
  await page.locator("[data-move=finish]").click();
  await expect(main(page)).toHaveText("Keep playing");
  await main(page).click();
  await expect(bubble(page).locator(".bubble")).toHaveCount(0);
  await expect(rack(page)).toHaveCount(15);
});

test("two taps that were not meant are taken back after the next player has drawn", async ({
  page,
}) => {
  await page.clock.install();
  await take(page, record("throw"));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await tap(page, rack(page).first(), 2);
  // For the page only as much time passes as the player may have to say that it was a mistake.
  const passed = async (): Promise<string> => {
    await page.clock.runFor(20);
    const { turn, phase } = await page.locator(".rack").evaluate(data);
    return `${turn} ${phase}`;
  };
  await expect.poll(passed, { intervals: [50] }).toBe("1 discard");
  await expect(rack(page)).toHaveCount(14);
  await page.getByRole("button", { name: "Undo: discard" }).click();
  const held = async (): Promise<number> => {
    await page.clock.runFor(20);
    return rack(page).count();
  };
  await expect.poll(held, { intervals: [50] }).toBe(15);
  await expect(page.locator(".rack")).toHaveAttribute("data-turn", "0");
  await page.clock.resume();
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [2560, 1440],
] as const) {
  test(`both answers to a question stand side by side at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const tile = await winner(page, { language: "de" });
    await tile.press("Enter");
    const [first, second] = await bubble(page)
      .locator(".answers button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(first.y).toBe(second.y);
    if (width > height) await expect(page.locator('.seat[data-seat="0"] .avatar')).toBeVisible();
    expect(await halfCovered(page)).toEqual([]);
  });
}
