/** Contests for play chips: from the lobby over rounds at the table to the prizes. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { writtenContest } from "../../www/kept-contests.ts";
import * as contests from "../../www/pkg/contest/istaka.js";
import * as okey from "../../www/pkg/okey/istaka.js";
import { goOn, open, ours, turn } from "./play.ts";
import { choose, outside, picture, violations } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { everywhere, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const dialogOf = (page: Page, name: string): Locator =>
  page.locator(`dialog[open][data-name=${name}]`);

const move = (page: Page, name: string): Locator => page.locator(`#dialog [data-move=${name}]`);

const keptText = (page: Page, key: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? "", key);

/** The last line of a wallet has its chips. */
const chipsOf = async (page: Page): Promise<number> =>
  Number(/^total (\d+)$/m.exec(await keptText(page, "istaka.wallet"))?.[1]);

/** A match in which the player throws whatever he has drawn, until its round is over. */
function lost(record: string, characters: string[]): string {
  okey.initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const game = okey.Game.load(record, { characters });
  if (!game.view().table) game.deal("");
  for (let { table } = game.view(); table && table.turn !== null; { table } = game.view()) {
    if (table.turn !== 0) game.botMove();
    else if (table.legal.draw) game.draw("stock");
    else if (table.legal.pass) game.act("pass", 0);
    else game.discard(table.drawn ?? table.legal.discard[0] ?? "");
  }
  return game.save();
}

const DAY = 20261126;
const NOW = "2026-11-26T10:21:00";

/** The tournament of this day that starts at half past ten, lost until it is as wanted; as it is kept. */
function tournament(wanted: (view: contests.ContestView) => boolean): Record<string, string> {
  contests.initSync({ module: readFileSync("www/pkg/contest/istaka_bg.wasm") });
  const house = new contests.House(null, DAY);
  house.enter("turkish", `table ${DAY} 630`, { day: DAY, minute: 621 }, "");
  for (let view = house.view(); view && !wanted(view); view = house.view()) {
    const leg = house.leg();
    if (view.state === "over") throw new Error("it never was so");
    if (view.state === "asked") house.buy(true);
    else if (leg) house.report(lost(leg.record, leg.characters));
    else house.slice(1000);
  }
  const begun = new Date(`${NOW}Z`).toISOString();
  const text = house.saveContest() ?? "";
  const contest = writtenContest({ begun, starts: null, text });
  return { "istaka.wallet": house.saveWallet(), "istaka.contest": contest };
}

/** Opens the page with texts that an earlier visit has kept. */
async function comeBack(page: Page, texts: Record<string, string>): Promise<void> {
  await page.clock.setFixedTime(new Date(NOW));
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem("kept")) return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    sessionStorage.setItem("kept", "true");
  }, texts);
  await open(page, "");
  await choose(page, "lobby");
}

/** Loses the round at the table, as if it had been left when it was over. */
async function lose(page: Page): Promise<void> {
  const kept = JSON.parse(await keptText(page, "istaka.match"));
  delete kept.check;
  const match = lost(kept.match, ["", ...kept.opponents]);
  await page.evaluate(
    (text) => localStorage.setItem("istaka.match", text),
    JSON.stringify({ ...kept, match }),
  );
  await page.reload();
  await ready(page);
}

/**
 * Plays the round or the match at the table to its end, by bots at every seat, as if it had been left
 * then: what a player does at the table is looked at elsewhere.
 */
async function playOut(page: Page): Promise<void> {
  okey.initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const kept = JSON.parse(await keptText(page, "istaka.match"));
  const game = okey.Game.load(kept.match, { bots: [0, 1, 2, 3] });
  for (let view = game.view(); view.standing === null; view = game.view()) {
    if (view.table?.turn !== null) game.botMove();
    else if (kept.leg.oneRound) break;
    else game.deal();
  }
  delete kept.check;
  const text = JSON.stringify({ ...kept, match: game.save() });
  await page.evaluate((text) => localStorage.setItem("istaka.match", text), text);
  await page.reload();
  await ready(page);
}

test("a turbo sit'n'go, by keyboard, from its buy-in to its prize", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "");
  await page.locator(".menu-button").press("Enter");
  await page.locator("#menu [data-dialog=lobby]").press("Enter");
  const lobby = dialogOf(page, "lobby");
  await expect(lobby.locator(".purse b")).toHaveText("2,000 chips");
  await lobby.getByRole("radio", { name: "Sit’n’Go" }).press("Space");
  await lobby.locator("[data-offer^='sitngo turbo'][data-offer$=' 100']").press("Enter");
  await expect(lobby.getByText("Above 10 penalty points you are out")).toBeVisible();
  await move(page, "enter").press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await chipsOf(page)).toBe(1890);
  await goOn(page, await ours(page));
  await turn(page);
  await expect(page.locator(".clock")).toBeVisible();
  await playOut(page);
  await move(page, "contest-on").press("Enter");
  const contest = dialogOf(page, "contest");
  // The standings are there before the round is reported; the prizes once the contest is over.
  await expect.poll(() => keptText(page, "istaka.contest")).toBe("");
  await expect(contest.locator(".places li")).toHaveCount(4);
  const won = Number((await contest.locator(".own .prize").allInnerTexts())[0]?.split(" ")[0] ?? 0);
  expect(await chipsOf(page)).toBe(1890 + won);
  await picture(page, "contest-over");
});

test("a tournament: a reload amid a round, a rebuy and an add-on", async ({ page }) => {
  const early = tournament(
    ({ state, own, level }) => state === "playing" && level === 3 && (own?.chips ?? 0) < 150,
  );
  await comeBack(page, early);
  const contest = dialogOf(page, "contest");
  await page.locator("dialog .running button").click();
  await expect(contest.locator(".places li")).toHaveCount(16);
  await move(page, "next-leg").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const chip = page.locator("#bar [data-dialog=contest]");
  await expect(chip).toContainText("of 16");
  await goOn(page, await ours(page));
  await turn(page);
  const round = await page.locator("#bar .round").innerText();
  await page.reload();
  await ready(page);
  await expect(page.locator("#bar .round")).toHaveText(round);
  await lose(page);
  await move(page, "contest-on").click();
  const chips = await chipsOf(page);
  await expect(contest.getByRole("alert")).toContainText("out of chips");
  await move(page, "offer-yes").click();
  await expect(contest.getByRole("alert")).toContainText("add-on");
  await picture(page, "contest-addon");
  await move(page, "offer-yes").click();
  await expect(move(page, "next-leg")).toBeEnabled();
  await expect(page.getByText("does not belong to the contest")).toHaveCount(0);
  await expect(contest.locator(".body")).not.toContainText("brought you");
  expect(await chipsOf(page)).toBe(chips - 2 * 55);
  await expect(contest.locator(".own .amount")).toHaveText("2500");
  await move(page, "next-leg").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator(".seat[data-seat='0']")).toContainText("2,500 chips");
});

test("who is out watches a table, sees it played to its end, and finds it among the trophies", async ({
  page,
}) => {
  const late = tournament(({ state }) => state === "out");
  await comeBack(page, late);
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
  await move(page, "watch-end").click();
  await expect(contest.locator(".prize")).toHaveCount(3);
  expect(await keptText(page, "istaka.contest")).toBe("");
  await picture(page, "contest-ended");
  await page.locator("dialog [data-dialog=trophies]").click();
  const trophies = dialogOf(page, "trophies");
  await expect(trophies.locator(".past li")).toHaveCount(1);
  await trophies.getByRole("button", { name: /^Watch/ }).click();
  await contest.locator("[data-leg]").first().click();
  await expect(page.locator("match-replay")).toBeVisible();
});

test("a damaged contest is said and put aside, and the chips stay", async ({ page }) => {
  const texts = tournament(() => true);
  const contest = (texts["istaka.contest"] ?? "").replace("seed", "sead");
  await comeBack(page, { ...texts, "istaka.contest": contest });
  await expect(dialogOf(page, "lobby").getByRole("status")).toContainText("cannot be read");
  expect(await chipsOf(page)).toBe(2000 - 55);
  const aside = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("istaka.aside.")),
  );
  expect(aside.map(([, text]) => text)).toEqual([contest]);
});

test("the dialogs have room for their words, and hinder nobody", async ({ page }) => {
  const texts = tournament(({ state, level }) => state === "playing" && level === 2);
  await comeBack(page, texts);
  const SIZES = [
    [1280, 800],
    [360, 640],
    [740, 360],
  ] as const;
  for (const shown of ["lobby", "contest", "trophies"] as const) {
    if (shown === "contest") await page.locator("dialog .running button").click();
    if (shown === "trophies") await choose(page, "lobby");
    if (shown === "trophies") await page.locator("dialog [data-dialog=trophies]").click();
    await expect(dialogOf(page, shown)).toBeVisible();
    for await (const { where } of everywhere(page, SIZES)) {
      await picture(page, `${shown}-${where}`);
      expect.soft(await outside(page), `${shown} ${where}`).toEqual([]);
    }
    await speak(page, "en");
    expect.soft(await violations(page), shown).toEqual([]);
  }
});
