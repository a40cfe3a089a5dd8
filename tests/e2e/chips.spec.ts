/** Stored play chips and contests: in two tabs, and damaged. */

import type { Page } from "@playwright/test";
import { botted } from "../records/tournaments.ts";
import { finish, seated } from "./contests.ts";
import { dialogOf, move } from "./panels.ts";
import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { keptText } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const lobbyOf = (page: Page) => dialogOf(page, "lobby");

test("a contest in two tabs is entered, paid for and paid out once", async ({
  page,
  context,
  site,
}) => {
  await open(page, "");
  await choose(page, "lobby");
  const second = await context.newPage();
  await second.goto(site.url);
  await ready(second);
  // The contest in this tab's lobby cannot be entered while the other tab plays.
  const elsewhere = (tab: Page) => dialogOf(tab, "elsewhere");
  await expect(elsewhere(page)).toBeVisible();
  await expect(page.locator("[data-offer]")).toHaveCount(0);
  await choose(second, "lobby");
  await lobbyOf(second).locator("[data-offer='ring 3 4 100']").first().click();
  await seated(second);
  const paid = await keptText(second, "istaka.wallet");
  expect(paid.match(/ pay /g)).toHaveLength(1);
  // The first tab continues the contest that the other one has entered.
  await page.bringToFront();
  await move(page, "play-here").click();
  await expect(elsewhere(second)).toBeVisible();
  await expect(page.locator("#bar [data-dialog=contest]")).toBeVisible();
  await choose(page, "lobby");
  await expect(lobbyOf(page).locator(".running")).toContainText("A few rounds");
  await expect(lobbyOf(page).locator(".purse b")).toHaveText("1,890 chips");
  await expect(lobbyOf(page).locator("[data-offer='sitngo normal 4 100']").first()).toBeDisabled();
  await finish(page, botted);
  await move(page, "contest-on").click();
  await expect.poll(() => keptText(page, "istaka.contest")).toBe("");
  const won = await keptText(page, "istaka.wallet");
  expect(won.match(/ (pay|win) /g)).toEqual([" pay ", " win "]);
  // The contest was at the other tab's table; it is over there too.
  await second.bringToFront();
  await move(second, "play-here").click();
  await expect(second.locator("#bar [data-dialog=contest]")).toBeVisible();
  await expect(move(second, "contest-on")).toBeVisible();
  await move(second, "contest-on").click();
  await expect(dialogOf(second, "contest").locator(".places .prize").first()).toBeVisible();
  await second.locator("dialog [data-dialog=trophies]").click();
  await expect(dialogOf(second, "trophies").locator(".past li")).toHaveCount(1);
  expect(await keptText(second, "istaka.wallet")).toBe(won);
});
