/** A round looked back on: from its end, on the table, over a whole match, and in every game. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as okey from "../../www/pkg/okey/istaka.js";
import * as rummi from "../../www/pkg/rummi/istaka.js";
import { record, resume } from "./play.ts";
import { violations } from "./sight.ts";
import { expect, test } from "./support.ts";
import { SIZES } from "./visit.ts";

const ENGINES = { okey, rummi };

/** A match of so many whole rounds in which a beginner sits at the player's place. */
function played(name: "okey" | "rummi", rounds: number): okey.Game | rummi.Game {
  const engine = ENGINES[name];
  engine.initSync({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });
  const rules = name === "okey" ? "turkish" : "rummi80 players=2";
  const characters = ["beginner", "easy", "easy", "easy"];
  const game = new engine.Game({ seed: "5", rules, characters, bots: [0, 1, 2, 3] });
  for (let round = 0; round < rounds; round += 1) {
    game.deal();
    while (game.view(0).table?.turn !== null) game.botMove();
  }
  return game;
}

function review(page: Page): Locator {
  return page.locator("match-review");
}

async function look(page: Page, match: string): Promise<void> {
  await resume(page, match);
  await page.locator('#dialog [data-move="review"]').click();
  await expect(review(page).locator(".sums")).toBeVisible();
}

test("the worst three come first, and each can be shown on the table", async ({ page }) => {
  const game = played("okey", 2) as okey.Game;
  const found = game.review(1, 0);
  const [worst = -1] = found?.worst ?? [];
  const decision = found?.decisions[worst];
  if (!found || !decision) throw new Error("a beginner makes mistakes");
  await look(page, game.save());
  const articles = review(page).locator("article");
  await expect(articles).toHaveCount(found.worst.length);
  await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
  await expect(articles.first().locator("tbody tr")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await articles.first().locator("[data-move]").click();
  const replay = page.locator("match-replay");
  await expect(replay.locator("output")).toHaveText(new RegExp(`^${decision.event}/`));
  await expect(replay.locator('[data-move="round"]')).toHaveValue("1");
  // From there back to what was looked back on.
  await replay.locator('[data-move="close"]').click();
  await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
});

test("all decisions and all rounds are there, by keyboard alone", async ({ page }) => {
  const game = played("okey", 3);
  const reviews = [0, 1, 2].flatMap((round) => game.review(round, 0) ?? []);
  const wrong = reviews.flatMap(({ decisions }) =>
    decisions.flatMap(({ mistake }) => mistake ?? []),
  );
  await resume(page, game.save());
  await page.locator('#dialog [data-move="review"]').focus();
  await page.keyboard.press("Enter");
  await expect(review(page).locator(".sums")).toBeVisible();
  const all = review(page).locator(".body > details > summary");
  await all.focus();
  await page.keyboard.press("Enter");
  const decisions = review(page).locator(".decision");
  await expect(decisions).toHaveCount(reviews[2]?.decisions.length ?? -1);
  await decisions.first().locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(decisions.first().locator("tile-row").first()).toBeVisible();
  await review(page).locator("select").selectOption("whole");
  await expect(review(page).locator(".habits li")).toHaveCount(new Set(wrong).size);
  await expect(review(page).locator("tbody tr")).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator('#dialog [data-move="next-round"]')).toBeVisible();
});

test("after a match it begins with the whole of it", async ({ page }) => {
  await resume(page, record("standing"));
  await page.locator('#dialog [data-move="review"]').click();
  await expect(review(page).locator("select")).toHaveValue("whole");
  await expect(review(page).locator(".sums")).toBeVisible();
});

test("the replay has it too, of rounds that are over", async ({ page }) => {
  await resume(page, played("okey", 1).save());
  await page.locator('#dialog [data-move="watch"]').click();
  await page.locator('match-replay [data-move="review"]').click();
  const article = review(page).locator("article").first();
  await expect(article).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const show = article.locator("[data-move]");
  const event = (await show.getAttribute("data-move"))?.replace("show-", "");
  await show.click();
  await expect(review(page)).toHaveCount(0);
  await expect(page.locator("match-replay output")).toHaveText(new RegExp(`^${event}/`));
});

test("in the game with 80 tiles it tells what could have been laid", async ({ page }) => {
  const game = played("rummi", 1) as rummi.Game;
  const found = game.review(0, 0);
  await look(page, game.save());
  await expect(review(page).locator("article")).toHaveCount(found?.worst.length ?? -1);
  await expect(review(page).locator(".sums")).toContainText("joker");
  expect(await violations(page)).toEqual([]);
});

test("it fits every window", async ({ page }) => {
  const game = played("okey", 2);
  await look(page, game.save());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const body = review(page).locator(".body");
    await expect(body).toBeVisible();
    const wide = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, `${width}`).toBeLessThanOrEqual(0);
    await expect(review(page).locator('[data-move="done"]')).toBeInViewport();
  }
});
