/** Deals: checked after the round, the one of the day, and several tries at the same one. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as okey from "../../www/pkg/okey/istaka.js";
import { dialogOf, move } from "./panels.ts";
import { nextTurn, open, resume, toDiscard } from "./play.ts";
import { choose, outside, picture, violations } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { DIALOG_SIZES, everywhere, keptMatch, keptText } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const BOTS = [0, 1, 2, 3];

/** A round of a match that bots have played to its end. */
function round(options: object, word = ""): string {
  okey.initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const game = new okey.Game({ bots: BOTS, ...options });
  game.deal(word);
  while (game.view().table?.turn !== null) game.botMove();
  return game.save();
}

const DAY = "2026-11-24";

/** The page on a day of November 2026. */
async function onDay(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
}

test("a word is mixed into the deal whose fingerprint was shown, and the check agrees", async ({
  page,
}) => {
  await resume(page, round({ secret: sha256("a secret") }));
  const shown = move(page, "fair");
  await expect(shown).toHaveText(/^Fair deal · [0-9a-f]{8}$/);
  const promised = (await shown.innerText()).slice(-8);
  await shown.press("Enter");
  const fair = dialogOf(page, "fair");
  await expect(fair.locator("[data-agreement=holds]")).toBeVisible();
  await expect(fair.locator("code").first()).toHaveText(new RegExp(`^${promised}`));
  await fair.getByRole("textbox", { name: "Your word" }).fill("kahve içelim");
  await page.keyboard.press("Escape");
  await move(page, "next-round").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await nextTurn(page);
  const said = /^commitment (\S+) (.*)$/m.exec((await keptMatch(page)).split("\nkey ")[1] ?? "");
  expect(said?.[1]).toMatch(new RegExp(`^${promised}`));
  expect(said?.[2]).toBe("kahve içelim");
  // Of the deal that was made nothing is said before its round is over.
  await choose(page, "matches");
  await dialogOf(page, "matches").locator("[data-move=fair]").first().click();
  await fair.getByRole("combobox", { name: "Round" }).selectOption("1");
  await expect(fair.locator("[data-agreement=closed]")).toBeVisible();
  await expect(fair.getByRole("textbox", { name: "Your word" })).toHaveValue("");
});

test("every step of a check can be repeated with other tools, and a forged deal is found", async ({
  page,
}) => {
  const record = round({ secret: sha256("another") }, "tavla");
  await resume(page, record);
  await move(page, "fair").click();
  const fair = dialogOf(page, "fair");
  await expect(fair.locator(".steps code")).toHaveCount(4);
  const [commitment, key, hash, mixed] = await fair.locator(".steps code").allInnerTexts();
  expect(sha256(key ?? "")).toBe(commitment);
  expect(hash).toBe(commitment);
  expect(mixed).toBe(sha256(`${key} tavla`));
  await expect(fair.locator(".steps")).toContainText("106 of 106 tiles lie where they lay");
  await fair.getByText("The deal, made again").click();
  await expect(fair.locator("tile-row")).toHaveCount(5);
  const wall = record.split("\n").find((line) => line.startsWith("round "));
  await expect(fair.locator("textarea")).toHaveValue(wall?.slice("round ".length) ?? "");
  await page.keyboard.press("Escape");
  const forged = record.replace(" tavla\n", " kahve\n");
  await page.evaluate((match) => {
    const kept = JSON.parse(localStorage.getItem("istaka.match") ?? "{}");
    const { check, ...rest } = { ...kept, match };
    localStorage.setItem("istaka.past.2026-01-01T10:00:00.000Z", JSON.stringify(rest));
    return check;
  }, forged);
  await choose(page, "matches");
  await dialogOf(page, "matches").locator("[data-match] [data-move=fair]").click();
  await expect(fair.locator("[data-agreement=wrongWall]")).toContainText("Something is wrong");
});

test("a new match is dealt as its fingerprint said, and with the word", async ({ page }) => {
  await open(page);
  await choose(page, "newGame");
  const shown = move(page, "fair");
  await expect(shown).toHaveText(/ · [0-9a-f]{8}$/);
  const promised = (await shown.innerText()).slice(-8);
  await shown.click();
  await dialogOf(page, "fair").getByRole("textbox", { name: "Your word" }).fill("<b>x</b>");
  await page.keyboard.press("Escape");
  await dialogOf(page, "newGame").getByRole("button", { name: "Play", exact: true }).click();
  await expect
    .poll(() => keptMatch(page))
    .toMatch(new RegExp(`\ncommitment ${promised}[0-9a-f]{56} <b>x</b>\n`));
});

test("the deal of a day is played once for all, whatever comes later", async ({ page }) => {
  await onDay(page, DAY);
  await open(page);
  await choose(page, "newGame");
  await move(page, "daily").click();
  const daily = dialogOf(page, "daily");
  await expect(daily).toContainText(/Today, Tuesday, (24 November|November 24,) 2026/);
  await expect(daily).toContainText("Not played yet");
  await move(page, "daily-play").click();
  // The match that was open is under way only if something was done in it.
  await expect(daily).toBeHidden();
  const secret = sha256(`istaka daily okey ${DAY}`);
  await expect.poll(() => keptMatch(page)).toContain(`\nsecret ${secret}\n`);
  await toDiscard(page);
  await page.reload();
  await ready(page);
  expect(await keptMatch(page)).toContain("\nrules turkish end=rounds rounds=1\n");
  await page.goto("#daily");
  await expect(daily).toContainText("Begun, but not finished");
  const tries = await keptText(page, "istaka.daily");
  expect(JSON.parse(tries ?? "{}").tries).toHaveLength(1);
  expect(JSON.parse(tries ?? "{}").tries[0].begun).not.toBeNull();
  await daily.getByRole("button", { name: "Play again" }).click();
  await expect(daily).toBeHidden();
  await page.goto("#daily");
  await expect(daily).toContainText("Begun, but not finished");
  expect(await keptText(page, "istaka.daily")).toBe(tries);
});

/** Keeps deals as begun on these days, and one of them as the match at the table. */
async function played(page: Page, days: readonly string[]): Promise<void> {
  const result = { won: true, ending: "okey", turns: 12, score: 0, counts: "points" };
  const tries = days.map((date, i) => ({
    game: "okey",
    date,
    on: i === 1 ? DAY : date,
    seed: `${i}`,
    begun: `${date}T10:00:00.000Z`,
    result: { ...result, won: i % 3 !== 0, practice: false },
  }));
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem("istaka.daily") === null) localStorage.setItem("istaka.daily", text);
    },
    JSON.stringify({ version: 1, tries }),
  );
}

const NOVEMBER = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", DAY];

test("the calendar shows how it went and leads to every day, and the result is handed on as text", async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === "chromium")
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await onDay(page, DAY);
  await played(page, NOVEMBER);
  await open(page, "#daily");
  const daily = dialogOf(page, "daily");
  await expect(daily).toContainText("Played 3 days in a row");
  const day = (date: string): Locator => daily.locator(`[data-date="${date}"]`);
  await expect(day(DAY)).toHaveAttribute("aria-pressed", "true");
  await expect(day("2026-11-20")).toHaveAccessibleName(
    /November 20, 2026: lost|20 November 2026: lost/,
  );
  await expect(day("2026-11-21")).toHaveAccessibleName(/does not count/);
  await expect(daily.locator("table [data-date]")).toHaveCount(24);
  await day("2026-11-22").press("Enter");
  await expect(daily.locator(".day")).toContainText("Won in 12 turns · With an okey · 0 penalty");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await move(page, "daily-share").click();
  await expect(daily.locator(".day [role=status]")).toHaveText("The text is copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")).toEqual([
    expect.stringMatching(
      /^Istaka, daily deal of .*22.* 2026 \(Okey\)|^Istaka, daily deal of .*22, 2026 \(Okey\)/,
    ),
    "Won in 12 turns · With an okey",
    "Played 3 days in a row",
    expect.stringMatching(/^http.*#daily$/),
  ]);
  await move(page, "month-before").click();
  await expect(daily.getByRole("heading", { name: "October 2026" })).toBeVisible();
  await expect(move(page, "month-after")).toBeEnabled();
  await day("2026-10-31").click();
  await expect(daily.locator(".day")).toContainText("does not count");
  await daily.getByRole("radio", { name: "80 tiles" }).check();
  await expect(daily).toContainText("Days in a row are counted here.");
});

test("tries at the same deal stand side by side", async ({ page }) => {
  const record = round({ seed: "5" });
  const again = record
    .split("\n")
    .filter((line) => /^(istaka|rules|seed|round) /.test(line))
    .toSpliced(3, 0, "dealer 2")
    .join("\n");
  const game = okey.Game.load(`${again}\n`, { bots: BOTS });
  while (game.view().table?.turn !== null) game.botMove();
  await page.addInitScript((match) => {
    const kept = { match, slots: [], columns: 16, opponents: ["hard", "hard", "hard"] };
    localStorage.setItem("istaka.past.2026-01-01T10:00:00.000Z", JSON.stringify(kept));
  }, game.save());
  await resume(page, record);
  await move(page, "compare").click();
  const tries = dialogOf(page, "tries");
  await expect(tries.locator("li")).toHaveCount(2);
  await expect(tries.locator("li").first()).toContainText("Jan 1, 2026");
  await tries.locator("[data-move=watch]").first().click();
  await expect(page.locator("match-replay [data-move=play]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tries.locator("li")).toHaveCount(2);
});

test("the dialogs hinder nobody, and in no language and size anything sticks out of them", async ({
  page,
}) => {
  await onDay(page, DAY);
  await played(page, NOVEMBER);
  const record = round({ secret: sha256("a secret") }, "kahve");
  await page.addInitScript((match) => {
    const kept = { match, slots: [], columns: 16, opponents: ["hard", "hard", "hard"] };
    localStorage.setItem("istaka.past.2026-01-01T10:00:00.000Z", JSON.stringify(kept));
  }, record);
  await resume(page, record);
  for (const name of ["fair", "tries", "daily"]) {
    if (name === "daily") await page.goto("#daily");
    else await move(page, name === "fair" ? "fair" : "compare").click();
    const dialog = dialogOf(page, name);
    await expect(dialog).toBeVisible();
    if (name === "fair")
      for (const summary of await dialog.locator("summary").all()) await summary.click();
    expect.soft(await violations(page), name).toEqual([]);
    for await (const { where } of everywhere(page, DIALOG_SIZES)) {
      await picture(page, `${name}-${where}`);
      expect.soft(await outside(page), `${name} ${where}`).toEqual([]);
    }
    if (name !== "daily") await page.keyboard.press("Escape");
  }
});
