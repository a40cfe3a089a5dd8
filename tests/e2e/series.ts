/** The game with 80 tiles as tests play it: chosen hands, and what is done to its table. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { Game, initSync } from "../../www/pkg/rummi/istaka.js";
import { drag, middle } from "./play.ts";
import { expect, ready } from "./support.ts";
import { set } from "./visit.ts";

/**
 * The player's tiles: enough for an opening, S3's example of
 * rebuilding, and a joker to be replaced.
 */
export const HAND = "R8 R9 R10 B7 B8 B9 B10 Y7 K7 R1 R2 R3 J Y1";

/** Those of his one opponent, who can lay nothing of them. */
const OTHER = "R1' R4' R7' Y2 Y5 Y8 B1 B4 B10' K2' K5' K8' Y10' K9";

/**
 * A match for two that deals these hands, the player's first; the stock begins with these tiles.
 */
export function matchOf(
  rules: string,
  hands: readonly string[] = [HAND, OTHER],
  stock: readonly string[] = [],
): string {
  initSync({ module: readFileSync("www/pkg/rummi/istaka_bg.wasm") });
  const fresh = new Game({ rules, seed: "1" });
  fresh.deal();
  const [, , , , line = ""] = fresh.save().split("\n");
  const first = [...hands.flatMap((hand) => hand.split(" ")), ...stock];
  const rest = line
    .split(" ")
    .slice(1)
    .filter((tile) => !first.includes(tile));
  const saved = `istaka 2\nrules ${rules}\nseed 1\ndealer 2\nround ${[...first, ...rest].join(" ")}\n`;
  const view = Game.load(saved).view(0);
  expect(view.table?.hand.map(({ tile }) => tile).join(" ")).toBe(hands[0]);
  expect(view.table?.turn).toBe(0);
  return saved;
}

/** Opens the page with such a match, by its rules in English. */
export async function openMatch(page: Page, match: string, settings: object = {}): Promise<void> {
  await set(page, settings);
  await page.addInitScript((match) => {
    if (sessionStorage.getItem("kept")) return;
    sessionStorage.setItem("kept", "true");
    const kept = { match, slots: [], columns: 1, opponents: ["beginner", "beginner", "beginner"] };
    localStorage.setItem("istaka.match", JSON.stringify(kept));
  }, match);
  await page.goto("");
  await ready(page);
  await mine(page);
}

export async function mine(page: Page): Promise<void> {
  await page.locator('.rack[data-turn="0"][data-phase="lay"]').waitFor({ state: "attached" });
}

export function onRack(page: Page, tile: string): Locator {
  return page.locator(`.rack [role=option][data-tile="${tile}"]`);
}

export function onTable(page: Page, tile: string): Locator {
  return page.locator(`[data-list] [data-tile="${tile}"]`);
}

/** The place behind the last tile of a series, counted from 0. */
export function endOf(page: Page, series: number): Locator {
  return page.locator(`[data-list="series-${series}"] [data-takes]`).last();
}

export const fresh = (page: Page): Locator => page.locator('[data-list="new"] [data-takes]');

/** The series, tile by tile. */
export function series(page: Page): Promise<string[]> {
  return page
    .locator('[data-list^="series"]')
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll<HTMLElement>("[data-tile]")]
          .map(({ dataset }) => dataset.tile)
          .join(" "),
      ),
    );
}

/** Drags tiles from the rack: the first begins a series, the others follow it. */
export async function layNew(page: Page, tiles: string): Promise<void> {
  const before = (await series(page)).length;
  const [first = "", ...others] = tiles.split(" ");
  await drag(page, onRack(page, first), await middle(fresh(page)));
  await expect(onTable(page, first)).toBeAttached();
  for (const tile of others) {
    await drag(page, onRack(page, tile), await middle(endOf(page, before)));
    await expect(onTable(page, tile)).toBeAttached();
  }
}

/** Ends the turn, and waits for the next one. */
export async function endTurn(page: Page): Promise<void> {
  await expect(page.locator("[data-move=done]")).toHaveAttribute("data-ready", "");
  await page.locator("[data-move=done]").click();
  await expect(page.locator("[data-move=done]")).not.toHaveAttribute("data-ready", "");
  await mine(page);
}
