/** For readers who have set their browser to letters of twice the usual size. */

import type { Page } from "@playwright/test";
import { dialogOf, toStanding } from "./panels.ts";
import { drag, middle, order, place, rack, record, resume, toDiscard } from "./play.ts";
import { choose, cramped } from "./sight.ts";
import { expect, test } from "./support.ts";
import { enlarge } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "de" });

/** What of the open dialog cannot be read or reached, even by scrolling up and down. */
function lost(page: Page): Promise<string[]> {
  return page.locator("dialog[open]").evaluate((dialog) => {
    const found: string[] = [];
    const letters = Number.parseFloat(getComputedStyle(dialog).fontSize);
    if (letters < 28) found.push(`letters of ${letters} pixels`);
    for (const element of [dialog, ...dialog.querySelectorAll<HTMLElement>("*")]) {
      if (element.matches("tile-row, tile-row *, .unseen") || element.closest(".unseen")) continue;
      const cut = getComputedStyle(element).overflowX !== "visible" && element.clientWidth > 0;
      if (cut && element.scrollWidth > element.clientWidth + 1) {
        found.push(`wider than its room: ${element.outerHTML.slice(0, 80)}`);
      }
    }
    const frame = dialog.getBoundingClientRect();
    for (const button of dialog.querySelectorAll("button")) {
      button.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const out = left < frame.left || right > frame.right || top < 0 || bottom > innerHeight;
      const words = button.scrollWidth > button.clientWidth;
      if (out || words) found.push(`out of reach: ${button.textContent}`);
    }
    return found;
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`with large letters at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a turn is played, and the words of the table have room", async ({ page }) => {
      await enlarge(page);
      await resume(page, record("draw"));
      await expect.poll(() => cramped(page)).toEqual([]);
      // A phone on its side has none.
      const brand = page.locator(".brand");
      const letters = () =>
        brand.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
      if (await brand.isVisible()) await expect.poll(letters).toBeGreaterThan(24);
      await toDiscard(page);
      const tile = rack(page).first();
      const [thrown] = await order(page);
      await drag(page, tile, await middle(place(page, "discard")));
      await expect(page.locator(`.rack [data-tile="${thrown}"]`)).toHaveCount(0);
    });

    test("the menu is whole", async ({ page }) => {
      test.skip(width > 1000, "there it is a part of the bar");
      await enlarge(page);
      await resume(page, record("draw"));
      await page.locator(".menu-button").click();
      for (const entry of await page.locator("#menu button:visible").all()) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 1 });
        const wide = await entry.evaluate((words) => words.scrollWidth > words.clientWidth);
        expect(wide).toBe(false);
      }
    });

    test("every dialog can be read and closed", async ({ page }) => {
      await enlarge(page);
      await resume(page, record("draw"));
      for (const dialog of ["settings", "rules", "scores", "moves", "keys", "newGame"]) {
        await choose(page, dialog);
        await expect(page.locator(`dialog[data-name=${dialog}]`)).toBeVisible();
        await expect(page.locator("#dialog-title")).toBeInViewport();
        expect.soft(await lost(page), dialog).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog")).toBeHidden();
      }
    });

    test("rules can be changed and shared", async ({ page }) => {
      await enlarge(page);
      await resume(page, record("draw"));
      for (const [move, dialog] of [
        ["change", "editor"],
        ["share", "sharing"],
      ]) {
        await choose(page, "newGame");
        await page.locator(`dialog[data-name=newGame] [data-move=${move}]`).click();
        await expect(page.locator(`dialog[data-name=${dialog}]`)).toBeVisible();
        if (dialog === "editor") {
          await page.locator("[data-option=count] input[value=wins]").check();
          await expect(page.locator(".clash")).not.toHaveCount(0);
        }
        expect(await lost(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
    });

    for (const [dialog, match] of [
      ["result", "lost"],
      ["standing", "standing"],
    ] as const) {
      test(`${dialog} can be read and left`, async ({ page }) => {
        await enlarge(page);
        await resume(page, record(match));
        if (dialog === "standing") await toStanding(page);
        await expect(dialogOf(page, dialog)).toBeVisible();
        await expect(page.locator("#dialog-title")).toBeInViewport();
        expect(await lost(page)).toEqual([]);
      });
    }
  });
}
