/** Dialogs are gone through and left by keys alone, here those of table rummy. */

import type { Locator, Page } from "@playwright/test";
import { dialogOf } from "./panels.ts";
import { record, resume } from "./play.ts";
import { fresh, onRack, onTable } from "./series.ts";
import { choose } from "./sight.ts";
import { delayWorkers, expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  const held = () => thing.evaluate((element) => element.contains(document.activeElement));
  for (let i = 0; i < 40 && !(await held()); i += 1) await page.keyboard.press("Tab");
  expect(await held()).toBe(true);
}

test("during a round keys alone lead through the dialogs", async ({ page }) => {
  await resume(page, record("rummi-running"));
  const menu = page.locator("#menu");
  for (const name of ["scores", "moves", "rules"] as const)
    await test.step(`${name} is opened, gone through and left by keys alone`, async () => {
      const dialog = dialogOf(page, name);
      await page.keyboard.press("m");
      await expect(menu.locator("button").first()).toBeFocused();
      await tabTo(page, menu.locator(`[data-dialog=${name}]`));
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("h2, [tabindex], button").first()).toBeVisible();
      for (let i = 0; i < 12; i += 1) {
        await page.keyboard.press("Tab");
        // After the last element of a dialog the focus may go through the browser's own controls.
        const inside = await dialog.evaluate(
          (element) =>
            element.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(inside, "the keyboard stays in the dialog").toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

  const start = dialogOf(page, "newGame");
  await page.keyboard.press("m");
  await tabTo(page, menu.locator("[data-leave]"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator(".home:visible .switch :checked"));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.locator('.home:visible [data-go="new:okey"]'));
  await page.keyboard.press("Enter");
  await expect(start).toBeVisible();

  await test.step("a match by other rules of this game is begun by keys alone", async () => {
    await expect(start).toBeVisible();
    await tabTo(page, start.locator("input[name=game]:checked"));
    await page.keyboard.press("ArrowLeft");
    await expect(start.locator("input[name=game]:checked")).toHaveValue("rummi");
    await expect(start.locator("[data-set=rummi80-site]")).toBeVisible();
    await tabTo(page, start.locator("input[name=rules]:checked"));
    await page.keyboard.press("ArrowDown");
    await expect(start.locator("input[name=rules]:checked")).toHaveAccessibleName(/50 seconds/);
    await tabTo(page, start.getByRole("button", { name: "Play", exact: true }));
    await page.keyboard.press("Enter");
    await expect(start).toBeHidden();
    await expect(page.locator(".clock")).toBeVisible();
  });
});

test("rules are chosen among those of the game just chosen, however slow the engine", async ({
  page,
}) => {
  await page.addInitScript(delayWorkers, 100);
  await resume(page, record("rummi-running"));
  await choose(page, "newGame");
  const dialog = dialogOf(page, "newGame");
  await dialog.locator("input[name=game][value=okey]").focus();
  await page.keyboard.press("ArrowLeft");
  await drawn(page);
  await dialog.locator("[data-set] label").nth(1).click();
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#bar .game-name")).toHaveText("Table rummy 80, 50 s");
});

test("the end of a round leads on by keys: what was possible, and the next round", async ({
  page,
}) => {
  await resume(page, record("rummi-over"));
  const result = dialogOf(page, "result");
  const why = dialogOf(page, "why");
  await expect(result).toBeVisible();
  await page.keyboard.press("Escape");

  await test.step("the moves tell what was possible", async () => {
    await page.keyboard.press("m");
    await tabTo(page, page.locator("#menu [data-dialog=moves]"));
    await page.keyboard.press("Enter");
    await expect(dialogOf(page, "moves")).toBeVisible();
    await tabTo(page, page.locator("dialog .ask").first());
    await page.keyboard.press("Enter");
    await expect(why).toBeVisible();
    const turn = await why.locator("#dialog-title").innerText();
    await tabTo(page, why.locator("[data-move=earlier]"));
    await page.keyboard.press("Enter");
    await expect(why.locator("#dialog-title")).not.toHaveText(turn);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "moves")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  await test.step("the next round begins, and a tile is laid by keys there at once", async () => {
    await tabTo(page, page.locator("[data-move=result]"));
    await page.keyboard.press("Enter");
    await expect(result).toBeVisible();
    await tabTo(page, result.locator("[data-move=next-round]"));
    await page.keyboard.press("Enter");
    await expect(result).toBeHidden();
    await page.locator('.rack[data-turn="0"][data-phase="lay"]').waitFor({ state: "attached" });
    const tile = page.locator(".rack [role=option]").first();
    const name = (await tile.getAttribute("data-tile")) ?? "";
    await onRack(page, name).focus();
    await page.keyboard.press("Space");
    await fresh(page).focus();
    await page.keyboard.press("Enter");
    await expect(onTable(page, name)).toBeAttached();
  });
});
