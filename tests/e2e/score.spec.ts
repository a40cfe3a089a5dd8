/** The score of a real table: a sheet is set up, written and kept, and fits on paper. */

import type { Page } from "@playwright/test";
import { sealed } from "../../www/store/seal.ts";
import { dialogOf } from "./panels.ts";
import { complaints, misnamed, small } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { leave } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en", home: true });

const sheet = (page: Page) => dialogOf(page, "score");
const pick = (page: Page, name: string, value: string) =>
  sheet(page).locator(`label:has([name="${name}"][value="${value}"])`).click();
const sums = (page: Page) => sheet(page).locator("tfoot td");
const seat = (page: Page, name: string) =>
  sheet(page).locator(".hands .of-seat", { hasText: name });

test("a round of Okey takes at most six taps, and the sheet stays", async ({ page }) => {
  await leave(page, {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("");
  await ready(page);
  await page.locator(".home:visible [data-go=score]").click();
  await pick(page, "score-game", "okey");
  await pick(page, "score-preset", "turkish");
  await sheet(page).locator("[data-move=score-begin]").click();
  await pick(page, "score-end", "2");
  await pick(page, "score-how", "okey");
  await pick(page, "score-twin", "0");
  await expect(sheet(page).locator(".round [role=status]")).toContainText("Player 2 5");
  await sheet(page).locator("[data-move=score-write]").click();
  await expect(sheet(page).locator("tbody tr:not(.blank)")).toHaveCount(1);
  await expect(sums(page)).toHaveText(["4", "5", "1", "5"]);
  await page.reload();
  await ready(page);
  await page.locator(".home:visible [data-go=score]").click();
  await expect(sheet(page).locator("tbody tr:not(.blank)")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page).locator("tbody tr")).toHaveCount(11);
  await expect(sheet(page).locator(".round")).toBeHidden();
  await expect(page.locator(".home")).toHaveCount(4);
  await expect(page.locator(".home:visible")).toHaveCount(0);
});

/** A sheet of 101 Okey with two rounds, as it is kept. */
const SHEET = {
  begun: "2026-11-29T19:00:00.000Z",
  rules: "yuzbir_cezali",
  names: ["Ayşe", "Mehmet", "Zeynep", "Ali"],
  rounds: ["finish 0 okey; opened 0 series; opened 1 pairs; hand 1 20 1", "exhausted"],
};

test("a round of 101 is entered with openings, tiles and penalties", async ({ page }) => {
  await leave(page, { "istaka.sheets": sealed({ version: 1, sheets: [SHEET] }) });
  await page.goto("");
  await ready(page);
  await page.locator(".home:visible [data-go=score]").click();
  await expect(sums(page)).toHaveText(["0", "383", "606", "606"]);
  await pick(page, "score-end", "1");
  await seat(page, "Mehmet").locator("select").selectOption("series");
  await seat(page, "Zeynep").locator("select").first().selectOption("pairs");
  await sheet(page).locator("[data-move=score-write]").click();
  await expect(sheet(page).locator("[role=status]")).toContainText(
    "Zeynep: Something is still missing here.",
  );
  await seat(page, "Zeynep").locator("input").fill("3o4");
  await expect(seat(page, "Zeynep").locator("input")).toHaveValue("34");
  await sheet(page).locator("[data-move=score-charge]").click();
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await complaints(page), `${width}`).toEqual([]);
    expect.soft([...(await small(page)), ...(await misnamed(page))], `${width}`).toEqual([]);
  }
  await sheet(page).locator("[data-move=score-write]").click();
  await expect(sheet(page).locator("tbody tr:not(.blank)")).toHaveCount(3);
});
