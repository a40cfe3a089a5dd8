/** Sentences beside their places and counts of discards lie on nothing that is looked at. */

import type { GameView } from "../../www/pkg/istaka.js";
import { LANGUAGES } from "../../www/settings.ts";
import { matchWhere, rack, resume } from "./play.ts";
import { choose, covered, crossing, small } from "./sight.ts";
import { expect, test } from "./support.ts";
import { set, setElsewhere } from "./visit.ts";

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
    await set(page, { language: "de" });
    await resume(page, inspecting);
    await expect(page.locator("[data-look]")).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    expect(await covered(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    for (const place of ["stock", "take", "discard", "finish"]) {
      // The mirror takes no pointer.
      await page
        .locator(`[data-place=${place}], [data-move=${place}]`)
        .evaluate((thing: HTMLElement) => thing.click());
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
    expect(await small(page)).toEqual([]);
    expect(await crossing(page, ".question i, .avatar, .who > *, .prompt span")).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 256],
  [320, 420],
  [360, 640],
  [740, 360],
  [768, 1024],
] as const) {
  test(`no button lies on another at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await resume(page, inspecting);
    for (const language of LANGUAGES) {
      await setElsewhere(page, { language });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("[data-move=hint]")).toBeVisible();
      expect.soft(await crossing(page, "#moves > * button, #moves > button"), language).toEqual([]);
      const cut = await page
        .locator("#moves button:visible")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect.soft(cut, language).toBe(0);
    }
  });

  test(`the ways to arrange cover no tile of the rack at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await resume(page, inspecting);
    if (width === 768) {
      for (const order of ["runs", "groups", "pairs", "best"]) {
        await expect(page.locator(`.arrange > [data-move=${order}]`)).toBeInViewport({ ratio: 1 });
      }
      return;
    }
    await page.locator("[data-move=arrange]").click();
    await expect(page.locator("#orders")).toBeInViewport({ ratio: 1 });
    const low = await page
      .locator("#orders")
      .evaluate((menu) => menu.getBoundingClientRect().bottom);
    for (const tile of await rack(page).all()) {
      expect((await tile.boundingBox())?.y).toBeGreaterThan(low);
    }
  });
}

for (const width of [320, 360, 390, 768]) {
  test(`the opponents are equally far apart on ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: Math.round(width * 1.6) });
    await resume(page, inspecting);
    const places = await page
      .locator(".seat:not([data-seat='0']) .avatar")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b));
    const [first = 0, second = 0, third = 0] = places;
    expect(Math.abs(third - second - (second - first))).toBeLessThan(2);
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
