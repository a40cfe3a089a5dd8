/** What the tests do at the table, and the matches that they find there. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { type EventView, Game, type GameView, initSync } from "../../www/pkg/okey/istaka.js";
import { expect, ready } from "./support.ts";

/** Where a control of the mirror is, and so the thing on the canvas. */
export async function middle(thing: Locator): Promise<{ x: number; y: number }> {
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

/** A tap by a finger. */
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

/** Waits until it is the player's turn or the round is over; says which phase it is. */
export async function turn(page: Page): Promise<string> {
  const mine = page.locator('.rack[data-turn="0"], .rack[data-phase="over"]');
  await mine.waitFor({ state: "attached", timeout: 20_000 });
  return (await page.locator(".rack").getAttribute("data-phase")) ?? "";
}

/** Waits for the player's turn in a round that was asked for; until then the last lies there. */
export async function nextTurn(page: Page): Promise<void> {
  await page.locator('.rack[data-turn="0"]').waitFor({ state: "attached", timeout: 20_000 });
}

export async function drawFromStock(page: Page): Promise<void> {
  await tap(page, place(page, "stock"));
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
}

/** Goes on until a tile may be thrown. */
export async function toDiscard(page: Page): Promise<void> {
  if ((await turn(page)) === "draw") await drawFromStock(page);
}

/** Waits until the player can do something, which is to play or to have the next round dealt. */
export async function ours(page: Page): Promise<string> {
  const rackOrDialog = page.locator('.rack[data-turn="0"], dialog [data-move]').first();
  await rackOrDialog.waitFor({ state: "attached", timeout: 20_000 });
  if (await page.locator("dialog[open]").isVisible()) return "over";
  return (await page.locator(".rack").getAttribute("data-phase")) ?? "";
}

/**
 * Plays on by keyboard in English, in a match of any game, and does not wait for what comes of it.
 */
export async function goOn(page: Page, phase: string): Promise<void> {
  const rests = page.locator("#moves :is([data-move=draw], [data-move=pass])");
  if (phase === "draw") await place(page, "stock").press("Enter");
  // Of a wild tile it is asked whether it is meant.
  else if (phase === "discard")
    await rack(page).and(page.locator(":not([aria-label*=wild])")).last().press("Enter");
  else if (phase === "lay") await rests.press("Enter");
  else await page.locator("dialog [data-move=next-round]").press("Enter");
}

export async function open(page: Page, query = "?seed=7"): Promise<void> {
  await page.goto(query);
  await ready(page);
}

/** A match in the text of the engine, played by bots until the player's view is as wanted. */
export function matchWhere(
  wanted: (view: GameView) => boolean,
  seed = 1,
  rules = "turkish",
): string {
  for (const { game } of matches(seed, rules)) if (wanted(game.view(0))) return game.save();
  throw new Error("no such match was found");
}

/**
 * A match in the text of the engine in which the player may show the
 * indicator's twin: so in few deals.
 */
export function matchWithTwin(): string {
  return matchWhere(({ table }) => table?.legal.showTwin === true && table.turn === 0, 20);
}

/** A match in the text of the engine, just before a bot does what is wanted. */
export function matchBefore(wanted: (event: EventView) => boolean): string {
  let before = "";
  for (const { game, event } of matches()) {
    if (event && wanted(event)) return before;
    before = game.save();
  }
  throw new Error("no such match was found");
}

/** Matches from the first deal to the standing: after every move, and what it was. */
function* matches(
  first = 1,
  rules = "turkish",
): Generator<{ game: Game; event: EventView | null }> {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  for (let seed = first; seed < first + 40; seed += 1) {
    const game = new Game({ rules, seed: `${seed}`, bots: [0, 1, 2, 3] });
    for (let view = game.view(0); view.standing === null; view = game.view(0)) {
      const pause = view.table === null || view.table.turn === null;
      if (pause) game.deal();
      const event = pause ? null : game.botMove();
      yield { game, event };
    }
  }
}

/**
 * A match in the text of the engine in which nobody wanted a tile:
 * the one at this seat can only pass.
 */
export function matchAtPass(seat = 0): string {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  for (let seed = 1; ; seed += 1) {
    const game = new Game({ seed: `${seed}`, bots: [] });
    game.deal();
    for (let turn = game.view(0).table?.turn ?? 0; ; turn = (turn + 1) % 4) {
      if (game.view(turn).table?.legal.draw) game.draw("stock");
      const { drawn, legal } = game.view(turn).table ?? {};
      if (legal?.pass) break;
      game.discard(drawn ?? legal?.discard[0] ?? "");
    }
    if (game.view(seat).table?.legal.pass) return game.save();
  }
}

/**
 * Opens the page as if this match had been left by the last visit,
 * by default against the usual bots.
 */
export async function resume(
  page: Page,
  match: string,
  query = "",
  opponents?: readonly string[],
): Promise<void> {
  const kept = JSON.stringify({ match, slots: [], columns: 16, opponents });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem("resumed")) localStorage.setItem("istaka.match", text);
    sessionStorage.setItem("resumed", "true");
  }, kept);
  await open(page, query);
}
