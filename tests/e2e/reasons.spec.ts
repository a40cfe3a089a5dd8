/** Tiles in texts: in the reason of a hint, and in the list for the player's own moves. */

import { readFileSync } from "node:fs";
import {
  type OkeyGameView as GameView,
  initSync,
  type TileView,
} from "../../www/pkg/istaka/istaka.js";
import { Okey as Game } from "../games.ts";
import { record, resume } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, type Size } from "./visit.ts";

const SIZES: readonly Size[] = [
  [360, 640],
  [568, 320],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
];

function own(table: NonNullable<GameView["table"]>): TileView[] {
  return table.draws.flatMap((tile) => table.tiles[tile] ?? []);
}

const COLORS = { R: "red", Y: "yellow", B: "blue", K: "black" };

function nameOf({ color, number, wild }: TileView): string {
  const plain = color === null ? "false joker" : `${COLORS[color]} ${number}`;
  return wild ? `${plain}, wild` : plain;
}

test("tiles are shown where a hint and the moves list speak of them", async ({ page }) => {
  const match = record("throw");
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const game = Game.load(match);
  const { table } = game.view(0);
  await resume(page, match);

  await test.step("the reason of a hint shows the tiles it counts, on every screen", async () => {
    const hint = game.hint();
    if (hint?.kind !== "discard") throw new Error("a throw is advised");
    const helping = hint.best.leaves.helping.flatMap((tile) => table?.tiles[tile] ?? []);
    await page.keyboard.press("h");
    await expect(page.locator("[data-hint]").first()).toBeAttached();
    const row = page.locator(".prompt tile-row");
    await expect(row).toHaveCount(0);
    // The last step stays.
    for (const _ of [2, 3, 4]) await page.keyboard.press("h");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await expect(row).toBeVisible();
      await expect(row.locator("canvas")).toHaveCount(helping.length);
      for (const tile of helping) await expect(row).toHaveAccessibleName(new RegExp(nameOf(tile)));
      const [strip, words] = [
        await row.boundingBox(),
        await page.locator(".prompt span").boundingBox(),
      ];
      if (!strip || !words) throw new Error("both are seen");
      expect(strip.x).toBeGreaterThanOrEqual(0);
      expect(strip.x + strip.width).toBeLessThanOrEqual(width);
      expect(strip.y + strip.height).toBeLessThanOrEqual(words.y);
    }
  });

  await choose(page, "moves");
  const turns = page.locator("dialog .turns");

  await test.step("the moves list names what the player has drawn, after a visit too", async () => {
    const mine = turns.locator("tr").filter({ has: page.locator(".seat-0") });
    const cells = mine.locator("td:nth-child(2)").filter({ hasText: "from the stock" });
    const drawn = table ? own(table) : [];
    await expect(cells).toHaveCount(drawn.length);
    // The list begins with the last turn.
    for (const [at, tile] of drawn.toReversed().entries())
      await expect(cells.nth(at).getByRole("img")).toHaveAccessibleName(nameOf(tile));
    const others = turns.locator("tr").filter({ hasNot: page.locator(".seat-0") });
    const hidden = others.locator("td:nth-child(2)").filter({ hasText: /^from the stock$/ });
    expect(await hidden.count()).toBeGreaterThan(0);
    await expect(hidden.getByRole("img")).toHaveCount(0);
  });

  await test.step("it shows the back of a covered discard while the round runs", async () => {
    const covered = table?.covered.length ?? 0;
    expect(covered).toBeGreaterThan(0);
    const thrown = turns.locator("td:nth-child(3)");
    const backs = thrown.getByRole("img", { name: "covered by a later discard" });
    await expect(backs).toHaveCount(covered);
    expect(await thrown.getByRole("img").count()).toBeGreaterThan(covered);
  });

  await test.step("nothing is explained while the round runs", async () => {
    await expect(page.locator(".ask, .question")).toHaveCount(0);
  });
});
