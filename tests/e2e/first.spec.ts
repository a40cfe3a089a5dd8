/** A first visit: the question beside the table, and the effect of the answer. */

import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { drawFromStock, open, order, rack, record, resume, tap, turn } from "./play.ts";
import { crossing } from "./sight.ts";
import { expect, test } from "./support.ts";
import {
  drawn,
  everywhere,
  forbidDatabases,
  leave,
  type Size,
  setElsewhere,
  speak,
} from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, first: true, locale: "en" });

const SIZES: readonly Size[] = sizesOf(
  "300x300 320x568 360x640 568x320 740x360 768x1024 1024x768 1280x800 " + "2560x1440",
);

/** Heights of portrait and square windows, one after the other. */
const HEIGHTS = [568, 640, 720, 844, 932];

const kept = (page: Page, key: "settings" | "match") =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`istaka.${key}`) ?? "null"), key);

/** Makes bots play at once; at a first visit they have the usual pace. */
const hurry = (page: Page) => setElsewhere(page, { pace: "instant" });

/** Lists important elements under the card, and parts of the card that overflow it. */
function hinders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector(".card > div") as HTMLElement;
    const over = card.getBoundingClientRect();
    const needed = [
      ...document.querySelectorAll(
        ".rack [role=option], [data-place=stock], [data-place=indicator], [data-place=okey], [data-place=take], [data-place=discard], .prompt span, .main-move, .menu-button span, .seat[data-seat='0'] .player",
      ),
    ];
    const covered = needed.filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        box.left < over.right - 0.5 &&
        over.left < box.right - 0.5 &&
        box.top < over.bottom - 0.5 &&
        over.top < box.bottom - 0.5 &&
        !(element.matches(".menu-button span") && isFree(element))
      );
    });
    /** Returns `true` for the menu button in the card's corner, where the card has no words. */
    function isFree(element: Element): boolean {
      const box = element.getBoundingClientRect();
      const under = document
        .elementsFromPoint(box.left + 1, box.top + 1)
        .find((found) => card.contains(found));
      return under === card || under?.matches("section, header, .aim") === true;
    }
    const sticking = [...card.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      const unseen = element.closest(".unseen") !== null || box.width === 0;
      return (
        !unseen &&
        (box.left < over.left - 0.5 ||
          box.right > Math.min(over.right, innerWidth) + 0.5 ||
          box.bottom > Math.min(over.bottom, innerHeight) + 0.5)
      );
    });
    return [...covered, ...sticking].map((element) => element.outerHTML.slice(0, 90));
  });
}

test("the card stands beside the table in every window and language, and its buttons are hit", async ({
  page,
}) => {
  await open(page, "");
  const card = page.locator("[data-card=welcome]");
  const stands = async (width: number, where: string): Promise<void> => {
    await expect(card).toBeVisible();
    await expect.soft.poll(() => hinders(page), { message: where }).toEqual([]);
    if (width <= 700) expect.soft(await unreached(page), where).toEqual([]);
    // The picture of the player to move has a ring around it.
    const near = "#moves button, .seat[data-seat='0'] .player";
    expect.soft(await crossing(page, near), where).toEqual([]);
  };
  for await (const { width, where } of everywhere(page, SIZES)) await stands(width, where);
  // Between them each width in one of the languages in turn.
  for (let i = 0; i < 20; i += 1) {
    const [width, height] = [320 + 20 * i, HEIGHTS[i % HEIGHTS.length] ?? 0];
    const language = LANGUAGES[i % LANGUAGES.length] ?? "en";
    await page.setViewportSize({ width, height });
    await speak(page, language);
    await stands(width, `${language}-${width}x${height}`);
  }

  await test.step("upright windows show the opponents below the card", async () => {
    for (const [width, height] of sizesOf("768x1024 360x640 320x568")) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const over = await card.locator("> div").boundingBox();
      for (const seat of [1, 2, 3]) {
        const player = page.locator(`.seat[data-seat="${seat}"] .player`);
        await expect(player.locator("b")).toBeVisible();
        const box = await player.boundingBox();
        expect
          .soft(box?.y, `${width}`)
          .toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));
      }
    }
  });
});

/** Lists buttons of the card that a finger cannot hit, and lines that are cut off. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector(".card > div") as HTMLElement;
    const missed = [...box.querySelectorAll("button")]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 10, top + 3],
          [right - 10, bottom - 3],
        ] as const;
        return points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
      });
    const cut = box.scrollHeight > box.clientHeight + 1 ? [box] : [];
    return [...missed, ...cut].map((element) => element.outerHTML.slice(0, 90));
  });
}

test("a player who has won the first hand gets hints for one round, and may leave", async ({
  page,
}) => {
  const at = { lesson: "first-okey", step: 7, match: "" };
  await leave(page, {
    "istaka.lessons": { version: 1, done: ["first-okey"], at },
  });
  await open(page);
  const lesson = page.locator("[data-card=lesson]");

  await test.step("the lesson says why, and can be left, in every window", async () => {
    await hurry(page);
    await turn(page);
    await expect(lesson.locator("li")).toHaveCount(2);
    await expect(page.locator("[data-hint]").first()).toBeAttached();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(lesson).toContainText(/You wait for|It completes/);
      await expect(lesson.getByRole("button", { name: "On my own" })).toBeVisible();
      await expect.soft.poll(() => hinders(page), { message: `${width} × ${height}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(
      page.locator(".prompt"),
      "beside the card it would be a narrow column",
    ).toHaveCount(0);
    for (const width of [320, 360, 390, 480, 600]) {
      await page.setViewportSize({ width, height: width < 390 ? 640 : 844 });
      await drawn(page);
      await expect(lesson.locator("li")).toHaveCount(2);
      expect.soft(await unreached(page), `${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("hints come by themselves until the lesson is left", async () => {
    await drawFromStock(page);
    await expect(lesson.locator("li").nth(0)).toContainText("Discard");
    await tap(page, page.locator(".rack [data-hint]"), 2);
    await expect(page.locator('.rack[data-phase="draw"][data-turn="0"]')).toBeAttached();
    await expect(lesson.locator("li")).toHaveCount(2);
    await page.setViewportSize({ width: 300, height: 300 });
    await page.getByRole("button", { name: "On my own" }).click();
    await expect(page.locator(".card")).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawFromStock(page);
    await expect(page.locator("[data-hint]")).toHaveCount(0);
  });
});

test("a player who knows the game meets strong opponents in the same deal, and is never asked again", async ({
  page,
}) => {
  await open(page, "");
  const dealt = await order(page);

  await test.step("the card has the focus and says the aim, and then the table has it", async () => {
    await expect(page.locator("[data-greet=new]")).toBeFocused();
    await expect(page.locator("#log p")).toHaveText([/runs and groups/]);
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-greet=known]")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".rack [role=option]:focus")).toBeAttached();
  });
  await expect(page.locator(".card")).toHaveCount(0);
  await hurry(page);
  await turn(page);
  expect(await order(page), "it is the same deal").toEqual(dealt);
  const opponents = async () => (await kept(page, "match")).opponents;
  await expect.poll(opponents).toEqual(Array(3).fill("hard"));
  expect(await kept(page, "settings")).toMatchObject({ greeted: ["okey"], level: "hard" });
  await open(page, "");
  await expect(page.locator(".card")).toHaveCount(0);
});

test("a player with a match from before is not asked", async ({ page }) => {
  // A second copy of the settings would restore the unanswered question.
  await forbidDatabases(page);
  await open(page);
  await page.evaluate(() => localStorage.removeItem("istaka.settings"));
  await open(page, "");
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(page.locator(".card")).toHaveCount(0);
});

test("to throw a tile is an answer too", async ({ page }) => {
  await leave(page, { "istaka.settings": { greeted: [], level: "easy" } });
  // The player is to discard a tile of a round that has just been dealt.
  const [begun = ""] = record("secret").split(/^\d discard/m);
  await resume(page, begun.replace(/^dealer \d$/m, "dealer 3"));
  await expect(page.locator("[data-card=welcome]")).toBeVisible();
  await tap(page, rack(page).first(), 2);
  await expect(page.locator(".card")).toHaveCount(0);
  await hurry(page);
  await turn(page);
  expect(await kept(page, "settings")).toMatchObject({ greeted: ["okey"], level: "easy" });
});

test("bots are faster after the first match, at a pace that nobody has chosen", async ({
  page,
}) => {
  const newcomer = { greeted: ["okey"], pace: "normal", paced: false };
  await leave(page, { "istaka.settings": newcomer });
  await resume(page, record("standing"));
  await expect.poll(async () => (await kept(page, "settings")).pace).toBe("fast");
});
