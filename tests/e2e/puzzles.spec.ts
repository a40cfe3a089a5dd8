/** Puzzles: the daily one and others, by pointer, by keyboard and on a phone. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { initSync, puzzleAnswer, puzzleOfDay } from "../../www/pkg/figures/istaka.js";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

initSync({ module: readFileSync("www/pkg/figures/istaka_bg.wasm") });

const SHELF = readFileSync("src/puzzles/shipped.txt", "utf8").trim().split("\n");

const dialog = (page: Page): Locator => page.locator("dialog[open][data-name=puzzles]");

const board = (page: Page): Locator => page.locator("puzzle-board .quiz");

/** Returns the puzzle of a day that is not one of 101 Okey, as every other one. */
function ofDay(date: string): string {
  return SHELF[(puzzleOfDay(date, 2 * SHELF.length) ?? -2) / 2] ?? "";
}

async function openOn(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
  await page.goto("");
  await ready(page);
  await choose(page, "puzzles");
  await expect(board(page)).toBeVisible();
}

/** Returns the engine's right tile; null if none finishes. */
function rightOf(text: string): string | null {
  return puzzleAnswer(text, text.split(" : ")[1]?.split(" ")[0] ?? "").tile;
}

/** Measures the hidden height of the puzzle, which must be scrolled. */
function unseen(page: Page): Promise<number> {
  const body = dialog(page).locator(".body");
  return body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

/** Selects tiles one after the other, and puts them with the button of this name. */
async function put(quiz: Locator, tiles: readonly string[], way: string): Promise<void> {
  for (const tile of tiles) await quiz.locator(`.pick[data-tile="${tile}"]`).click();
  await quiz.getByRole("button", { name: way }).click();
}

test("the puzzle of the day is answered by keys, explained, and counted once over a reload", async ({
  page,
}) => {
  // The puzzle of 25 November asks for a discard.
  const [first, second] = ["2026-11-25", "2026-11-26"];
  const text = ofDay(first);
  expect(text).toContain(" throw ");
  await openOn(page, first);
  const quiz = board(page);
  const tile = rightOf(text) ?? "";
  const hand = text.split(" : ")[1]?.split(" ") ?? [];
  const at = hand.findIndex((one) => one.replace("'", "") === tile);
  await quiz.locator(".pick").first().focus();
  for (let step = 0; step < at; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await quiz.locator(".primary").press("Enter");
  await expect(quiz.locator(".verdict")).toContainText("Right.");
  // Every kind of tile has its numbers, and the best one is first.
  const kinds = new Set(hand.map((one) => one.replace("'", "")));
  await expect(quiz.locator("tbody tr")).toHaveCount(kinds.size);
  await expect(quiz.locator("tbody tr").first()).toHaveClass("best");
  await expect(dialog(page)).toContainText("1 day in a row solved");
  await test.step("the result is handed on, and tells nothing of the answer", async () => {
    const share = async ({ text = "" }: ShareData): Promise<void> => {
      document.documentElement.dataset.shared = text;
    };
    await page.evaluate(`navigator.share = ${share}`);
    await dialog(page).locator("[data-move=puzzle-share]").click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", /^Istaka, puzzle of .*2026/);
    const handed = (await page.locator("html").getAttribute("data-shared")) ?? "";
    expect(handed).toContain("Solved at the first try");
    expect(handed).not.toMatch(/red|yellow|blue|black/i);
  });
  // The next visit still has the answer, and a second answer changes nothing.
  await openOn(page, first);
  await expect(dialog(page)).toContainText("You have solved this one before.");
  await board(page)
    .locator(".pick")
    .nth(at === 0 ? 1 : 0)
    .click();
  await board(page).locator(".primary").click();
  await expect(board(page).locator(".again")).toHaveText("Not this one. Try once more.");
  await expect(board(page).locator(".verdict"), "not yet").toHaveCount(0);
  await board(page)
    .locator(".pick:not([disabled])")
    .and(page.locator(`:not([data-tile^="${tile}"])`))
    .first()
    .click();
  await board(page).locator(".primary").click();
  await expect(board(page).locator(".verdict")).toContainText("Not quite.");
  await expect(dialog(page)).toContainText("1 day in a row solved · 1 of 1 solved");
  await test.step("in another language it asks in that, and is still answered", async () => {
    await speak(page, "de");
    await expect(board(page).locator(".asked")).toContainText("Was wirfst du ab?");
    await expect(board(page).locator(".verdict")).toContainText("Nicht ganz.");
    await expect(dialog(page)).toContainText("1 von 1");
    await speak(page, "en");
  });
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.setFixedTime(new Date(`${second}T10:00:00`));
  await choose(page, "puzzles");
  await expect(dialog(page)).toContainText("1 day in a row solved");
  await expect(dialog(page)).not.toContainText("You have solved this one before.");
});

test("on a phone a rack is laid by taps, and others are chosen by kind and grade", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openOn(page, "2026-11-25");
  expect(await unseen(page), "on its side").toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await unseen(page), "upright").toBeLessThanOrEqual(1);
  await dialog(page).locator("[name=puzzles-what][value=practice]").click();
  await dialog(page).locator("[name=puzzles-kind]").selectOption("lay");
  await dialog(page).locator("[name=puzzles-grade]").selectOption("easy");
  const quiz = board(page);
  const analyse = dialog(page).locator("[data-move=analyse]");
  await expect(analyse).toHaveAttribute("aria-disabled", "true");
  await expect(analyse).toContainText("after the answer");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(wide, "nothing is wider than the window").toBe(true);
  const [text = ""] = SHELF.filter((line) => line.startsWith("istaka-puzzle 1 lay easy "));
  const rack = text.split(" : ")[0]?.split(" ").slice(4) ?? [];
  await expect(quiz.locator(".own .pick")).toHaveCount(rack.length);
  // A tile without a place is reported, and can be taken back.
  const odd = text.split(" | ").at(-1)?.split(" ")[0] ?? "";
  await put(quiz, [odd], "Put it into series 1");
  await expect(quiz.locator(".said")).toContainText(/(is|are) no series yet/);
  await quiz.getByRole("button", { name: "Start again" }).click();
  // Lays the whole table anew, series by series as the engine does.
  const { melds } = puzzleAnswer(text, text.split(" : ")[1] ?? "");
  for (const meld of melds)
    if ((await quiz.locator(".verdict").count()) === 0) await put(quiz, meld, "New series");
  await expect(quiz.locator(".verdict")).toContainText("Right.");
  await expect(quiz.locator("tbody tr")).toHaveCount(rack.length);
  await expect(dialog(page)).toContainText("1 of 1 solved at the first answer");
  await test.step("its position is analysed, and the answer is there again after it", async () => {
    await analyse.click();
    const analysis = page.locator("dialog[open][data-name=analysis]");
    await expect(analysis.locator("textarea").first()).toHaveValue(
      `rummi80; hand ${rack.join(" ")}; table ${text.split(" : ")[1]}`,
    );
    await expect(analysis.locator(".ranking .best button")).toContainText("0");
    await page.keyboard.press("Escape");
    await expect(quiz.locator(".verdict")).toContainText("Right.");
  });
  await dialog(page).getByRole("button", { name: "Next puzzle" }).click();
  await expect(quiz.locator(".verdict")).toHaveCount(0);
});
