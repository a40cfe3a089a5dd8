/** Home: the first sight, the ways to the table and back, and all that is reached from there. */

import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { sealed } from "../../www/store/seal.ts";
import { savedMatch } from "../records/saved.ts";
import { crowded, PHONES } from "./legible.ts";
import { dialogOf } from "./panels.ts";
import { nextTurn, record, turn } from "./play.ts";
import { complaints, crossing, misnamed, small } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import {
  COMMON_SIZES,
  drawn,
  enlarge,
  keptMatch,
  leave,
  type Size,
  setElsewhere,
  sitDown,
} from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, home: true, locale: "en" });

/** The glance that an earlier visit has left. */
const GLANCE = sealed({
  match: {
    ...{ game: "rummi", rules: "rummi80", title: "Table rummy 80", round: "Round 4" },
    ...{ points: "You 57 · Mehmet −101 · Leyla 402", seats: [1, 2, 3], clockwise: false },
    ...{ hand: "R3 R4 R5 . K9 Y9 . B12 . K1", middle: "B6 B7 B8 J B10 . Y2 Y3 Y4 Y5" },
  },
  names: ["Mehmet", "Leyla", "Deniz"],
  cups: 2,
  chips: "2,000 chips",
  lesson: "Lesson 6 of 12: The false joker",
  contest: "Second-chance tournament · Place 12 of 16",
});

const PUZZLE =
  "istaka-puzzle 1 throw medium B3 : R4 R4' R11 Y6 Y8 Y9 Y10 B5 B7 B11 K5 K7 K9 K10 K11";

/** The part of home that is shown. */
const shown = (page: Page): Locator => page.locator(".home:visible");

/** The words on the table of home. */
const told = (page: Page): Locator => shown(page).locator(".told");

const wish = (page: Page, go: string): Locator => shown(page).locator(`[data-go="${go}"]`);

const table = (page: Page): Locator => page.locator("#prompt .prompt");

/** Has an earlier visit leave a match in its second round. */
const leaveMatch = (page: Page): Promise<void> =>
  leave(page, {
    "istaka.match": savedMatch(record("nearly-out")),
  });

/** Returns the text of the match at the table. */
const leftMatch = (page: Page) => page.evaluate(() => localStorage.getItem("istaka.match"));

/** Keeps everything but the first sight from the page. */
const withhold = (page: Page): Promise<unknown> => page.route(/assets\/index-[^/]*\.js$/, () => {});

/** Returns words of home that are cut off or stick out of their card or the window. */
function sticking(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const home = document.querySelector("#home") as HTMLElement;
    const found = home.scrollWidth > home.clientWidth ? ["home is wider than the window"] : [];
    for (const element of home.querySelectorAll<HTMLElement>(
      "button, a, h1, h2, p, b, small, em, label",
    )) {
      if (!element.checkVisibility() || element.closest(".unseen")) continue;
      const frame = (element.closest(".tile, .seating, .entry") ?? home).getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const out = box.left < frame.left - 0.5 || box.right > frame.right + 0.5;
      if (out || element.scrollWidth > element.clientWidth + 1)
        found.push(element.outerHTML.slice(0, 90));
    }
    return found;
  });
}

/** Returns buttons that a finger cannot hit well; those of a wide window are for pointers. */
function tiny(page: Page): Promise<string[]> {
  return page
    .locator(".home:visible :is(button, a):visible")
    .evaluateAll((all) =>
      all
        .filter((button) => button.getBoundingClientRect().height < (innerWidth < 900 ? 40 : 28))
        .map((button) => button.outerHTML.slice(0, 90)),
    );
}

/** Windows with room for more than a phone has. */
const LARGE: readonly Size[] = sizesOf("2000x1100 2560x1440 3840x2160");

/** Phones with letters of twice the size. */
const ENLARGED = sizesOf("360x740 740x360").map((size) => ({ size, letters: 2 }));

/** Parts of home that must not overlap. */
const CARDS =
  ".home:visible :is(.seating, .entry, nav > *, .ways label, .ways button, .why):visible";

/** Parts of the table of home that must not overlap. */
const AT_TABLE = ".home:visible :is(.sitter, .middle, .told, .sit button, .wood):visible";

test("home stands before the engine, in every window and language", async ({ page }) => {
  await leave(page, { "istaka-glance": GLANCE });
  await withhold(page);
  // Waits for the style sheet, without which home is visible in all languages.
  await page.goto("");
  await expect(told(page)).toContainText("Mehmet −101");
  await expect(wish(page, "contest")).toContainText("Place 12 of 16");
  const usual = [...COMMON_SIZES, ...LARGE].map((size) => ({ size, letters: 1 }));
  for (const { size, letters } of [...usual, ...ENLARGED]) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (letters > 1) await enlarge(page);
    for (const language of LANGUAGES) {
      const where = `${language}-${width}x${height}, letters ${letters}`;
      await page.evaluate((language) => {
        document.documentElement.lang = language;
        // At every second size the running match is shown, or else the next game.
        const games = `.home[lang=${language}] .switch :not(:checked)`;
        document.querySelector<HTMLElement>(games)?.click();
      }, language);
      await drawn(page);
      await expect(shown(page), where).toHaveCount(1);
      const checks = [
        sticking(page),
        tiny(page),
        small(page),
        crossing(page, CARDS),
        crossing(page, AT_TABLE),
        misnamed(page),
      ];
      expect.soft((await Promise.all(checks)).flat(), where).toEqual([]);
      if (width < 2000) continue;
      // Home fills a large window as it fills a small one, without a scroll.
      const box = await shown(page).boundingBox();
      expect.soft((box?.width ?? 0) / width, where).toBeGreaterThan(0.75);
      expect.soft(box?.height, where).toBeLessThan(height + 1);
    }
  }
  expect.soft(await complaints(page), "in the evening").toEqual([]);
  expect.soft(await crowded(page), "when large").toEqual([]);
  expect.soft(await crowded(page, PHONES), "on a phone").toEqual([]);
  await setElsewhere(page, { language: "tr", theme: "day" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  expect(await complaints(page), "by day").toEqual([]);
});

test("home finds opponents as strong as the player once that is known", async ({ page }) => {
  await leave(page, { "istaka-glance": sealed({ known: ["okey"] }) });
  await page.goto("");
  await shown(page).locator(".sit .quiet").click();
  const dialog = dialogOf(page, "newGame");
  // Without its rounds the strength is not known any more.
  await expect(dialog).toContainText("Too early to say how strong you are");
  await page.keyboard.press("Escape");
  await expect(shown(page).locator(".sit .quiet")).toBeHidden();
});

test("a running match goes on, and Back closes what is open before it leads home", async ({
  page,
}) => {
  await leaveMatch(page);
  await page.goto("");
  await ready(page);
  const running = told(page);
  await expect(running).toContainText(/Turkish Okey, Round \d+.*You.\d+., Mehmet.\d+/s);
  const { slots = [] } = JSON.parse((await leftMatch(page)) ?? "{}");
  await expect(shown(page).locator(".wood .tile")).toHaveCount(slots.filter(Boolean).length);
  const match = await keptMatch(page);

  await test.step("at home the match waits, and Back closes a dialog", async () => {
    await expect(page.getByRole("log"), "the log is not hidden at home").toHaveCount(1);
    expect(await shown(page).ariaSnapshot(), "no dot is read").not.toContain("·");
    await wish(page, "statistics").click();
    await expect(dialogOf(page, "statistics")).toBeVisible();
    await page.goBack();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(running).toContainText("Turkish Okey");
    expect(await keptMatch(page)).toBe(match);
    await expect(page.locator(".rack, .seat"), "nothing is drawn below home").toHaveCount(0);
  });

  await test.step("at the table Back closes a dialog, then leads home", async () => {
    await wish(page, "table").click();
    await expect(table(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await turn(page);
    await page.locator('#menu [data-dialog="scores"]').click();
    await expect(dialogOf(page, "scores")).toBeVisible();
    await page.goBack();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(table(page)).toBeVisible();
    await page.goBack();
    await expect(running).toBeVisible();
    await expect(table(page)).toBeHidden();
  });

  await test.step("a reload stays where it is, and the name leads home", async () => {
    await page.goForward();
    await expect(table(page)).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(table(page)).toBeVisible();
    await page.locator("#bar [data-home]").click();
    await expect(shown(page).locator("h1")).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(running).toBeVisible();
  });
});

/** The taps to what a returning player looks for, and what is there. */
const WAYS: readonly (readonly [what: string, taps: readonly string[], end: string])[] = [
  ["the points of the match", [], ".home:visible .told:has-text('Mehmet')"],
  ["the match goes on", [".sit [data-go=table]"], '[data-turn="0"] [role=option]'],
  ["a hint", ["[data-move=hint]"], "[data-hint]"],
  ["the way home", ["[data-home]"], ".home:visible"],
  [
    "another game",
    [".switch [value=rummi]", '[data-go="play:rummi80"]'],
    "#game[data-game=rummi] .who",
  ],
  ["the way home again", ["[data-home]"], ".home:visible"],
  ["the deal of the day", ["[data-go=daily]"], "dialog[data-name=daily]"],
  ["statistics", ["[data-go=statistics]"], "dialog[data-name=statistics]"],
];

test("what a returning player looks for is a tap or two away on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveMatch(page);
  await page.goto("");
  await ready(page);
  for (const [what, taps, end] of WAYS) {
    await test.step(what, async () => {
      for (const tap of taps) await page.locator(`${tap}:visible`).click();
      await expect(page.locator(end).first()).toBeVisible();
      if (end.startsWith("dialog")) await page.goBack();
    });
  }
});

test("home is used by keys alone, and remembers the rules played last", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("");
  await ready(page);
  const main = shown(page).locator(".sit .primary");
  await shown(page).locator(".switch :checked").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(main).toHaveAttribute("data-go", "play:rummi80");
  await main.focus();
  await page.keyboard.press("Tab");
  await expect(shown(page).locator("[data-ways=rummi] :checked")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(shown(page).locator(".why")).toContainText("13");
  await page.keyboard.press("Shift+Tab");
  await expect(main).toBeFocused();
  // Keys of the table do nothing here.
  await page.keyboard.press("h");
  await expect(page.locator("[data-hint]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(table(page)).toBeVisible();
  await expect.poll(() => keptMatch(page)).toMatch(/^rules rummi106$/m);
  await expect(page.locator('.rack [tabindex="0"]')).toBeFocused();
  await page.goBack();
  await sitDown(page, "okey");
  await expect.poll(() => keptMatch(page)).toMatch(/^rules turkish$/m);
  await page.reload();
  await ready(page);
  await page.goBack();
  await shown(page).locator(".switch [value=rummi]").check();
  await expect(main).toHaveAttribute("data-go", "play:rummi106");
});

test("home tells what was done today, also once a dialog is closed", async ({ page }) => {
  // Midnight may be near.
  const date = "2026-11-26";
  await page.clock.setFixedTime(new Date(`${date}T12:00`));
  const result = { won: true, ending: "plain", turns: 9, score: 0, counts: "penalties" };
  const won = { game: "okey", date, on: date, seed: "1", begun: null };
  await leave(page, {
    "istaka.daily": { version: 1, tries: [{ ...won, result: { ...result, practice: false } }] },
  });
  await page.goto("");
  await ready(page);
  await expect(wish(page, "daily")).toContainText("1 in a row");
  await expect(wish(page, "daily").locator("em")).toHaveText("Won");
  await expect(wish(page, "puzzles").locator("em")).toHaveText("Solve");
  await wish(page, "puzzles").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(
    (text) => localStorage.setItem("istaka.puzzles", text),
    sealed({ version: 1, days: { [date]: true }, tried: {} }),
  );
  await page.keyboard.press("Escape");
  await expect(wish(page, "puzzles").locator("em")).toHaveText("Solved");
});

test.describe("in Turkish", () => {
  test.use({ first: true, locale: "tr" });

  test("everything begins with 101, and who knows it plays eleven rounds", async ({ page }) => {
    await page.goto("");
    await ready(page);
    await wish(page, "lessons").click();
    await expect(dialogOf(page, "lessons").locator("h2").first()).toContainText("101");
    await page.goBack();
    await wish(page, "daily").click();
    await expect(page.locator("[name=daily-game]:checked")).toHaveValue("okey101");
    await page.goBack();
    // The lobby begins with the game that home shows.
    for (const game of ["rummi", "okey101"]) {
      await shown(page).locator(`.switch [value=${game}]`).check();
      await wish(page, "lobby").last().click();
      await expect(page.locator("[name=contest-game]:checked")).toHaveValue(game);
      await page.goBack();
    }
    await shown(page).locator(".sit .primary").click();
    await page.locator("[data-greet=known]").click();
    await expect.poll(() => keptMatch(page)).toMatch(/^rules yuzbir$/m);
  });
});

test("what is pressed before the engine is there happens once it is", async ({ page }) => {
  let send: () => void = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto("");
  await wish(page, "matches").click();
  await expect(wish(page, "matches")).toHaveAttribute("aria-busy", "true");
  send();
  await expect(dialogOf(page, "matches")).toBeVisible();
  await expect(shown(page).locator("[aria-busy]")).toHaveCount(0);
});

/** Opens the page as an installed app; runs in the page. */
function installApp(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query.includes("display-mode: standalone") ? "all" : query);
}

test("an installed app opens a running match at the table, and home without one", async ({
  page,
}) => {
  await page.addInitScript(installApp);
  await page.goto("");
  await ready(page);
  await expect(shown(page)).toHaveCount(1);
  await leaveMatch(page);
  await leave(page, { "istaka-glance": GLANCE });
  await page.goto("?");
  await ready(page);
  await expect(table(page)).toBeVisible();
  await nextTurn(page);
  await page.goBack();
  await expect(wish(page, "table")).toBeVisible();
});

test.describe("at a first visit", () => {
  test.use({ first: true });

  test("a newcomer is greeted in the game that they choose", async ({ page }) => {
    await page.goto("");
    await ready(page);
    await sitDown(page, "rummi");
    const card = page.locator("[data-card=welcome]");
    await expect(card).toBeVisible();
    await expect.poll(() => keptMatch(page)).toMatch(/^rules rummi80$/m);
    await page.goBack();
    await sitDown(page, "okey");
    await expect(card).toContainText("runs and groups");
  });
});

test.describe("under a path", () => {
  test.use({ base: "/games/okey/" });

  test("a folder without its slash is the same page", async ({ page, site }) => {
    const folder = site.url.slice(0, -1);
    await page.goto(`${folder}?a=b#daily`);
    await expect(dialogOf(page, "daily")).toBeVisible();
    await page.goto(folder);
    await sitDown(page, "okey");
    await expect(table(page)).toBeVisible();
    expect(page.url()).toBe(site.url);
    await page.goto(`${folder}/rules`);
    await page.locator("a[hreflang=tr]").first().click();
    await expect(page).toHaveURL(`${site.url}rules/tr.html`);
  });
});

test("without scripts home says so in every language, and leads to the rules", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url);
  for (const language of LANGUAGES)
    await expect(page.locator(`p[lang=${language}]:has(a)`)).toBeVisible();
  await expect(page.locator("#home")).toBeHidden();
  await page.locator("p[lang=tr] a").click();
  await expect(page.locator("h1")).toBeVisible();
  await page.close();
});

test("shortcuts and shared links of an installed app lead where they say", async ({ page }) => {
  for (const name of ["puzzles", "lessons", "daily"] as const) {
    await page.goto(`?${name}#${name}`);
    await expect(dialogOf(page, name)).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  }
  const shared = new URLSearchParams({ "shared-text": "Look! https://a.example/#daily now" });
  await page.goto(`?${shared}`);
  await expect(dialogOf(page, "daily")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.goto("?shared-url=javascript:alert(1)%23x&shared-text=%23");
  await expect(page.locator("#log")).toContainText("nothing that this game can open");
  expect(new URL(page.url())).toMatchObject({ search: "", hash: "" });
  for (const [text, found] of [
    [record("running"), "replay"],
    ["Ours: istaka-rules 1 turkish limit=9 # Ali", "newGame"],
    [`Try ${page.url()}?rules=istaka-rules+1+board`, "newGame"],
    [PUZZLE, "puzzles"],
    ["{}", "transfer"],
  ] as const) {
    await page.goto(`?${new URLSearchParams({ "shared-text": text })}`);
    await expect(dialogOf(page, found)).toBeVisible();
  }
  const position = { show: "position", record: record("running"), at: "1.1" };
  const link = `${page.url()}elements/frame.html?${new URLSearchParams(position)}`;
  await page.goto(`?${new URLSearchParams({ "shared-text": `Here: ${link}` })}`);
  await expect(page.locator("[data-move=jump]"), "at its moment").toHaveValue("1");
  for (const [text, why] of [
    ["istaka 4\nrules turkish\nround R1", "match cannot be read"],
    [PUZZLE.replace("R4", "R14"), "puzzle cannot be read"],
    ["istaka-rules 1 moon", "rules in the link"],
  ] as const) {
    await page.goto(`?${new URLSearchParams({ "shared-text": text })}`);
    await expect(page.locator("#log")).toContainText(why);
  }
});

test("a file with which the system opens the app is shown before it is taken over", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isText = location.search !== "";
    const file = isText ? new File(["istaka 4"], "istaka.txt") : new File(["{}"], "istaka.json");
    const handle = { getFile: async () => file };
    const setConsumer = (consumer: (launched: object) => void) => consumer({ files: [handle] });
    Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
  });
  await page.goto("#table");
  await expect(dialogOf(page, "transfer").getByRole("status")).toContainText(
    "not a file of Istaka",
  );
  await page.goto("./?seed=7");
  await expect(page.locator("#log"), "a match as text").toContainText("match cannot be read");
});
