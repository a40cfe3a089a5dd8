/** Explanations of the items on the table for a resting mouse, a long press and the keyboard. */

import type { Locator, Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { drawFromStock, middle, open, order, place, rack, tap, turn } from "./play.ts";
import { halfCovered } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Some of the items that are explained on phones too. */
const SMALL: readonly string[] = ["okey", "false-joker", "away"];

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
    // The next thing may have the same name.
    await page.mouse.move(640, 420);
    await expect(page.locator(".about")).toHaveCount(0);
  }

  for (const [width, height] of sizesOf("360x640 740x360")) {
    await test.step(`what is explained cuts no words at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await drawn(page);
      for (const [thing, name] of named.filter(([, name]) => SMALL.includes(name))) {
        await rest(page, thing);
        await expect(told(page, name)).toBeVisible();
        expect.soft(await halfCovered(page), name).toEqual([]);
        await page.mouse.move(width / 2, 1);
        await expect(page.locator(".about")).toHaveCount(0);
      }
    });
  }
});

test("a tap tells of what does nothing else, marks are explained, and all of it is told aloud", async ({
  page,
}) => {
  await open(page, "?seed=7");
  await turn(page);
  await test.step("a tap tells of what does nothing else", async () => {
    await tap(page, place(page, "okey"));
    await expect(told(page, "okey")).toContainText("stand for any tile");
    await tap(page, page.locator(".asked[data-about=points]"));
    await expect(told(page, "points")).toBeVisible();
  });
  await test.step("by keyboard everything is told aloud", async () => {
    // The focus ring is shown only after a key.
    await place(page, "indicator").focus();
    await page.keyboard.press("Tab");
    await expect(told(page, "okey")).toBeVisible();
    await expect(page.locator("#log")).toContainText("stand for any tile");
  });
  await test.step("the marks are explained where they are", async () => {
    await rest(page, place(page, "take"));
    await expect(told(page, "take")).toContainText("instead of one from the stock");
    await tap(page, place(page, "take"));
    await expect(page.locator(".about")).toHaveCount(0);
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
    await rest(page, page.locator(".rack [data-mark=taken]"));
    await expect(told(page, "taken")).toContainText("had discarded");
    await tap(page, rack(page).first(), 2);
    await expect(page.locator('.rack[data-phase="draw"][data-turn="0"]')).toBeAttached();
    await drawFromStock(page);
    await rest(page, page.locator("[data-about=last]"));
    await expect(told(page, "last")).toContainText("discarded last");
  });
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
    const lifted = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
          addEventListener("click", drawn, { once: true, capture: true });
        }),
    );
    await press("touchEnd");
    await lifted;
    await expect(told(page, "stock")).toBeVisible();
    expect(await order(page)).toEqual(before);
    // The explanation disappears by itself.
    await page.clock.fastForward(7000);
    await expect(page.locator(".about")).toHaveCount(0);
    // A tap still draws.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
    await expect(page.locator(".about")).toHaveCount(0);
  });
});
