/**
 * The first three minutes: a newcomer is asked once for each game, and wins a prepared hand by
 * following what glows; then the match is there.
 */

import type { Page } from "@playwright/test";
import { addressOf, firstOf } from "../../www/lessons/names.ts";
import { open, rack, touch } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { keptMatch, setElsewhere, sitDown } from "./visit.ts";

test.use({
  ...{ first: true, home: true, locale: "en" },
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const asked = (page: Page) => page.locator("[data-card=welcome]");
const card = (page: Page) => page.locator("[data-card=taught]");
const glows = (page: Page) => page.locator("#game [data-hint]");
const play = (page: Page) => card(page).locator(".primary");

/** The beginning of the aim of each game. */
const AIM = { okey: "Get all 14 tiles", okey101: "Open with runs" } as const;

/** The steps in which a tile is chosen before the place glows to which it goes. */
const CHOSEN = { okey: [4], okey101: [5, 9, 10] } as const;

/** Does step after step, until the hand is won; a touch only chooses the tiles of some steps. */
async function win(
  page: Page,
  follow: () => Promise<void>,
  chosen: readonly number[] = [],
): Promise<void> {
  const count = Number(/\d+$/.exec((await card(page).locator(".steps").textContent()) ?? "")?.[0]);
  for (let step = 1; step < count; step += 1) {
    await expect(card(page)).toHaveAttribute("data-step", `${step}`);
    await expect(glows(page).first()).toBeVisible();
    await follow();
    if (!chosen.includes(step)) continue;
    await expect(card(page)).toContainText(/^[^.]*(your pile|the run)/);
    await expect(glows(page)).toHaveCount(1);
    await follow();
  }
  await expect(card(page)).toHaveAttribute("data-step", `${count}`);
  await expect(play(page)).toHaveText("Play");
}

const settings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("istaka.settings") ?? "{}"));

// Every game is won without a page by following what it points at (www/lessons/teacher.test.ts).
for (const game of ["okey", "okey101"] as const)
  test(`a newcomer wins a first hand of ${game} by touching what glows`, async ({ page }) => {
    await page.goto("");
    await ready(page);
    await sitDown(page, game);
    await expect(asked(page)).toBeVisible();
    // The aim of the game that was at the table before is not told.
    await expect(page.locator("#log > *").first()).toContainText(AIM[game]);
    const match = await keptMatch(page);
    await page.locator("[data-greet=new]").tap();
    await expect(card(page)).toHaveAttribute("data-lesson", firstOf(game));
    await setElsewhere(page, { pace: "instant" });
    await win(page, () => touch(page, glows(page).first()), CHOSEN[game]);
    await expect(card(page)).toContainText("You have won");
    await play(page).tap();
    await expect(page.locator("[data-card=lesson]")).toBeVisible();
    // The same deal, in which bots may have begun to play, or a shorter match.
    if (game === "okey") expect(await keptMatch(page)).toContain(match?.trim());
    else expect(await keptMatch(page)).toMatch(/^rules yuzbir_hizli$/m);
    expect(await settings(page)).toMatchObject({ greeted: [game], level: "easy" });
    expect(new URL(page.url()).search).toBe("");
  });

for (const game of ["rummi", "okey101"] as const)
  test(`a first hand of ${game} is won by Enter alone, as the focus goes along`, async ({
    page,
  }) => {
    await page.goto("");
    await ready(page);
    await sitDown(page, game);
    await page.locator("[data-greet=new]").press("Enter");
    await expect(card(page)).toBeVisible();
    await setElsewhere(page, { pace: "instant" });
    await win(page, async () => {
      await expect(page.locator("#game [data-hint]:focus")).toBeVisible();
      await page.keyboard.press("Enter");
    });
  });

test("a first hand can be left at any point, and nobody is asked twice", async ({ page }) => {
  await page.goto("");
  await ready(page);
  await sitDown(page, "rummi");
  await expect(asked(page)).toBeVisible();
  await page.reload();
  await expect(asked(page)).toBeVisible();
  const match = await keptMatch(page);
  await page.locator("[data-greet=new]").tap();
  await touch(page, glows(page).first());
  await expect(card(page)).toHaveAttribute("data-step", "2");
  // A tap elsewhere does no harm.
  await touch(page, rack(page).last());
  await expect(card(page)).toHaveAttribute("data-step", "2");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(rack(page).first()).toBeVisible();
  await expect(page.locator(".card")).toHaveCount(0);
  expect(await keptMatch(page)).toBe(match);

  await test.step("another game asks its own question, once", async () => {
    await page.goBack();
    await sitDown(page, "okey");
    await expect(asked(page)).toBeVisible();
    await page.locator("[data-greet=known]").tap();
    await expect(asked(page)).toHaveCount(0);
    expect(await settings(page)).toMatchObject({ greeted: ["rummi", "okey"], level: "hard" });
    await page.reload();
    await ready(page);
    await expect(page.locator(".card")).toHaveCount(0);
  });

  await test.step("the button leaves too, and the way back leads home", async () => {
    await page.goBack();
    await sitDown(page, "okey101");
    await page.locator("[data-greet=new]").tap();
    await card(page).locator("[data-move=lesson-leave]").tap();
    await ready(page);
    await expect(rack(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator(".home:visible h1")).toBeVisible();
  });
});

test("links, lessons and frames lead to the table, and nobody is asked there", async ({
  page,
  site,
}) => {
  for (const address of ["?seed=7", addressOf("opening"), "#table", "#daily"]) {
    await page.goto("about:blank");
    await open(page, `${site.url}${address}`);
    await expect(page.locator(".home:visible"), address).toHaveCount(0);
    if (address !== "#table") await expect(asked(page), address).toHaveCount(0);
  }
  const frame = `<iframe src="${site.url}?embed=null#table" width="800" height="600"></iframe>`;
  await page.goto(site.page("outer.html", frame));
  await expect(page.frameLocator("iframe").locator(".rack [role=option]").first()).toBeVisible();
  await expect(page.frameLocator("iframe").locator("[data-card=welcome]")).toHaveCount(0);
});
