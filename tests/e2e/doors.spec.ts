/** Through every door of the page by keys: the focus is always on something that is seen. */

import type { Locator, Page } from "@playwright/test";
import { finishedOf101, matchOf101 } from "../records/hands-101.ts";
import { savedMatch } from "../records/saved.ts";
import { comeBack } from "./contests.ts";
import { dialogOf, lookingBack, move, toStanding } from "./panels.ts";
import { lay, open, record, resume } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { leave } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const softly = expect.configure({ soft: true });

/** Returns what the focus is lost to; empty while it is on something that is seen. */
function lost(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "the page itself";
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (dialog && !dialog.contains(at)) return `below the dialog: ${at.outerHTML.slice(0, 80)}`;
    // The rack has no place as a whole, and the button of a choice lies unseen over its word.
    if (at.matches(".rack")) return "";
    const { top, bottom, left, right } = at.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isSeen = at.checkVisibility({ visibilityProperty: true }) && !at.matches(".unseen");
    return isSeen && isIn ? "" : `out of sight: ${at.outerHTML.slice(0, 80)}`;
  });
}

async function isSomewhere(page: Page, what: string): Promise<void> {
  await softly.poll(() => lost(page), what).toBe("");
}

/** Presses a button by key, once it can be pressed. */
async function enter(page: Page, button: Locator, what: string): Promise<void> {
  await expect(button.and(page.locator(":not(:disabled)"))).toBeAttached();
  await button.press("Enter");
  await isSomewhere(page, what);
}

async function goBack(page: Page, what: string): Promise<void> {
  await page.keyboard.press("Escape");
  await isSomewhere(page, `Escape from ${what}`);
}

/** Opens a dialog and leaves it by Escape, and by its last button too if that only closes it. */
async function through(page: Page, door: Locator, name: string, closes = true): Promise<void> {
  for (const way of closes ? ["Escape", "button"] : ["Escape"]) {
    await enter(page, door, name);
    await expect(dialogOf(page, name)).toBeVisible();
    await isSomewhere(page, name);
    if (way === "Escape") await goBack(page, name);
    else await enter(page, page.locator("#dialog footer button").last(), `the button of ${name}`);
    await expect(dialogOf(page, name)).toHaveCount(0);
  }
}

/** Opens the dialogs over a replay. */
async function throughReplay(page: Page, what: string): Promise<void> {
  const replay = page.locator("match-replay");
  await expect(replay.locator("[data-move=play]")).toBeVisible();
  await isSomewhere(page, `${what}: replay`);
  for (const name of ["share", "on"]) {
    await enter(page, replay.locator(`[data-move=${name}]`).first(), `${what}: ${name}`);
    await goBack(page, name);
    await enter(page, replay.locator(`[data-move=${name}]`).first(), `${what}: ${name}`);
    await enter(page, replay.locator("[data-move=done]"), `${what}: ${name} is done`);
  }
  for (const name of ["next", "last", "first"])
    await enter(page, replay.locator(`[data-move=${name}]`), `${what}: ${name}`);
  await goBack(page, `${what}: replay`);
}

test.describe("at home", () => {
  test.use({ home: true });

  test("the doors of home", async ({ page }) => {
    const kept = {
      "istaka.match": savedMatch(record("draw")),
      "istaka.past.2026-01-01T10:00:00.000Z": savedMatch(record("secret")),
    };
    await leave(page, kept);
    await page.goto("");
    await ready(page);
    const home = page.locator(".home:visible");
    const door = (go: string) => home.locator(`[data-go="${go}"]:visible`).last();
    for (const go of ["daily", "puzzles", "lobby", "lessons", "matches", "statistics", "settings"])
      await through(page, door(go), go);
    await through(page, door("new:okey"), "newGame", false);
    await enter(page, door("matches"), "matches");
    await through(page, page.locator("dialog [data-dialog=statistics]"), "statistics");
    await through(page, page.locator("dialog [data-dialog=transfer]"), "transfer");
    await through(page, page.locator("dialog [data-move=fair]").first(), "fair");
    await goBack(page, "matches");
    await enter(page, door("settings"), "settings");
    for (const theme of ["day", "evening"]) {
      await page.locator(`dialog input[name=theme][value=${theme}]`).press("Space");
      await isSomewhere(page, theme);
    }
    await enter(page, move(page, "reset"), "settings as at first");
    await goBack(page, "settings");
    await enter(page, home.locator(".sit button:visible").first(), "the table");
    await enter(page, page.locator("#bar [data-home]"), "home again");
    await enter(page, door("daily"), "daily");
    await enter(page, page.locator("#dialog .primary").first(), "the daily deal");
    await expect(dialogOf(page, "daily")).toHaveCount(0);
    await isSomewhere(page, "the daily deal");
  });
});

const TABLES = {
  okey: () => record("draw"),
  okey101: () => matchOf101("later").match,
  rummi: () => record("rummi-running"),
} as const;

for (const [game, match] of Object.entries(TABLES))
  test(`the doors of a table of ${game}`, async ({ page }) => {
    await resume(page, match());
    await isSomewhere(page, "the table");
    const menu = (name: string) => page.locator(`#menu [data-dialog=${name}]`);
    for (const name of ["scores", "rules", "settings", "keys", "report"])
      await through(page, menu(name), name);
    await enter(page, menu("rules"), "rules");
    await through(page, move(page, "embed"), "embed");
    await goBack(page, "rules");
    await enter(page, menu("moves"), "moves");
    await enter(page, move(page, "watch"), "watch");
    await throughReplay(page, "moves");
    await goBack(page, "moves");
    for (const name of ["hint", "draw", "undo"]) {
      const button = page.locator(`#moves [data-move=${name}]`);
      if (await button.count()) await enter(page, button, name);
    }
    await menu("keys").focus();
    await page.setViewportSize({ width: 360, height: 640 });
    await isSomewhere(page, "on a phone");
    await enter(page, page.locator(".menu-button"), "the menu");
    await enter(page, menu("scores"), "scores in the menu");
    await goBack(page, "scores in the menu");
    await page.setViewportSize({ width: 1280, height: 800 });
    await isSomewhere(page, "on a desktop again");
  });

test("the doors after a round", async ({ page }) => {
  const rounds = [record("lost"), finishedOf101(), record("rummi-over")];
  for (const [i, match] of rounds.entries()) {
    if (i === 0) await resume(page, match);
    else await lay(page, match);
    await isSomewhere(page, "result");
    for (const way of ["moves", "scores", "fair"])
      await through(page, await lookingBack(page, way), way);
    await enter(page, move(page, "review"), "review");
    await expect(page.locator("match-review .sums")).toBeVisible();
    await goBack(page, "review");
    await enter(page, move(page, "watch"), "watch");
    await throughReplay(page, "look back");
    await goBack(page, "look back");
    await enter(page, move(page, "to-table"), "to the table");
    await enter(page, page.locator("[data-move=result]"), "result");
    await enter(page, move(page, "next-round"), "next round");
    await expect(page.locator(".rack:not([data-phase=over])")).toBeAttached();
    await isSomewhere(page, "next round");
  }
  await lay(page, record("standing"));
  await toStanding(page);
  await isSomewhere(page, "standing");
  await enter(page, page.locator("#dialog .primary"), "once more");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await isSomewhere(page, "once more");
});

test("the doors of a contest", async ({ page }) => {
  await comeBack(page, "tournament-second-level");
  await through(page, page.locator("dialog [data-dialog=trophies]"), "trophies");
  await enter(page, page.locator("dialog .running button"), "contest");
  await enter(page, move(page, "next-fixture"), "its next round");
  await enter(page, page.locator("#bar [data-dialog=contest]"), "contest");
  await enter(page, move(page, "give-up"), "give up");
  await enter(page, move(page, "give-up-no"), "keep playing");
  await goBack(page, "contest");
});

test("the doors of puzzles", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-19T10:00:00"));
  await open(page, "");
  await choose(page, "puzzles");
  const quiz = page.locator("puzzle-board .quiz");
  for (const what of ["a wrong answer", "another one"]) {
    await enter(page, quiz.locator(".pick:enabled").first(), "a tile");
    await enter(page, quiz.locator(".primary"), what);
  }
  await page.locator("dialog [name=puzzles-what][value=practice]").press("Space");
  await isSomewhere(page, "practice");
  await goBack(page, "puzzles");
});

for (const lesson of ["first-okey", "first-rummi"])
  test(`the end of ${lesson}`, async ({ page }) => {
    await page.goto(`?lesson=${lesson}`);
    await ready(page);
    const end = page.locator("[data-move=lesson-leave].primary");
    const glows = page.locator("#game [data-hint]").last();
    const card = page.locator("[data-card=taught]");
    while (!(await end.isVisible())) {
      const step = await card.getAttribute("data-step");
      await enter(page, glows, `${lesson}, step ${step}`);
      await expect(card.and(page.locator(`[data-step="${step}"]`))).toHaveCount(0);
      await isSomewhere(page, `${lesson} after step ${step}`);
    }
    await enter(page, end, "the match after it");
  });

test("another tab", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, "");
  await expect(dialogOf(page, "elsewhere")).toBeVisible();
  await page.bringToFront();
  await goBack(page, "elsewhere");
  await enter(page, move(page, "play-here"), "here");
  await other.close();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await isSomewhere(page, "here again");
});
