/**
 * A whole round of table rummy to its result: by mouse, by finger and by keyboard alone.
 */

import type { Locator, Page } from "@playwright/test";
import { rack, turn } from "./play.ts";
import { endOf, fresh, HAND, matchOf, mine, onRack, onTable, openMatch, series } from "./series.ts";
import { expect, installed, ready, test } from "./support.ts";
import { forgetMatch } from "./visit.ts";
import { byFinger, byKeys, byMouse, type Way } from "./ways.ts";

/**
 * The opponent's tiles, of two colours and never three in a row, so that only drawing is possible.
 */
const IDLE = "R4 R4' R5 R5' R7 R7' R1' R2' K1 K1' K2 K2' K4 K4'";

/** The stock: the opponent draws first; the player gets tiles by a penalty and a draw. */
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

/**
 * Opens, loses one turn with an invalid table and one by drawing, adds, rebuilds, replaces a joker,
 * and wins.
 */
async function playRound(page: Page, way: Way): Promise<void> {
  await openMatch(page, match());

  await lay(page, way, "R8 R9 R10", fresh(page));
  await end(page, way);
  await mine(page);

  // A broken series, and two tiles that are none: this asks a question, and costs a tile.
  await way.put(page, [onTable(page, "R8")], fresh(page));
  await expect.poll(() => series(page)).toEqual(["R9 R10", "R8"]);
  await lay(page, way, "R1 R2", fresh(page));
  await way.press(page, page.locator("[data-move=done]"));
  await way.press(page, page.locator("#bubble").getByText("End the turn"));
  await expect(onRack(page, "Y2")).toBeAttached();
  await mine(page);
  expect(await series(page)).toEqual(["R8 R9 R10"]);

  // Draws instead: all tiles return, and another one is drawn.
  await lay(page, way, "B7 B8", fresh(page));
  await way.press(page, page.locator("[data-move=draw]"));
  await way.press(page, page.locator("#bubble").getByText("Draw instead"));
  await expect(onRack(page, "Y3")).toBeAttached();
  await mine(page);
  await expect(rack(page)).toHaveCount(13);

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
  const joined = page.locator('[data-list="series-3"]');
  await expect(joined).toHaveAttribute("aria-label", /joker as red 3/);
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
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("istaka.settings") ?? "{}");
      localStorage.setItem("istaka.settings", JSON.stringify({ ...kept, rules: "rummi80" }));
    });
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
