/** Contests for play chips: from the lobby over rounds at the table to the prizes. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as okey from "../../www/pkg/okey/istaka.js";
import { goOn, open, ours, turn } from "./play.ts";
import { picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const dialogOf = (page: Page, name: string): Locator =>
  page.locator(`dialog[open][data-name=${name}]`);

const move = (page: Page, name: string): Locator => page.locator(`#dialog [data-move=${name}]`);

const keptText = (page: Page, key: string): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? "", key);

/** The last line of a wallet has its chips. */
const chipsOf = async (page: Page): Promise<number> =>
  Number(/^total (\d+)$/m.exec(await keptText(page, "istaka.wallet"))?.[1]);

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
  await expect(contest.locator(".places li")).toHaveCount(4);
  const won = Number((await contest.locator(".own .prize").allInnerTexts())[0]?.split(" ")[0] ?? 0);
  expect(await chipsOf(page)).toBe(1890 + won);
  expect(await keptText(page, "istaka.contest")).toBe("");
  await picture(page, "contest-over");
});
