/** What is set about the look holds at once, for pictures and for words. */

import { record, resume } from "./play.ts";
import { choose, cramped, crossing, halfCovered, violations } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Names as long as may be. */
const LONG = ["Konstantinos", "Maximilianus", "Wilhelmine-M"];

test("tiles are called what they show, as soon as it is chosen", async ({ page }) => {
  await resume(page, record("courtly"));
  const king = page.locator(".rack [data-tile=K13]");
  const queen = page.locator(".rack [data-tile=B12]");
  await expect(king).toHaveAccessibleName(/^black 13/);
  await choose(page, "settings");
  const dialog = page.locator("dialog");
  await dialog.locator("input[name=colors][value=gameduell]").check();
  await expect(king).toHaveAccessibleName(/^green 13/);
  await dialog.locator("input[name=colors][value=rummy]").check();
  await expect(king).toHaveAccessibleName(/^black 13/);
  await expect(queen).toHaveAccessibleName(/^green 12/);
  await dialog.locator("input[name=faces][value=cards]").check();
  await expect(king).toHaveAccessibleName(/^king of spades/);
  await expect(queen).toHaveAccessibleName(/^queen of clubs/);
});

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

test("the page turns light and dark with the system if that is set", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await set(page, { theme: "auto" });
  await resume(page, record("courtly"));
  const root = page.locator("html");
  const ground = page.locator('meta[name="theme-color"]');
  await expect(root).toHaveCSS("color-scheme", "dark");
  const dark = await ground.getAttribute("content");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveCSS("color-scheme", "light");
  await expect(ground).not.toHaveAttribute("content", dark ?? "");
  await choose(page, "settings");
  await page.locator("dialog input[name=theme][value=evening]").check();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(ground).toHaveAttribute("content", dark ?? "");
});

test("pictures of tiles are drawn anew in another look", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await resume(page, record("courtly"));
  const picture = () =>
    page
      .locator(".beside tile-row canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const tile = await picture();
  await choose(page, "settings");
  await page.locator("dialog input[name=faces][value=cards]").check();
  await expect.poll(picture).not.toBe(tile);
});

test("names of twelve letters are whole", async ({ page }) => {
  await set(page, { names: LONG });
  await resume(page, record("courtly"));
  const names = page.locator(".seat:not([data-seat='0']) b");
  await expect(names.first()).toHaveText("Konstantinos");
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
    [360, 640],
    [320, 568],
    [844, 390],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect.soft(await cramped(page), `${width} × ${height}`).toEqual([]);
  }
});

test("a refusal cuts off no other words", async ({ page }) => {
  await set(page, { language: "de" });
  await resume(page, record("throw"));
  await expect(page.locator("#prompt")).toContainText("Wirf");
  for (const [width, height] of [
    [320, 420],
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    for (const place of ["stock", "take", "discard", "finish"]) {
      // The mirror takes no pointer.
      await page
        .locator(`[data-place=${place}], [data-move=${place}]`)
        .evaluate((thing: HTMLElement) => thing.click());
      const bubble = page.locator(`.bubble[data-at=${place}] > div`);
      await expect(bubble).toBeInViewport({ ratio: 1 });
      expect.soft(await halfCovered(page), `${place} at ${width} × ${height}`).toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
});

test("a shown twin is seen whole at its owner’s picture", async ({ page }) => {
  await resume(page, record("shown-twin"));
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const twin = page.locator(".seat .seat-tile");
    await expect(twin).toBeInViewport({ ratio: 1 });
    expect(await crossing(page, ".seat .seat-tile, .who > *, .menu-button")).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 420],
  [1920, 1080],
] as const) {
  test(`the table at ${width} × ${height} is accessible in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await resume(page, record("courtly"));
    await expect(page.locator(".beside")).toHaveCount(width > 1500 ? 1 : 0);
    expect(await violations(page)).toEqual([]);
  });
}
