/** Sentences beside their places and counts of discards lie on nothing that is looked at. */

import type { GameView } from "../../www/pkg/istaka.js";
import { matchWhere, resume } from "./play.ts";
import { choose, covered, crossing } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES = [
  [320, 420],
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The player may throw, is not done, and every pile has something to look through. */
const throwing = ({ table }: GameView) =>
  table?.phase === "discard" &&
  table.turn === 0 &&
  table.legal.declare.length === 0 &&
  table.players.every(({ discards }) => discards.length > 1);

/** Somebody else has won, after all have thrown something. */
const lost = ({ table, standing }: GameView) =>
  (table?.result?.winner ?? 0) > 0 &&
  standing === null &&
  (table?.players.every(({ discards }) => discards.length > 1) ?? false);

const inspecting = matchWhere(throwing, 1, "turkish inspect=all");
const finished = matchWhere(lost);

for (const [width, height] of SIZES) {
  test(`a sentence beside its place covers nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const german = JSON.stringify({ pace: "instant", language: "de" });
    await page.addInitScript((text) => localStorage.setItem("istaka.settings", text), german);
    await resume(page, inspecting);
    await expect(page.locator("[data-look]")).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    expect(await covered(page)).toEqual([]);
    for (const place of ["stock", "take", "discard", "finish"]) {
      // The mirror takes no pointer.
      await page
        .locator(`[data-place=${place}], [data-move=${place}]`)
        .evaluate((thing: HTMLElement) => thing.click());
      if (place === "stock") continue;
      await expect(page.locator(`.bubble[data-at=${place}] > div`)).toBeInViewport({ ratio: 1 });
      expect.soft(await covered(page), place).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  test(`the winner’s melds cut no pile, and no mark a player, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await resume(page, finished);
    await page.locator("dialog [data-move=to-table]").click();
    await expect(page.locator("dialog")).toBeHidden();
    await expect(page.locator("[data-move=result]")).toBeVisible();
    expect(await crossing(page, ".question i, .avatar, .who > *, .prompt span")).toEqual([]);
  });
}

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
