/**
 * Every state of every page: axe checks each one once per theme, and nothing sticks out of any
 * dialog in any language.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { initSync, puzzleAnswer } from "../../www/pkg/figures/istaka.js";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { finishedOf101, matchOf101 } from "../records/hands-101.ts";
import { cardsOf, deckOf } from "../records/mistakes.ts";
import type { PositionName } from "../records/positions.ts";
import { savedMatch } from "../records/saved.ts";
import { comeBack } from "./contests.ts";
import { crowded } from "./legible.ts";
import { contradict, dialogOf, lookingBack, move, toStanding } from "./panels.ts";
import { lay, open, place, rack, record, resume } from "./play.ts";
import { HAND, layNew, matchOf, openMatch } from "./series.ts";
import {
  COLOR_RULES,
  choose,
  complaints,
  misnamed,
  outside,
  picture,
  small,
  unnamed,
  violations,
} from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, leave, type Size, set, setElsewhere, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** One window size for each class of layouts, and the smallest supported one. */
const LAYOUTS: Readonly<Record<string, Size>> = {
  compact: [320, 420],
  portrait: [390, 844],
  landscape: [844, 390],
  tablet: [768, 1024],
  wide: [1920, 1080],
  desktop: [1280, 800],
};

/** The rules of axe that depend on colours or on the window size. */
const SEEN = [...COLOR_RULES, "target-size", "scrollable-region-focusable"];

/** The window with the least room for the words of a dialog. */
const NARROW: readonly Size[] = sizesOf("320x568");

/**
 * Checks a state of the page: with axe on a desktop in the day theme and, in German, on a phone in
 * the evening theme; at 300 % and 400 %; and the place of all parts of a dialog in every language.
 */
async function look(page: Page, what: string): Promise<void> {
  await test.step(`${what}: nothing hinders anybody`, async () => {
    expect.soft(await violations(page, "day"), `${what} by day`).toEqual([]);
    expect.soft(await unnamed(page), `${what}: each part has a name`).toEqual([]);
    expect.soft(await misnamed(page), `${what}: names have the words`).toEqual([]);
    const isGame = (await page.locator("#game").count()) > 0;
    if (isGame) await speak(page, "de");
    expect.soft(await crowded(page), `${what} when large`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    expect.soft(await violations(page, "evening", SEEN), `${what} on a phone`).toEqual([]);
    // A replay in a dialog has a table, whose labels lie beside their tiles.
    if (await page.locator("#dialog[open]:not(:has(match-replay))").count())
      await holds(page, what);
    if (isGame) await speak(page, "en");
    await page.setViewportSize({ width: 1280, height: 800 });
  });
}

/**
 * Checks that nothing sticks out of the open dialog, and that its letters are not small: in a
 * narrow window in every language, and in a low one in English.
 */
async function holds(page: Page, what: string): Promise<void> {
  const check = async (where: string): Promise<void> => {
    await picture(page, `${what}-${where}`);
    expect.soft(await outside(page), `${what} ${where}`).toEqual([]);
    expect.soft(await misnamed(page), `${what} ${where}`).toEqual([]);
  };
  for await (const { where } of everywhere(page, NARROW)) await check(where);
  await speak(page, "en");
  expect.soft(await small(page), what).toEqual([]);
  await page.setViewportSize({ width: 740, height: 360 });
  await drawn(page);
  await check("en-740x360");
}

/** Waits for a dialog and checks it. */
async function lookInto(page: Page, name: string, what = name): Promise<void> {
  await expect(dialogOf(page, name)).toBeVisible();
  // The engine lists the explanations of rules; their words are loaded later.
  if (name === "rules") await expect(page.locator("dialog h2").first()).toBeVisible();
  await look(page, what);
}

/** Opens a dialog from the menu and checks it with axe. */
async function lookAt(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await choose(page, name);
    await lookInto(page, name);
  }
}

/** Checks both themes with axe, the second one for colours only. */
async function lookInThemes(page: Page, what: string): Promise<void> {
  expect.soft(await violations(page, "day"), `${what} by day`).toEqual([]);
  expect.soft(await violations(page, "evening", COLOR_RULES), `${what} at night`).toEqual([]);
}

/** Checks a table with axe in windows of every class. */
async function lookEverywhere(page: Page): Promise<void> {
  for (const [layout, [width, height]] of Object.entries(LAYOUTS)) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".beside")).toHaveCount(layout === "wide" ? 1 : 0);
    await lookInThemes(page, layout);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await misnamed(page), `names in ${layout}, ${language}`).toEqual([]);
    }
    await speak(page, "en");
  }
  expect.soft(await crowded(page), "when large").toEqual([]);
}

test("the table of Okey", async ({ page }) => {
  await resume(page, record("busy"));
  await expect(rack(page).first()).toBeVisible();
  await lookEverywhere(page);
  const { x, y } = (await place(page, "okey").boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 9, y + 9);
  await expect(page.locator(".about[data-told=okey]")).toBeVisible();
  expect.soft(await violations(page, "evening"), "with an explanation").toEqual([]);
});

test("table rummy", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2", [HAND.replace("Y1", "J'")]));
  // A series, one with a joker, and an incomplete one.
  for (const tiles of ["R8 R9 R10", "R1 R2 J", "B7 B8"]) await layNew(page, tiles);
  await lookEverywhere(page);
});

test("101 Okey", async ({ page }) => {
  const { match, ...slots } = matchOf101("opening");
  await resume(page, match);
  await lay(page, match, slots);
  await lookEverywhere(page);
});

test("the dialogs of 101 Okey", async ({ page }) => {
  await resume(page, matchOf101("opening").match);
  await lookAt(page, "scores", "moves", "newGame");
  await lay(page, finishedOf101());
  await lookInto(page, "result");
  await (await lookingBack(page, "review")).click();
  await expect(page.locator("match-review .sums")).toBeVisible();
  await look(page, "review");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "lookBack")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("dialog [data-move=to-table]").click();
  await lookAt(page, "moves");
  await page.locator("dialog .ask").last().click();
  await lookInto(page, "why");
});

test("the dialogs after a round of Okey", async ({ page }) => {
  await resume(page, record("lost"));
  await expect(page.locator("dialog[open] tile-row").first()).toBeVisible();
  await look(page, "result");
  await page.locator("dialog [data-move=to-table]").click();
  await look(page, "the table after a round");
  await lookAt(page, "scores", "moves");
  await page.locator("dialog .ask").last().click();
  await lookInto(page, "why");
  await lay(page, record("void"));
  await lookInto(page, "result", "result of a void round");
  await lay(page, record("board-over"));
  await lookInto(page, "result", "result where wins are counted");
  await lay(page, record("running"));
  await lookAt(page, "scores");
});

/**
 * Finished matches by all kinds of rules: what their standing and their score sheet say, and which
 * of both is looked at.
 */
const ENDS: readonly (readonly [PositionName, standing: RegExp, sheet: RegExp, looks: string])[] = [
  ["standing", /last one left/, /Penalty points.*finished/s, "standing"],
  ["standing-board", /wins/, /Wins/, "scores"],
  ["standing-of-two", /Final standing/, /Points left/, ""],
  ["standing-of-three", /Final standing/, /Points left/, "scores"],
  ["standing-partners", /win together/, /Team.*Chips/s, "standing scores"],
  ["standing-stakes", /−\d+/, /Chips/, "standing"],
];

for (const [position, standing, sheet, looks] of ENDS)
  test(`a match is told to its end: ${position}`, async ({ page }) => {
    await resume(page, record(position));
    const sides = dialogOf(page, "result").locator(".side");
    await expect(sides).toHaveCount(position === "standing-partners" ? 2 : 0);
    const shown = await toStanding(page);
    await expect(shown).toContainText(standing);
    const players = await shown.locator(".standing li").count();
    if (looks.includes("standing")) await look(page, "standing");
    await (await lookingBack(page, "scores")).click();
    const scores = dialogOf(page, "scores");
    await expect(scores).toContainText(sheet);
    await expect(scores.locator("thead tr").last().locator("th")).toHaveCount(players + 1);
    if (position === "standing-board") await expect(scores.locator("tbody td.won")).toHaveCount(5);
    if (sheet.source === "Points left")
      await expect(scores).not.toContainText(/penalty|eliminated|is out/);
    if (looks.includes("scores")) await look(page, "scores");
  });

test("dialogs and questions of special rules of Okey", async ({ page }) => {
  await resume(page, record("throw-inspect"));
  await page.locator("[data-look='0']").click();
  await lookInto(page, "pile");
  await lay(page, record("throw-strict"));
  const declare = page.locator("[data-move=declare]");
  for (const theme of ["day", "evening"] as const) {
    // A change of the look or of the window size closes the question.
    await setElsewhere(page, { theme });
    await page.locator("[data-move=finish]").click();
    await expect(declare).toBeVisible();
    expect.soft(await complaints(page), `a question at the table, ${theme}`).toEqual([]);
  }
  await declare.click();
  await expect(page.locator(".shown tile-row")).toBeVisible();
  await look(page, "the table with a shown hand");
  await choose(page, "moves");
  await expect(page.locator("dialog .turns .why tile-row")).toBeVisible();
  await look(page, "moves with a shown hand");
});

test("the dialogs of the menu", async ({ page }) => {
  await set(page, { name: "Ayşe", face: 4 });
  await resume(page, record("draw"), "", ["kemal", "expert", "beginner"]);
  await page.locator("[data-person='1']").click();
  await lookInto(page, "opponent");
  await lookAt(page, "settings", "keys", "report", "lessons");
  await lookAt(page, "rules");
  await page.locator("dialog [data-move=embed]").click();
  await lookInto(page, "embed");
});

test("the dialogs in which a match is begun", async ({ page }) => {
  await resume(page, record("draw"));
  await choose(page, "newGame");
  const start = dialogOf(page, "newGame");
  await start.locator(".opponents summary").click();
  await start.locator("[data-chair='1']").selectOption("kemal");
  await look(page, "newGame");
  await start.locator("[data-move=change]").click();
  const editor = dialogOf(page, "editor");
  await contradict(editor);
  await look(page, "editor");
  await page.keyboard.press("Escape");
  await expect(start).toBeVisible();
  await look(page, "newGame with rules that clash");
  await start.locator("[data-move=receive]").click();
  await dialogOf(page, "sharing").locator("form textarea").fill("istaka-rules 1 moon");
  await dialogOf(page, "sharing").locator("[data-move=take]").click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await look(page, "sharing");
  await page.goto("?seed=7");
  await lookInto(page, "shared");
  const rules = "istaka-rules 1 turkish players=3 partners=yes # Ali";
  await page.goto(`?${new URLSearchParams({ seed: "87", rules })}`);
  await expect(start.locator("#clashes")).toContainText("Partners need four players.");
  await look(page, "newGame with rules of a link that clash");
});

test("puzzles", async ({ page }) => {
  initSync({ module: readFileSync("www/pkg/figures/istaka_bg.wasm") });
  await page.clock.setFixedTime(new Date("2026-11-19T10:00:00"));
  await open(page, "");
  const quiz = page.locator("puzzle-board .quiz");
  await choose(page, "puzzles");
  await expect(quiz).toBeVisible();
  await look(page, "the puzzle of the day");
  for (const _ of ["a first wrong answer", "another one"]) {
    await quiz.locator(".pick:enabled").first().click();
    await quiz.locator(".primary").click();
    expect.soft(await violations(page, "day"), "an answer").toEqual([]);
  }
  await expect(quiz.locator(".verdict")).toBeVisible();
  await page.locator("dialog [name=puzzles-what][value=practice]").click();
  await page.locator("dialog [name=puzzles-kind]").selectOption("lay");
  await page.locator("dialog [name=puzzles-grade]").selectOption("easy");
  await expect(quiz.locator(".own .pick").first()).toBeVisible();
  const shelf = readFileSync("src/puzzles/shipped.txt", "utf8").split("\n");
  const text = shelf.find((line) => line.startsWith("istaka-puzzle 1 lay easy ")) ?? "";
  for (const meld of puzzleAnswer(text, text.split(" : ")[1] ?? "").melds) {
    if ((await quiz.locator(".verdict").count()) > 0) break;
    for (const tile of meld) await quiz.locator(`.pick[data-tile="${tile}"]`).click();
    await quiz.getByRole("button", { name: "New series" }).click();
  }
  await expect(quiz.locator(".verdict")).toContainText("Right.");
  await look(page, "a laid puzzle");
});

test("the analysis of a position", async ({ page }) => {
  const melds = "meld 0 R10 R11 R12; meld 2 = R3 Y2 Y2'";
  const text = `yuzbir players=2; indicator Y1; hand R9 K2; drawn K2; pile 2 Y4; ${melds}`;
  await open(page, `#position=${encodeURIComponent(text)}`);
  await expect(page.locator("dialog .ranking .best")).toBeVisible();
  for (const details of [".more", ".embed"])
    await page.locator(`dialog ${details} summary`).click();
  await look(page, "the analysis");
  await page
    .locator("dialog textarea:not([readonly])")
    .fill("turkish; indicator Y1; foo; hand X R1 R1 R1");
  await expect(page.locator("dialog [data-code=badTile]")).toBeVisible();
  await look(page, "the faults of a position");
  await page.locator("dialog[open] [data-move=clear]").click();
  await page.locator("dialog [data-move=learn]").click();
  for (const tile of ["R1", "R4", "R13"])
    await page.locator(`dialog .palette [data-tile=${tile}]`).click();
  await expect(page.locator("dialog .guide")).toHaveAttribute("data-step", "2");
  await look(page, "the lesson at the analysis");
});

test("a mistake that is tried again", async ({ page }) => {
  await leave(page, deckOf(cardsOf(record("regretted")).slice(0, 1)));
  await open(page, "?again");
  await expect(page.locator("#card .again")).toBeVisible();
  await look(page, "the question");
  await page.locator("[data-move=again-tell]").click();
  await expect(page.locator("#card .again .facts")).toHaveCount(2);
  await look(page, "the answer");
});

test("lessons", async ({ page }) => {
  const button = (name: string) => page.locator(`[data-move=lesson-${name}]`);
  await open(page, "?lesson=turn");
  await expect(button("next")).toBeVisible();
  await look(page, "the first step");
  await button("next").click();
  await place(page, "stock").press("Enter");
  const step = page.locator("[data-card=taught]");
  await expect(step).toHaveAttribute("data-step", "3");
  await page.locator('.rack [data-tile="K13"]').press("Enter");
  await expect(step).toHaveAttribute("data-step", "4");
  await place(page, "take").press("Enter");
  await expect(step).toHaveAttribute("data-step", "5");
  await rack(page).first().press("Enter");
  await expect(button("follow")).toBeVisible();
  await look(page, "the last step");
  await button("leave").click();
  await expect(page.locator(".card")).toHaveCount(0);
  await choose(page, "lessons");
  await expect(page.locator("dialog .done")).toHaveCount(1);
  await look(page, "the list of lessons when one is done");
  await open(page, "?lesson=adding");
  await expect(button("next")).toBeVisible();
  await look(page, "a lesson of table rummy");
});

test.describe("at the first visit", () => {
  test.use({ first: true });

  test("the cards beside the table", async ({ page }) => {
    await open(page, "");
    await expect(page.locator("[data-card=welcome]")).toBeVisible();
    await look(page, "welcome");
    await page.locator("[data-greet=new]").click();
    await setElsewhere(page, { pace: "instant" });
    const glows = page.locator("#game [data-hint]").last();
    for (let step = 1; step < 8; step += 1) {
      await expect(page.locator("[data-card=taught]")).toHaveAttribute("data-step", `${step}`);
      if (step % 3 === 1) await look(page, `step ${step} of the first hand`);
      await glows.press("Enter");
    }
    await page.locator("[data-move=lesson-leave].primary").click();
    await expect(page.locator("[data-card=lesson] li")).toHaveCount(2);
    await look(page, "the first round");
  });
});

/** A match that has left the table. */
const LEFT = {
  "istaka.past.2026-01-01T10:00:00.000Z": savedMatch(record("secret")),
};

test("deals", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-24T10:00:00"));
  await leave(page, LEFT);
  await resume(page, record("secret"));
  await (await lookingBack(page, "fair")).click();
  const fair = dialogOf(page, "fair");
  await expect(fair).toBeVisible();
  for (const summary of await fair.locator("summary").all()) await summary.click();
  await look(page, "fair");
  await page.keyboard.press("Escape");
  await look(page, "what can be looked back on");
  await move(page, "compare").click();
  await lookInto(page, "tries");
  await page.goto("#daily");
  await lookInto(page, "daily");
});

test("matches, and what is kept", async ({ page }) => {
  await leave(page, { ...LEFT, "istaka.aside.2026-01-02T10:00:00.000Z": "no match" });
  await resume(page, record("secret"));
  await lookAt(page, "matches");
  await page.locator("dialog [data-dialog=statistics]").click();
  await lookInto(page, "statistics");
  await page.keyboard.press("Escape");
  await page.locator("dialog [data-dialog=transfer]").click();
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("istaka.past.")),
  );
  const buffer = Buffer.from(JSON.stringify({ istaka: 1, texts: Object.fromEntries(texts) }));
  await dialogOf(page, "transfer")
    .locator("input")
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer });
  await expect(
    dialogOf(page, "transfer").getByRole("group", { name: "In this file" }),
  ).toBeVisible();
  await look(page, "transfer");
  await page.locator("#bar .warning").evaluate((button: HTMLElement) => button.click());
  await expect(dialogOf(page, "kept").getByRole("textbox")).toHaveValue("no match");
  await look(page, "what was put aside");
});

test("a match that is not kept, and an engine that has stopped", async ({ page, context }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    const full = (key: unknown): void => {
      if (key === "istaka.match") throw new DOMException("full", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = function (text: string, key: string) {
      full(key);
      return put.call(this, text, key);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      full(key);
      setItem.call(this, key, text);
    };
  });
  await open(page);
  await page.locator("#bar .warning").click();
  await lookInto(page, "kept", "a match that is not kept");
  await page.keyboard.press("Escape");
  const [worker] = page.workers().filter((worker) => worker.url().includes("/worker"));
  await context.route(/\/worker[^/]*\.js/, (route) => route.abort());
  // The worker may be terminated before it answers.
  await worker?.evaluate(() => self.close()).catch(() => null);
  const stopped = dialogOf(page, "stopped");
  await stopped.getByRole("button", { name: "Go on" }).click();
  await expect(stopped).toContainText("Take the match with you as text before you reload");
  await look(page, "an engine that has stopped");
});

test("a table in another tab", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, "");
  await expect(dialogOf(page, "elsewhere")).toBeVisible();
  await page.bringToFront();
  await look(page, "elsewhere");
});

test("contests", async ({ page }) => {
  await comeBack(page, "tournament-second-level");
  await lookInto(page, "lobby");
  await page.locator("dialog .running button").click();
  await lookInto(page, "contest");
  await choose(page, "lobby");
  await page.locator("dialog [data-dialog=trophies]").click();
  await lookInto(page, "trophies");
});

test("a replay and a review", async ({ page }) => {
  const replay = page.locator("match-replay");
  const review = page.locator("match-review");
  await resume(page, record("regretted"));
  await (await lookingBack(page, "watch")).click();
  await replay.locator("[data-move=open]").selectOption("all");
  const why = replay.locator("[data-move=why]");
  await expect(why).toBeVisible();
  await page.keyboard.press("End");
  await look(page, "the end of a replay");
  while ((await why.getAttribute("aria-disabled")) === "true") {
    const shown = await replay.locator("output").textContent();
    await page.keyboard.press("ArrowLeft");
    await expect(replay.locator("output")).not.toHaveText(shown ?? "");
  }
  await why.click();
  await expect(replay.locator("dialog.asked .why")).toBeVisible();
  await look(page, "why in a replay");
  await page.keyboard.press("Escape");
  await replay.locator("[data-move=review]").click();
  await expect(review.locator("article").first()).toBeVisible();
  await look(page, "a review");
  await review.locator(".body > details > summary").click();
  await review.locator(".body > details .decision summary").first().click();
  await expect(review.locator(".body > details .decision .melds").first()).toBeVisible();
  await look(page, "all decisions of a review");
  await review.locator("select").selectOption("whole");
  await expect(review.locator(".habits li").first()).toBeVisible();
  await look(page, "a review of a match");
});

test("the dialogs of table rummy", async ({ page }) => {
  await resume(page, record("rummi-running"));
  await lookAt(page, "scores", "moves", "newGame");
  await dialogOf(page, "newGame").locator("[data-move=change]").click();
  await lookInto(page, "editor");
  await lookAt(page, "rules");
  await lay(page, record("rummi-blocked"));
  await lookInto(page, "result", "result of a blocked round");
  await lay(page, record("rummi-standing"));
  await toStanding(page);
  await look(page, "standing");
});

test("the end of a round of table rummy", async ({ page }) => {
  await resume(page, record("rummi-over"));
  await lookInto(page, "result");
  await (await lookingBack(page, "review")).click();
  await expect(page.locator("match-review .sums")).toBeVisible();
  await look(page, "review");
  await page.keyboard.press("Escape");
  await move(page, "watch").click();
  await page.locator("match-replay [data-move=open]").selectOption("2");
  await expect(page.locator("match-replay .open-hands tile-row")).toHaveCount(1);
  await look(page, "replay");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("dialog [data-move=to-table]").click();
  await lookAt(page, "moves");
  await page.locator("dialog .ask").last().click();
  await lookInto(page, "why");
});

test("the pages of rules", async ({ page }) => {
  for (const path of ["index", "nl", "pagat/tr", "rummi80/tr", "ear/de"]) {
    await page.goto(`rules/${path}.html`);
    if (path.endsWith("/tr"))
      await expect(page.locator("okey-tiles [part=row] svg").first()).toBeVisible();
    await look(page, path);
  }
});

test("elements in a page of somebody else", async ({ page }) => {
  await page.goto("examples/embed.html");
  for (const claim of await page.locator("okey-tiles:is([kind], [hand])").all()) {
    await claim.scrollIntoViewIfNeeded();
    await expect(claim.locator(".verdict")).toHaveClass(/good|bad/);
  }
  await expect(page.locator(".verdict.bad")).toHaveCount(2);
  await page.locator("okey-game").scrollIntoViewIfNeeded();
  const framed = page.frameLocator("okey-game iframe").locator("html");
  await expect(framed).toHaveAttribute("data-ready", "true");
  for (const [width, height] of Object.values(LAYOUTS)) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, "nothing sticks out").toBeLessThanOrEqual(width);
  }
  await page.locator("okey-position").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Show all hands" }).click();
  const puzzle = page.locator("okey-puzzle").first();
  await puzzle.scrollIntoViewIfNeeded();
  await expect(puzzle.locator(".asked")).toBeVisible();
  await page.evaluate(() => {
    const wrong = document.createElement("okey-tiles");
    wrong.setAttribute("tiles", "moon");
    document.querySelector("main")?.prepend(wrong);
  });
  await expect(page.locator("okey-tiles .error")).toBeAttached();
  expect.soft(await complaints(page), "elements").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("okey-position").evaluate((element, match) => {
    for (const name of ["at", "seat", "names"]) element.removeAttribute(name);
    element.setAttribute("open", "all");
    element.setAttribute("record", match);
  }, record("rummi-series"));
  await expect(page.locator("okey-position .series .row").last()).toBeVisible();
  expect.soft(await complaints(page), "elements in the dark").toEqual([]);
});
