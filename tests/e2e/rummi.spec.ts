/** Table rummy, played through the page. */

import { LANGUAGES, type Settings } from "../../www/settings/settings.ts";
import { drag, middle, rack, touch } from "./play.ts";
import {
  endOf,
  fresh,
  layNew,
  matchOf,
  mine,
  onRack,
  onTable,
  openMatch,
  series,
} from "./series.ts";
import { crossing, picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, type Size, speak } from "./visit.ts";

const LAYOUTS: readonly Size[] = [
  [320, 420],
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];

const LOOKS: readonly Partial<Settings>[] = [
  { theme: "evening", faces: "tiles" },
  { theme: "day", faces: "cards" },
];

test("what is asked stands beside its button, and a reload brings back what is laid", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await expect(page.locator("#prompt")).toContainText("20 points");
  await layNew(page, "R8 R9");
  const done = page.locator("[data-move=done]");
  const question = page.locator("#bubble [data-at=done]");
  const keep = page.locator("#bubble").getByText("Keep building");
  await test.step("before a table that is not valid costs a tile", async () => {
    await done.click();
    await expect(question).toContainText("costs a tile");
    // It replaces the prompt, beside its button.
    await expect(question).toHaveClass(/instead/);
    await keep.click();
    await expect(question).toHaveCount(0);
  });
  await test.step("before a tile is drawn that gives up what is laid, by button and key", async () => {
    const draw = page.locator("[data-move=draw]");
    await expect(draw).not.toHaveClass(/offer/);
    for (const act of [() => draw.click(), () => page.keyboard.press("d")]) {
      await act();
      await expect(page.locator("#bubble")).toContainText("come back to your rack");
      await keep.click();
      await expect(question).toHaveCount(0);
    }
    expect(await series(page)).toEqual(["R8 R9"]);
  });
  await test.step("steps go back one by one, by carrying tiles home, and all at once", async () => {
    await page.keyboard.press("u");
    await expect.poll(() => series(page)).toEqual(["R8"]);
    await drag(page, onTable(page, "R8"), await middle(onRack(page, "Y1")));
    await expect.poll(() => series(page)).toEqual([]);
    await layNew(page, "B7 B8 B9");
    await page.locator("[data-move=restart]").click();
    await expect.poll(() => series(page)).toEqual([]);
    await expect(page.locator("[data-move=restart]")).toHaveCount(0);
  });
  await test.step("after a reload all tiles are on the rack again", async () => {
    await layNew(page, "R8 R9");
    await page.reload();
    await ready(page);
    await mine(page);
    await expect(rack(page)).toHaveCount(14);
    expect(await series(page)).toEqual([]);
  });
  await test.step("a hint is played out on the table by the key, and the turn ended by another", async () => {
    const prompt = page.locator("#prompt");
    // Before, an Expert waits.
    for (let held = 15; held <= 17; held += 1) {
      await page.keyboard.press("d");
      await expect(rack(page)).toHaveCount(held);
      await mine(page);
    }
    for (let step = 0; step < 3; step += 1) {
      const before = await prompt.innerText();
      await page.keyboard.press("h");
      await expect.poll(() => prompt.innerText()).not.toBe(before);
    }
    await page.keyboard.press("h");
    await expect(done).toHaveAttribute("data-ready", "");
    await page.keyboard.press("f");
    await expect(done).not.toHaveAttribute("data-ready", "");
    await mine(page);
  });
});

test("a part of a series is taken up and put down by keys, and what is taken up is said", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "B7 B8 B9 B10");
  await onTable(page, "B8").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator('[data-list] [aria-pressed="true"]')).toHaveCount(3);
  await expect(page.locator("#log p").last()).toHaveText(/8.*9.*10 are picked out/);
  await expect(page.locator("#prompt")).toHaveText("Tap where these 3 tiles should go");
  await fresh(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => series(page)).toEqual(["B7", "B8 B9 B10"]);
  await onTable(page, "B9").focus();
  await page.keyboard.press("Space");
  await onTable(page, "B8").focus();
  await page.keyboard.press("Space");
  await onTable(page, "B8").focus();
  await page.keyboard.press("Backspace");
  await expect.poll(() => series(page)).toEqual(["B7", "B10"]);
  for (const tile of ["B8", "B9"]) {
    await onRack(page, tile).focus();
    await page.keyboard.press("Space");
  }
  await expect(page.locator('.rack [aria-selected="true"]')).toHaveCount(2);
  await onTable(page, "B10").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => series(page)).toEqual(["B7", "B8 B9 B10"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a turn is played by touch, and everything has its room", async ({ page }) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    const locks = page.locator(".seat:has(.lock)");
    await expect(locks, "nobody has opened").toHaveCount(2);
    for (const tile of ["R8", "R9", "R10"]) await touch(page, onRack(page, tile));
    await expect(page.locator("#prompt")).toContainText("3 tiles");
    await touch(page, fresh(page));
    await expect.poll(() => series(page)).toEqual(["R8 R9 R10"]);
    expect(await crossing(page, ".arrange > button, .main-move, .seat .who")).toEqual([]);
    await touch(page, page.locator("[data-move=done]"));
    await expect(rack(page)).toHaveCount(11);
    expect(await series(page)).toEqual(["R8 R9 R10"]);
    await mine(page);
    await expect(locks, "the player has opened").toHaveCount(1);
    await expect(page.locator('.seat[data-seat="0"] .lock')).toHaveCount(0);
  });

  test("a series is brought near by a tap, where its tiles are picked out and carried", async ({
    page,
  }) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    await layNew(page, "B7 B8 B9 B10");
    await layNew(page, "R8 R9 R10");
    const width = async () => (await onTable(page, "B9").boundingBox())?.width ?? 0;
    const small = await width();
    expect(small).toBeLessThan(32);
    await touch(page, onTable(page, "B8"));
    await expect.poll(width).toBeGreaterThan(39);
    const covered = await crossing(page, '[data-list="series-0"] [data-tile], [data-list="new"] *');
    expect(covered).toEqual([]);
    await picture(page, "rummi-near");
    // A tap beside the table zooms out, and Escape does too.
    await page.touchscreen.tap(180, 332);
    await expect.poll(width).toBe(small);
    await touch(page, onTable(page, "B8"));
    await expect.poll(width).toBeGreaterThan(39);
    await page.keyboard.press("Escape");
    await expect.poll(width).toBe(small);
    // Zoomed in, two tiles are selected and moved; then the table is small again.
    await touch(page, onTable(page, "B8"));
    await expect.poll(width).toBeGreaterThan(39);
    await touch(page, onTable(page, "B9"));
    await touch(page, onTable(page, "B10"));
    await expect(page.locator('[data-list] [aria-pressed="true"]')).toHaveCount(2);
    await touch(page, fresh(page));
    await expect.poll(() => series(page)).toEqual(["B7 B8", "R8 R9 R10", "B9 B10"]);
    expect(await width()).toBe(small);
    // A tile is dragged between two tiles of the series, which splits it, and out of it.
    await touch(page, onTable(page, "B7"));
    await expect.poll(async () => (await onTable(page, "B7").boundingBox())?.width).not.toBe(small);
    const { x, y } = await middle(onTable(page, "B8"));
    await drag(page, onRack(page, "K7"), { x: x - small / 2, y });
    await expect.poll(() => series(page)).toEqual(["B7 K7", "B8", "R8 R9 R10", "B9 B10"]);
    await touch(page, onTable(page, "K7"));
    await expect.poll(async () => (await onTable(page, "K7").boundingBox())?.width).not.toBe(small);
    await drag(page, onTable(page, "K7"), await middle(endOf(page, 1)));
    await expect.poll(() => series(page)).toEqual(["B7", "B8 K7", "R8 R9 R10", "B9 B10"]);
  });
});

test("nothing covers anything, in every language, layout and look", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9 R10");
  await layNew(page, "R1 R2 J");
  await layNew(page, "B7 B8");
  const controls = ".arrange > button, .main-move, .prompt, .seat, .before-main > button";
  for (const language of LANGUAGES)
    for (const look of LOOKS) {
      await speak(page, language, look);
      for (const [width, height] of LAYOUTS) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const where = `rummi-${language}-${width}x${height}-${look.faces}`;
        expect.soft(await crossing(page, controls), where).toEqual([]);
        await picture(page, where);
      }
    }
});
