/** Pages in a browser with twice the usual font size. */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { matchOf101 } from "../records/hands-101.ts";
import { dialogOf, move, toStanding } from "./panels.ts";
import { drag, lay, middle, open, order, place, rack, record, resume, toDiscard } from "./play.ts";
import { choose, cramped } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, enlarge, everywhere, type Size } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "de" });

/** Returns parts of the open dialog that cannot be read or reached, even by vertical scrolling. */
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

const SIZES: readonly Size[] = sizesOf("1280x800 390x844 844x390");

/** Sets every window size with large letters. */
async function* sizes(page: Page): AsyncGenerator<string> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    yield `${width} × ${height}`;
  }
}

test("with large letters the table has room for its words, and is played", async ({ page }) => {
  await enlarge(page);
  await resume(page, record("draw"));
  for await (const where of sizes(page)) {
    await test.step(where, async () => {
      if (where !== "1280 × 800") await lay(page, record("draw"));
      await expect.poll(() => cramped(page)).toEqual([]);
      // A phone in landscape has none.
      const brand = page.locator("#bar .brand");
      const letters = () =>
        brand.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
      if (await brand.isVisible()) await expect.poll(letters).toBeGreaterThan(24);
      await toDiscard(page);
      const [thrown] = await order(page);
      await drag(page, rack(page).first(), await middle(place(page, "discard")));
      await expect(page.locator(`.rack [data-tile="${thrown}"]`)).toHaveCount(0);
      // On a desktop it is a part of the bar.
      if (where === "1280 × 800") return;
      await page.locator(".menu-button").click();
      for (const entry of await page.locator("#menu button:visible").all()) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 1 });
        const wide = await entry.evaluate((words) => words.scrollWidth > words.clientWidth);
        expect(wide).toBe(false);
      }
    });
  }
});

test("names and points follow the letters as far as there is room", async ({ page }) => {
  const { match, ...slots } = matchOf101("partners");
  /** Returns the least size in pixels of a name, and of points, at the others' seats. */
  const least = () =>
    page.locator('.seat:not([data-seat="0"]) .who').evaluateAll((all) =>
      ["b", ".sum, small:only-of-type"].map((words) => {
        const found = all.flatMap((who) => [...who.querySelectorAll(words)]);
        return Math.min(...found.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      }),
    );
  /** Measures both in every window and language, with letters of this size. */
  const measured = async (letters: number): Promise<Map<string, number[]>> => {
    await enlarge(page, letters);
    await page.reload();
    await ready(page);
    const all = new Map<string, number[]>();
    for await (const { where } of everywhere(page, sizesOf("360x640 390x844 740x360 1280x800")))
      await test.step(`${where}, ${letters}`, async () => {
        // The number of tiles lies on the stock.
        const touching = async () => (await cramped(page)).filter((it) => !it.endsWith("“stock”"));
        await expect.poll(touching).toEqual([]);
        all.set(where, await least());
      });
    return all;
  };
  await open(page, "");
  for (const [text, rack] of [
    [record("busy")],
    [record("rummi-series")],
    [match, slots],
  ] as const) {
    await enlarge(page, 16);
    await lay(page, text, rack);
    const usual = await measured(16);
    for (const [where, large] of await measured(32)) {
      const [name = 0, points = 0] = large.map((size, i) => size / (usual.get(where)?.[i] ?? 0));
      // The seats of a phone are hardly wider than their words.
      const roomy = where.endsWith("1280x800");
      expect.soft(name, `names, ${where}`).toBeGreaterThan(roomy ? 1.25 : 1.05);
      expect.soft(points, `points, ${where}`).toBeGreaterThanOrEqual(roomy ? 1.25 : 1);
    }
  }
});

test("with large letters every dialog can be read and left", async ({ page }) => {
  /** Checks an open dialog in windows of every size. */
  const isRead = async (dialog: string): Promise<void> => {
    for await (const where of sizes(page)) {
      await expect(dialogOf(page, dialog)).toBeVisible();
      expect.soft(await lost(page), `${dialog} at ${where}`).toEqual([]);
      // The search for buttons has scrolled.
      await page.locator("dialog, dialog *").evaluateAll((all) => {
        for (const each of all) each.scrollTop = 0;
      });
      await expect(page.locator("#dialog-title")).toBeInViewport();
    }
  };
  await enlarge(page);
  await resume(page, record("draw"));
  for (const dialog of ["settings", "rules", "scores", "moves", "keys", "report", "newGame"]) {
    await choose(page, dialog);
    await isRead(dialog);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();
  }
  await choose(page, "newGame");
  await move(page, "share").click();
  await isRead("sharing");
  await page.keyboard.press("Escape");
  await move(page, "change").click();
  await page.locator("[data-option=count] input[value=wins]").check();
  await expect(page.locator(".clash")).not.toHaveCount(0);
  await isRead("editor");
  await lay(page, record("lost"));
  await isRead("result");
  await lay(page, record("standing"));
  await toStanding(page);
  await isRead("standing");
});
