/** Any position asked about: entered by taps, drags or keys, opened by a link, and played on. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { dialogOf, lookingBack, move } from "./panels.ts";
import { drag, middle, order, record, resume } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, keptMatch, keptText } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const HAND = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
const TEXT = `turkish; indicator Y1; hand ${HAND}`;

const dialog = (page: Page): Locator => dialogOf(page, "analysis");
const text = (page: Page): Locator => dialog(page).locator("textarea:not([readonly])");
const best = (page: Page): Locator => dialog(page).locator(".ranking .best button");
const fault = (page: Page, code: string): Locator => dialog(page).locator(`[data-code=${code}]`);

function kind(page: Page, tile: string): Locator {
  return dialog(page).locator(`.palette [data-tile="${tile}"]`);
}

async function openLink(page: Page, position: string): Promise<void> {
  await page.goto(`#position=${encodeURIComponent(position)}`);
  await ready(page);
  await expect(dialog(page)).toBeVisible();
}

/** Waits for the finer answer. */
async function judged(page: Page): Promise<void> {
  await expect(dialog(page).locator(".answer .note")).toContainText("As an Expert sees it");
}

test.describe("from home", () => {
  test.use({ home: true });

  test("a hand is entered by at most seventeen taps, answered, and kept", async ({ page }) => {
    await page.goto("");
    await ready(page);
    let taps = 0;
    const tap = async (thing: Locator): Promise<void> => {
      await thing.click();
      taps += 1;
    };
    await tap(page.locator(".home:lang(en) [data-go=analysis]"));
    await expect(fault(page, "missingField").first()).toHaveText("Choose the indicator.");
    await tap(kind(page, "Y1"));
    for (const tile of HAND.split(" ")) await tap(kind(page, tile));
    expect(taps).toBeLessThanOrEqual(17);
    await expect(best(page)).toContainText("Discard the red 6");
    await expect(dialog(page).getByRole("status").first()).toHaveText("Best: Discard the red 6");
    await expect(text(page)).toHaveValue(TEXT);
    await judged(page);

    await test.step("over a reload, and then from the list", async () => {
      await page.reload();
      await ready(page);
      await expect(text(page)).toHaveValue(TEXT);
      await expect(page.locator("html")).toHaveAttribute("data-at", "home");
      expect(await keptText(page, "istaka.positions")).toContain(HAND);
      await move(page, "clear").click();
      await expect(text(page)).toHaveValue("turkish");
      await dialog(page).locator(".recent summary").click();
      await dialog(page).locator(".recent li button").first().click();
      await expect(text(page)).toHaveValue(/hand R1 R2 R3/);
    });

    await test.step("back to home, whose address is as before", async () => {
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe("");
    });
  });
});

test("an action is played on the board, and taken back", async ({ page }) => {
  await openLink(page, TEXT);
  await best(page).click();
  await expect(text(page)).toHaveValue(/pile 0 R6/);
  await expect(dialog(page).locator(".answer")).toContainText("Another player is to move");
  await move(page, "undo").click();
  await expect(text(page)).toHaveValue(TEXT);
  await expect(best(page)).toContainText("Discard the red 6");
  // A tile of the hand goes by a tap, and comes back.
  await dialog(page).locator('.held.own [data-tile="R13"]').click();
  await expect(fault(page, "noOffer")).toBeVisible();
  await move(page, "undo").click();
  await expect(text(page)).toHaveValue(TEXT);
});

test("whatever a link holds is only a text, and what is wrong is told", async ({ page }) => {
  const hostile = "turkish; <img src=x onerror=alert(1)>; hand R1 R1 R1 X9; indicator Y1; okey Y3";
  await openLink(page, hostile);
  await expect(text(page)).toHaveValue(hostile);
  await expect(dialog(page).locator("img")).toHaveCount(0);
  await expect(fault(page, "tooMany")).toContainText("red 1");
  await expect(fault(page, "badTile")).toContainText("“X9” is no tile");
  await fault(page, "wrongOkey").getByRole("button").click();
  await expect(fault(page, "wrongOkey")).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^turkish; <img.*indicator Y1$/);
  await page.goto("#position=%E0%A4%A");
  await expect(text(page)).toHaveValue("%E0%A4%A");
});

test("a position is entered by keys alone, in the palette and as text", async ({ page }) => {
  await openLink(page, "rummi80");
  await kind(page, "R1").focus();
  // To the next numbers, and to the next colour.
  for (const key of ["ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"])
    await page.keyboard.press(key);
  await expect(text(page)).toHaveValue("rummi80; hand R3 Y3");
  await expect(kind(page, "Y3")).toHaveAccessibleName("yellow 3, 1 left");
  await text(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("rummi80; table R1 R2 R3; hand r4 r5 k9");
  await expect(dialog(page).locator(".held.own button")).toHaveCount(3);
  await expect(dialog(page).locator(".ranking")).toContainText("Lay red 4 and red 5");
  await move(page, "undo").click();
  await expect(text(page)).toHaveValue("rummi80; hand R3 Y3");
});

/** Focuses everything in turn, and reports the text where it is out of sight or on the focus. */
function hiding(dialog: Element): string[] {
  const text = dialog.querySelector("[name=text]") as HTMLElement;
  const found: string[] = [];
  for (const thing of dialog.querySelectorAll<HTMLElement>("button, summary, input, select")) {
    thing.focus();
    if (document.activeElement !== thing) continue;
    const [{ top, bottom, left, right }, it] = [text, thing].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const where = thing.dataset.tile ?? thing.dataset.move ?? (thing.getAttribute("name") || "");
    if (top < 0 || bottom > window.innerHeight) found.push(`gone at ${thing.localName} ${where}`);
    if (it.top < bottom && it.bottom > top && it.left < right && it.right > left)
      found.push(`on ${thing.localName} ${where}`);
  }
  return found;
}

test("the text is in sight wherever the focus is, and never on it", async ({ page }) => {
  const melds = ["R10 R11 R12", "K10 K11 K12", "B10 B11 B12", "Y10 Y11 Y12", "R1 R2 R3"];
  const table = melds.map((tiles, i) => `; meld ${i % 2} ${tiles}`).join("");
  await openLink(page, `yuzbir; indicator Y1; hand R9 K2 B3 B4; drawn K2${table}; pile 3 B9`);
  await expect(best(page)).toBeVisible();
  for (const [width, height] of sizesOf("320x256 568x320 360x640 740x360")) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect.soft(await dialog(page).evaluate(hiding), `${width}x${height}`).toEqual([]);
  }
  await test.step("all of it is there while one types, and nothing moves under a press", async () => {
    await text(page).click();
    const high = async () => (await text(page).boundingBox())?.height ?? 0;
    const whole = await high();
    await dialog(page).locator(".held.own button").first().hover();
    await page.mouse.down();
    expect(await high()).toBe(whole);
    await page.mouse.up();
    await expect(text(page)).toHaveValue(/hand K2 B3 B4/);
    expect(await high()).toBeLessThan(whole);
  });
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("tiles are dragged from the palette to places, among them, and out", async ({ page }) => {
    const lying = (place: string, tile: string): Locator =>
      dialog(page).locator(`section[data-place=${place}] [data-tile="${tile}"]`);
    const named = (place: string): Locator => dialog(page).locator(`label[data-place=${place}]`);
    const carried = dialog(page).locator(".carried");
    await openLink(page, "turkish; indicator Y1; hand R1 R2");

    await test.step("by mouse", async () => {
      await drag(page, kind(page, "R5"), await middle(named("pile-2")));
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R1 R2; pile 2 R5");
      await drag(page, lying("pile-2", "R5"), await middle(lying("hand-0", "R1")));
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R1 R2 R5");
      await drag(page, lying("hand-0", "R1"), await middle(dialog(page).locator("h1")));
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R2 R5");
      await drag(page, kind(page, "K9"), await middle(dialog(page).locator("h1")));
      await expect(text(page), "nothing came").toHaveValue("turkish; indicator Y1; hand R2 R5");
    });

    await test.step("Escape puts it back, and a tap still means what it did", async () => {
      const { x, y } = await middle(lying("hand-0", "R5"));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 200, { steps: 4 });
      await expect(carried).toHaveClass("carried out");
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(carried).toHaveCount(0);
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R2 R5");
      await kind(page, "K9").click();
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R2 R5 K9");
    });

    await test.step("by finger, and a touch beside the tiles scrolls", async () => {
      await page.setViewportSize({ width: 360, height: 480 });
      const device = await page.context().newCDPSession(page);
      const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
        device.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints } as never);
      const pull = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
        await touch("Start", [from]);
        for (let i = 1; i <= 8; i += 1)
          await touch("Move", [{ x: from.x + (by.x * i) / 8, y: from.y + (by.y * i) / 8 }]);
      };
      const tile = await middle(kind(page, "B1").or(kind(page, "R1")).first());
      const place = await middle(named("pile-1"));
      const over = { x: place.x - tile.x, y: place.y - tile.y + 24 };
      await pull(tile, over);
      await touch("Cancel", []);
      await expect(carried).toHaveCount(0);
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R2 R5 K9");
      await pull(tile, over);
      await touch("End", []);
      await expect(text(page)).toHaveValue("turkish; indicator Y1; hand R2 R5 K9; pile 1 R1");
      const body = dialog(page).locator(".body");
      expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await pull(await middle(dialog(page).locator(".answer")), { x: 0, y: -90 });
      await touch("End", []);
      await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(30);
    });
  });
});

test("the lesson is taken from the list on a phone, and leads to the player's own hand", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("#lessons");
  await ready(page);
  const lesson = page.locator("dialog[open] [data-lesson=ask]");
  await lesson.click();
  const card = dialog(page).locator(".guide");
  const lit = dialog(page).locator("[data-glows]");
  await expect(card.getByRole("status")).toHaveText("This hand lacks 3 tiles. Tap red 1.");
  for (const tile of ["R1", "R4", "R13"]) {
    await expect(lit).toHaveAttribute("data-tile", tile);
    await expect(lit).toBeInViewport({ ratio: 1 });
    await lit.click();
  }
  await expect(card).toHaveAttribute("data-step", "2");
  await expect(best(page)).toContainText("100%");
  await expect(lit).toBeInViewport({ ratio: 1 });
  await move(page, "guide-next").click();
  await lit.click();
  await expect(card).toContainText("This is what comes next.");
  await expect(best(page)).toContainText("Finish with the red 13");
  await move(page, "guide-own").click();
  await expect(card).toHaveCount(0);
  await expect(text(page)).toHaveValue("turkish");
  await test.step("and again from there, or not", async () => {
    await move(page, "learn").click();
    await expect(card).toHaveAttribute("data-step", "1");
    await move(page, "guide-leave").click();
    await expect(text(page)).toHaveValue("turkish");
    await page.keyboard.press("Escape");
    await expect(lesson.locator("xpath=..")).toHaveClass("done");
  });
});

test("a position is handed on: as a picture, with its answer or without, and to other pages", async ({
  page,
}) => {
  const saved = async () => {
    const begun = page.waitForEvent("download");
    await move(page, "picture").click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe("istaka.png");
    const file = readFileSync(await download.path());
    expect(file.toString("latin1", 1, 4)).toBe("PNG");
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  };
  await openLink(page, TEXT);
  await judged(page);
  const whole = await saved();
  await expect(dialog(page).locator(".beneath > .tools [role=status]")).toHaveText(
    "The picture is saved.",
  );
  await dialog(page).getByLabel("with the answer").uncheck();
  const bare = await saved();
  for (const { width } of [whole, bare]) expect(width).toBe(1200);
  expect(bare.height).toBeGreaterThan(500);
  expect(whole.height).toBeGreaterThan(bare.height + 100);
  await dialog(page).locator(".embed summary").click();
  await expect(dialog(page).getByLabel("For a page of your own")).toHaveValue(
    /<okey-position position="turkish; .*hand R1 .*" src="http/,
  );
  await move(page, "clear").click();
  await expect(move(page, "picture")).toHaveAttribute("aria-disabled", "true");
});

test("a moment of a match is asked about where that helps nobody against others", async ({
  page,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  await resume(page, record("draw"));
  const entry = page.locator("#menu [data-dialog=analysis]");
  await page.locator(".menu-button").click();
  await expect(entry).toHaveAttribute("aria-disabled", "true");
  await expect(entry).toContainText("after the round, or in practice");
  await page.setViewportSize({ width, height });

  await resume(page, record("regretted"));
  await (await lookingBack(page, "analysis")).click();
  await expect(best(page)).toBeVisible();
  await expect(text(page)).toHaveValue(/stock \d+/);

  await test.step("from a review and a replay, to which one returns", async () => {
    await page.keyboard.press("Escape");
    await move(page, "review").click();
    const review = dialogOf(page, "review");
    await review.locator("[data-move^=analyse]").first().click();
    await expect(best(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(review).toBeVisible();
    await page.keyboard.press("Escape");
    await move(page, "watch").click();
    const replay = page.locator("match-replay");
    await replay.locator("[data-move=jump]").fill("9");
    await expect(replay.locator("output")).toHaveText(/^9\//);
    // The row of the smallest phone on its side has the button too.
    await page.setViewportSize({ width: 568, height: 320 });
    await replay.locator("[data-move=analyse]").click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(replay.locator("output")).toHaveText(/^9\//);
  });
});

test("a position is played on from, for practice", async ({ page }) => {
  await openLink(page, `${TEXT}; pile 3 R5`);
  await expect(best(page)).toBeVisible();
  await dialog(page).locator("select[name=level]").selectOption("beginner");
  await move(page, "play-from").click();
  await expect(dialog(page)).toBeHidden();
  const hand = async (): Promise<string[]> =>
    (await order(page)).flatMap((tile) => (tile === null ? [] : [tile])).sort();
  await expect.poll(hand).toEqual(HAND.split(" ").sort());
  await expect(page.locator("#bar")).toContainText("Practice");
  await expect.poll(() => keptMatch(page)).toContain("\nposition turkish; seat 0; ");

  await test.step("also after a reload", async () => {
    await page.reload();
    await ready(page);
    await expect.poll(hand).toEqual(HAND.split(" ").sort());
  });
});
