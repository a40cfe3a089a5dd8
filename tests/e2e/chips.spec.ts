/** Stored play chips and contests: in two tabs, damaged, and until a tournament starts. */

import type { Page } from "@playwright/test";
import { botted } from "../records/tournaments.ts";
import { chipsOf, finish, seated, visitWith } from "./contests.ts";
import { dialogOf, move } from "./panels.ts";
import { open } from "./play.ts";
import { choose, picture } from "./sight.ts";
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
  await lobbyOf(page).getByRole("radio", { name: "Quick table" }).check();
  await lobbyOf(page).locator("[data-offer='sitngo blitz 4 100']").click();
  const second = await context.newPage();
  await second.goto(site.url);
  await ready(second);
  // The contest in this tab's lobby cannot be entered while the other tab plays.
  const elsewhere = (tab: Page) => dialogOf(tab, "elsewhere");
  await expect(elsewhere(page)).toBeVisible();
  await expect(move(page, "enter")).toHaveCount(0);
  await choose(second, "lobby");
  await lobbyOf(second).getByRole("radio", { name: "A few rounds" }).check();
  await lobbyOf(second).locator("[data-offer='ring 3 4 50']").click();
  await move(second, "enter").click();
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
  await expect(lobbyOf(page).locator(".purse b")).toHaveText("1,945 chips");
  await lobbyOf(page).getByRole("radio", { name: "Quick table" }).check();
  await lobbyOf(page).locator("[data-offer='sitngo blitz 4 100']").click();
  await expect(move(page, "enter")).toBeDisabled();
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

test("a tournament that starts by the clock: registered, waited for, announced, and late", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-28T10:21:00") });
  await visitWith(page, {});
  await choose(page, "lobby");
  const [lobby, contest] = [lobbyOf(page), dialogOf(page, "contest")];
  const away = async (): Promise<void> => {
    // Escape leads from the contest to its lobby, and from there to the table.
    while (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  };
  await expect(lobby.locator("[data-offer^=table]").nth(1)).toContainText("Registration from");
  await lobby.locator("[data-offer='table 20261128 630']").click();
  await expect(lobby.locator(".comers li")).toHaveCount(15);
  await picture(page, "registration");
  await move(page, "enter").click();
  await expect(contest.locator("footer")).toContainText("in 9 minutes");
  await picture(page, "contest-waiting");
  expect(await chipsOf(page)).toBe(2000 - 55);
  await away();
  const coming = page.locator("#bar [data-dialog=contest]");
  await expect(coming).toHaveText("Tournament in 9 min");
  // A reload while waiting for the start.
  await page.clock.fastForward("05:00");
  await page.reload();
  await ready(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(coming).toHaveText("Tournament in 4 min");
  await choose(page, "lobby");
  await page.locator("dialog .running button").click();
  await expect(contest.locator("footer")).toContainText("in 4 minutes");
  await away();
  // The start is announced once, also to a player at another table.
  await page.clock.fastForward("04:05");
  await expect(contest.locator("footer")).toContainText("10:30 AM: all 16 players are waiting");
  await picture(page, "contest-starts");
  await away();
  await page.clock.fastForward("05:00");
  await expect(page.getByRole("dialog")).toBeHidden();
  // A player who was absent at the start has lost nothing.
  await page.clock.setSystemTime(new Date("2026-11-28T12:40:00"));
  await page.reload();
  await ready(page);
  await expect(contest.locator("footer")).toContainText("10:30 AM: all 16 players are waiting");
  await picture(page, "contest-late");
  await move(page, "begin-now").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#bar [data-dialog=contest]")).toContainText("of 16");
  expect(await chipsOf(page)).toBe(2000 - 55);
});
