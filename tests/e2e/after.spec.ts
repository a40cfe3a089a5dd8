/** After a round: how it ended, what was played, and the table itself can be looked at. */

import type { Page } from "@playwright/test";
import { middle, order, place, rack, record, resume } from "./play.ts";
import { outside, picture, violations } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = (page: Page, name: string) => page.locator(`dialog[data-name=${name}]`);

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`the table is looked at, and left for the result, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await resume(page, record("lost"));
    await expect(dialog(page, "result")).toBeVisible();
    expect(await outside(page)).toEqual([]);
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(rack(page).first()).toBeVisible();
    await picture(page, `after-${width}x${height}`);
    expect(await violations(page)).toEqual([]);
    const back = page.getByRole("button", { name: "Result" });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(dialog(page, "result")).toBeVisible();
    await page.getByRole("button", { name: "Next round" }).click();
    await expect(page.locator(".rack:not([data-phase=over])")).toBeAttached();
    await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  });
}

test("the moves are looked up from the result, and lead back to it", async ({ page }) => {
  await resume(page, record("lost"));
  await dialog(page, "result").getByRole("button", { name: "Moves" }).click();
  await expect(page.getByRole("dialog", { name: /^Moves of round/ })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page, "result")).toBeVisible();
});

test("what is opened from the table after a round leads back to the table", async ({ page }) => {
  await resume(page, record("lost"));
  await expect(dialog(page, "result")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
});

test("the result does not come back by itself to who looks at the table", async ({ page }) => {
  await page.clock.install();
  await resume(page, record("lost"));
  await expect(dialog(page, "result")).toBeVisible();
  await page.keyboard.press("Escape");
  // A dialog that is still to be seen takes the click.
  await expect(page.getByRole("dialog")).toBeHidden();
  // What is refused is over with, and the match goes on as it would have.
  const { x, y } = await middle(place(page, "stock"));
  await page.mouse.click(x, y);
  await expect(page.locator("#bubble")).toContainText("The round is over");
  await page.clock.runFor(10_000);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("after a round what can do nothing is quiet, and says why", async ({ page }) => {
  await resume(page, record("lost"));
  await expect(dialog(page, "result")).toBeVisible();
  await page.keyboard.press("Escape");
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

test("who is out finds the way back to the standing", async ({ page }) => {
  await resume(page, record("watched"));
  await expect(dialog(page, "standing")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Result" }).click();
  await expect(dialog(page, "standing")).toBeVisible();
});
