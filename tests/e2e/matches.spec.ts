/** Several matches: a new one deletes no other, their statistics, and the file with everything. */

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { dialogOf, toStanding } from "./panels.ts";
import { nextTurn, open, record, resume, toDiscard, turn } from "./play.ts";
import { choose, unfold } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { keptMatch } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const rows = (page: Page): Locator => dialogOf(page, "matches").locator("[data-match]");

const keysOf = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    prefix,
  );

/**
 * Plays a turn, begins another match and waits until the first one is among the previous matches.
 */
async function leaveOne(page: Page): Promise<string> {
  await toDiscard(page);
  // Discarding a wild tile asks a question first.
  await page.locator(".rack [role=option]:not([aria-label*='(okey)'])").last().press("Enter");
  // A turn is stored before it is shown; the record shows that the others have played.
  await expect.poll(() => keptMatch(page)).toMatch(/\n3 discard \S+\n$/);
  await turn(page);
  const left = await keptMatch(page);
  await choose(page, "newGame");
  await dialogOf(page, "newGame").getByRole("button", { name: "Play", exact: true }).click();
  await turn(page);
  await expect.poll(() => keysOf(page, "istaka.past.")).toHaveLength(1);
  return left;
}

async function openTransfer(page: Page): Promise<void> {
  await choose(page, "matches");
  await dialogOf(page, "matches").locator("[data-dialog=transfer]").click();
}

test("a match that another takes the place of is not lost: here and through a file it can be gone on with", async ({
  page,
  browser,
  site,
}, testInfo) => {
  await open(page);
  const left = await leaveOne(page);
  expect(await keptMatch(page)).not.toBe(left);
  await openTransfer(page);
  const dialog = dialogOf(page, "transfer");

  await test.step("a file that is none is refused with a reason, and changes nothing", async () => {
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    const giveFile = (text: string) =>
      dialog
        .locator("input")
        .setInputFiles({ name: "x.json", mimeType: "text/plain", buffer: Buffer.from(text) });
    // All refused files are tested without a page (www/matches.test.ts).
    await giveFile('{"istaka":2,"texts":{}}');
    await expect(dialog.getByRole("status")).toContainText("A later version of the game wrote");
    await expect(dialog.locator(".preview")).toHaveCount(0);
    // Chips are read by an engine, which is loaded for it.
    const wallet = "istaka-wallet 1\nchips 500 20261124\ntotal 900\n";
    await giveFile(JSON.stringify({ istaka: 1, texts: { "istaka.wallet": wallet } }));
    await expect(dialog.getByText("1 text that cannot be read here")).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
  });

  await test.step("everything goes into another browser, and nothing does unasked", async () => {
    const file = testInfo.outputPath("istaka.json");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    await download.saveAs(file);
    const other = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
    const second = await other.newPage();
    await second.goto(site.url);
    await ready(second);
    await openTransfer(second);
    const there = dialogOf(second, "transfer");
    await there.locator("input").setInputFiles(file);
    await expect(there.locator(".preview")).toContainText("2 matches, added to yours");
    expect(await keysOf(second, "istaka.past.")).toEqual([]);
    await there.getByRole("button", { name: "Load", exact: true }).click();
    await expect(there).toContainText("Loaded.");
    await second.keyboard.press("Escape");
    await expect(rows(second)).toHaveCount(2);
    await rows(second)
      .last()
      .getByRole("button", { name: /^Go on/ })
      .click();
    await expect.poll(() => keptMatch(second)).toBe(left);
    await other.close();
  });

  await test.step("it is gone on with from the list, and after a reload", async () => {
    await page.keyboard.press("Escape");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Turkish Okey · against Hard · 0 penalty points");
    await rows(page).locator("[data-move=record]").press("Enter");
    await expect(rows(page).getByRole("textbox")).toHaveValue(left);
    await rows(page).locator("[data-move=go-on]").press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await turn(page);
    expect((await keptMatch(page)).startsWith(left)).toBe(true);
    await page.reload();
    await turn(page);
    expect((await keptMatch(page)).startsWith(left)).toBe(true);
  });
});

test("a match that is over lies among those before it, is counted, and can be thrown away and had back", async ({
  page,
}) => {
  await resume(page, record("standing"));
  const standing = await toStanding(page);
  const over = await keptMatch(page);
  await standing.getByRole("button", { name: "Once more" }).click();
  await nextTurn(page);
  await choose(page, "matches");
  await expect(rows(page)).toContainText(/place \d of 4/);
  await rows(page)
    .getByRole("button", { name: /^Record/ })
    .click();
  await expect(rows(page).getByRole("textbox")).toHaveValue(over);
  await dialogOf(page, "matches").getByRole("button", { name: "Statistics" }).click();
  const statistics = dialogOf(page, "statistics");
  const won = statistics.getByRole("row", { name: /Rounds won/ });
  await expect(statistics.locator(".body > section").first()).toContainText("Matches won");
  await expect(won).toBeHidden();
  await unfold(page);
  await expect(statistics.getByRole("row", { name: /Won rounds given away/ })).toHaveText(/\d$/);
  const rounds = over.match(/^result /gm)?.length ?? 0;
  // Rounds played while the player is out are not counted.
  const own = Number(/of (\d+)/.exec(await won.innerText())?.[1]);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(rounds);
  await statistics.getByRole("button", { name: "Begin anew" }).click();
  await expect(statistics).toContainText("Nothing to count yet");
  await statistics.getByRole("button", { name: "Undo" }).click();
  await unfold(page);
  await expect(won).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    statistics.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  // The head, those rounds, and the one at the table.
  expect((await readFile(await file.path(), "utf8")).trim().split("\n")).toHaveLength(own + 2);
  await page.keyboard.press("Escape");
  await rows(page)
    .getByRole("button", { name: /^Replay/ })
    .click();
  const replay = page.locator("match-replay");
  await expect(replay.locator("[data-move=play]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(replay).toHaveCount(0);
  await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(rows(page)).toContainText("Deleted.");
  expect(await keysOf(page, "istaka.past.")).toEqual([]);
  await rows(page).getByRole("button", { name: "Undo" }).click();
  expect(await keysOf(page, "istaka.past.")).toHaveLength(1);
  await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.keyboard.press("Escape");
  await choose(page, "matches");
  await expect(rows(page)).toHaveCount(0);
  await expect(dialogOf(page, "matches")).toContainText("Matches that you leave or finish");
});
