/** The table by ear: what the rows of the table say, and what is done there by keys alone. */

import type { Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { order, rack, record, resume } from "./play.ts";
import { HAND, layNew, matchOf, onRack, onTable, openMatch, series } from "./series.ts";
import { expect, ready, test } from "./support.ts";
import { pass, passUntil, stopTime, takeTime } from "./time.ts";
import { set } from "./visit.ts";

/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Goes from the rack up to the row whose name begins with this number. */
async function toRow(page: Page, number: number): Promise<void> {
  await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 20 && !(await focused(page))?.startsWith(`${number}: `); i += 1)
    await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toMatch(new RegExp(`^${number}: `));
}

test("rows of 101 Okey: exchanged, added and taken back by keys", async ({ page }) => {
  await resume(page, matchOf101("later").match);
  await onRack(page, "R4").focus();
  await page.keyboard.press("Space");
  await toRow(page, 1);
  expect(await focused(page)).toBe("1: run, red 3 to 5, worth 12. Okey as red 4. Fits: red 4");
  await page.keyboard.press("Enter");
  await expect(onRack(page, "R9")).toHaveCount(1);
  expect(await focused(page), "the focus stays at the row").toMatch(
    /^1: run, red 3 to 5, worth 12\./,
  );
  await page.keyboard.press("u");
  await expect(onTable(page, "R9")).toHaveCount(1);
  await onRack(page, "K6").focus();
  await page.keyboard.press("Space");
  await toRow(page, 2);
  await page.keyboard.press("Space");
  await expect(onTable(page, "K6")).toHaveCount(1);
  expect(await focused(page)).toMatch(/^2: run, black 3 to 6, worth 18/);
  await page.keyboard.press("u");
  await expect(onRack(page, "K6")).toHaveCount(1);
});

test("the focus begins at an end of the rack, and stays there when its meld is laid", async ({
  page,
}) => {
  await resume(page, matchOf101("later").match);
  const tiles = page.locator(".rack [role=option]");
  for (const [key, tile] of [
    ["End", tiles.last()],
    ["Home", tiles.first()],
  ] as const) {
    await page.locator(".rack").focus();
    await page.keyboard.press(key);
    await expect(tile).toBeFocused();
  }
  const before = await order(page);
  await page.keyboard.press("2");
  await expect.poll(() => order(page)).not.toEqual(before);
  await onRack(page, "R1").focus();
  await page.keyboard.press("f");
  await expect(onTable(page, "R1")).toBeAttached();
  await expect(page.locator(".rack [role=option]:focus")).toBeAttached();
});

test("rows of table rummy: joined, taken up whole and taken back by keys", async ({ page }) => {
  await openMatch(page, matchOf("rummi80 players=2", [HAND]));
  await layNew(page, "R8 R9 R10");
  expect(await series(page)).toEqual(["R8 R9 R10"]);
  const before = await page.locator(".rack [role=option]").count();
  await page.locator(".rack [role=option]").first().focus();
  await toRow(page, 1);
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toContain("red 8");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("Place for a new series");
  await page.keyboard.press("ArrowUp");
  expect(await focused(page), "up and down lead to whole rows").toMatch(
    /^1: run, red 8 to 10, worth 27/,
  );
  await page.keyboard.press("Space");
  await expect(page.locator('[data-list] [aria-selected="true"]')).toHaveCount(3);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await expect(page.locator(".rack [role=option]")).toHaveCount(before + 3);
  await page.keyboard.press("u");
  await expect.poll(() => series(page)).toEqual(["R8 R9 R10"]);
});

test("a lesson that is only read begins at its button, and N leads on", async ({ page }) => {
  await page.goto("?lesson=turn");
  await ready(page);
  await expect(page.locator("[data-card=taught] .primary")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.locator("[data-card=taught]")).toHaveAttribute("data-step", "2");
});

test("Go on gives way to a button that has neither its focus nor its late taps", async ({
  page,
}) => {
  await takeTime(page);
  await set(page, { steps: true });
  await resume(page, record("throw"));
  await stopTime(page);
  const goOn = page.locator("[data-move=hurry][data-ready]");
  const isMine = async () => (await page.locator('.rack[data-turn="0"]').count()) > 0;
  /** Discards a tile and goes on until the turn comes round. */
  const goRound = async (press: () => Promise<void>): Promise<void> => {
    await rack(page).first().press("Enter");
    for (let moves = 0; moves < 20 && (moves === 0 || !(await isMine())); moves += 1) {
      await passUntil(page, async () => (await goOn.count()) > 0);
      await press();
      await pass(page, 20);
      await passUntil(page, async () => (await goOn.count()) > 0 || (await isMine()));
    }
  };
  await goRound(() => goOn.press("Enter"));
  await expect(page.locator(".rack [role=option]:focus")).toHaveCount(1);
  await page.keyboard.press("d");
  await passUntil(page, async () => (await rack(page).count()) === 15);
  await goRound(() => goOn.click());
  const refused = page.getByText("Draw a tile first");
  await page.locator(".main-move").click();
  await pass(page, 700);
  await expect(refused).toHaveCount(0);
  await page.locator(".main-move").click();
  await passUntil(page, async () => (await refused.count()) > 0);
});
