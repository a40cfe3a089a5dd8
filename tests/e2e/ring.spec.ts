/**
 * Deals from the ring of stacks: the dice, the show that may be skipped, and what is left to draw.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { layoutOf } from "../../www/games/okey/layout.ts";
import { shapeOf } from "../../www/games/okey/places.ts";
import { surrounding } from "../../www/games/okey/ring/places.ts";
import type { OkeyViews } from "../../www/games/okey/state";
import { Game, initSync } from "../../www/pkg/okey/istaka.js";
import { emptyRack } from "../../www/rack/rack.ts";
import type { Settings } from "../../www/settings.ts";
import { initial } from "../../www/state.ts";
import { drag, middle, open, place, rack, tap, turn } from "./play.ts";
import { crossing, picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { set, setElsewhere } from "./visit.ts";

/** In this match of the board edition the player throws highest and begins. */
const OWN = "?seed=4";

/** Opens the page as somebody has it who has set this. */
async function openWith(page: Page, settings: Partial<Settings>, query = OWN): Promise<void> {
  await set(page, settings);
  await open(page, query);
}

/** In the page: keeps all that is said while the deal is shown. */
function note(): void {
  const said: string[] = [];
  Reflect.set(window, "said", said);
  new MutationObserver(() => {
    const words = document.querySelector("#curtain .prompt")?.textContent;
    if (words && words !== said.at(-1)) said.push(words);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const curtain = (page: Page) => page.locator("#curtain");

test("a match of the board edition begins with dice, and a round of it is played", async ({
  page,
}) => {
  await page.addInitScript(note);
  await openWith(page, { pace: "normal", rules: "board" }, "?seed=6");
  await expect(curtain(page)).toBeVisible();
  // Nobody plays before all is dealt.
  await expect(page.locator(".rack")).toHaveAttribute("data-phase", "discard");
  await expect(page.locator("#log")).not.toContainText("Leyla discards black");
  await expect(curtain(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
    "Everyone throws the die. The highest number starts",
    "Leyla throws 4 and starts",
    "Leyla throws for the okey",
    "4: the tile left over goes on stack 4",
    "Tile 3 from the top is the indicator: red 8",
    "Stack by stack, the tiles go round",
  ]);
  await setElsewhere(page, { pace: "instant" });
  const finish = page.locator("[data-move=finish]");
  for (let move = 0; (await turn(page)) !== "over"; move += 1) {
    const phase = await turn(page);
    const count = await rack(page).count();
    if (phase === "lastChance") await page.locator("[data-move=pass]").click();
    else if (phase === "draw") {
      if (move % 4 === 0) await drag(page, place(page, "stock"), await middle(rack(page).nth(3)));
      else await tap(page, place(page, "stock"));
      await expect(rack(page)).toHaveCount(count + 1);
    } else if ((await finish.getAttribute("data-ready")) !== null) await finish.click();
    else {
      await tap(page, page.locator(".rack [role=option]:not([aria-label*=wild])").last(), 2);
      await expect(rack(page)).toHaveCount(count - 1);
    }
  }
  await expect(page.locator("dialog .hand")).toHaveCount(4);
  await page.locator("[data-move=next-round]").click();
  await expect(page.locator("#bar .round")).toContainText("Round 2");
});

for (const [how, skip] of [
  ["a tap on the felt", (page: Page) => page.mouse.click(640, 300)],
  ["the button", (page: Page) => page.locator(".skip").click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Enter", (page: Page) => page.keyboard.press("Enter")],
  ["a key that draws otherwise", (page: Page) => page.keyboard.press("d")],
] as const) {
  test(`${how} skips the deal`, async ({ page }) => {
    await openWith(page, { pace: "slow", rules: "board" });
    await expect(curtain(page)).toBeVisible();
    await skip(page);
    await expect(curtain(page)).toHaveCount(0);
    await expect(rack(page)).toHaveCount(15);
    await expect(page.locator("#prompt")).toContainText("You start");
    await expect(page.locator("#bubble")).toBeEmpty();
    // The game goes on from there.
    await tap(page, rack(page).last(), 2);
    await expect(rack(page)).toHaveCount(14);
  });
}

test("a bot that begins waits for the end of the show, and then plays", async ({ page }) => {
  await openWith(page, { pace: "slow", rules: "board" }, "?seed=6");
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator("[data-place=take], [data-place^=pile]").first()).toBeAttached();
  await page.keyboard.press(" ");
  await expect(page.locator("#log")).toContainText("Leyla discards black 5");
});

test("without motion nothing is shown, and all is told", async ({ page }) => {
  await openWith(page, { pace: "instant", rules: "board" });
  await expect(page.locator("#log")).toContainText("You throw 6 and start");
  await expect(page.locator("#log")).toContainText("is the indicator");
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator("#prompt")).toContainText("You start");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is shown, and all is told", async ({ page }) => {
    await openWith(page, { pace: "normal", rules: "pagat" });
    await expect(page.locator("#log")).toContainText("from the bottom is the indicator");
    await expect(curtain(page)).toHaveCount(0);
  });
});

test("a page that is opened again in the midst of it has all tiles dealt", async ({ page }) => {
  await openWith(page, { pace: "slow", rules: "board" });
  await expect(curtain(page)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(rack(page)).toHaveCount(15);
  await expect(curtain(page)).toHaveCount(0);
  await tap(page, rack(page).last(), 2);
  await expect(rack(page)).toHaveCount(14);
});

test("another window size ends the show, and everything is in its place", async ({ page }) => {
  await openWith(page, { pace: "slow", rules: "board" });
  await expect(curtain(page)).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(curtain(page)).toHaveCount(0);
  await expect(rack(page)).toHaveCount(15);
});

test("the plain game fetches nothing of it", async ({ page, site }) => {
  await open(page);
  await expect(page.locator("#log")).not.toBeEmpty();
  expect(site.asked.filter((path) => path.includes("assets/ring-"))).toEqual([]);
});

test("a tile is drawn from the next stack of the ring, by tap and by drag", async ({ page }) => {
  await openWith(page, { pace: "instant", rules: "pagat" }, "?seed=1");
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const game = new Game({ seed: "1", rules: "pagat" });
  game.deal();
  const view = { width: 1280, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
  const fresh = initial<OkeyViews>(emptyRack(shapeOf(view)));
  const state = { ...fresh, game: game.view(0) };
  const { ring } = layoutOf(view, state, null, surrounding());
  if (!ring?.next) throw new Error("there is no ring");
  for (const by of ["tap", "drag"]) {
    if (by === "drag") {
      await tap(page, page.locator(".rack [role=option]:not([aria-label*=wild])").last(), 2);
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

/** The stack from which the next tile comes when so many are left, four players at the table. */
function stackOf(left: number, indicator: number): number {
  const drawn = 48 - left;
  const behind = drawn < 3 ? 12 : 13 + Math.floor((drawn - 3) / 5);
  return (indicator + behind) % 21;
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 420],
] as const) {
  test(`the count opens the ring where ${width} × ${height} pixels have no room for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, { pace: "instant", rules: "board" });
    const button = page.locator(".stacks");
    await expect(button).toHaveText("48");
    expect(await crossing(page, ".stacks, .prompt span, .arrange")).toEqual([]);
    await button.click();
    await expect(page.locator("#ring-view")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#ring-view")).toContainText("3 tiles");
    await page.keyboard.press("Escape");
    await expect(page.locator("#ring-view")).toBeHidden();
    await tap(page, rack(page).last(), 2);
    await expect(rack(page)).toHaveCount(14);
  });
}

for (const [width, height, theme] of [
  [390, 844, "evening"],
  [844, 390, "day"],
  [1280, 800, "day"],
] as const) {
  const look = `${width}x${height}-${theme}`;
  test(`the deal, to be reviewed by eye: ${look}`, async ({ page }) => {
    test.skip(!process.env.PICTURES, "what it says is tested above");
    await page.setViewportSize({ width, height });
    await openWith(page, { pace: "normal", rules: "board", theme }, "?seed=6");
    const words = curtain(page).locator(".prompt");
    for (const [name, said] of [
      ["dice", "throws 4 and starts"],
      ["stack", "goes on stack"],
      ["indicator", "is the indicator"],
      ["hands", "tiles go round"],
    ] as const) {
      await expect(words).toContainText(said);
      await picture(page, `gallery/ring-${name}-${look}`);
    }
  });
}
