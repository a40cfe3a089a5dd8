/** Contests for play chips: from the lobby through rounds at the table to the prizes. */

import * as istaka from "../../www/pkg/istaka/istaka.js";
import { sizesOf } from "../../www/state/rect.double.ts";
import { BREAKS, botted, lost, playOn } from "../records/tournaments.ts";
import { chipsOf, comeBack, finish, keptOf, playOnce, seated, visitWith } from "./contests.ts";
import { dialogOf, move } from "./panels.ts";
import { open, turn } from "./play.ts";
import { choose, picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { everywhere, keptText, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

test("a five-minute table, by keyboard, from its buy-in to its prize", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "");
  await page.locator(".menu-button").press("Enter");
  await page.locator("#menu [data-leave]").press("Enter");
  await page.locator(".home:visible .entry[data-go=lobby]").press("Enter");
  const lobby = dialogOf(page, "lobby");
  await expect(lobby.locator(".purse b")).toHaveText("2,000 chips");
  await lobby.locator("summary", { hasText: "More formats" }).press("Enter");
  await lobby.getByRole("radio", { name: "Quick table" }).press("Space");
  await lobby.locator("summary", { hasText: "Five-minute table" }).press("Enter");
  await expect(lobby.getByText("Above 5 penalty points you are out")).toBeVisible();
  await lobby.locator("[data-offer='sitngo blitz 4 100']").press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await chipsOf(page)).toBe(1890);
  // Home gives way to the table once the contest has begun.
  await expect(page.locator(".home:visible")).toHaveCount(0);
  // It leads back to a table that was paid for, though nobody has played there.
  await page.locator(".menu-button").press("Enter");
  await page.locator("#menu [data-leave]").press("Enter");
  const home = page.locator(".home:visible");
  await expect(home.locator(".entry[data-go=contest]")).toContainText(/Place\s\d\sof\s4/);
  await expect(home.locator(".told")).toContainText("Five-minute table");
  await home.locator(".sit .primary", { hasText: "Continue" }).press("Enter");
  // Name and limit stand at the table, the entry where there is room.
  const heading = page.locator(".heading");
  for (const [width, height] of sizesOf("1280x800 740x360 360x640")) {
    await page.setViewportSize({ width, height });
    await expect(heading).toContainText("Five-minute table");
    await expect(heading).toContainText("out above 5");
    if (width > 800) await expect(heading).toContainText("Entry 110");
  }
  await playOnce(page);
  await expect(page.locator(".clock")).toBeVisible();
  await finish(page, botted);
  // The replay names the opponents of the contest.
  const met: { leg: { names: string[] } } = JSON.parse(await keptText(page, "istaka.match"));
  await move(page, "look-back").click();
  await move(page, "watch").click();
  for (const name of met.leg.names) await expect(page.locator("match-replay")).toContainText(name);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await move(page, "contest-on").press("Enter");
  const contest = dialogOf(page, "contest");
  // The standings are shown before the round is reported, the prizes once the contest is over.
  await expect.poll(() => keptText(page, "istaka.contest")).toBe("");
  await expect(contest.locator(".places li")).toHaveCount(4);
  const won = Number((await contest.locator(".own .prize").allInnerTexts())[0]?.split(" ")[0] ?? 0);
  expect(await chipsOf(page)).toBe(1890 + won);
  // The statistics count it; its record is stored with the contest.
  const counted = () => page.evaluate(() => Object.keys(localStorage).join(" "));
  await expect.poll(counted).toMatch(/istaka\.summary\./);
  await picture(page, "contest-over");
});

test("the lobby opens with the choice of its game and its first offer in sight", async ({
  page,
}) => {
  await open(page, "");
  await page.locator(".menu-button").press("Enter");
  await page.locator("#menu [data-leave]").press("Enter");
  await page.locator(".home:visible .entry[data-go=lobby]").press("Enter");
  const body = dialogOf(page, "lobby").locator(".body");
  for await (const { where } of everywhere(page, sizesOf("740x360 568x320 320x568 360x640")))
    await test.step(where, async () => {
      const [game, offer] = [
        body.locator("[data-name=contest-game]"),
        body.locator("[data-offer] em"),
      ];
      await expect(game).toBeInViewport({ ratio: 1 });
      await expect(offer.first()).toBeInViewport({ ratio: 1 });
    });
  // What else there is comes into sight when it is opened.
  await page.setViewportSize({ width: 740, height: 360 });
  await body.locator(".more > summary").press("Enter");
  await expect(body.locator("[data-name=contest-kind]")).toBeInViewport({ ratio: 1 });
  await expect(body.locator(".format summary").first()).toBeInViewport({ ratio: 1 });
});

test("a contest that is won ends with a cup, and its trophy stays", async ({ page }) => {
  const story = { day: 20261126, start: 615, play: botted };
  const moment = { day: story.day, minute: 600 };
  const begun = (seed: number): istaka.Contests => {
    const contests = new istaka.Contests(null, story.day);
    contests.enter("turkish", "sitngo blitz 4 100", moment, "", `${seed}`);
    return contests;
  };
  const isWon = (seed: number): boolean => {
    const contests = begun(seed);
    playOn(contests, story, ({ state }) => state === "over");
    return contests.view()?.own?.place === 1;
  };
  const seed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(isWon) ?? 0;
  await visitWith(page, keptOf(begun(seed), story));
  await choose(page, "lobby");
  await page.locator("dialog .running button").click();
  await move(page, "next-fixture").click();
  await seated(page);
  await finish(page, botted);
  await move(page, "contest-on").click();
  const contest = dialogOf(page, "contest");
  await expect(contest.getByRole("heading", { level: 1 })).toHaveText("You win: Five-minute table");
  await expect(contest.getByRole("img", { name: "Gold cup" })).toBeVisible();
  await expect(contest.locator(".purse b")).toHaveText("300 chips");
  await picture(page, "contest-won");
  await page.locator("dialog [data-dialog=trophies]").click();
  await expect(dialogOf(page, "trophies").locator(".cups li")).toHaveText("1 × Five-minute table");
});

test("a tournament: a reload amid a round, a rebuy and an add-on", async ({ page }) => {
  await comeBack(page, "tournament-rebuy");
  const contest = dialogOf(page, "contest");
  await page.locator("dialog .running button").click();
  await expect(contest.locator(".places li")).toHaveCount(16);
  await move(page, "next-fixture").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const chip = page.locator("#bar [data-dialog=contest]");
  await expect(chip).toContainText("of 16");
  await playOnce(page);
  const round = await page.locator("#bar .round").innerText();
  await page.reload();
  await ready(page);
  await expect(page.locator("#bar .round")).toHaveText(round);
  await finish(page, lost);
  await move(page, "contest-on").click();
  const chips = await chipsOf(page);
  await expect(contest.getByRole("alert")).toContainText("out of chips");
  await move(page, "offer-yes").click();
  await expect(contest.getByRole("alert")).toContainText("add-on");
  await picture(page, "contest-addon");
  await move(page, "offer-yes").click();
  await expect(move(page, "next-fixture")).toBeEnabled();
  await expect(page.getByText("does not belong to the contest")).toHaveCount(0);
  await expect(contest.locator(".body")).not.toContainText("brought you");
  expect(await chipsOf(page)).toBe(chips - 2 * 55);
  await expect(contest.locator(".own .amount")).toHaveText("2,500");
  await move(page, "next-fixture").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator(".seat[data-seat='0']")).toContainText("2,500 chips");
});

test("who is out watches a table, sees it played to its end, and finds it among the trophies", async ({
  page,
}) => {
  await comeBack(page, "tournament-out");
  const contest = dialogOf(page, "contest");
  await page.locator("dialog .running button").click();
  await expect(contest.getByRole("heading", { level: 1 })).toContainText("You are out");
  const round = await contest.locator(".news, .places").first().innerText();
  await contest.locator("[data-watch]").first().click();
  await expect(page.locator("match-replay")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(contest).toBeVisible();
  await move(page, "watch-next").click();
  await expect.poll(() => contest.locator(".news, .places").first().innerText()).not.toBe(round);
  await picture(page, "contest-out");
  const body = contest.locator(".body");
  await body.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(() => body.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await move(page, "watch-end").click();
  await expect(contest.locator(".prize")).toHaveCount(3);
  expect(await body.evaluate((it) => it.scrollTop), "the end is seen from its cup on").toBe(0);
  await expect(move(page, "again")).toHaveText("Once more");
  expect(await keptText(page, "istaka.contest")).toBe("");
  await picture(page, "contest-ended");
  await page.locator("dialog [data-dialog=trophies]").click();
  const trophies = dialogOf(page, "trophies");
  await expect(trophies.locator(".past li")).toHaveCount(1);
  await trophies.getByRole("button", { name: /^Open/ }).click();
  await contest.locator("[data-fixture]").first().click();
  await expect(page.locator("match-replay")).toBeVisible();
});

test("a table that breaks: the player is told where to go, also after a reload, and sits there", async ({
  page,
}) => {
  const contests = await comeBack(page, "tournament-breaks");
  const contest = dialogOf(page, "contest");
  await page.locator("dialog .running button").click();
  await move(page, "next-fixture").click();
  await seated(page);
  await finish(page, botted);
  await move(page, "contest-on").click();
  const told = async (): Promise<void> => {
    await expect(contest.locator(".news")).toContainText("Table 4 is broken up");
    await expect(contest.locator(".news")).toContainText("You move to table 3");
  };
  await told();
  await picture(page, "contest-break");
  await page.reload();
  await ready(page);
  await move(page, "contest-on").click();
  await told();
  await expect(move(page, "next-fixture")).toBeEnabled();
  await move(page, "next-fixture").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  // The engine alone gets the same result.
  playOn(contests, BREAKS, ({ state, round }) => state === "playing" && round === 20);
  const { names = [], entrants = [] } = contests.fixture() ?? {};
  for (const [seat, name] of names.entries()) {
    const chips = contests.view()?.standings.find((one) => one.entrant === entrants[seat])?.chips;
    const shown = page.locator(`.seat[data-seat="${seat}"]`);
    await expect(shown.locator("b")).toHaveText(name || "You");
    await expect(shown.locator("small")).toHaveText(`${chips?.toLocaleString("en")} chips`);
  }
  await expect(page.locator("#bar .round")).toHaveText("Round 20");
});

test("a ring game of table rummy, from its buy-in to its part of the pool", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await set(page, { rules: "rummi106" });
  await open(page, "");
  await choose(page, "lobby");
  const lobby = dialogOf(page, "lobby");
  await lobby.locator("summary", { hasText: "More formats" }).click();
  await lobby.getByRole("radio", { name: "Quick table" }).check();
  await expect(lobby.locator(".more")).toContainText("nobody goes out by them");
  await picture(page, "ring");
  // Nobody goes out, so the quick table is a round.
  const quick = lobby.locator("[data-offer='ring 1 4 100']").first();
  await expect(quick).toContainText("Whoever has the most points gets the most");
  await expect(quick).toContainText("Win up to 400");
  await quick.click();
  await expect(page.locator("#bar [data-dialog=contest]")).toBeAttached();
  // The deal is random: the round may be over before the player's first turn.
  await turn(page);
  await finish(page, botted);
  await picture(page, "ring-standing");
  await move(page, "contest-on").click();
  const contest = dialogOf(page, "contest");
  await expect.poll(() => keptText(page, "istaka.contest")).toBe("");
  const won = /^\d+ win \d+ (\d+) ring normal 4 (\d)$/m.exec(await keptText(page, "istaka.wallet"));
  const [prize, place] = [Number(won?.[1]), Number(won?.[2])];
  expect(await chipsOf(page)).toBe(2000 - 110 + prize);
  const prizes = async (): Promise<number> => {
    const all = await contest.locator(".places .prize").allInnerTexts();
    return all.map(Number.parseFloat).reduce((sum, one) => sum + one, 0);
  };
  await expect.poll(prizes).toBe(400);
  await expect(contest.getByRole("heading", { level: 1 })).toHaveText(
    place === 1 ? "You win: Quick table" : `Place ${place} of 4`,
  );
  await expect(contest.locator(".places")).toContainText("points");
  await picture(page, "ring-over");
  await page.locator("dialog [data-dialog=trophies]").click();
  const past = dialogOf(page, "trophies").locator(".past li");
  await expect(past).toHaveCount(1);
  const when = past.locator("small").first();
  await expect(when).toContainText(`Place ${place} of 4`);
  // It fits beside the prize.
  expect(await when.evaluate((small) => small.scrollWidth - small.clientWidth)).toBe(0);
  const balance = (await past.locator(".balance").innerText()).replace("−", "-");
  expect(Number(balance)).toBe(prize - 110);
  await picture(page, "ring-trophies");
});
