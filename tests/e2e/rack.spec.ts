/**
 * What the page does with the player's own arrangement: it closes gaps, and
 * puts tiles where they fit, when he asks for it.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Game, initSync } from "../../www/pkg/okey/istaka.js";
import { drag, middle, open, order, place, rack, record, resume, tap, toDiscard } from "./play.ts";
import { expect, test } from "./support.ts";
import { set } from "./visit.ts";

/** The slots of the rack, a dot for each gap, as they are kept. */
async function slots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { slots, columns } = JSON.parse(localStorage.getItem("istaka.match") ?? "{}");
    const text = (slots as (string | null)[]).map((tile) => tile ?? ".");
    return [text.slice(0, columns).join(" "), text.slice(columns).join(" ")];
  });
}

/** Free slots that have a tile behind them on their tier. */
function gaps(tiers: readonly string[]): number {
  return tiers.reduce((sum, tier) => sum + tier.replace(/[. ]*$/, "").split(".").length - 1, 0);
}

/** The tiles that lie side by side. */
function blocks(tiers: readonly string[]): string[][] {
  return tiers
    .flatMap((tier) => tier.split(/(?:\. ?)+/))
    .flatMap((block) => {
      const tiles = block.trim().split(" ").filter(Boolean);
      return tiles.length > 0 ? [tiles] : [];
    });
}

/** Drags a tile far to the right of the last tier, where nothing lies. */
async function scatter(page: Page, tile = rack(page).first()): Promise<void> {
  const last = await middle(rack(page).last());
  const { width } = page.viewportSize() ?? { width: 0 };
  const carried = await tile.getAttribute("data-tile");
  await drag(page, tile, { x: width * 0.93, y: last.y });
  // The page shows it a frame after it has been laid there.
  await expect.poll(async () => (await order(page)).at(-1)).toBe(carried);
}

for (const [how, width, height, close] of [
  ["the button", 1280, 800, (page: Page) => page.locator("[data-move=close-up]").click()],
  [
    "the key",
    1280,
    800,
    async (page: Page) => {
      await page.keyboard.press("c");
    },
  ],
  [
    "the menu of a phone",
    390,
    844,
    async (page: Page) => {
      await page.locator("[data-move=arrange]").click();
      await page.locator("[data-move=close-up]").click();
      await expect(page.locator("#orders")).toBeHidden();
    },
  ],
] as const) {
  test(`${how} closes the rack up, and it can be taken back`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await toDiscard(page);
    await scatter(page);
    const [before, tiles] = [await slots(page), await order(page)];
    expect(gaps(before)).toBeGreaterThan(0);
    await close(page);
    // One slot beside each meld is all that is left.
    await expect.poll(async () => gaps(await slots(page))).toBeLessThan(gaps(before) - 3);
    expect((await slots(page)).join("|")).not.toMatch(/\. \. [^.|]/);
    expect(await order(page), "the order is the same").toEqual(tiles);
    const undo = page.locator("[data-move=undo]");
    await expect(undo).toHaveAttribute("aria-disabled", "false");
    await undo.click();
    await expect.poll(() => slots(page)).toEqual(before);
  });
}

test("whole melds are still melds when the rack is closed up", async ({ page }) => {
  const match = record("near");
  await resume(page, match);
  await page.locator("[data-move=best]").click();
  await expect.poll(async () => gaps(await slots(page))).toBeGreaterThan(0);
  await scatter(page, rack(page).last());
  const game = Game.load(match);
  const melds = async (): Promise<string[][]> => {
    const found = blocks(await slots(page)).filter((block) => block.length >= 3);
    const read = game.readMelds(found);
    return found.filter((_, i) => read[i] !== null);
  };
  const before = await slots(page);
  const whole = await melds();
  expect(whole.length).toBeGreaterThan(1);
  await page.locator("[data-move=close-up]").click();
  await expect.poll(async () => gaps(await slots(page))).toBeLessThan(gaps(before));
  expect(await melds()).toEqual(whole);
});

/**
 * A match in which the next tile from the stock makes a meld with two
 * that lie side by side in runs.
 */
function beforeFit(): { match: string; drawn: string } {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  for (let seed = 1; seed < 200; seed += 1) {
    const game = new Game({ seed: `${seed}` });
    game.deal();
    if (game.view().table?.turn !== 0 || game.view().table?.phase === "draw") continue;
    const { table } = game.view();
    game.discard(table?.legal.discard[0] ?? "");
    while (game.view().table?.turn !== 0) game.botMove();
    const match = game.save();
    const before = game.view().table?.hand ?? [];
    game.draw("stock");
    const drawn = game.view().table?.hand.find(({ tile }) => tile === game.view().table?.drawn);
    if (!drawn || drawn.wild || drawn.number === null) continue;
    const held = (by: number) =>
      before.some(
        ({ color, number, wild }) =>
          !wild && color === drawn.color && number === (drawn.number ?? 0) + by,
      );
    const near = [-2, -1, 1, 2].filter(held);
    if (near.includes(1) && near.includes(2)) return { match, drawn: drawn.tile };
  }
  throw new Error("no such match was found");
}

for (const fit of [true, false]) {
  test(`a drawn tile lands ${fit ? "where it fits" : "apart"} if that is set`, async ({ page }) => {
    await set(page, { fit });
    const { match, drawn } = beforeFit();
    await resume(page, match);
    await page.locator("[data-move=runs]").click();
    await tap(page, place(page, "stock"));
    await expect(rack(page)).toHaveCount(15);
    await expect.poll(async () => (await slots(page)).join(" ")).toContain(drawn);
    const block = blocks(await slots(page)).find((tiles) => tiles.includes(drawn)) ?? [];
    if (fit) expect(block.length).toBeGreaterThan(2);
    else expect(block).toEqual([drawn]);
  });
}
