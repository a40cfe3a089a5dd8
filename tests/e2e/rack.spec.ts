/** What the page does with the player's own arrangement: it closes gaps when he asks for it. */

import type { Page } from "@playwright/test";
import { Game, type GameView } from "../../www/pkg/istaka.js";
import { drag, matchWhere, middle, open, order, rack, resume, toDiscard } from "./play.ts";
import { expect, test } from "./support.ts";

/** The slots of the rack, a dot for each gap, as they are kept. */
async function slots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { slots, columns } = JSON.parse(localStorage.getItem("istaka.match") ?? "{}");
    const text = (slots as (string | null)[]).map((tile) => tile ?? ".");
    return [text.slice(0, columns).join(" "), text.slice(columns).join(" ")];
  });
}

/** Free slots that have a tile behind them on their tier. */
function gaps(tiers: readonly string[]): number {
  return tiers.reduce((sum, tier) => sum + tier.replace(/[. ]*$/, "").split(".").length - 1, 0);
}

/** The tiles that lie side by side. */
function blocks(tiers: readonly string[]): string[][] {
  return tiers
    .flatMap((tier) => tier.split(/(?:\. ?)+/))
    .flatMap((block) => {
      const tiles = block.trim().split(" ").filter(Boolean);
      return tiles.length > 0 ? [tiles] : [];
    });
}

/** Drags a tile far to the right of the last tier, where nothing lies. */
async function scatter(page: Page, tile = rack(page).first()): Promise<void> {
  const last = await middle(rack(page).last());
  const { width } = page.viewportSize() ?? { width: 0 };
  await drag(page, tile, { x: width * 0.93, y: last.y });
}

for (const [how, width, height, close] of [
  ["the button", 1280, 800, (page: Page) => page.locator("[data-move=close-up]").click()],
  ["the key", 1280, 800, (page: Page) => page.keyboard.press("c")],
  [
    "the menu of a phone",
    390,
    844,
    async (page: Page) => {
      await page.locator("[data-move=arrange]").click();
      await page.locator("[data-move=close-up]").click();
      await expect(page.locator("#orders")).toBeHidden();
    },
  ],
] as const) {
  test(`${how} closes the rack up, and it can be taken back`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await toDiscard(page);
    await scatter(page);
    const [before, tiles] = [await slots(page), await order(page)];
    expect(gaps(before)).toBeGreaterThan(0);
    await close(page);
    // One slot beside each meld is all that is left.
    await expect.poll(async () => gaps(await slots(page))).toBeLessThan(gaps(before) - 3);
    expect((await slots(page)).join("|")).not.toMatch(/\. \. [^.|]/);
    expect(await order(page), "the order is the same").toEqual(tiles);
    const undo = page.locator("[data-move=undo]");
    await expect(undo).toHaveAttribute("aria-disabled", "false");
    await undo.click();
    await expect.poll(() => slots(page)).toEqual(before);
  });
}

test("whole melds are still melds when the rack is closed up", async ({ page }) => {
  const near = ({ table }: GameView) =>
    table?.turn === 0 && table.phase === "discard" && table.deficiency === 1;
  const match = matchWhere(near);
  await resume(page, match);
  await page.locator("[data-move=best]").click();
  await expect.poll(async () => gaps(await slots(page))).toBeGreaterThan(0);
  await scatter(page, rack(page).last());
  const game = Game.load(match);
  const melds = async (): Promise<string[][]> => {
    const found = blocks(await slots(page)).filter((block) => block.length >= 3);
    const read = game.readMelds(found);
    return found.filter((_, i) => read[i] !== null);
  };
  const before = await slots(page);
  const whole = await melds();
  expect(whole.length).toBeGreaterThan(1);
  await page.locator("[data-move=close-up]").click();
  await expect.poll(async () => gaps(await slots(page))).toBeLessThan(gaps(before));
  expect(await melds()).toEqual(whole);
});
