/** Settings of the look take effect at once, in pictures and words. */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { lookingBack } from "./panels.ts";
import { lay, record, resume } from "./play.ts";
import { choose, cramped, crossing } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { COMMON_SIZES, drawn, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Names of the maximum length. */
const LONG = ["Konstantinos", "Maximilianus", "Wilhelmine-M"];

/** Checks that a shown twin covers no words at any seat, in any window size. */
async function coversNothing(page: Page, table: string): Promise<void> {
  const twin = page.locator(`${table} .seat-tile`);
  await expect(twin).toHaveCount(1);
  for (const [width, height] of [...COMMON_SIZES, [568, 320]] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await expect(twin).toBeInViewport({ ratio: 1 });
    // Beside narrow seats the tile is at the corner of the picture.
    for (const shown of [".seat-tile", ".avatar"]) {
      const parts = `${table} :is(${shown}, .who > *, .menu-button)`;
      expect.soft(await crossing(page, parts), `${table} ${width} × ${height}`).toEqual([]);
    }
  }
}

test("who has set nothing sees the evening table, whatever the system prefers", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  const ground = page.locator('meta[name="theme-color"]');
  await page.goto("");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(10, 58, 52)");
  await ready(page);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(ground).toHaveAttribute("content", "#0a3a34");
});

test("what is set about the look holds at once", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.emulateMedia({ colorScheme: "dark" });
  await set(page, { theme: "auto" });
  await resume(page, record("courtly"));
  const dialog = page.locator("dialog");

  await test.step("the page turns light and dark with the system if that is set", async () => {
    const root = page.locator("html");
    const ground = page.locator('meta[name="theme-color"]');
    await expect(root).toHaveCSS("color-scheme", "dark");
    const dark = await ground.getAttribute("content");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(root).toHaveCSS("color-scheme", "light");
    await expect(ground).not.toHaveAttribute("content", dark ?? "");
    await choose(page, "settings");
    await dialog.locator("input[name=theme][value=evening]").check();
    await expect(root).toHaveCSS("color-scheme", "dark");
    await expect(ground).toHaveAttribute("content", dark ?? "");
  });

  await test.step("tiles are called what they show, and drawn anew", async () => {
    const picture = () =>
      page
        .locator(".beside tile-row canvas")
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const tile = await picture();
    const king = page.locator(".rack [data-tile=K13]");
    const queen = page.locator(".rack [data-tile=B12]");
    await expect(king).toHaveAccessibleName(/^black 13/);
    await dialog.locator("input[name=colors][value=gameduell]").check();
    await expect(king).toHaveAccessibleName(/^green 13/);
    await dialog.locator("input[name=colors][value=rummy]").check();
    await expect(king).toHaveAccessibleName(/^black 13/);
    await expect(queen).toHaveAccessibleName(/^green 12/);
    await dialog.locator("input[name=faces][value=cards]").check();
    await expect(king).toHaveAccessibleName(/^king of spades/);
    await expect(queen).toHaveAccessibleName(/^queen of clubs/);
    await dialog.locator("input[name=colors][value=turkish]").check();
    await expect.poll(picture).not.toBe(tile);
  });
});

test("names of twelve letters and a shown twin are whole", async ({ page }) => {
  await set(page, { names: LONG });
  await resume(page, record("courtly"));
  const names = page.locator(".seat:not([data-seat='0']) b");
  await expect(names.first()).toHaveText("Konstantinos");
  for (const [width, height] of sizesOf(
    "1280x800 1024x768 390x844 360x640 320x568 844x390 740x360",
  )) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect.soft(await cramped(page), `${width} × ${height}`).toEqual([]);
  }
  await lay(page, record("shown-twin"));
  await coversNothing(page, "#game");
  await lay(page, record("twin"));
  await page.locator("[data-move=twin]").click();
  await coversNothing(page, "#game");
  await lay(page, record("void"));
  // The smallest windows have no button for the last move.
  await page.setViewportSize({ width: 1280, height: 800 });
  await (await lookingBack(page, "watch")).click();
  await page.locator('match-replay [data-move="last"]').click();
  await coversNothing(page, "match-replay");
});
