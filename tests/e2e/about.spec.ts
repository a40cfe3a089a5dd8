/** The words that things of the table have for a resting mouse, a held finger and the keyboard. */

import type { Locator, Page } from "@playwright/test";
import { drawFromStock, middle, open, order, place, rack, tap, turn } from "./play.ts";
import { halfCovered, violations } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const told = (page: Page, thing: string): Locator => page.locator(`.about[data-told=${thing}]`);

async function rest(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middle(thing);
  await page.mouse.move(x, y);
}

test("a pointer that rests on a thing learns what it is", async ({ page }) => {
  // The player begins, and holds a false joker; the okey is black 3.
  await open(page, "?seed=20");
  await turn(page);
  const named: [Locator, string, string][] = [
    [place(page, "okey"), "okey", "black 3"],
    [place(page, "indicator"), "indicator", "black 2"],
    [place(page, "stock"), "stock", "tiles are left"],
    [page.locator('.rack [data-tile="F"]'), "false-joker", "black 3"],
    [page.locator(".asked[data-about=away]"), "away", "3 more fitting tiles"],
    [page.locator(".asked[data-about=points]"), "points", "goes above 20"],
    [page.locator('.person[data-person="2"]'), "points", "goes above 20"],
  ];
  for (const [thing, name, words] of named) {
    await rest(page, thing);
    await expect(told(page, name)).toContainText(words);
    const bubble = await told(page, name).locator("div").boundingBox();
    const box = await thing.boundingBox();
    if (!bubble || !box) throw new Error("nothing is there");
    const apart = bubble.y + bubble.height <= box.y || bubble.y >= box.y + box.height;
    expect(apart, `what is said about ${name} leaves it in sight`).toBe(true);
    expect(bubble.x).toBeGreaterThanOrEqual(0);
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(1280);
  }
  expect(await violations(page)).toEqual([]);
  await page.mouse.move(640, 420);
  await expect(page.locator(".about")).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const) {
  test(`what is explained cuts no words at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "?seed=20");
    await turn(page);
    for (const [thing, name] of [
      [place(page, "okey"), "okey"],
      [page.locator('.rack [data-tile="F"]'), "false-joker"],
      [page.locator(".asked[data-about=away]"), "away"],
    ] as const) {
      await rest(page, thing);
      await expect(told(page, name)).toBeVisible();
      expect.soft(await halfCovered(page), name).toEqual([]);
      await page.mouse.move(width / 2, 1);
    }
  });
}

test("the marks are explained where they are", async ({ page }) => {
  await open(page, "?seed=7");
  await turn(page);
  await rest(page, place(page, "take"));
  await expect(told(page, "take")).toContainText("gold outline");
  await tap(page, place(page, "take"));
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  await rest(page, page.locator(".rack [data-mark=taken]"));
  await expect(told(page, "taken")).toContainText("corner");
  await tap(page, rack(page).first(), 2);
  await expect(page.locator('.rack[data-phase="draw"][data-turn="0"]')).toBeAttached();
  await drawFromStock(page);
  await rest(page, page.locator("[data-about=last]"));
  await expect(told(page, "last")).toContainText("discarded last");
});

test("a tap tells of what does nothing else, and by keyboard everything is told aloud", async ({
  page,
}) => {
  await open(page, "?seed=7");
  await turn(page);
  await tap(page, place(page, "okey"));
  await expect(told(page, "okey")).toContainText("stand for any tile");
  await tap(page, page.locator(".asked[data-about=points]"));
  await expect(told(page, "points")).toBeVisible();
  await tap(page, place(page, "stock"));
  await expect(page.locator(".about")).toHaveCount(0);
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  // Only who came by keyboard sees where he is.
  await place(page, "indicator").focus();
  await page.keyboard.press("Tab");
  await expect(told(page, "okey")).toBeVisible();
  await expect(page.locator("#log")).toContainText("stand for any tile");
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("what is held is explained, and does nothing when it is let go", async ({ page }) => {
    await page.clock.install();
    await open(page, "?seed=7");
    await turn(page);
    const before = await order(page);
    const touch = await page.context().newCDPSession(page);
    const { x, y } = await middle(place(page, "stock"));
    const press = (type: "touchStart" | "touchEnd") =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? [{ x, y }] : [],
      });
    await press("touchStart");
    await expect(told(page, "stock")).toBeVisible();
    await press("touchEnd");
    await expect(told(page, "stock")).toBeVisible();
    expect(await order(page)).toEqual(before);
    // Whoever has read it need not tap it away.
    await page.clock.fastForward(7000);
    await expect(page.locator(".about")).toHaveCount(0);
    // A tap still draws.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
    await expect(page.locator(".about")).toHaveCount(0);
  });
});

test.describe("before anybody can explain anything", () => {
  const held: (() => void)[] = [];

  test.beforeEach(async ({ page }) => {
    held.length = 0;
    await page.route(/assets\/around-[^/]*\.js$/, async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await page.goto("?seed=20");
    await turn(page);
  });

  async function bring(page: Page): Promise<void> {
    await expect.poll(() => held.length).toBe(1);
    await expect(page.locator(".about")).toHaveCount(0);
    for (const go of held) go();
  }

  test("what is tapped is explained as soon as somebody can", async ({ page }) => {
    await tap(page, place(page, "okey"));
    await bring(page);
    await expect(told(page, "okey")).toContainText("stand for any tile");
  });

  test("what a pointer rests on is explained as soon as somebody can", async ({ page }) => {
    await rest(page, place(page, "stock"));
    await bring(page);
    await expect(told(page, "stock")).toContainText("tiles are left");
  });

  test("what a pointer has left is not explained", async ({ page }) => {
    await rest(page, place(page, "stock"));
    await rest(page, place(page, "okey"));
    await bring(page);
    await expect(told(page, "okey")).toContainText("stand for any tile");
  });
});
