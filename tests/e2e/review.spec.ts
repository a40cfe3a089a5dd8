/** The review of a round: from its end, on the table, over a whole match, and in every game. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as istaka from "../../www/pkg/istaka/istaka.js";
import { dialogOf, lookingBack } from "./panels.ts";
import { record, resume } from "./play.ts";
import { expect, test } from "./support.ts";
import { SIZES } from "./visit.ts";

const reviewOf = (page: Page) => page.locator("match-review");

test("a round is looked back on from its end", async ({ page }) => {
  const match = record("regretted");
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const game = istaka.Game.load(match);
  const reviews = [0, 1, 2].flatMap((round) => game.review(round, 0) ?? []);
  const [, , last] = reviews;
  const decision = last?.decisions[last.worst[0] ?? -1];
  if (!last || !decision) throw new Error("a beginner makes mistakes");
  const review = reviewOf(page);
  const articles = review.locator("article");
  const replay = page.locator("match-replay");
  await resume(page, match);
  await (await lookingBack(page, "review")).press("Enter");
  await expect(review.locator(".sums")).toBeVisible();

  await test.step("it fits every window", async () => {
    const body = review.locator(".body");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(body).toBeVisible();
      const wide = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(wide, `${width}`).toBeLessThanOrEqual(0);
      await expect.soft(review.locator("[data-move=done]")).toBeInViewport();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("the worst three come first, and each can be shown on the table", async () => {
    await expect(articles).toHaveCount(last.worst.length);
    await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
    await expect(articles.first().locator("tbody tr")).toHaveCount(2);
    await articles.first().locator("[data-move]").click();
    await expect(replay.locator("output")).toHaveText(new RegExp(`^${decision.event}/`));
    await expect(replay.locator("[data-move=round]")).toHaveValue("2");
    // Closing the replay returns to the review.
    await replay.locator("[data-move=close]").click();
    await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
  });

  await test.step("all decisions and all rounds are there, by keyboard alone", async () => {
    await review.locator(".body > details > summary").press("Enter");
    const decisions = review.locator(".decision");
    await expect(decisions).toHaveCount(last.decisions.length);
    await decisions.first().locator("summary").press("Enter");
    await expect(decisions.first().locator("tile-row").first()).toBeVisible();
    await review.locator("select").selectOption("whole");
    const wrong = reviews.flatMap(({ decisions }) =>
      decisions.flatMap(({ mistake }) => mistake ?? []),
    );
    await expect(review.locator(".habits li")).toHaveCount(new Set(wrong).size);
    await expect(review.locator("tbody tr")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "lookBack")).toBeVisible();
  });

  await test.step("the replay has it too, of rounds that are over", async () => {
    await (await lookingBack(page, "watch")).click();
    await replay.locator("[data-move=review]").click();
    await expect(articles.first()).toBeVisible();
    const show = articles.first().locator("[data-move]");
    const event = (await show.getAttribute("data-move"))?.replace("show-", "");
    await show.click();
    await expect(review).toHaveCount(0);
    await expect(replay.locator("output")).toHaveText(new RegExp(`^${event}/`));
  });
});

test("after a match it begins with the whole of it", async ({ page }) => {
  await resume(page, record("standing"));
  await (await lookingBack(page, "review")).click();
  await expect(reviewOf(page).locator("select")).toHaveValue("whole");
  await expect(reviewOf(page).locator(".sums")).toBeVisible();
});

test("in table rummy it tells what could have been laid", async ({ page }) => {
  const match = record("rummi-regretted");
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const found = istaka.Game.load(match).review(0, 0);
  await resume(page, match);
  await (await lookingBack(page, "review")).click();
  await expect(reviewOf(page).locator("article")).toHaveCount(found?.worst.length ?? -1);
  await expect(reviewOf(page).locator(".sums")).toContainText("Jokers among them");
});
