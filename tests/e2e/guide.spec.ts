/** The rules in every language, in the game and on separate pages. */

import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { dialogOf } from "./panels.ts";
import { open, rack, toDiscard } from "./play.ts";
import { choose, outside, picture } from "./sight.ts";
import { expect, installed, ready, test } from "./support.ts";
import { keptMatch, SIZES, set, setElsewhere, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const presets = [
  "board",
  "turkish",
  "pagat",
  "kahvehane",
  "sayili",
  "rummi80",
  "rummi80-site",
  "rummi106",
] as const;

/** Returns the rows of tiles that are drawn incompletely. */
function unpainted(rows: Locator): Promise<string[]> {
  return rows.evaluateAll((all) =>
    all
      .filter((row) => {
        const pictures = [...row.querySelectorAll("canvas")];
        const blank = (picture: HTMLCanvasElement) => {
          const { width, height } = picture;
          const pixels = picture.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
          return !pixels.some((value) => value > 0);
        };
        const tiles = row.getAttribute("data-tiles")?.split(" ").length ?? pictures.length;
        return pictures.length !== tiles || tiles === 0 || pictures.some(blank);
      })
      .map((row) => row.outerHTML),
  );
}

test("the game tells the rules of its match, and others before they are played, in every language", async ({
  page,
}) => {
  const house = "pagat limit=15 seven-pairs=no pot=yes";
  const text = page.locator("rule-text");
  /** The words of all rules are tested without a page (www/rules/text.test.ts). */
  const told = async (rules: string, marks: number): Promise<void> => {
    for (const language of LANGUAGES) {
      await speak(page, language);
      const where = `${rules} in ${language}`;
      const link = text.locator("a");
      if (marks > 0) await expect(link).toHaveCount(0);
      else await expect(link).toHaveAttribute("href", `rules/${rules}/${language}.html`);
      await expect(text.locator("mark")).toHaveCount(marks);
      await expect.soft
        .poll(() => unpainted(text.locator("tile-row")), { message: where })
        .toEqual([]);
      expect.soft(await text.innerText(), where).not.toMatch(/\brules?-|[{}]|undefined/);
    }
  };
  await set(page, { rules: house });
  await open(page);
  await choose(page, "rules");
  await expect(text.locator("h2").first()).toBeVisible();
  await told(house, 6);
  await page.keyboard.press("Escape");

  await choose(page, "newGame");
  const start = dialogOf(page, "newGame");
  for (const [game, rules] of [
    ["okey", "turkish"],
    ["okey", "sayili"],
    ["rummi", "rummi80"],
    ["rummi", "rummi106"],
    ["okey", "board"],
  ] as const)
    await test.step(`the rules can be read before they are played: ${rules}`, async () => {
      await speak(page, "en");
      await start.locator(`input[name=game][value=${game}]`).check();
      const card = start.locator(`[data-set=${rules}]`);
      await card.locator("input[name=rules]").check();
      await card.getByRole("button", { name: "Rules", exact: true }).click();
      await expect(text.locator("h2").first()).toBeVisible();
      if (rules === "board") await expect(text).toContainText("Whoever finishes scores one win");
      await told(rules, 0);
      if (rules !== "board") await page.keyboard.press("Escape");
    });

  await test.step("they fit every window, and lead to each section", async () => {
    await speak(page, "de");
    for (const [width, height] of [...SIZES, [320, 568]] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await outside(page), `${width} × ${height}`).toEqual([]);
      await text.getByRole("button", { name: "Ende der Partie" }).click();
      const heading = text.getByRole("heading", { name: "Ende der Partie" });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
  });
  await page.keyboard.press("Escape");
  await expect(start).toBeVisible();
});

test("every preset has a page in every language", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES)
    for (const preset of presets) {
      const where = `${preset} in ${language}`;
      await page.goto(`rules/${preset}/${language}.html`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("okey-tiles [part=row] svg").first()).toBeVisible();
      expect.soft(await undrawn(page), where).toEqual([]);
      expect
        .soft(await page.locator("body").innerText(), where)
        .not.toMatch(/\b(rules?|page|option|value)-|[{}]|undefined/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(wide, `${where}: nothing sticks out`).toBe(false);
      await picture(page, `rules-${preset}-${language}`);
    }
});

/** Returns the figures that the elements do not show as written. */
function undrawn(page: Page): Promise<string[]> {
  return page.locator("okey-tiles").evaluateAll((all) =>
    all
      .filter((figure) => {
        const tiles = figure.getAttribute("tiles")?.match(/[^\s|]+/g)?.length;
        const shown = figure.shadowRoot?.querySelectorAll("svg.tile").length;
        return !tiles || shown !== tiles || figure.querySelectorAll("svg").length !== tiles;
      })
      .map((figure) => figure.outerHTML),
  );
}

test("the pages lead to one another and to the game", async ({ page }) => {
  await page.goto("rules/index.html");
  await page.getByRole("link", { name: "Alman kutu oyunu" }).click();
  await expect(page).toHaveURL(/rules\/board\/tr\.html$/);
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Duitse uitgave");
  await page.getByRole("link", { name: "De verschillen" }).click();
  await expect(page).toHaveURL(/rules\/nl\.html#differences$/);
  const table = page.getByRole("region", { name: "Okey", exact: true });
  await expect(table.getByRole("row", { name: "Richting" })).toContainText("Met de klok mee");
  await table.getByRole("link", { name: "Okey volgens Pagat" }).click();
  await page.getByRole("link", { name: "De telling" }).click();
  await expect(page.getByRole("heading", { name: "De telling" })).toBeInViewport();
  await page.getByRole("link", { name: "Spelen", exact: true }).click();
  await ready(page);
});

test("a section leads to what it tells of at the table, and no match is lost", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  await rack(page).last().press("Enter");
  await expect.poll(() => keptMatch(page)).toMatch(/^0 /m);
  await page.goto("rules/turkish/en.html");
  const finish = page.getByRole("link", { name: "At the table: you can finish" });
  await finish.click();
  await page.locator('[data-move="keep-mine"]').click();
  expect(await keptMatch(page)).toContain("seed 7\n");
  await page.goBack();
  await finish.click();
  await page.locator('[data-move="play-shared"]').click();
  await expect(page.locator("#prompt")).toContainText("Your hand is complete");
  await choose(page, "matches");
  await expect(page.locator("dialog").getByRole("button", { name: /^Go on/ })).toHaveCount(1);
});

test("a page tells apart numbers of players, and wears the theme that is set in the game", async ({
  page,
}) => {
  await page.goto("rules/pagat/en.html");
  const deal = page.locator("#deal");
  await expect(deal).toContainText("2 players: The two players sit opposite each other");
  await expect(deal).toContainText("3 and 4 players: The game goes anticlockwise");
  await expect(deal.locator(".steps > li")).toHaveCount(5);
  // The stacks that are dealt have the colours of players.
  await expect(deal.locator('circle[fill="var(--seats-3)"]').first()).toBeVisible();
  await expect(deal.getByText("2 players", { exact: true })).toHaveCount(1);

  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await setElsewhere(page, { theme: "day" });
  await page.reload();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of the rules can be read all the same", async ({ page }) => {
    await page.goto("rules/turkish/en.html");
    await expect(page.getByText("red 12, red 13, and red 1")).toBeVisible();
    await expect(page.locator("okey-tiles svg").first()).toBeVisible();
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });
});

test.describe("of the installed game", () => {
  test.use({ serviceWorkers: "allow" });

  test("the pages of the rules are found all the same", async ({ page }) => {
    await page.goto("");
    await ready(page);
    await installed(page);
    await page.goto("rules/rummi80-site/en.html");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Table rummy, 80 tiles, 50 seconds");
    // The current rules and all visited pages are available offline.
    await page.context().setOffline(true);
    for (const [path, title] of [
      ["turkish/en", "Turkish Okey"],
      ["rummi80-site/en", "Table rummy, 80 tiles, 50 seconds"],
      ["en", "The rules of the games"],
    ]) {
      await page.goto(`rules/${path}.html`);
      await expect(heading).toHaveText(title ?? "");
    }
  });
});
