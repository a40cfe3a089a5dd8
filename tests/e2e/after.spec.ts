/** After a round: the result, the list of moves, and the table, which stays visible. */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { lay, middle, order, place, rack, record, resume } from "./play.ts";
import { picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import type { Size } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = (page: Page, name: string) => page.locator(`dialog[open][data-name=${name}]`);

const SIZES: readonly Size[] = sizesOf("320x568 390x844 844x390 1280x800");

test("the table is looked at, and left for the result", async ({ page }) => {
  await resume(page, record("lost"));
  for (const [width, height] of SIZES) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(dialog(page, "result")).toBeVisible();
      await page.getByRole("button", { name: "Table" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(rack(page).first()).toBeVisible();
      await picture(page, `after-${width}x${height}`);
      const back = page.getByRole("button", { name: "Result" });
      await expect(back).toBeInViewport({ ratio: 1 });
      await back.click();
    });
  }
  await page.getByRole("button", { name: "Look back" }).click();
  for (const [name, title] of [
    ["Moves", /^Moves of round/],
    ["Scores", /./],
  ] as const) {
    await test.step(`the ${name} are looked up, and lead back`, async () => {
      await dialog(page, "lookBack").getByRole("button", { name }).click();
      await expect(dialog(page, name.toLowerCase())).toBeVisible();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.getByRole("button", { name: "Close" }).click();
      await expect(dialog(page, "lookBack")).toBeVisible();
    });
  }
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(page.locator(".rack:not([data-phase=over])")).toBeAttached();
  await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
});

test("on the table after a round nothing comes back by itself, and no button does anything", async ({
  page,
}) => {
  await resume(page, record("lost"));
  await expect(dialog(page, "result")).toBeVisible();
  await page.keyboard.press("Escape");
  // An animated dialog would take the click.
  await expect(page.getByRole("dialog")).toBeHidden();
  await test.step("what is opened from the table leads back to the table", async () => {
    await page.getByRole("button", { name: "Rules" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
  });
  await test.step("what is refused does not bring back the result", async () => {
    const { x, y } = await middle(place(page, "stock"));
    await page.mouse.click(x, y);
    await expect(page.locator("#bubble")).toContainText("The round is over");
  });
  await test.step("what can do nothing is quiet, and says why", async () => {
    const before = await order(page);
    for (const move of ["runs", "groups", "pairs", "best", "close-up", "hint"]) {
      const button = page.locator(`[data-move=${move}]`);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveCSS("opacity", "0.45");
      await button.press("Enter");
      await expect(page.locator("#prompt")).toContainText("The round is over");
    }
    expect(await order(page)).toEqual(before);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("[data-move=arrange]").press("Enter");
    await expect(page.locator("#orders"), "and opens nothing").toBeHidden();
  });
  await expect(page.getByRole("dialog")).toBeHidden();
  await test.step("who is out finds the way back to the standing", async () => {
    await lay(page, record("watched"));
    await expect(dialog(page, "standing")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Result" }).click();
    await expect(dialog(page, "standing")).toBeVisible();
  });
});

test("where the browser soon forgets everything that is said once, with the ways out", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." }),
  );
  await resume(page, record("board-over"));
  const told = page.locator("dialog .forgets");
  await expect(told).toContainText("seven days");
  await page.reload();
  await ready(page);
  await expect(dialog(page, "result")).toBeVisible();
  await expect(told).toHaveCount(0);
});
