/** Moves at the table for tests, and the matches that they open. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { SavedMatch } from "../../www/store/match.ts";
import { fileOf, type PositionName } from "../records/positions.ts";
import { savedMatch } from "../records/saved.ts";
import { expect, ready } from "./support.ts";
import { leave } from "./visit.ts";

/**
 * Returns the middle of a control of the mirror, and so of its picture on the canvas. The control
 * comes a frame after the picture.
 */
export async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (!box) throw new Error("nothing is there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function place(page: Page, name: string): Locator {
  return page.locator(`[data-place="${name}"]`);
}

export function rack(page: Page): Locator {
  return page.locator(".rack [role=option]");
}

export async function order(page: Page): Promise<(string | null)[]> {
  return rack(page).evaluateAll((all) => all.map((tile) => tile.getAttribute("data-tile")));
}

export async function tap(page: Page, thing: Locator, clickCount = 1): Promise<void> {
  const { x, y } = await middle(thing);
  await page.mouse.click(x, y, { clickCount });
}

/** Taps with a finger. */
export async function touch(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middle(thing);
  await page.touchscreen.tap(x, y);
}

export async function drag(
  page: Page,
  thing: Locator,
  to: { x: number; y: number },
): Promise<void> {
  const from = await middle(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Waits for the player's turn or the end of the round, and returns the phase. */
export async function turn(page: Page): Promise<string> {
  const mine = page.locator('.rack[data-turn="0"], .rack[data-phase="over"]');
  await mine.waitFor({ state: "attached" });
  return (await page.locator(".rack").getAttribute("data-phase")) ?? "";
}

/**
 * Waits for the player's turn in a round just requested; until it is dealt the last one is visible.
 */
export async function nextTurn(page: Page): Promise<void> {
  await page.locator('.rack[data-turn="0"]').waitFor({ state: "attached" });
}

export async function drawFromStock(page: Page): Promise<void> {
  await tap(page, place(page, "stock"));
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
}

/** Plays on until a tile may be discarded. */
export async function toDiscard(page: Page): Promise<void> {
  if ((await turn(page)) === "draw") await drawFromStock(page);
}

/** Waits until the player can act: play, or have the next round dealt. */
export async function ours(page: Page): Promise<string> {
  const rackOrDialog = page.locator('.rack[data-turn="0"], dialog [data-move]').first();
  await rackOrDialog.waitFor({ state: "attached" });
  if (await page.locator("dialog[open]").isVisible()) return "over";
  return (await page.locator(".rack").getAttribute("data-phase")) ?? "";
}

/** Returns the control on which Enter plays on, in English and in any game. */
export function enters(page: Page, phase: string): Locator {
  if (phase === "draw") return place(page, "stock");
  // Discarding a wild tile asks a question first.
  if (phase === "discard")
    return rack(page).and(page.locator(":not([aria-label*='(okey)'])")).last();
  if (phase === "lay") return page.locator("#moves :is([data-move=draw], [data-move=pass])");
  return page.locator("dialog [data-move=next-round]");
}

/** Plays on by keyboard without waiting for the effect. */
export async function goOn(page: Page, phase: string): Promise<void> {
  await enters(page, phase).press("Enter");
}

/**
 * Waits until this phase of the player's turn is past. A key that is pressed before may reach what
 * comes next, as the button of a dialog that has just opened.
 */
export async function past(page: Page, phase: string): Promise<void> {
  const still = page.locator(`.rack[data-turn="0"][data-phase="${phase}"]`);
  await expect(still).toHaveCount(0);
}

export async function open(page: Page, query = "?seed=7"): Promise<void> {
  await page.goto(query);
  await ready(page);
}

/** Reads the match of a starting position. */
export function record(name: PositionName): string {
  return readFileSync(fileOf(name), "utf8");
}

/** Opens the page with this match from an earlier visit, by default against the usual bots. */
export async function resume(
  page: Page,
  match: string,
  query = "",
  opponents?: readonly string[],
): Promise<void> {
  await leave(page, { "istaka.match": savedMatch(match, opponents && { opponents }) });
  await open(page, query);
}

/** Puts another match on the table of an open page, as an earlier visit would have stored it. */
export async function lay(
  page: Page,
  match: string,
  rack: Partial<Pick<SavedMatch, "slots" | "columns">> = {},
): Promise<void> {
  // On another page, since this one would overwrite it with its own match.
  await leave(page, { "istaka.match": savedMatch(match, rack) });
  await page.reload();
  await ready(page);
}
