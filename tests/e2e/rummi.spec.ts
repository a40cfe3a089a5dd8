/** The game with 80 tiles, played through the page. */

import { LANGUAGES, type Settings } from "../../www/settings.ts";
import { drag, middle, rack, tap, touch, turn } from "./play.ts";
import {
  endOf,
  endTurn,
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
import { expect, installed, ready, test } from "./support.ts";
import { type Size, set, speak } from "./visit.ts";

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

test("a round is played with an opening, an addition, a rebuilt table and a joker replaced", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await expect(page.locator("#prompt")).toContainText("20 points");
  await layNew(page, "R8 R9 R10");
  await expect(page.locator("#prompt")).toContainText("3 tiles laid");
  await endTurn(page);
  expect(await series(page)).toEqual(["R8 R9 R10"]);

  // Two taps do the same as a drag, and a tile can be added to what lies there.
  await layNew(page, "B7 B8 B9");
  await tap(page, onRack(page, "B10"));
  await tap(page, endOf(page, 1));
  await expect(onTable(page, "B10")).toBeAttached();
  await endTurn(page);

  // S3's example: the 7 leaves the run for a group.
  await drag(page, onTable(page, "B7"), await middle(fresh(page)));
  await expect.poll(() => series(page)).toEqual(["R8 R9 R10", "B8 B9 B10", "B7"]);
  await expect(page.locator("#prompt")).toContainText("not complete");
  for (const tile of ["Y7", "K7"]) {
    await drag(page, onRack(page, tile), await middle(endOf(page, 2)));
    await expect(onTable(page, tile)).toBeAttached();
  }
  await endTurn(page);

  await layNew(page, "R1 R2 J");
  await endTurn(page);
  await expect(page.locator('[data-list="series-3"]')).toHaveAttribute(
    "aria-label",
    /joker as red 3/,
  );

  // The joker's tile takes its place, and the joker is used elsewhere at once.
  await drag(page, onRack(page, "R3"), await middle(onTable(page, "J")));
  await expect.poll(() => series(page)).toContain("R1 R2 R3");
  await drag(page, onTable(page, "J"), await middle(endOf(page, 1)));
  await expect(page.locator("[data-move=done]")).toHaveAttribute("data-ready", "");
  await page.locator("[data-move=done]").click();
  await expect(rack(page)).toHaveCount(1);
  await page.locator("[data-dialog=moves]").first().click();
  await expect(page.locator("#dialog")).toContainText("rebuilt");
});

test("steps within a turn are taken back one by one, all at once, and by carrying tiles home", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9");
  await page.keyboard.press("u");
  await expect.poll(() => series(page)).toEqual(["R8"]);
  await drag(page, onTable(page, "R8"), await middle(onRack(page, "Y1")));
  await expect.poll(() => series(page)).toEqual([]);
  await expect(rack(page)).toHaveCount(14);
  await layNew(page, "B7 B8 B9");
  await page.locator("[data-move=restart]").click();
  await expect.poll(() => series(page)).toEqual([]);
  await expect(rack(page)).toHaveCount(14);
  await expect(page.locator("[data-move=restart]")).toHaveCount(0);
  await expect(page.locator("#prompt")).toContainText("20 points");
  // That too is a step.
  await page.keyboard.press("u");
  await expect.poll(() => series(page)).toEqual(["B7 B8 B9"]);
});

test("a table that is not valid is asked about, and costs a tile if it is meant", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9");
  await page.locator("[data-move=done]").click();
  const question = page.locator("#bubble [data-at=done]");
  await expect(question).toContainText("costs a tile");
  // It stands in place of the prompt, beside the button that it is about.
  await expect(question).toHaveClass(/instead/);
  await page.locator("#bubble").getByText("Keep building").click();
  expect(await series(page)).toEqual(["R8 R9"]);
  await page.locator("[data-move=done]").click();
  await page.locator("#bubble").getByText("End the turn").click();
  await expect(rack(page)).toHaveCount(15);
  expect(await series(page)).toEqual([]);
});

test("drawing is asked about where it gives up what has been laid", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9 R10");
  const draw = page.locator("[data-move=draw]");
  await expect(draw).not.toHaveClass(/offer/);
  await draw.click();
  await expect(page.locator("#bubble")).toContainText("come back to your rack");
  await page.locator("#bubble").getByText("Keep building").click();
  expect(await series(page)).toEqual(["R8 R9 R10"]);
  await page.keyboard.press("d");
  await page.locator("#bubble").getByText("Draw instead").click();
  await expect(rack(page)).toHaveCount(15);
  expect(await series(page)).toEqual([]);
});

test("by rules that only refuse, the rule is named and nothing is lost", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2 refuse-only=yes"));
  await layNew(page, "R8 R9");
  await page.locator("[data-move=done]").click();
  await expect(page.locator("#bubble")).toContainText("no series");
  expect(await series(page)).toEqual(["R8 R9"]);
  await expect(rack(page)).toHaveCount(12);
});

test("a turn is played by keyboard alone", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  for (const [i, tile] of ["R8", "R9", "R10"].entries()) {
    await onRack(page, tile).focus();
    await page.keyboard.press("Space");
    await expect(onRack(page, tile)).toHaveAttribute("aria-selected", "true");
    await (i === 0 ? fresh(page) : endOf(page, 0)).focus();
    await page.keyboard.press("Enter");
    await expect(onTable(page, tile)).toBeAttached();
  }
  await page.keyboard.press("f");
  await expect(rack(page)).toHaveCount(11);
  expect(await series(page)).toEqual(["R8 R9 R10"]);
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

test.describe("on a phone on end", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a lock is at who has not opened", async ({ page }) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    const locks = page.locator(".seat:has(.lock)");
    await expect(locks).toHaveCount(2);
    await layNew(page, "R8 R9 R10");
    await endTurn(page);
    await expect(page.locator('.seat[data-seat="0"] .lock')).toHaveCount(0);
  });
});

test("a hint goes on until it is played out on the table, and the turn is still the player's to end", async ({
  page,
}) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  const prompt = page.locator("#prompt");
  for (let step = 0; step < 3; step += 1) {
    const before = await prompt.innerText();
    await page.keyboard.press("h");
    await expect.poll(() => prompt.innerText()).not.toBe(before);
  }
  await page.keyboard.press("h");
  await expect(page.locator("[data-move=done]")).toHaveAttribute("data-ready", "");
  await mine(page);
  await endTurn(page);
});

test("what is laid before the turn ends is on the rack again after a reload", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2"));
  await layNew(page, "R8 R9");
  await page.reload();
  await ready(page);
  await mine(page);
  await expect(rack(page)).toHaveCount(14);
  expect(await series(page)).toEqual([]);
});

test("who runs out of time gets his tiles back and one more", async ({ page }) => {
  await page.clock.install();
  await openMatch(page, matchOf("rummi80-site players=2"));
  await layNew(page, "R8 R9");
  await page.clock.runFor(51_000);
  await expect(rack(page)).toHaveCount(15);
  expect(await series(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a turn is played by touch, and everything has its room", async ({ page }) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    for (const tile of ["R8", "R9", "R10"]) await touch(page, onRack(page, tile));
    await expect(page.locator("#prompt")).toContainText("3 tiles");
    await touch(page, fresh(page));
    await expect.poll(() => series(page)).toEqual(["R8 R9 R10"]);
    expect(await crossing(page, ".arrange > button, .main-move, .seat .who")).toEqual([]);
    await touch(page, page.locator("[data-move=done]"));
    await expect(rack(page)).toHaveCount(11);
    expect(await series(page)).toEqual(["R8 R9 R10"]);
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
    // Beside it, it goes back, and Escape does the same.
    await page.touchscreen.tap(180, 332);
    await expect.poll(width).toBe(small);
    await touch(page, onTable(page, "B8"));
    await expect.poll(width).toBeGreaterThan(39);
    await page.keyboard.press("Escape");
    await expect.poll(width).toBe(small);
    // There two tiles are picked out, and go elsewhere; then all is small again.
    await touch(page, onTable(page, "B8"));
    await expect.poll(width).toBeGreaterThan(39);
    await touch(page, onTable(page, "B9"));
    await touch(page, onTable(page, "B10"));
    await expect(page.locator('[data-list] [aria-pressed="true"]')).toHaveCount(2);
    await touch(page, fresh(page));
    await expect.poll(() => series(page)).toEqual(["B7 B8", "R8 R9 R10", "B9 B10"]);
    expect(await width()).toBe(small);
    // A tile is carried between two of it, which splits it, and out of it.
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

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("another game begins, for which nothing has been fetched before", async ({
    context,
    page,
    site,
  }) => {
    await set(page, {});
    await page.goto("?seed=7");
    await ready(page);
    await installed(page);
    // Whatever a bot still did would be kept after the match has been forgotten.
    await turn(page);
    await site.close();
    await context.setOffline(true);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("istaka.settings") ?? "{}");
      localStorage.setItem("istaka.settings", JSON.stringify({ ...kept, rules: "rummi80" }));
      localStorage.removeItem("istaka.match");
    });
    // A number decides the deal: by chance somebody may finish before the player's first turn.
    await page.goto("?seed=8");
    await ready(page);
    await mine(page);
    await page.keyboard.press("d");
    await expect(rack(page)).toHaveCount(15);
  });
});

for (const language of LANGUAGES) {
  test(`in ${language} nothing covers anything, in every layout and look`, async ({ page }) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    await layNew(page, "R8 R9 R10");
    await layNew(page, "R1 R2 J");
    await layNew(page, "B7 B8");
    for (const [width, height] of LAYOUTS) {
      await page.setViewportSize({ width, height });
      for (const look of LOOKS) {
        await speak(page, language, look);
        const where = `rummi-${language}-${width}x${height}-${look.faces}`;
        const controls = ".arrange > button, .main-move, .prompt, .seat, .before-main > button";
        expect(await crossing(page, controls), where).toEqual([]);
        await picture(page, where);
      }
    }
  });
}
