/**
 * Table and dialogs of the game with 80 tiles: accessible, within their frames, and used by keys.
 */

import type { Locator, Page } from "@playwright/test";
import { CHOICES } from "../../www/choices.ts";
import { dialogOf, toStanding } from "./panels.ts";
import { record, resume } from "./play.ts";
import { fresh, HAND, layNew, matchOf, onRack, onTable, openMatch } from "./series.ts";
import { choose, outside, picture, violations } from "./sight.ts";
import { delayWorkers, expect, test } from "./support.ts";
import { drawn, SIZES, set, setElsewhere } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** By the name of its picture: the dialog, and a match in which there is much to be seen in it. */
const SHOWN = {
  result: { dialog: "result", match: "rummi-over" },
  blocked: { dialog: "result", match: "rummi-blocked" },
  standing: { dialog: "standing", match: "rummi-standing" },
  scores: { dialog: "scores", match: "rummi-running" },
  moves: { dialog: "moves", match: "rummi-running" },
  told: { dialog: "moves", match: "rummi-over" },
  why: { dialog: "why", match: "rummi-over" },
  rules: { dialog: "rules", match: "rummi-running" },
  newGame: { dialog: "newGame", match: "rummi-running" },
  editor: { dialog: "editor", match: "rummi-running" },
} as const;

type Shown = keyof typeof SHOWN;

async function show(page: Page, name: Shown): Promise<void> {
  const { dialog, match } = SHOWN[name];
  await resume(page, record(match));
  if (name === "standing") await toStanding(page);
  else if (match !== "rummi-running") await page.locator("dialog[open]").waitFor();
  if (name === "why" || name === "told") {
    await page.keyboard.press("Escape");
    await choose(page, "moves");
    await expect(dialogOf(page, "moves")).toBeVisible();
    if (name === "why") await page.locator("dialog .ask").last().click();
  } else if (name === "editor") {
    await choose(page, "newGame");
    await dialogOf(page, "newGame").getByRole("button", { name: "Change" }).click();
  } else if (match === "rummi-running") await choose(page, dialog);
  await expect(dialogOf(page, dialog)).toBeVisible();
  if (name === "rules") await page.locator("dialog h2").first().waitFor();
}

for (const name of Object.keys(SHOWN) as Shown[]) {
  test(`nothing sticks out of ${name}, and it is accessible`, async ({ page }) => {
    await show(page, name);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const where = `rummi-${name}-${width}x${height}`;
      await picture(page, where);
      expect.soft(await outside(page), where).toEqual([]);
      expect.soft(await violations(page), where).toEqual([]);
    }
  });
}

for (const faces of CHOICES.faces) {
  test(`the table with ${faces} in all colours is accessible`, async ({ page }) => {
    await set(page, { faces });
    await openMatch(page, matchOf("rummi80 players=2", [HAND.replace("Y1", "J'")]), { faces });
    await layNew(page, "R1 R2 J");
    await layNew(page, "B7 B8");
    for (const colors of CHOICES.colors) {
      await setElsewhere(page, { colors });
      expect.soft(await violations(page), colors).toEqual([]);
    }
  });
}

/** Goes on by Tab until something has the keyboard. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  const held = () => thing.evaluate((element) => element.contains(document.activeElement));
  for (let i = 0; i < 40 && !(await held()); i += 1) await page.keyboard.press("Tab");
  expect(await held()).toBe(true);
}

test("the dialogs are opened, gone through and left by keys alone", async ({ page }) => {
  await resume(page, record("rummi-running"));
  const menu = page.locator("#menu");
  for (const name of ["scores", "moves", "rules", "newGame"] as const) {
    const dialog = dialogOf(page, name);
    await page.keyboard.press("m");
    await expect(menu.locator("button").first()).toBeFocused();
    const button = menu.locator(`[data-dialog=${name}]`);
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("h2, [tabindex], button").first()).toBeVisible();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press("Tab");
      // From the last thing of a dialog the way may lead through the browser's own.
      const inside = await dialog.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside, `${name}: the keyboard stays in the dialog`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("a match by other rules of this game is begun by keys alone", async ({ page }) => {
  await resume(page, record("rummi-running"));
  await page.keyboard.press("m");
  await tabTo(page, page.locator("#menu [data-dialog=newGame]"));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "newGame");
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.locator("input[name=game]:checked"));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.locator("input[name=game]:checked")).toHaveValue("rummi");
  await expect(dialog.locator("[data-set=rummi80-site]")).toBeVisible();
  await tabTo(page, dialog.locator("input[name=rules]:checked"));
  await page.keyboard.press("ArrowDown");
  await expect(dialog.locator("input[name=rules]:checked")).toHaveAccessibleName(/50 seconds/);
  await tabTo(page, dialog.getByRole("button", { name: "Play", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator(".clock")).toBeVisible();
});

test("rules are chosen among those of the game just chosen, however slow the engine", async ({
  page,
}) => {
  await page.addInitScript(delayWorkers, 100);
  await resume(page, record("rummi-running"));
  await choose(page, "newGame");
  const dialog = dialogOf(page, "newGame");
  await dialog.locator("input[name=game][value=okey]").focus();
  await page.keyboard.press("ArrowRight");
  await drawn(page);
  await dialog.locator("[data-set] label").nth(1).click();
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#bar .game-name")).toHaveText("80-tile game, 50 seconds");
});

test("the end of a round leads on by keys: what was possible, and the next round", async ({
  page,
}) => {
  await resume(page, record("rummi-over"));
  const result = dialogOf(page, "result");
  await expect(result).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await tabTo(page, page.locator("#menu [data-dialog=moves]"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("dialog .ask").first());
  await page.keyboard.press("Enter");
  const why = dialogOf(page, "why");
  await expect(why).toBeVisible();
  const turn = await why.locator("#dialog-title").innerText();
  await tabTo(page, why.locator("[data-move=earlier]"));
  await page.keyboard.press("Enter");
  await expect(why.locator("#dialog-title")).not.toHaveText(turn);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "moves")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await tabTo(page, page.locator("[data-move=result]"));
  await page.keyboard.press("Enter");
  await expect(result).toBeVisible();
  await tabTo(page, result.locator("[data-move=next-round]"));
  await page.keyboard.press("Enter");
  await expect(result).toBeHidden();
  await expect(page.locator(".rack [role=option]").first()).toBeAttached();
  // A tile is laid by keys there at once.
  await page.locator('.rack[data-turn="0"][data-phase="lay"]').waitFor({ state: "attached" });
  const tile = page.locator(".rack [role=option]").first();
  const name = (await tile.getAttribute("data-tile")) ?? "";
  await onRack(page, name).focus();
  await page.keyboard.press("Space");
  await fresh(page).focus();
  await page.keyboard.press("Enter");
  await expect(onTable(page, name)).toBeAttached();
});
