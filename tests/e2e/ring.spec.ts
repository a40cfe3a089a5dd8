/**
 * Deals from the ring of stacks: the dice, the animation, which may be skipped, and the remaining
 * stacks.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { layoutOf } from "../../www/games/okey/layout.ts";
import { shapeOf } from "../../www/games/okey/places.ts";
import { surrounding } from "../../www/games/okey/ring/places.ts";
import type { OkeyViews } from "../../www/games/okey/state";
import { initSync } from "../../www/pkg/istaka/istaka.js";
import { emptyRack } from "../../www/rack/rack.ts";
import type { Settings } from "../../www/settings/settings.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { initial } from "../../www/state/state.ts";
import { Okey as Game } from "../games.ts";
import { move } from "./panels.ts";
import { middle, open, place, rack, tap, toDiscard } from "./play.ts";
import { choose, crossing } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, set, setElsewhere } from "./visit.ts";

/** In this match of the board edition the player throws the highest number and begins. */
const OWN = "?seed=4";

/** Opens the page with these settings. */
async function openWith(page: Page, settings: Partial<Settings>, query = OWN): Promise<void> {
  await set(page, settings);
  await open(page, query);
}

/** Records all announcements while the deal is shown; runs in the page. */
function note(): void {
  const said: string[] = [];
  Reflect.set(window, "said", said);
  new MutationObserver(() => {
    const words = document.querySelector("#curtain .prompt")?.textContent;
    if (words && words !== said.at(-1)) said.push(words);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const curtain = (page: Page) => page.locator("#curtain");

test("a match of the board edition begins with dice, before a bot plays", async ({ page }) => {
  await page.addInitScript(note);
  await openWith(page, { pace: "normal", rules: "board" }, "?seed=6");
  await expect(curtain(page)).toBeVisible();
  // Nobody plays before the deal is complete.
  await expect(page.locator(".rack")).toHaveAttribute("data-phase", "discard");
  await expect(page.locator("#log")).not.toContainText("Leyla discards black");
  await expect(curtain(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
    "Everyone throws the die: the highest number starts",
    "Leyla throws 4 and starts",
    "Leyla throws for the okey",
    "4: the tile left over goes on stack 4",
    "Tile 3 from the top is the indicator: red 8",
    "Stack by stack, the tiles go round",
  ]);
  await expect(page.locator("#log")).toContainText("Leyla discards black 5");
});

test("taps and keys skip the deal, and the game goes on from there", async ({ page }) => {
  await open(page, OWN);
  await setElsewhere(page, { pace: "slow", rules: "board" });

  for (const [how, skip] of [
    ["a tap on the felt", () => page.mouse.click(640, 300)],
    ["the button", () => page.locator(".skip").click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["Enter", () => page.keyboard.press("Enter")],
    ["a key that draws otherwise", () => page.keyboard.press("d")],
    ["another size of the window", () => page.setViewportSize({ width: 844, height: 390 })],
  ] as const)
    await test.step(`${how} skips the deal`, async () => {
      await choose(page, "newGame");
      await move(page, "new-game").click();
      await expect(curtain(page)).toBeVisible();
      await skip();
      await expect(curtain(page)).toHaveCount(0);
      await expect(page.locator("#bubble")).toBeEmpty();
    });
  await setElsewhere(page, { pace: "instant" });
  await toDiscard(page);
  await expect(rack(page)).toHaveCount(15);
  await tap(page, page.locator(".rack [role=option]:not([aria-label*='(okey)'])").last(), 2);
  await expect(rack(page)).toHaveCount(14);
});

test("a page that is opened again in the midst of it has all tiles dealt", async ({ page }) => {
  await openWith(page, { pace: "slow", rules: "board" });
  await expect(curtain(page)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(rack(page)).toHaveCount(15);
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator("#prompt")).toContainText("You start");
  await tap(page, rack(page).last(), 2);
  await expect(rack(page)).toHaveCount(14);
});

test("with reduced motion nothing is shown and all is told, and the next tile comes from the next stack", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWith(page, { pace: "normal", rules: "pagat" }, "?seed=1");
  await expect(page.locator("#log")).toContainText("from the bottom is the indicator");
  await expect(curtain(page)).toHaveCount(0);
  await setElsewhere(page, { pace: "instant" });
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const game = new Game({ seed: "1", rules: "pagat" });
  game.deal();
  const view = { width: 1280, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
  const fresh = initial<OkeyViews>(emptyRack(shapeOf(view)));
  const state = { ...fresh, game: game.view(0) };
  const { ring } = layoutOf(view, state, null, surrounding());
  if (!ring?.next) throw new Error("there is no ring");
  for (const by of ["tap", "drag"]) {
    if (by === "drag") {
      await tap(page, page.locator(".rack [role=option]:not([aria-label*='(okey)'])").last(), 2);
      await expect(rack(page)).toHaveCount(14);
    }
    await page.locator('.rack[data-turn="0"][data-phase="draw"]').waitFor({ state: "attached" });
    const left = Number(await place(page, "stock").getAttribute("data-count"));
    const stack = ring.stacks[stackOf(left, game.view(0).table?.ring?.indicator ?? 0)];
    if (!stack) throw new Error("there is no such stack");
    const at = { x: stack.x + stack.w / 2, y: stack.y + stack.h / 2 };
    expect(await middle(place(page, "stock")), "nothing else is the stock").toEqual({
      x: expect.closeTo(at.x, 0),
      y: expect.closeTo(at.y, 0),
    });
    const to = by === "tap" ? at : await middle(rack(page).nth(3));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect(rack(page)).toHaveCount(15);
  }
});

/** Returns the stack of the next tile when this number of tiles is left, with four players. */
function stackOf(left: number, indicator: number): number {
  const drawn = 48 - left;
  const behind = drawn < 3 ? 12 : 13 + Math.floor((drawn - 3) / 5);
  return (indicator + behind) % 21;
}

test("the count opens the ring where a small window has no room for it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, { pace: "instant", rules: "board" });
  // With reduced motion the deal is not animated, but announced.
  await expect(page.locator("#log")).toContainText("You throw 6 and start");
  await expect(page.locator("#log")).toContainText("is the indicator");
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator("#prompt")).toContainText("You start");
  const button = page.locator(".stacks");
  const view = page.locator("#ring-view");
  for (const [width, height] of sizesOf("390x844 844x390 320x420")) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await expect(button).toHaveText("48");
    expect.soft(await crossing(page, ".stacks, .prompt > span, .arrange"), `${width}`).toEqual([]);
    await button.click();
    await expect(view).toBeInViewport({ ratio: 1 });
    await expect(view).toContainText("3 tiles");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
  }
  await tap(page, rack(page).last(), 2);
  await expect(rack(page)).toHaveCount(14);
});
