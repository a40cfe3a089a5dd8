/**
 * Lessons: chosen from a list, played at the table by pointer or keyboard, left and resumed; the
 * match stays unchanged.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { lessonIn, plain } from "../../www/lessons/lesson.ts";
import { LESSON_IDS } from "../../www/lessons/names.ts";
import { Speaker } from "../../www/locales/catalogue.ts";
import { compile } from "../../www/locales/compile.ts";
import { LANGUAGES, type Language } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { drag, middle, open, order, place, rack, tap, turn } from "./play.ts";
import { choose, crossing } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, keptMatch, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string) => page.locator(`[data-move=lesson-${name}]`);
const tile = (page: Page, name: string) => page.locator(`.rack [data-tile="${name}"]`);

/** Waits until the lesson is at this step. */
async function step(page: Page, number: number): Promise<void> {
  await expect(page.locator("[data-card=taught]")).toHaveAttribute("data-step", `${number}`);
}

test("a lesson is played by pointer, and the match stays as it is", async ({ page }) => {
  await open(page);
  await turn(page);
  await page.locator(".rack [role=option]").first().focus();
  const dealt = await order(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => order(page)).not.toEqual(dealt);
  const [match, lying] = [await keptMatch(page), await order(page)];
  await choose(page, "lessons");
  await expect(page.locator("dialog [data-next]")).toHaveAttribute("data-lesson", "first-okey");
  await page.locator("dialog [data-lesson=turn]").click();
  await step(page, 1);
  await expect(page.locator("[data-card=taught]")).toContainText("Now it is your turn");
  await button(page, "next").click();
  await step(page, 2);
  // An action that the rules allow, but not the lesson.
  await tap(page, place(page, "take"));
  await expect(page.locator("#bubble")).toContainText("do what the lesson says");
  await expect(page.locator('.rack[data-phase="draw"]')).toBeAttached();
  await tap(page, place(page, "stock"));
  await step(page, 3);
  // An action against the rules.
  await tap(page, place(page, "stock"));
  await expect(page.locator("#bubble")).toContainText("You have your tile");
  await drag(page, tile(page, "K13"), await middle(place(page, "discard")));
  await step(page, 4);
  await expect(page.locator("[data-card=taught]")).toContainText("the red 6");
  await button(page, "back").click();
  await step(page, 3);
  await expect(tile(page, "K13")).toBeAttached();
  await tap(page, tile(page, "Y1"), 2);
  await step(page, 4);
  await tap(page, place(page, "take"));
  await step(page, 5);
  await page.locator("[data-move=undo]").click();
  await step(page, 4);
  await tap(page, place(page, "take"));
  await step(page, 5);
  await tap(page, rack(page).first(), 2);
  await step(page, 6);
  await expect(button(page, "follow")).toBeVisible();
  await button(page, "leave").click();
  await expect(page.locator(".card")).toHaveCount(0);
  await expect(rack(page).first()).toBeVisible();
  expect(await keptMatch(page)).toBe(match);
  expect(await order(page)).toEqual(lying);
  await choose(page, "lessons");
  await expect(page.locator("dialog .done")).toHaveCount(1);
});

test("a series is added to in table rummy, and every step has room for its words", async ({
  page,
}) => {
  await open(page, "?lesson=adding");
  await button(page, "next").click();
  await step(page, 2);
  const first = await page.locator('[data-list] [data-tile="R8"]').boundingBox();
  await drag(page, tile(page, "R7"), { x: (first?.x ?? 0) + 2, y: (first?.y ?? 0) + 20 });
  await page.locator("[data-move=done][data-ready]").click();
  await step(page, 3);

  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES) {
    await test.step(`on a phone the words fit into the card in ${language}`, async () => {
      await speak(page, language);
      const said = sentencesIn(language);
      expect(said.length).toBeGreaterThan(10);
      const place = page.locator("[data-card=taught] .task");
      const cut = await place.evaluate((words, all) => {
        const probe = words.cloneNode(false) as HTMLElement;
        words.replaceWith(probe);
        const found = all.filter((text) => {
          probe.textContent = text;
          return probe.scrollHeight > probe.clientHeight + 1;
        });
        probe.replaceWith(words);
        return found;
      }, said);
      expect.soft(cut, language).toEqual([]);
    });
  }
});

test("a lesson's card leaves the buttons, the own seat and the bar free in every language", async ({
  page,
}) => {
  await open(page, "?lesson=playable");
  await button(page, "next").click();
  await tap(page, place(page, "stock"));
  await step(page, 3);
  await expect(page.locator("[data-move=undo]")).toHaveAttribute("aria-disabled", "false");
  for await (const { where } of everywhere(page, sizesOf("1000x700 1280x800 768x1024"))) {
    const near = "#moves button:not(#orders *), .seat[data-seat='0'] .player";
    expect.soft(await crossing(page, near), where).toEqual([]);
    const above = "#bar > :is(.brand, .round, .menu-button), .card header, .card p";
    expect.soft(await crossing(page, above), where).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("a lesson is played by keyboard alone, and taken up after a reload", async ({ page }) => {
    // Shared deals are for matches; the address stays that of the lesson.
    await open(page, "?lesson=runs),&seed=5");
    const next = button(page, "next");
    await step(page, 1);
    await page.keyboard.press("Tab");
    while (!(await next.evaluate((each) => each === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await step(page, 2);
    await expect(page.locator("[data-card=taught] .task")).toContainText("side by side");
    await carry(page, "R7", "R6");
    await step(page, 3);
    await carry(page, "Y1", "Y13");
    await step(page, 4);
    await page.reload();
    await step(page, 4);
    await expect(page.locator("[data-card=taught]")).toContainText("Only one tile is missing");
    await place(page, "stock").press("Enter");
    await step(page, 5);
    await tile(page, "B11").focus();
    await page.keyboard.press("f");
    await step(page, 6);
    await expect(page.locator("[data-card=taught]")).toContainText("2 penalty points");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
});

/** Moves a tile by keyboard until it lies directly behind another. */
async function carry(page: Page, name: string, behind: string): Promise<void> {
  await tile(page, name).focus();
  const goal = await tile(page, behind).boundingBox();
  for (let i = 0; i < 60; i += 1) {
    const at = await tile(page, name).boundingBox();
    if (!at || !goal) break;
    const [dx, dy] = [at.x - goal.x - goal.width, at.y - goal.y];
    if (Math.abs(dx) < goal.width / 2 && Math.abs(dy) < goal.height / 2) return;
    const across = dx > 0 ? "Left" : "Right";
    const key = Math.abs(dy) < goal.height / 2 ? across : dy > 0 ? "Up" : "Down";
    await page.keyboard.press(`Shift+Arrow${key}`);
    await drawn(page);
  }
  throw new Error(`${name} does not come to ${behind}`);
}

/** Returns the sentences of all lessons in a language, step by step. */
function sentencesIn(language: Language): string[] {
  const source = (part: string) => readFileSync(`www/locales/${language}${part}.ftl`, "utf8");
  const speaker = new Speaker(language, {
    ...compile(source("")),
    ...compile(source("-play")),
    ...compile(source("-okey")),
    ...compile(source("-rummi")),
    ...compile(source("-okey101")),
    ...compile(source("-lessons")),
    ...compile(source("-steps")),
  });
  const players = { next: "Mehmet", opposite: "Mehmet", previous: "Mehmet", winner: "Mehmet" };
  const buttons = { hint: speaker.say("hint"), twin: speaker.say("show-twin-short") };
  const main = {
    okey: speaker.say("finish"),
    rummi: speaker.say("rummi-done"),
    okey101: speaker.say("okey101-open-pairs"),
  };
  const nameOf = (tile: string) => {
    const [color = "", number = ""] = [tile[0], tile.slice(1)];
    return number
      ? speaker.say("tile", { color, number: Number(number) })
      : speaker.say("false-joker");
  };
  return Object.entries(LESSON_IDS).flatMap(([game, ids]) =>
    ids.flatMap((id) => {
      const { steps } = lessonIn(id, readFileSync(`www/lessons/${game}/${id}.lesson`, "utf8"));
      return steps.flatMap(({ names }, i) => {
        const tiles = names.map((text) => speaker.list(plain(text).split(" ").map(nameOf)));
        const named = Object.fromEntries(tiles.map((text, at) => ["abcd"[at], text]));
        const args = { ...players, ...named, ...buttons, main: main[game as keyof typeof main] };
        const ends = ["own", "other", "nobody"].map((won) =>
          speaker.say(`learn-${id}-${i + 1}`, { ...args, won }),
        );
        return [...new Set(ends)];
      });
    }),
  );
}
