/** Explanations of moves, of hints and in lists, with their tiles. */

import { readFileSync } from "node:fs";
import { type OkeyGameView as GameView, initSync } from "../../www/pkg/istaka/istaka.js";
import { facesIn, type TileFace } from "../../www/state/faces.ts";
import { sizesOf } from "../../www/state/rect.double.ts";
import { Okey as Game } from "../games.ts";
import { EXPLAINED } from "../records/positions.ts";
import { dialogOf, lookingBack } from "./panels.ts";
import { record, resume } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, type Size } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

test("the table tells after a round why each opponent threw what lies there, and who finished how", async ({
  page,
}) => {
  await resume(page, record("explained"), "", EXPLAINED);
  await page.locator("dialog [data-move=to-table]").click();
  const why = dialogOf(page, "why");
  const heading = why.getByRole("heading");
  const earlier = why.locator("[data-move=earlier]");

  await test.step("what lies on a pile is explained, and what was thrown before and after", async () => {
    await page.locator("[data-why='2']").click();
    await expect(heading).toHaveText(/^Why did Leyla .*\?$/);
    await expect(why).toContainText("Leyla held:");
    const top = (await heading.textContent()) ?? "";
    await why.getByRole("button", { name: "Earlier" }).click();
    await expect(heading).not.toHaveText(top);
    await why.getByRole("button", { name: "Later" }).click();
    await expect(heading).toHaveText(top);
    await why.getByRole("button", { name: "Close" }).click();
    await expect(page.locator("dialog")).toBeHidden();
  });

  await test.step("who finished is asked how", async () => {
    const pile = page.locator("[data-why='1']");
    await expect(pile).toHaveAccessibleName("How did Mehmet finish?");
    await pile.click();
    await expect(heading).toHaveText("How did Mehmet finish?");
    await expect(why).toContainText("The hand was complete.");
  });

  await test.step("going back to the first turn by keyboard keeps the focus", async () => {
    await earlier.focus();
    while ((await earlier.getAttribute("aria-disabled")) === "false") {
      const before = (await heading.textContent()) ?? "";
      await page.keyboard.press("Enter");
      await expect(heading).not.toHaveText(before);
    }
    await expect(earlier).toBeDisabled();
    await expect(earlier).toBeFocused();
  });
});

test("every turn of an opponent is explained from the list of moves, by keyboard", async ({
  page,
}) => {
  const match = record("explained");
  await resume(page, match, "", EXPLAINED);
  await (await lookingBack(page, "moves")).click();
  const asks = page.locator("dialog .ask");
  await expect(asks).toHaveCount(match.match(/^[123] (discard|finish|pass)/gm)?.length ?? 0);
  await expect(asks.first()).toHaveAccessibleName("How did Mehmet finish?");
  await asks.last().press("Enter");
  await expect(dialogOf(page, "why").getByRole("heading")).toHaveText(/^Why did .*\?$/);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "moves")).toBeVisible();
});

test("what was taken from a pile is not asked about there", async ({ page }) => {
  await resume(page, record("explained-taken"), "", EXPLAINED);
  await page.locator("dialog [data-move=to-table]").click();
  const lies = await page.locator("[data-place=take]").getAttribute("aria-label");
  const [, tile] = /discarded (.*?):/.exec(lies ?? "") ?? [];
  await expect(page.locator("[data-why='3']")).toHaveAccessibleName(
    new RegExp(`discard the ${tile}\\?`),
  );
});

const SIZES: readonly Size[] = sizesOf("360x640 568x320 740x360 768x1024 1280x800 2560x1440");

function own(table: NonNullable<GameView["table"]>): TileFace[] {
  return facesIn(table, table.draws);
}

const COLORS = { R: "red", Y: "yellow", B: "blue", K: "black" };

function nameOf({ color, number, wild }: TileFace): string {
  const plain = color === null ? "false joker" : `${COLORS[color]} ${number}`;
  return wild ? `${plain} (okey)` : plain;
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
    const helping = table ? facesIn(table, hint.best.leaves.helping) : [];
    await page.keyboard.press("h");
    await expect(page.locator("[data-hint]").first()).toBeAttached();
    const row = page.locator(".prompt tile-row:not(.told-tile *)");
    await expect(row).toHaveCount(0);
    // The last step stays.
    for (const _ of [2, 3, 4]) await page.keyboard.press("h");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await expect(row).toBeVisible();
      await expect(row.locator("canvas")).toHaveCount(helping.length);
      for (const tile of helping)
        await expect(row).toHaveAccessibleName(new RegExp(nameOf(tile).replace(/[()]/g, "\\$&")));
      const [strip, words] = [
        await row.boundingBox(),
        await page.locator(".prompt > span").boundingBox(),
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
