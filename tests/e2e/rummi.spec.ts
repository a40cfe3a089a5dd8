/** Table rummy, played through the page. */

import type { Locator, Page } from "@playwright/test";
import { drag, middle, rack, touch, turn } from "./play.ts";
import {
  endOf,
  fresh,
  HAND,
  layNew,
  matchOf,
  mine,
  onRack,
  onTable,
  openMatch,
  series,
} from "./series.ts";
import { crossing, picture } from "./sight.ts";
import { expect, installed, ready, test } from "./support.ts";
import { forgetMatch, setElsewhere } from "./visit.ts";
import { byFinger, byKeys, byMouse, type Way } from "./ways.ts";

test("what is asked stands beside its button, for button and key", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9");
  const [done, draw] = ["done", "draw"].map((name) => page.locator(`[data-move=${name}]`));
  const question = page.locator("#bubble [data-at]");
  for (const [act, words] of [
    [() => done?.click(), "costs a tile"],
    [() => draw?.click(), "come back to your rack"],
    [() => page.keyboard.press("d"), "come back to your rack"],
  ] as const) {
    await act();
    await expect(question).toContainText(words);
    // It replaces the prompt, beside its button.
    await expect(question).toHaveClass(/instead/);
    await page.locator("#bubble").getByText("Keep building").click();
    await expect(question).toHaveCount(0);
  }
  await drag(page, onTable(page, "R8"), await middle(onRack(page, "Y1")));
  await expect.poll(() => series(page)).toEqual(["R9"]);
});

test("a part of a series is taken up and put down by keys, and what is taken up is said", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "B7 B8 B9 B10");
  await onTable(page, "B8").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator('[data-list] [aria-selected="true"]')).toHaveCount(3);
  await expect(page.locator("#log p").last()).toHaveText(/Picked out: .*8.*9.*10/);
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
    expect(small).toBeLessThan(36);
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
    await expect(page.locator('[data-list] [aria-selected="true"]')).toHaveCount(2);
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

/**
 * The opponent's tiles, of two colours and never three in a row, so that only drawing is possible.
 */
const IDLE = "R4 R4' R5 R5' R7 R7' R1' R2' K1 K1' K2 K2' K4 K4'";

/** The stock: the opponent draws first; the player gets two tiles. */
const STOCK = "K5 Y2 K5' Y3 K7' K8 K8' R8' R10'".split(" ");

const match = () => matchOf("rummi80 players=2 rounds=1", [HAND, IDLE], STOCK);

/** Puts tiles of the rack at a place. */
async function lay(page: Page, way: Way, tiles: string, place: Locator): Promise<void> {
  const all = tiles.split(" ");
  const held = all.map((tile) => onRack(page, tile));
  await way.put(page, held, place);
  for (const tile of all) await expect(onTable(page, tile)).toBeAttached();
}

async function end(page: Page, way: Way): Promise<void> {
  const done = page.locator("[data-move=done]");
  await expect(done).toHaveAttribute("data-ready", "");
  await way.press(page, done);
  await expect(done).not.toHaveAttribute("data-ready", "");
}

/** Opens, adds, rebuilds, replaces a joker, and wins. */
async function playRound(page: Page, way: Way): Promise<void> {
  await openMatch(page, match());

  await lay(page, way, "R8 R9 R10", fresh(page));
  await end(page, way);
  await mine(page);

  for (const tile of ["Y2", "Y3"]) {
    await way.press(page, page.locator("[data-move=draw]"));
    await expect(onRack(page, tile)).toBeAttached();
    await mine(page);
  }

  await lay(page, way, "B7 B8 B9", fresh(page));
  await end(page, way);
  await mine(page);

  // An addition, and S3's example: the 7 leaves the run for a group.
  await lay(page, way, "B10", endOf(page, 1));
  await way.put(page, [onTable(page, "B7")], fresh(page));
  await expect.poll(() => series(page)).toEqual(["R8 R9 R10", "B8 B9 B10", "B7"]);
  await lay(page, way, "Y7 K7", endOf(page, 2));
  await end(page, way);
  await mine(page);

  await lay(page, way, "R1 R2 J", fresh(page));
  await end(page, way);
  await mine(page);

  // The joker's tile replaces it, and it is used elsewhere.
  const joined = page.locator('[data-list="series-3"] [data-whole]');
  await expect(joined).toHaveAttribute("aria-label", /Joker as red 3/);
  await lay(page, way, "R3", onTable(page, "J"));
  await expect.poll(() => series(page)).toContain("R1 R2 R3");
  await way.put(page, [onTable(page, "J")], endOf(page, 1));
  await expect.poll(() => series(page)).not.toContain("J");
  await end(page, way);
  await mine(page);

  await lay(page, way, "Y1 Y2 Y3", fresh(page));
  await way.press(page, page.locator("[data-move=done]"));
  const result = page.locator("dialog[data-name=result], dialog[data-name=standing]");
  await expect(result).toBeVisible();
  await expect(result).toContainText("You have laid your last tile");
}

test("a round is played to its result by keys alone", async ({ page }) => {
  await playRound(page, byKeys);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a game begins that was never fetched, and a round is played to its result by mouse", async ({
    context,
    page,
    site,
  }) => {
    await page.goto("?seed=7");
    await ready(page);
    await installed(page);
    // A later move of a bot would be stored after the match has been deleted.
    await turn(page);
    await site.close();
    await context.setOffline(true);
    await setElsewhere(page, { rules: "rummi80" });
    await forgetMatch(page);
    await page.goto("?seed=8");
    await ready(page);
    await mine(page);
    await page.keyboard.press("d");
    await expect(rack(page)).toHaveCount(15);
    await mine(page);
    await playRound(page, byMouse);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a round is played to its result by finger", async ({ page }) => {
    await playRound(page, byFinger);
  });
});
