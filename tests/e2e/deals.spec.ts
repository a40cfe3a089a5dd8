/** Deals: verified after the round, the daily deal, and several attempts at the same deal. */

import { createHash } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { sealed } from "../../www/store/seal.ts";
import { savedMatch } from "../records/saved.ts";
import { botted } from "../records/tournaments.ts";
import { finish } from "./contests.ts";
import { dialogOf, lookingBack, move } from "./panels.ts";
import { nextTurn, open, record, resume, toDiscard } from "./play.ts";
import { choose, outside, picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { DIALOG_SIZES, everywhere, keptMatch, keptText, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const DAY = "2026-11-24";

/** Opens the page on a day of November 2026. */
async function onDay(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
}

/** Stores a match among those that have left the table; runs in the page. */
function keepPast(kept: string): void {
  localStorage.setItem("istaka.past.2026-01-01T10:00:00.000Z", kept);
}

test("a deal is checked once its round is over, and the next one has the player's word in it", async ({
  page,
}) => {
  const match = record("secret");
  await resume(page, match);
  const shown = await lookingBack(page, "fair");
  await expect(shown).toHaveText(/fingerprint of the next deal: [0-9a-f]{8}$/);
  const promised = (await shown.innerText()).slice(-8);
  await shown.press("Enter");
  const fair = dialogOf(page, "fair");
  await expect(fair.locator("[data-agreement=holds]")).toBeVisible();

  await test.step("every step of a check can be repeated with other tools", async () => {
    await fair.getByText("How to check").click();
    await expect(fair.locator(".steps code")).toHaveCount(4);
    const [commitment, key, hash, mixed] = await fair.locator(".steps code").allInnerTexts();
    expect(sha256(key ?? "")).toBe(commitment);
    expect(hash).toBe(commitment);
    expect(mixed).toBe(sha256(`${key} tavla`));
    await expect(fair.locator(".steps")).toContainText(
      "Tiles that lie where they lay: 106 of 106.",
    );
    await expect(fair.locator("tile-row")).toHaveCount(5);
    const wall = match.split("\n").find((line) => line.startsWith("round "));
    await expect(fair.locator("textarea")).toHaveValue(wall?.slice("round ".length) ?? "");
  });

  await test.step("a word is mixed into the deal whose fingerprint was shown", async () => {
    await fair.getByRole("textbox", { name: "Your word" }).fill("kahve içelim");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await move(page, "next-round").click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await nextTurn(page);
    const said = /^commitment (\S+) (.*)$/m.exec((await keptMatch(page)).split("\nkey ")[1] ?? "");
    expect(said?.[1]).toMatch(new RegExp(`^${promised}`));
    expect(said?.[2]).toBe("kahve içelim");
  });
});

test("a new match is dealt as its fingerprint said and with the word, and the deal of a day once for all", async ({
  page,
}) => {
  await onDay(page, DAY);
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

  await choose(page, "newGame");
  await move(page, "daily").click();
  const daily = dialogOf(page, "daily");
  await expect(daily).toContainText(/Today, Tuesday, (24 November|November 24,) 2026/);
  await expect(daily).toContainText("Not played yet");
  await move(page, "daily-play").click();
  // The previous match counts as started only if an action was played in it.
  await expect(daily).toBeHidden();
  const secret = sha256(`istaka daily okey ${DAY}`);
  await expect.poll(() => keptMatch(page)).toContain(`\nsecret ${secret}\n`);
  await toDiscard(page);
  await page.reload();
  await ready(page);
  expect(await keptMatch(page)).toContain("\nrules turkish end=rounds rounds=1\n");
  // The link at the end of a sentence, with its punctuation.
  await page.goto("#daily_).");
  await expect(daily).toContainText("Begun, but not finished");
  const tries = await keptText(page, "istaka.daily");
  expect(JSON.parse(tries ?? "{}").tries).toHaveLength(1);
  expect(JSON.parse(tries ?? "{}").tries[0].begun).not.toBeNull();
});

/** Stores deals as begun on these days, and one of them as the match at the table. */
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
    sealed({ version: 1, tries }),
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
  await expect(daily).toContainText("Played 4 days in a row");
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
    "Played 4 days in a row",
    expect.stringMatching(/^http.*#daily$/),
  ]);
  await move(page, "month-before").click();
  await expect(daily.getByRole("heading", { name: "October 2026" })).toBeVisible();
  await daily.getByRole("radio", { name: "Table rummy" }).check();
  await expect(daily).toContainText("Days in a row are counted here.");
});

test("the daily deal has a heading and an ending of its own, on one screen", async ({ page }) => {
  await onDay(page, DAY);
  await played(page, NOVEMBER.slice(0, -1));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", {
      value: async ({ text = "" }) => {
        document.documentElement.dataset.shared = text;
      },
    }),
  );
  await open(page, "#daily");
  await move(page, "daily-play").click();
  const heading = page.locator("#bar .heading");
  await expect(heading).toContainText("Daily deal");
  await expect(heading).toContainText("3 in a row");
  const letters = () =>
    heading.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  const usual = await letters();
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect.poll(letters).toBeGreaterThan(1.5 * usual);
  await page.setViewportSize({ width: 1280, height: 800 });
  await finish(page, botted);
  await expect(dialogOf(page, "result").locator(".of-day")).toContainText("4 days in a row");
  await expect(move(page, "to-standing")).toHaveCount(0);
  await move(page, "to-daily").click();
  const daily = dialogOf(page, "daily");
  await expect(daily.locator(".in-seat li")).toHaveCount(4);
  await expect(daily.locator(".in-seat")).not.toContainText("…");
  await expect(daily.locator(".in-seat")).toContainText(/Osman Easy.*Feride Expert/s);
  await expect(daily.locator(".in-seat img")).toHaveCount(4);
  await expect(daily.locator(".days")).toHaveText("4 days in a row");
  await expect(daily.locator(".week li")).toHaveCount(7);
  for await (const { where } of everywhere(page, DIALOG_SIZES)) {
    await picture(page, `daily-ending-${where}`);
    expect.soft(await outside(page), where).toEqual([]);
    const { scrollHeight, clientHeight } = await daily
      .locator(".body")
      .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
    // The smallest phone may scroll.
    if (!where.endsWith("320x568"))
      expect.soft(scrollHeight, where).toBeLessThanOrEqual(clientHeight + 1);
  }
  await speak(page, "en");
  await move(page, "daily-share").click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /daily deal of/);
  const text = (await page.locator("html").getAttribute("data-shared")) ?? "";
  expect(text).not.toMatch(/red|yellow|blue|black|joker/i);
  const saved = page.waitForEvent("download");
  await move(page, "daily-picture").click();
  expect((await saved).suggestedFilename()).toBe("istaka.png");
  await move(page, "daily-calendar").click();
  await expect(daily.locator(`table [data-date="${DAY}"]`)).toHaveAttribute("aria-pressed", "true");
});

test("tries at the same deal stand side by side, and can be watched", async ({ page }) => {
  const match = record("secret");
  await page.addInitScript(keepPast, savedMatch(match));
  await resume(page, match);
  await (await lookingBack(page, "compare")).click();
  const tries = dialogOf(page, "tries");
  await expect(tries.locator("li")).toHaveCount(2);
  await expect(tries.locator("li").first()).toContainText("Jan 1, 2026");
  await tries.locator("[data-move=watch]").first().click();
  await expect(page.locator("match-replay [data-move=play]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tries.locator("li")).toHaveCount(2);
});
