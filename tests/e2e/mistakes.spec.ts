/** Mistakes tried again: from home, from the result of a round, and answered at the table. */

import type { Page } from "@playwright/test";
import { cardsOf, deckOf, fixSeeds, tilesOf } from "../records/mistakes.ts";
import { record, resume, tap } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { keptText, leave, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const card = (page: Page) => page.locator("#card .again");
const button = (page: Page, name: string) => page.locator(`[data-move=again-${name}]`);
const tile = (page: Page, name: string) => page.locator(`.rack [data-tile="${name}"]`);

/** The cards that are kept. */
async function deck(page: Page): Promise<{ stage: number; asked: string }[]> {
  return JSON.parse(await keptText(page, "istaka.mistakes")).cards;
}

test("a mistake is tried in three taps, wrong or right, and the match stays", async ({ page }) => {
  const cards = cardsOf(record("regretted")).slice(0, 2);
  const [first, second] = cards.map(tilesOf);
  if (!first || !second) throw new Error("two mistakes are needed");
  await leave(page, deckOf(cards));
  await resume(page, record("regretted"));
  const match = await keptText(page, "istaka.match");
  await page.addInitScript(fixSeeds);
  await page.goto("?again");
  await ready(page);
  await expect(card(page)).toContainText("What would you do?");
  await expect(card(page)).not.toContainText("against");
  await tap(page, tile(page, first.did), 2);
  await expect(card(page)).toHaveAttribute("data-right", "false");
  await expect(card(page)).toContainText("Round 3, turn");
  await expect(tile(page, first.did), "the tile is on the rack again").toBeAttached();
  await expect(page.locator(`[data-hint][data-tile="${first.best}"]`)).toBeAttached();
  await button(page, "next").click();
  await expect(card(page)).toHaveAttribute("data-step", "2");
  await tap(page, tile(page, second.best), 2);
  await expect(card(page)).toHaveAttribute("data-right", "true");
  await page.keyboard.press("n");
  await expect(card(page)).toHaveCount(0);
  const [wrong, right] = await deck(page);
  expect([wrong?.stage, right?.stage]).toEqual([0, 1]);
  expect(await keptText(page, "istaka.match")).toBe(match);
});

test("the match of a mistake is shown at its moment", async ({ page }) => {
  const [one] = cardsOf(record("regretted"));
  await leave(page, deckOf([one ?? {}]));
  await resume(page, record("regretted"));
  await page.goto("?again");
  await ready(page);
  await button(page, "tell").click();
  await button(page, "match").click();
  await expect(page.locator("#dialog match-replay")).toBeVisible();
});

test.describe("where nothing is played", () => {
  test.use({ home: true });

  test("home tells what is due, and is where the last answer leads", async ({ page }) => {
    await leave(page, deckOf(cardsOf(record("regretted")).slice(0, 1)));
    await set(page, { again: true });
    await page.goto("");
    await ready(page);
    const entry = page.locator(".home:visible [data-go=again]");
    await expect(entry).toContainText("Again today: 1");
    await entry.click();
    await expect(card(page)).toBeVisible();
    await button(page, "tell").click();
    await button(page, "next").click();
    await page.waitForURL(({ search }) => search === "");
    await ready(page);
    await expect(page.locator(".home:visible .brand")).toBeVisible();
    await expect(entry).toBeHidden();
  });
});

test("the result of a round offers its mistakes, and tells of them the first time", async ({
  page,
}) => {
  await set(page, { again: true });
  await resume(page, record("regretted"));
  const dialog = page.locator("#dialog[data-name=result]");
  await expect(dialog).toContainText("Istaka asks");
  await dialog.locator("[data-move=again]").click();
  await expect(card(page)).toBeVisible();
  await button(page, "leave").click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("kept for practice");
});

test("exercises from rounds go on from the puzzles as long as one likes", async ({ page }) => {
  await resume(page, record("regretted"));
  const match = await keptText(page, "istaka.match");
  await choose(page, "puzzles");
  await page.locator("[name=puzzles-what][value=practice]").click();
  await page.locator("[data-move=puzzles-rounds]").click();
  for (const number of ["1", "2", "3"]) {
    await expect(card(page)).toHaveAttribute("data-step", number);
    await expect(card(page)).toContainText("What would you do?");
    await button(page, "tell").click();
    await expect(card(page)).toContainText("From a round of bots");
    await expect(card(page)).toContainText("The bot");
    if (number !== "3") await button(page, "next").click();
  }
  await button(page, "leave").click();
  await expect(card(page)).toHaveCount(0);
  expect(await keptText(page, "istaka.match")).toBe(match);
});

test("a review asks its dearest decisions before it tells them", async ({ page }) => {
  await set(page, { again: true });
  await resume(page, record("regretted"));
  await page.locator("#dialog [data-move=again]").waitFor();
  const count = (await deck(page)).length;
  await page.locator("#dialog [data-move=look-back]").click();
  await page.locator("#dialog [data-move=review]").click();
  const review = page.locator("match-review");
  await expect(review).toContainText("What would you do now?");
  await expect(review.locator(".sums")).toHaveCount(0);
  await review.locator("[data-move=tell]").click();
  await expect(review.locator(".sums")).toBeVisible();
  await test.step("a card is thrown out by hand, and had back", async () => {
    const never = review.locator("[data-move^=card-]").first();
    await never.click();
    await expect(never).toHaveText("Ask this again");
    expect((await deck(page)).length).toBe(count - 1);
    await never.click();
    expect((await deck(page)).length).toBe(count);
  });
});
